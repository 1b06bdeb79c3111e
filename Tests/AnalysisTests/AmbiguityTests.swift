import AutoLayout
import Testing

@testable import Analysis

@Suite("Ambiguity")
struct AmbiguityTests {
  @Test("of texts that share no constraint is no competition")
  func unrelatedTexts() throws {
    let found = try findings(
      """
      root: { subviews: [{ id: a, class: Label, text: Hello }, { id: b, class: Label, text: World }] }
      constraints: [a.top == root.top + 20, b.top == root.top + 80]
      """)
    #expect(found.map(\.rule) == [.ambiguity, .ambiguity])
    #expect(found[0].message == "'a' has no horizontal position")
    #expect(found[0].fix == "Constrain the leading or trailing edge of 'a'.")
    #expect(found[1].items == ["b"])
  }

  @Test("is reported for its causes, with the number of views that follow")
  func followers() throws {
    let found = try findings(
      """
      root:
        subviews:
          - { id: half }
          - { id: row, subviews: [{ id: title, class: Label, text: A }] }
          - { id: next }
      constraints:
        - (row, half, next).leading == root.leading
        - (row, half, next).width == 50
        - title.leading == row.leading
        - title.centerY == row.centerY
        - row.top == root.top
        - row.height >= 44
        - half.height == 0.5 * row.height
        - half.top == root.top
        - next.top == row.bottom
        - next.height == 10
      """)
    #expect(found.map(\.rule) == [.ambiguity])
    #expect(found[0].items == ["row"] || found[0].items == ["half"])
    #expect(found[0].message.hasSuffix("; 3 views follow"))
    #expect(found[0].fix == "Constrain the height of '\(found[0].items[0])'.")
  }

  @Test("of contents in one row is one competition")
  func competition() throws {
    let text = """
      root:
        subviews:
          - { id: a, class: Label, text: One }
          - { id: b, class: Label, text: Two }
          - { id: c, class: Label, text: Three }
          - { id: d, class: Label, text: Four }
      constraints:
        - (a, d).leading == root.leading
        - b.leading == a.trailing
        - c.leading == b.trailing
        - c.trailing == root.trailing
        - (a, b, c).top == root.top
        - d.top == a.bottom

      """
    #expect(try summary(text) == ["competing-priorities a b c"])
    #expect(try summary(text.replacing("text: Two", with: "text: Two, hugging: 249")) == [])
  }

  @Test("of guides is reported as well")
  func guides() throws {
    let found = try findings(
      """
      root: { guides: [column], subviews: [{ id: a, class: Label, text: A }] }
      constraints:
        - column.leading == root.leading + 20
        - column.trailing == root.trailing - 20
        - column.top == root.top
        - a.leading == column.leading
        - a.top == column.top
      """)
    #expect(found.map(\.rule) == [.ambiguity])
    #expect(found[0].items == ["column"])
    #expect(found[0].fix == "Constrain the height of 'column'.")
  }

  @Test("of what nothing depends on is an unused guide")
  func unusedGuides() throws {
    let found = try summary(
      """
      root: { guides: [one, other, size], subviews: [{ id: a }] }
      constraints:
        - one.leading == other.leading
        - other.leading == root.leading
        - (size, a).leading == root.leading
        - (size, a).top == root.top
        - size.width == size.height == 20
        - a.width == size.width
        - a.height == size.height
      """)
    #expect(found == ["unused-guide one", "unused-guide other"])
  }
}
