internal import AutoLayout
package import Foundation

/// A JSON value that is written with ordered keys and readable line breaks, which Foundation's encoder doesn't offer.
package indirect enum JSONValue {
  /// The ways to break an array into lines.
  package enum Layout {
    case inline
    case lines
  }

  case null
  case bool(Bool)
  case string(String)
  case number(CGFloat)
  case array([JSONValue], Layout)
  /// An object with each key on its own line.
  case object([(String, JSONValue)])
  /// An object with all keys on one line.
  case line([(String, JSONValue)])

  /// The value as JSON text.
  package var text: String { text(indent: "") }

  /// The value as JSON text without spaces and line breaks.
  package var compactText: String {
    switch self {
    case .array(let values, _): "[" + values.map(\.compactText).joined(separator: ",") + "]"
    case .object(let members), .line(let members):
      "{" + members.map { quotedAsJSON($0.0) + ":" + $0.1.compactText }.joined(separator: ",") + "}"
    case .null, .bool, .string, .number: text
    }
  }

  /// Returns the value as JSON text, with all lines except for the first indented.
  package func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .string(let string): return quotedAsJSON(string)
    case .number(let number): return Self.shortest(number)
    case .array(let values, .inline):
      return "[" + values.map { $0.text(indent: inner) }.joined(separator: ", ") + "]"
    case .array(let values, .lines):
      return Self.block("[", values.map { $0.text(indent: inner) }, "]", indent)
    case .object(let members):
      return Self.block("{", members.map { Self.member($0, inner) }, "}", indent)
    case .line(let members):
      return "{ " + members.map { Self.member($0, inner) }.joined(separator: ", ") + " }"
    }
  }

  private static func member(_ member: (String, JSONValue), _ indent: String) -> String {
    quotedAsJSON(member.0) + ": " + member.1.text(indent: indent)
  }

  private static func block(
    _ open: String, _ lines: [String], _ close: String, _ indent: String
  ) -> String {
    guard !lines.isEmpty else { return open + close }
    return open + "\n" + lines.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n" + indent
      + close
  }

  /// Returns the fewest digits that parse as the same number, without a trailing `.0`.
  private static func shortest(_ number: CGFloat) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return "\(number)"
  }
}
