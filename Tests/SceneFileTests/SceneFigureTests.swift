import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SceneFile

@Suite("The figure of a scene")
struct SceneFigureTests {
  private let scene = """
    metrics: { gap: 8 }
    root:
      guides: [space]
      subviews: [{ id: a }, { id: b }]
    constraints:
      - a.leading == root.margins.leading + gap "first"
      - (a, b).top == root.top
      - a.width == 1/2 * b.width @750
      - a.width <= 120
      - { visual: "[a]-[b(>=40)]", identifier: row }
      - b.trailing >= root.trailing - 20
    """

  private func ordinal(_ name: String) throws -> Int {
    try document(scene).ordinal(ofConstraint: SceneText(name))
  }

  @Test(
    "takes the constraint apart that has an identifier, or says the same as an equation",
    arguments: [
      ("first", 0), ("a.leading == root.margins.leading + gap", 0),
      ("root.margins.leading + 8 == a.leading", 0), ("b.top == root.top", 2),
      ("a.width == 0.5 * b.width", 3), ("b.width == 2 * a.width @750", 3),
      ("120 >= a.width", 4), ("b.leading == a.trailing + 8", 5), ("b.width >= 40", 6),
      ("root.trailing <= b.trailing + 20", 7),
    ])
  func names(name: String, place: Int) throws {
    #expect(try ordinal(name) == place)
  }

  @Test(
    "says why a name means no constraint",
    arguments: [
      (
        "frist",
        "'frist' is neither the identifier of a constraint nor an equation; did you mean 'first'?"
      ),
      (
        "a.width == 120",
        "the scene has no constraint 'a.width == 120'; did you mean 'a.width <= 120'?"
      ),
      (
        "a.width == 0.5 * b.width @700",
        "the scene has no constraint 'a.width == 0.5 * b.width @700'; did you mean 'a.width == 0.5 * b.width @750'?"
      ),
      (
        "b.leading == a.trailing + 9",
        "the scene has no constraint 'b.leading == a.trailing + 9'; did you mean 'b.leading == a.trailing + 8'?"
      ),
      (
        "row",
        "'row' names 2 constraints, but an anatomy shows only one; name it by its equation, such as 'b.leading == a.trailing + 8'"
      ),
      (
        "(a, b).top == root.top",
        "'(a, b).top == root.top' names 2 constraints, but an anatomy shows only one; name it by its equation, such as 'a.top == root.top'"
      ),
      ("c.top == root.top", "'c' is not the id of a view or guide; the ids are root, space, a, b"),
    ])
  func faults(name: String, message: String) throws {
    let error = #expect(throws: SceneError.self) { try ordinal(name) }
    #expect(error?.problems.map(\.message) == [message])
  }

  @Test("says where the name stands that means nothing")
  func positions() throws {
    let text = scene + "\nfigure: { anatomy: a.width == 12, margin: 8 }"
    let error = #expect(throws: SceneError.self) { try document(text) }
    #expect(error?.problems.map(\.position) == [SourcePosition(line: 12, column: 20)])
    let inside = scene + "\nfigure: { anatomy: a.widht == 120 }"
    let other = #expect(throws: SceneError.self) { try document(inside) }
    #expect(other?.problems.map(\.position) == [SourcePosition(line: 12, column: 22)])
  }

  @Test("shows the visual constraints of an identifier, of a string, or all")
  func formats() throws {
    let text = scene + "\n  - { visual: \"V:[b(20)]\" }"
    func formats(_ name: String) throws -> [Int] {
      try document(text).formats(named: SceneText(name))
    }
    #expect(try formats("all") == [0, 1])
    let root = try document(text).makeView(canvas: Canvas(width: 320, height: 100))
    let tree = root.solvedTree(canvas: Canvas(width: 320, height: 100))
    #expect(tree.visualFormats.map(\.ordinals) == [[5, 6], [8]])
    #expect(try formats("row") == [0])
    #expect(try formats("V:[b(20)]") == [1])
    let error = #expect(throws: SceneError.self) { try formats("rwo") }
    #expect(
      error?.problems.map(\.message) == [
        "'rwo' is neither the identifier of a visual constraint nor its string; 'all' shows all of them; "
          + "did you mean 'row'?"
      ])
    let none = #expect(throws: SceneError.self) {
      try document("root: {}\nfigure: { visual: all }")
    }
    #expect(none?.problems.first?.kind == .figure(.noFormats))
  }

  @Test("has one formula above it, and a margin that fits on paper")
  func refuses() throws {
    let text = scene + "\nfigure: { anatomy: first, visual: all, margin: -1 }"
    let error = #expect(throws: SceneError.self) { try document(text) }
    #expect(
      error?.problems.map(\.message) == [
        "'visual' cannot be used with 'anatomy'; write one of them",
        "-1 is out of range; 'margin' must be from 0 to 1000",
      ])
  }

  @Test("numbers constraints the same on every canvas")
  func ordinals() throws {
    let read = try document(scene)
    for canvas in [Canvas(width: 320, height: 480), Canvas(width: 800, height: 300, scale: 2)] {
      let tree = try read.makeView(canvas: canvas).solvedTree(canvas: canvas)
      let named = tree.constraints.first { $0.identifier == "first" }
      #expect(named?.ordinal == 0)
      #expect(Set(tree.constraints.compactMap(\.ordinal)) == Set(0..<8))
    }
  }
}
