import AutoLayout
import Foundation
import SceneFile
import Testing

@testable import Analysis

@Suite("Misuse that UIKit only logs")
struct MisuseTests {
  private func summary(_ text: String, _ rules: Set<LintRule>) throws -> [String] {
    let document = try SceneDocument(bytes: Array(text.utf8), file: "scene.yaml")
    let canvas = Canvas(width: 320, height: 480)
    let tree = try document.makeView(canvas: canvas).solvedTree(canvas: canvas, findsCauses: true)
    return Linter(rules: rules).findings(in: [LintedLayout(canvas: "a", tree: tree)])
      .map { ([$0.rule.rawValue] + $0.items).joined(separator: " ") }
  }

  @Test("is a frame beside constraints, and not a view that is placed beside one with a frame")
  func frames() throws {
    let found = try summary(
      """
      root:
        subviews:
          - { id: a, frame: { x: 10, y: 10, width: 80, height: 80 } }
          - { id: b, frame: { x: 10, y: 110, width: 80, height: 80 } }
          - { id: c }
      constraints:
        - a.width == 90
        - c.top == b.bottom
        - c.leading == b.leading
        - c.width == c.height == 20
      """, [.frameAndConstraints])
    #expect(found == ["frame-and-constraints a"])
  }

  @Test("is not the frame that a cell gives its content")
  func cells() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = TableCell(style: .default, reuseIdentifier: nil)
    root.addSubview(cell)
    cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    let tree = root.solvedTree(canvas: Canvas(width: 320, height: 480), findsCauses: true)
    let found = Linter(rules: [.frameAndConstraints])
      .findings(in: [LintedLayout(canvas: "a", tree: tree)])
    #expect(found.isEmpty)
  }

  @Test("is the baseline of a view without text")
  func baselines() throws {
    let found = try summary(
      """
      root: { subviews: [{ id: a }, { id: b, class: Label, text: B }] }
      constraints:
        - a.firstBaseline == b.firstBaseline
        - (a, b).leading == root.leading
        - b.top == root.top
        - a.width == a.height == 10
      """, [.noBaseline])
    #expect(found == ["no-baseline a"])
  }

  @Test("is a scroll view whose content has no size")
  func scrollViews() throws {
    let text = """
      root: { subviews: [{ id: s, class: ScrollView, subviews: [{ id: a }] }] }
      constraints:
        - s.leading == root.leading
        - s.trailing == root.trailing
        - s.top == root.top
        - s.bottom == root.bottom
        - a.leading == s.content.leading
        - a.trailing == s.content.trailing
        - a.top == s.content.top
        - a.width == s.frame.width
        - a.height == 900

      """
    #expect(try summary(text, [.scrollContent]) == ["scroll-content s"])
    let bound = text + "  - a.bottom == s.content.bottom\n"
    #expect(try summary(bound, [.scrollContent]) == [])
  }

  @Test("is not reported where constants are the system's own")
  func repetitions() throws {
    let text = """
      root: { subviews: [{ id: a }, { id: b }, { id: c }] }
      constraints:
        - b.leading == a.trailing + 8
        - c.leading == b.trailing + 8
        - a.leading == root.leading + 16
        - c.leading == b.trailing + 9
      """
    #expect(
      try summary(text, [.repeatedSpacing, .repeatedMargin]) == [
        "repeated-margin a root", "repeated-spacing b a c",
      ])
    let document = try SceneDocument(bytes: Array(text.utf8), file: "scene.yaml")
    let canvas = Canvas(width: 320, height: 480)
    let tree = try document.makeView(canvas: canvas).solvedTree(canvas: canvas, findsCauses: true)
    let found = Linter(rules: [.repeatedSpacing, .repeatedMargin]).findings(
      in: [LintedLayout(canvas: "a", tree: tree)], of: LintedScene(systemConstants: [0, 1, 2]))
    #expect(found == [])
  }
}
