internal import AutoLayout
internal import Foundation

/// A value that is written to a scene file.
indirect enum WrittenNode {
  /// A number, `true` or `false`, which is never quoted.
  case raw(String)
  /// A text, which is quoted only if needed.
  case text(String)
  /// An equation, which has its own line.
  case equation(String)
  /// A list, which is written in brackets if it fits on a line.
  case list([WrittenNode])
  /// A list with a line for each element.
  case lines([WrittenNode])
  /// A mapping, which is written in braces if it fits on a line.
  case mapping([(key: String, value: WrittenNode)])
  /// A mapping with a line for each entry.
  case block([(key: String, value: WrittenNode)])

  /// Creates a number with enough digits to restore its exact value.
  static func number(_ number: CGFloat) -> WrittenNode { .raw(shortNumber(Double(number))) }

  /// Returns the value on one line, or `nil` if it needs several lines.
  func line(_ syntax: SceneSyntax) -> String? {
    func joined(_ parts: [String?], _ ends: (String, String)) -> String? {
      let known = parts.compactMap(\.self)
      return known.count == parts.count ? ends.0 + known.joined(separator: ", ") + ends.1 : nil
    }
    switch self {
    case .raw(let text): return text
    case .text(let text): return syntax == .yaml && isPlain(text) ? text : quotedAsJSON(text)
    case .equation(let text):
      if syntax == .yaml, isPlainEquation(text) { return text }
      let isLine = syntax == .yaml && !text.unicodeScalars.contains(where: isUnprintable)
      return isLine
        ? "'" + text.replacingOccurrences(of: "'", with: "''") + "'" : quotedAsJSON(text)
    case .list(let elements): return joined(elements.map { $0.line(syntax) }, ("[", "]"))
    case .mapping(let entries):
      if entries.isEmpty { return "{}" }
      let spaced = (syntax == .yaml ? "{ " : "{", syntax == .yaml ? " }" : "}")
      return joined(
        entries.map { key, value in value.line(syntax).map { "\(Self.key(key, syntax)): \($0)" } },
        spaced)
    case .lines, .block: return nil
    }
  }

  /// Returns the lines of the value, or a single line if it fits within `width` or can't be divided.
  ///
  /// - Parameters:
  ///   - syntax: The syntax of the file.
  ///   - width: The maximum number of characters in a line.
  ///   - indentation: The extra indentation of the first line, in characters.
  /// - Returns: The lines without their indentation.
  func lines(_ syntax: SceneSyntax, width: Int = 100, indentation: Int = 0) -> [String] {
    let line = line(syntax)
    if let line, line.count <= width - indentation { return [line] }
    switch self {
    case .raw, .text, .equation: return line.map { [$0] } ?? []
    case .list(let elements), .lines(let elements):
      let inner = elements.map { $0.lines(syntax, width: width - 2) }
      guard syntax == .yaml else { return enclosed(inner, "[", "]") }
      return inner.flatMap { indented($0, first: "- ") }
    case .mapping(let entries), .block(let entries):
      let inner = entries.map { key, value in
        let key = Self.key(key, syntax) + ":"
        let lines = value.lines(syntax, width: width - 2, indentation: key.count - 1)
        return syntax == .json || lines == [value.line(syntax)]
          ? ["\(key) \(lines[0])"] + lines.dropFirst()
          : [key] + indented(lines, first: "  ")
      }
      return syntax == .yaml ? inner.flatMap(\.self) : enclosed(inner, "{", "}")
    }
  }

  private func enclosed(_ parts: [[String]], _ open: String, _ close: String) -> [String] {
    let inner = parts.enumerated().flatMap { index, lines in
      lines.dropLast() + [(lines.last ?? "") + (index == parts.count - 1 ? "" : ",")]
    }
    return [open] + inner.map { "  " + $0 } + [close]
  }

  private func indented(_ lines: [String], first: String) -> [String] {
    lines.enumerated().map { ($0 == 0 ? first : "  ") + $1 }
  }

  private static func key(_ key: String, _ syntax: SceneSyntax) -> String {
    syntax == .yaml && isPlain(key) ? key : quotedAsJSON(key)
  }
}

/// Returns the entries that have values.
func stated(_ entries: [(key: String, value: WrittenNode?)]) -> [(key: String, value: WrittenNode)]
{
  entries.compactMap { key, value in value.map { (key, $0) } }
}

/// Returns a list, or `nil` if there are no elements.
func nonemptyList(_ elements: [WrittenNode]) -> WrittenNode? {
  elements.isEmpty ? nil : .list(elements)
}

/// Formats a number for display, with up to six decimals if these are exact, and with all digits otherwise.
func shortNumber(_ number: Double) -> String {
  let short = plainNumber(CGFloat(number), digits: 6)
  return Double(short) == number ? short : "\(number)"
}

/// Whether every YAML reader parses an unquoted text as the same text.
///
/// Numbers and dates must be quoted, and so must words that some readers parse as Booleans or null.
private func isPlain(_ text: String) -> Bool {
  let words: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf"]
  guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
    first.properties.isAlphabetic, last != " ", !words.contains(text.lowercased())
  else { return isSize(text) || isVariable(text) }
  return text.unicodeScalars.allSatisfy { scalar in
    scalar.properties.isAlphabetic || "0123456789_-+@/.()' ".unicodeScalars.contains(scalar)
  }
}

/// Whether a text is only a variable, such as `$item.title`.
private func isVariable(_ text: String) -> Bool {
  text.first == "$" && isParameterName(String(text.dropFirst().prefix { $0 != "." }))
    && text.utf8.dropFirst().allSatisfy { $0.isVariable || $0 == UInt8(ascii: ".") }
}

/// Whether a text is a size such as `320x568@2`.
private func isSize(_ text: String) -> Bool { text.contains("x") && Canvas(parsing: text) != nil }

/// Whether YAML parses an unquoted equation as one text.
private func isPlainEquation(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first, first == "(" || first.properties.isAlphabetic,
    !text.contains(": "), !text.contains(" #"), !text.hasSuffix(":")
  else { return false }
  return text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F }
}
