import Foundation
import Testing

@testable import AutoLayout

/// A string at a corner of the language, by the corner's number, and what becomes of it.
private struct Corner: Sendable, CustomTestStringConvertible {
  enum Outcome: Sendable {
    case makes([String])
    case refused(String, column: Int)
  }

  let number: Int
  let format: String
  let outcome: Outcome
  var testDescription: String { "\(number): \(format)" }

  init(_ number: Int, _ format: String, makes equations: String...) {
    self.number = number
    self.format = format
    outcome = .makes(equations)
  }

  init(_ number: Int, _ format: String, _ message: String, column: Int) {
    self.number = number
    self.format = format
    outcome = .refused(message, column: column)
  }
}

// What the grammar of Apple's guide does not say, or says only to who reads it closely: thirty corners,
// each with what Apple's parser is known to do, or with the choice made here.
@Suite("Visual formats, corner by corner")
struct VisualFormatCornerTests {
  private static let number =
    "Expected a number or key from the metrics dictionary, but encountered something else"
  private static let minus =
    "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
    + "Use parentheses around negative numbers."
  private static let thickness =
    "A predicate on a view's thickness must end with ')' and the view must end with ']'"
  private static let name =
    "Expected a view. View names must start with a letter or an underscore, then contain letters, "
    + "numbers, and underscores."
  private static let bracket = "Expected a ']' here. That is how you give the end of a view."
  private static let end = "Expected the end of the format string"
  private static let noSuperview =
    "Unable to interpret '|' character, because the related view doesn't have a superview"

  private static func priority(_ text: String) -> String {
    "It's illegal to set priority:\(text).  Priorities must be greater than 0 and less or equal to "
      + "NSLayoutPriorityRequired, which is 1000.000000."
  }

  private static func metric(_ name: String) -> String {
    "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
      + "dictionaries"
  }

  private static let connections = [
    Corner(1, "[a]-20@750-[b]", makes: "b.leading == a.trailing + 20 @750"),
    Corner(2, "[a]->=20-[b]", makes: "b.leading >= a.trailing + 20"),
    Corner(2, "[a]-<=20@750-[b]", makes: "b.leading <= a.trailing + 20 @750"),
    Corner(2, "[a]->=-20-[b]", number, column: 7),
    Corner(3, "[a]-(-8)-[b]", makes: "b.leading == a.trailing - 8"),
    Corner(4, "[a]--8-[b]", minus, column: 5),
    Corner(4, "[a]-  -8-[b]", minus, column: 7),
    Corner(5, "[a]--[b]", minus, column: 5),
    Corner(6, "[a]-", "Expected more input", column: 5),
    Corner(
      9, "[a]-(>=8,<=20@700)-[b]", makes: "b.leading >= a.trailing + 8",
      "b.leading <= a.trailing + 20 @700"),
    Corner(21, "|", "Expected more input", column: 2),
    Corner(21, "|-|", "Expected a view", column: 3),
    Corner(21, "||", "Expected a connection after the '|' character", column: 2),
    Corner(21, "|[a]|[b]|", end, column: 6),
    Corner(22, "|-[lost]", noSuperview, column: 1),
    Corner(22, "[lost]-|", noSuperview, column: 8),
    Corner(24, "H:|[a]", makes: "a.leading == root.leading"),
    Corner(24, "|[a]", makes: "a.leading == root.leading"),
    Corner(26, "[a]-[a]", makes: "a.leading == a.trailing + NSSpace(8)"),
    // Whatever the superview's margins are, which are 30 here.
    Corner(30, "|-[a]", makes: "a.leading == root.leadingMargin"),
    Corner(30, "V:[a]-|", makes: "root.bottomMargin == a.bottom"),
  ]

  private static let sizes = [
    Corner(7, "[a(==b)]", makes: "a.width == b.width"),
    Corner(7, "V:[a(b)]", makes: "a.height == b.height"),
    Corner(7, "[a(>=b@700)]", makes: "a.width >= b.width @700"),
    Corner(8, "[a(>=70,<=100)]", makes: "a.width >= 70", "a.width <= 100"),
    Corner(10, "[a()]", number, column: 4),
    Corner(10, "[a((20))]", number, column: 4),
    Corner(10, "[a()(20)]", number, column: 4),
    Corner(10, "[a(20)]()", end, column: 8),
    Corner(11, "[a(20]", thickness, column: 6),
    Corner(11, "[a", bracket, column: 3),
    Corner(11, "a]", "Expected a view", column: 1),
    Corner(13, "[a(20@-1)]", priority("-1"), column: 7),
    Corner(13, "[a(20@1001)]", priority("1001"), column: 7),
    Corner(13, "[a(20@0)]", priority("0"), column: 7),
    Corner(15, "[a(both)]", makes: "a.width == 4"),
    Corner(16, "[a(20@b)]", number, column: 7),
    Corner(28, "[a(b.height)]", thickness, column: 5),
    Corner(28, "[a(b*2)]", thickness, column: 5),
    Corner(28, "[a(50%)]", thickness, column: 6),
    Corner(
      29, "[a(int,double,float,bool)]", makes: "a.width == 5", "a.width == 2.5", "a.width == 1.5",
      "a.width == 1"),
    Corner(29, "[a(text)]", number, column: 4),
  ]

  private static let names = [
    Corner(12, "[1a]", name, column: 2),
    Corner(12, "[a$]", name, column: 3),
    Corner(12, "[a(1m)]", "1m is not a decimal number.", column: 4),
    Corner(12, "[a(int$)]", thickness, column: 7),
    Corner(12, "[_a]-_m-[b]", makes: "b.leading == _a.trailing + 3"),
    Corner(14, "[a]-[c]", "c is not a key in the views dictionary.", column: 6),
    Corner(14, "[a]-none-[b]", metric("none"), column: 5),
    Corner(14, "[a(none)]", metric("none"), column: 4),
    Corner(17, "[int]", "int is not a key in the views dictionary.", column: 2),
    Corner(18, "", "It's an empty string.", column: 1),
    Corner(19, "[ä]", "It contains characters that are not ASCII.", column: 1),
    Corner(20, "h:[a]", "Expected a view", column: 1),
    Corner(20, "v:[a]", "Expected a view", column: 1),
    Corner(20, "HV:[a]", "Expected ':' after 'H' to specify horizontal arrangement", column: 2),
    Corner(
      23, " | - [ a ] - 8 - [b] ", makes: "a.leading == root.leadingMargin",
      "b.leading == a.trailing + 8"),
    Corner(23, "[a b]", bracket, column: 4),
    Corner(25, "[a]", makes: ""),
    Corner(27, "H:[H]-[V]", makes: "V.leading == H.trailing + NSSpace(8)"),
    Corner(27, "V:[V(H)]", makes: "V.height == H.height"),
    Corner(27, "V[V]", "Expected ':' after 'V' to specify vertical arrangement", column: 2),
  ]

  @Test("all thirty are here")
  func completeness() {
    let numbers = Set((Self.connections + Self.sizes + Self.names).map(\.number))
    #expect(numbers == Set(1...30))
  }

  @Test("make what they ought to, or say why not and where", arguments: connections + sizes + names)
  fileprivate func corners(corner: Corner) throws {
    var scene = FormatViews(["a", "b", "_a", "H", "V", "both"])
    scene.root.layoutMargins = insets("30 30 30 30")
    let lost = View()
    scene.views["lost"] = lost
    let metrics: [String: Any] = [
      "both": 4, "int": 5, "double": 2.5, "float": Float(1.5), "bool": true, "text": "20", "_m": 3,
    ]
    do throws(VisualFormatError) {
      let made = try scene.equations(corner.format, metrics: metrics)
      guard case .makes(let equations) = corner.outcome else {
        Issue.record("makes \(made)")
        return
      }
      #expect(made == equations.filter { !$0.isEmpty })
    } catch {
      guard case .refused(let message, let column) = corner.outcome else { throw error }
      #expect(error.message == message)
      #expect(error.column == column)
      #expect(error.description.hasPrefix("Unable to parse constraint format: "))
    }
  }
}
