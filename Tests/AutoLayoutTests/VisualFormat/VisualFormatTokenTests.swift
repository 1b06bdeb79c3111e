import Testing

@testable import AutoLayout

@Suite("The pieces of a visual format string")
struct VisualFormatTokenTests {
  /// The pieces, those that make constraints with their numbers behind them.
  private func pieces(
    _ format: String, options: LayoutConstraint.FormatOptions = []
  ) throws -> [String] {
    let views = FormatViews(["a", "b", "c"])
    let (constraints, text) = try LayoutConstraint.read(
      visualFormat: format, options: options, metrics: ["gap": 8], views: views.views)
    #expect(text.ordinals.sorted() == Array(constraints.indices))
    return (text.tokens + text.options).map { token in
      switch token.kind {
      case .punctuation: token.text
      case .name: "'\(token.text)'"
      case .constraints(let places):
        token.text + "#" + places.map(String.init).joined(separator: "+")
      }
    }
  }

  @Test(
    "name the constraints that they make",
    arguments: [
      ("[a]", ["[", "'a'", "]"]),
      ("H:|-[a][b]|", ["H:", "|-#0", "[", "'a'", "]", "#1", "[", "'b'", "]", "|#2"]),
      (
        "V:|-gap-[a(==b,>=8@750)]-(>=gap)-|",
        [
          "V:", "|-gap-#0", "[", "'a'", "(", "==b#1", ",", ">=8@750#2", ")", "]", "-(>=gap)-|#3",
        ]
      ),
      (
        " [ a ] - ( >= 8 , <= 20@700 ) - [ b ] ",
        [
          "[", "'a'", "]", "-(", ">= 8#0", ",", "<= 20@700#1", ")-", "[", "'b'", "]",
        ]
      ),
      ("|[a]-(>=1,<=2)-|", ["|#0", "[", "'a'", "]", "-(", ">=1#1", ",", "<=2#2", ")-", "|"]),
    ])
  func makeConstraints(format: String, expected: [String]) throws {
    #expect(try pieces(format) == expected)
  }

  @Test("are followed by the options, each with what it makes")
  func options() throws {
    let last = try pieces("[a][b][c]", options: [.alignAllTop, .alignAllLastBaseline]).suffix(2)
    #expect(last == ["alignAllTop#2+4", "alignAllLastBaseline#3+5"])
  }
}
