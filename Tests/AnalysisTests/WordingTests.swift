import AutoLayout
import Foundation
import LayoutDocuments
import SceneFile
import Testing

@testable import Analysis

@Suite("Sentences of findings")
struct WordingTests {
  private func findings(
    _ text: String, _ canvases: [Canvas], _ directions: [LayoutDirection] = [.leftToRight]
  ) throws -> [LintFinding] {
    let layout = try SceneDocument(bytes: Array(text.utf8), file: "scene.yaml").layout
    let layouts = canvases.flatMap { canvas in
      directions.map { direction in
        let tree = layout.build(on: canvas, direction: direction).root.solvedTree(
          canvas: canvas, findsCauses: true)
        return LintedLayout(canvas: "\(canvas.name) \(direction)", tree: tree)
      }
    }
    return Linter().findings(in: layouts)
  }

  @Test("have the range of a number over all canvases")
  func ranges() throws {
    let found = try findings(
      """
      root: { subviews: [{ id: t, class: Label, text: "A text of fifty letters, which is far too long by all" }] }
      constraints: [t.leading == root.leading + 30, t.trailing == root.trailing - 30, t.top == root.top]
      """, [Canvas(width: 320, height: 200), Canvas(width: 400, height: 200)])
    #expect(found.count == 1)
    #expect(found[0].message.hasSuffix(" points, but has 260–340"))
    #expect(found[0].canvases.count == 2)
  }

  @Test("keep numbers in names, and signs")
  func numbers() {
    var text = NumberedText("'row 2' is at −10, and 1.5 is 'a == 3'")
    #expect(text.text == "'row 2' is at −10, and 1.5 is 'a == 3'")
    text.add(NumberedText("'row 2' is at −20, and 9 is 'a == 3'"))
    #expect(text.text == "'row 2' is at −20–−10, and 1.5–9 is 'a == 3'")
    #expect(text.words != NumberedText("'row 2' is at −10, and 1.5 is 'a == 4'").words)
  }

  @Test("name sides that are the same in both directions")
  func directions() throws {
    let found = try findings(
      """
      root:
        subviews: [{ id: box, subviews: [{ id: inner, style: { fill: "#ff0000" } }] }]
      constraints:
        - box.leading == root.leading + 20
        - (box, inner).top == root.top
        - (box, inner).width == 50
        - (box, inner).height == 50
        - inner.leading == box.leading + 20
      """, [Canvas(width: 320, height: 200)], [.leftToRight, .rightToLeft])
    #expect(found.map(\.canvases.count) == [2])
    #expect(
      found.map(\.message) == [
        "'inner' extends beyond its superview 'box' by 20 points (trailing)"
      ])
  }

  @Test("say what is in conflict besides constraints, and count what stack views add")
  func conflicts() throws {
    let text = try findings(
      """
      root: { subviews: [{ id: t, class: Label, text: "1234", hugging: { horizontal: 1000 } }] }
      constraints: [t.leading == root.leading, t.top == root.top, t.width >= 200]
      """, [Canvas(width: 320, height: 200), Canvas(width: 400, height: 200)])
    #expect(
      text.filter { $0.rule == .conflict }.map(\.message) == [
        "'t.width >= 200' cannot be satisfied together with the width of the text of 't', 38 points"
      ])
    let stack = try findings(
      """
      root:
        subviews:
          - id: s
            class: StackView
            distribution: fillEqually
            subviews: [{ id: a, class: Button, text: A }, { id: b, class: Button, text: B }]
      constraints:
        - s.leading == root.leading
        - s.trailing == root.trailing
        - s.top == root.top
        - a.width == 60
      """, [Canvas(width: 320, height: 200), Canvas(width: 400, height: 200)])
    let conflict = try #require(stack.first { $0.rule == .conflict })
    #expect(conflict.canvases.count == 2)
    #expect(
      conflict.message.hasPrefix(
        "'a.width == 60' cannot be satisfied together with 's.leading == root.leading', 's.trailing == root.trailing', "
      ))
    #expect(conflict.message.contains("the width of the canvas and "))
    #expect(conflict.message.hasSuffix("constraints of stack views"))
    #expect(conflict.constraints == [3, 0, 1])
  }

  @Test("write the factor of a constraint as conflicts do")
  func factors() throws {
    let text = """
      root: { subviews: [{ id: a }] }
      constraints:
        - a.leading == root.leading
        - a.top == root.top
        - a.width == 16/9 * a.height
        - a.width == 100
        - a.height == 100
      """
    let canvas = Canvas(width: 320, height: 200)
    let tree = try SceneDocument(bytes: Array(text.utf8), file: "scene.yaml")
      .makeView(canvas: canvas).solvedTree(canvas: canvas, findsCauses: true)
    let conflict = try #require(tree.conflicts.first)
    let known = ([conflict.brokenIndex].compactMap(\.self) + conflict.becauseIndices).map {
      tree.text(of: tree.constraints[$0])
    }
    #expect(Set(known) == Set([conflict.broken] + conflict.because))
  }

  @Test("don't ask for leading where both sides are pinned alike, and name one edge for a line")
  func sides() throws {
    let symmetric = """
      root: { subviews: [{ id: a, style: { fill: "#ff0000" } }] }
      constraints:
        - a.left == root.left + 16
        - a.right == root.right - 16
        - a.top == root.top
        - a.height == 40

      """
    let canvas = [Canvas(width: 320, height: 200)]
    let found = try findings(symmetric, canvas)
    #expect(found.map(\.rule) == [.repeatedMargin, .repeatedMargin])
    #expect(found[0].fix.hasPrefix("Refer to root.margins.leading, "))
    let other = try findings(
      symmetric.replacing("root.right - 16", with: "root.right - 20"), canvas)
    #expect(other.map(\.rule) == [.leftRight, .leftRight, .repeatedMargin])
  }
}
