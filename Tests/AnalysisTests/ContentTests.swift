import AutoLayout
import Foundation
import Testing

@testable import Analysis

@Suite("Contents")
struct ContentTests {
  private let around = """
    root: { subviews: [{ id: t, class: Label, text: "12345678901234567890" }, FRONT] }
    constraints:
      - t.leading == root.leading + 20
      - t.top == root.top + 10

    """

  @Test("may not be hidden by a view in front of them")
  func covers() throws {
    let inside =
      "  - f.leading == t.leading + 20\n  - f.centerY == t.centerY\n  - f.width == f.height == 10\n"
    let whole =
      "  - f.leading == t.leading\n  - f.trailing == t.trailing\n  - f.top == t.top\n  - f.bottom == t.bottom\n"
    for place in [inside, whole] {
      func found(_ front: String) throws -> [String] {
        try summary(around.replacing("FRONT", with: front) + place)
      }
      #expect(try found("{ id: f, style: { fill: '#ff0000' } }") == ["overlap f t"])
      #expect(try found("{ id: f, class: ImageView }") == ["overlap f t"])
      #expect(try found("{ id: f, style: { fill: '#ff000080' } }") == [])
      #expect(try found("{ id: f, hidden: true, style: { fill: '#ff0000' } }") == [])
    }
  }

  @Test(
    "can be told from the author's fill behind them, in light and in dark",
    arguments: [
      (
        "class: Label, text: A, style: { fill: '#ffffff', textColor: '#8a8a8e' }",
        ["text-contrast a"]
      ),
      ("class: Label, text: A, style: { fill: '#ffffff', textColor: '#8a8a8e', fontSize: 18 }", []),
      ("class: Label, text: A, style: { fill: '#ffffff', textColor: '#595959' }", []),
      (
        "class: Label, text: A, style: { fill: '#ffffff80', textColor: '#ffffff' }",
        ["text-contrast a"]
      ),
      ("class: Label, text: A, style: { textColor: '#111111' }", ["text-contrast a"]),
      ("class: Label, text: A, style: { fill: '#ffffff' }", []),
      ("class: Label, text: A, hidden: true, style: { fill: '#ffffff', textColor: '#ffffff' }", []),
      ("class: TextField, placeholder: A, style: { fill: '#ffffff' }", ["text-contrast a"]),
      ("class: TextField, placeholder: A", []),
      (
        "class: Button, text: A, enabled: false, style: { fill: '#ffffff', textColor: '#eeeeee' }",
        []
      ),
    ])
  func contrast(view: String, expected: [String]) throws {
    let found = try summary(
      """
      root: { subviews: [{ id: back, style: { fill: "#000000" }, subviews: [{ id: a, \(view) }] }] }
      constraints: [{ visual: "V:|[back]|" }, { visual: "H:|[back]|" }, a.top == back.top, a.left == back.left]
      """)
    #expect(found.filter { $0.hasPrefix("text-contrast") } == expected)
  }

  @Test("without a fill of the author's behind them may have any color")
  func contrastWithoutFill() throws {
    let found = try summary(
      """
      root: { subviews: [{ id: a, class: Label, text: A, style: { textColor: "#eeeeee" } }] }
      constraints: [a.top == root.top, a.leading == root.leading]
      """)
    #expect(found.isEmpty)
  }

  @Test("may be on a view behind them")
  func backgrounds() throws {
    let found = try summary(
      """
      root:
        subviews:
          - { id: back, style: { fill: "#ff0000" } }
          - { id: t, class: Label, text: A }
          - { id: b, class: Button, text: Go }
          - { id: badge, class: ImageView }
      constraints:
        - (back, b).leading == root.leading + 10
        - (back, b).top == root.top + 10
        - (back, b).width == 100
        - (back, b).height == 50
        - t.leading == root.leading + 200
        - t.top == root.top + 20
        - badge.leading == b.leading
        - badge.top == b.top
        - badge.width == badge.height == 10
      """)
    #expect(found == ["fixed-text-width b"])
  }

  @Test("that are texts are truncated by the lines that they may take, and by any missing width")
  func truncation() throws {
    let lines = try findings(
      """
      root: { subviews: [{ id: t, class: Label, text: one two three four five six, numberOfLines: 2 }] }
      constraints: [t.leading == root.leading, t.top == root.top, t.width <= 100]
      """)
    #expect(lines.map(\.rule) == [.truncatedText])
    #expect(lines[0].message == "the text of 't' needs 3 lines, but is limited to 2")
    let squeezed = try findings(
      """
      root: { subviews: [{ id: t, class: Label, text: one two three, numberOfLines: 2 }] }
      constraints: [t.leading == root.leading, t.top == root.top, t.width == 0]
      """)
    #expect(squeezed.map(\.rule) == [.truncatedText, .fixedTextWidth])
    let wrapped = try findings(
      """
      root: { subviews: [{ id: t, class: Label, text: one two three, numberOfLines: 0 }] }
      constraints: [t.leading == root.leading, t.top == root.top, t.width == 0]
      """)
    #expect(wrapped.map(\.rule).contains(.truncatedText))
    #expect(wrapped.first?.message == "the text of 't' needs a width to wrap in, but has 0")
    #expect(wrapped.first?.fix == "Give 't' more room.")
    func found(missing: CGFloat) throws -> [LintFinding] {
      // 20 letters of 0.55 em.
      try findings(around.replacing(", FRONT", with: "") + "  - t.width == \(187 - missing) @999\n")
    }
    #expect(try found(missing: 0).isEmpty)
    #expect(try found(missing: 0.5).map(\.rule) == [.truncatedText])
  }

  @Test("of buttons get a fix that scenes can state")
  func buttons() throws {
    let found = try findings(
      """
      root: { subviews: [{ id: b, class: Button, text: A long title of a button }] }
      constraints: [b.leading == root.leading, b.top == root.top, b.width <= 60, b.height == 44]
      """)
    #expect(found.map(\.fix) == ["Give 'b' more room."])
  }

  @Test("that people touch are measured on the axis that is too short")
  func touchTargets() throws {
    let found = try findings(
      """
      root: { subviews: [{ id: b, class: Button, text: Go }] }
      constraints: [b.leading == root.leading, b.top == root.top, b.width == 100 @999, b.height == 30]
      """)
    #expect(found.map(\.message) == ["'b' is 30 points high; touch targets need 44"])
    #expect(found.map(\.fix) == ["Make 'b' at least 44 points high."])
  }

  @Test("that are a little too small are stated with enough digits")
  func nearTargets() throws {
    let found = try findings(
      """
      root: { subviews: [{ id: b, class: Button, text: Go }] }
      constraints: [b.leading == root.leading, b.top == root.top, b.width == 100 @999, b.height == 43.998]
      """)
    #expect(found.map(\.message) == ["'b' is 43.998 points high; touch targets need 44"])
  }

  @Test("that are required contradict sizes that fit them now, and the fix avoids that")
  func requiredContents() throws {
    func found(_ priority: String, _ size: String) throws -> [LintFinding] {
      try findings(
        """
        root: { subviews: [{ id: t, class: Label, text: "1234567890", \(priority): { horizontal: 1000 } }] }
        constraints: [t.leading == root.leading, t.top == root.top, \(size)]
        """
      ).filter { $0.rule == .requiredContentSize }
    }
    // The text is 93.5 points wide.
    let resisting = try found("compression", "t.width == 100")
    #expect(
      resisting.map(\.message) == [
        "'t.width == 100' conflicts with the required compression resistance of 't' if its content is longer "
          + "than 100 points"
      ])
    #expect(
      resisting.map(\.fix) == [
        "Lower the compression resistance priority to 999 or less, or use >= in place of ==."
      ])
    #expect(try found("compression", "t.width >= 100").isEmpty)
    #expect(
      try found("compression", "t.width <= 100").map(\.fix) == [
        "Lower the compression resistance priority to 999 or less."
      ])
    // A conflict already.
    #expect(try found("compression", "t.width == 40").isEmpty)
    #expect(
      try found("hugging", "t.width == 40").first?.fix.hasSuffix("use <= in place of ==.") == true)
    #expect(try found("hugging", "t.width >= 200").isEmpty)
  }
}
