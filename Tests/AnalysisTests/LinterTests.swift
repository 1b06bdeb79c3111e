import AutoLayout
import Foundation
import SceneFile
import Testing

@testable import Analysis

/// The findings of a scene on a canvas, `rule item item…` each.
func findings(_ text: String, on canvas: Canvas = Canvas(width: 320, height: 480)) throws
  -> [LintFinding]
{
  let document = try SceneDocument(bytes: Array(text.utf8), file: "scene.yaml")
  let tree = try document.makeView(canvas: canvas).solvedTree(canvas: canvas, findsCauses: true)
  return Linter().findings(in: [LintedLayout(canvas: canvas.name, tree: tree)])
}

func summary(_ text: String, on canvas: Canvas = Canvas(width: 320, height: 480)) throws
  -> [String]
{
  try findings(text, on: canvas).map { ([$0.rule.rawValue] + $0.items).joined(separator: " ") }
}

@Suite("Lint")
struct LinterTests {
  @Test("finds nothing in a sound layout")
  func sound() throws {
    let found = try findings(
      """
      root:
        guides: [gap]
        subviews: [{ id: a, class: Label, text: Name }, { id: b, class: Button, text: Go }]
      constraints:
        - a.leading == root.margins.leading
        - a.top == root.safeArea.top + 20
        - gap.leading == a.trailing
        - gap.width == 12
        - gap.top == a.top
        - gap.height == 0
        - b.leading == gap.trailing
        - b.top == a.top
        - b.width >= 44
        - b.height == 44
      """)
    #expect(found.isEmpty)
  }

  @Test("reports conflicts with the irreducible set")
  func conflicts() throws {
    let found = try findings(
      """
      root: { subviews: [{ id: a, style: { fill: "#ff0000" } }] }
      constraints:
        - a.width == 10 "ten"
        - a.width == 20 "twenty"
        - a.leading == root.leading
        - a.top == root.top
        - a.height == 5
      """)
    #expect(found.map(\.rule) == [.conflict])
    #expect(found[0].constraints == [1, 0])
    #expect(found[0].message.contains("cannot be satisfied together with"))
  }

  @Test("tells competing contents from other ambiguities")
  func ambiguity() throws {
    let found = try summary(
      """
      root:
        subviews:
          - { id: a, class: Label, text: One }
          - { id: b, class: Label, text: Two }
          - { id: c, style: { fill: "#ff0000" } }
      constraints:
        - a.leading == root.margins.leading
        - b.leading == a.trailing + 10
        - b.trailing == root.margins.trailing
        - (a, b).top == root.top + 20
        - c.leading >= root.leading
        - c.trailing <= root.trailing
        - c.width == 50
        - c.top == root.top + 100
        - c.height == 50
      """)
    #expect(found == ["ambiguity c", "competing-priorities a b"])
  }

  @Test("reports siblings that cover each other, not backgrounds")
  func overlaps() throws {
    let found = try summary(
      """
      root:
        subviews:
          - { id: back, style: { fill: "#eeeeee" } }
          - { id: a, class: Label, text: One }
          - { id: b, class: Label, text: Two }
          - { id: c, style: { fill: "#ff0000" } }
      constraints:
        - back.leading == root.leading
        - back.trailing == root.trailing
        - back.top == root.top
        - back.height == 100
        - (a, b).leading == root.leading + 20
        - a.top == root.top + 20
        - b.top == a.top + 8
        - c.leading == root.leading + 100
        - c.top == root.top + 80
        - c.width == c.height == 40
      """)
    #expect(found == ["overlap c back", "overlap b a"])
  }

  @Test("reports views outside of superview, canvas and safe area")
  func outside() throws {
    let found = try summary(
      """
      root:
        subviews:
          - id: box
            style: { fill: "#eeeeee" }
            subviews: [{ id: badge, style: { fill: "#ff0000" } }]
          - { id: far, class: Label, text: Far away }
          - { id: high, class: Label, text: Up }
          - { id: banner, style: { fill: "#0000ff" } }
      constraints:
        - box.leading == root.leading + 20
        - box.top == root.top + 100
        - box.width == box.height == 50
        - badge.centerX == box.trailing
        - badge.top == box.top
        - badge.width == badge.height == 20
        - far.leading == root.trailing - 10
        - far.top == root.top + 200
        - high.leading == root.leading + 100
        - high.top == root.top
        - banner.leading == root.leading
        - banner.top == root.top
        - banner.width == 40
        - banner.height == 20
      """, on: Canvas(width: 320, height: 480, safeAreaInsets: EdgeInsets(top: 20)))
    #expect(
      found == ["outside-superview badge", "outside-canvas far", "outside-safe-area high"])
  }

  @Test("reports texts without room and small buttons")
  func contents() throws {
    let found = try summary(
      """
      root:
        subviews:
          - { id: a, class: Label, text: A long text }
          - { id: b, class: Button, text: OK }
          - { id: c, class: Switch }
      constraints:
        - a.leading == root.leading + 20
        - a.width <= 40
        - a.top == root.top + 20
        - b.leading == root.leading + 20
        - b.top == root.top + 60
        - c.leading == root.leading + 20
        - c.top == root.top + 160
      """)
    #expect(found == ["truncated-text a", "touch-target b"])
  }

  @Test("reports constraints that are likely mistakes")
  func constraints() throws {
    let found = try summary(
      """
      root:
        guides: [unused]
        subviews:
          - { id: a, class: Label, text: Name, compression: { horizontal: 1000 } }
          - { id: b, style: { fill: "#ff0000" } }
      constraints:
        - a.left == root.left + 30
        - a.top == root.top + 30
        - a.width == 80
        - b.leading == root.leading + 16
        - b.top == a.bottom + 20
        - b.width == 2 * b.height
        - b.width == 80
        - b.height == 40
      """)
    #expect(
      found == [
        "left-right a root", "repeated-margin b root", "fixed-text-width a",
        "required-content-size a", "aspect-ratio b", "unused-guide unused",
      ])
  }

  @Test("reports what several canvases share once")
  func merging() throws {
    let text = """
      root: { subviews: [{ id: a, class: Button, text: OK }] }
      constraints: [a.leading == root.leading + 20, a.top == root.top + 20]
      """
    let document = try SceneDocument(bytes: Array(text.utf8), file: "scene.yaml")
    let layouts = try [320, 390].map { width in
      let canvas = Canvas(width: CGFloat(width), height: 480)
      return LintedLayout(
        canvas: canvas.name,
        tree: try document.makeView(canvas: canvas).solvedTree(canvas: canvas, findsCauses: true))
    }
    let found = Linter().findings(in: layouts)
    #expect(found.map(\.canvases) == [["320x480", "390x480"]])
    #expect(Linter(rules: [.overlap]).findings(in: layouts).isEmpty)
  }
}
