internal import AutoLayout

/// A token of an equation.
struct EquationToken {
  var kind: Kind
  /// The text of the token.
  var text: String
  /// The offset of the token in the equation, in characters.
  var offset: Int
  /// Whether the token follows a space or starts the text.
  var hasSpaceBefore: Bool
  /// Whether a space follows the token, or the token ends the text.
  var hasSpaceAfter: Bool

  /// The kinds of tokens.
  enum Kind: Equatable {
    case number(Double)
    /// A name, or several names joined by periods.
    case word
    case relation(LayoutConstraint.Relation)
    /// One of `+ - * / , ( ) @`.
    case sign(Character)
    /// A quoted text, without its quotation marks.
    case quoted(String)
    /// An unmatched quotation mark.
    case openQuote
    /// A character that isn't valid in equations.
    case stray
    case end
  }
}

/// Splits an equation into tokens, the last of which is always the end.
func equationTokens(_ text: String) -> [EquationToken] {
  var scanner = EquationScanner(text)
  return scanner.tokens()
}

/// Scans the characters of an equation.
///
/// Each character is represented by one byte: its ASCII value or a placeholder. Scenes consist mostly of equations, and
/// comparing whole characters would take most of the time for reading a scene.
private struct EquationScanner {
  private let codes: [UInt8]
  /// The characters, or `nil` if all of them are ASCII.
  private let characters: [Character]?
  private var index = 0

  /// Placeholders for characters beyond ASCII.
  private enum Code {
    static let space: UInt8 = 0x80
    static let relation: UInt8 = 0x81
    /// A non-ASCII letter; words that contain one are reported as a whole.
    static let letter: UInt8 = 0x82
    static let other: UInt8 = 0xFF
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    // A carriage return and a line feed are one character.
    if bytes.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
      codes = bytes
      characters = nil
    } else {
      let characters = Array(text)
      codes = characters.map { character in
        if let ascii = character.asciiValue { return ascii }
        if character.isWhitespace { return Code.space }
        if "≤≥≠".contains(character) { return Code.relation }
        return character.isLetter || character.isPictograph ? Code.letter : Code.other
      }
      self.characters = characters
    }
  }

  mutating func tokens() -> [EquationToken] {
    var tokens: [EquationToken] = []
    while true {
      while isSpace(at: index) { index += 1 }
      let start = index
      let kind = scan()
      tokens.append(
        EquationToken(
          kind: kind, text: piece(start..<index), offset: start,
          hasSpaceBefore: start == 0 || isSpace(at: start - 1),
          hasSpaceAfter: index == codes.count || isSpace(at: index)))
      if kind == .end { return tokens }
    }
  }

  private func piece(_ range: Range<Int>) -> String {
    if let characters { return String(characters[range]) }
    return String(decoding: codes[range], as: UTF8.self)
  }

  private func isSpace(at index: Int) -> Bool {
    guard index < codes.count else { return false }
    switch codes[index] {
    case 0x20, 0x09...0x0D, Code.space: return true
    default: return false
    }
  }

  private func isRelation(at index: Int) -> Bool {
    guard index < codes.count else { return false }
    switch codes[index] {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), Code.relation:
      return true
    default: return false
    }
  }

  private func isWord(at index: Int) -> Bool {
    guard index < codes.count else { return false }
    let code = codes[index]
    return isNameByte(code) || code == UInt8(ascii: ".") || code == Code.letter
  }

  private mutating func scan() -> EquationToken.Kind {
    guard index < codes.count else { return .end }
    if isWord(at: index) { return word() }
    if isRelation(at: index) { return relation() }
    let first = codes[index]
    index += 1
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*")...UInt8(ascii: "/"),
      UInt8(ascii: "@"):
      return .sign(Character(Unicode.Scalar(first)))
    case UInt8(ascii: "\""): break
    default: return .stray
    }
    let start = index
    while index < codes.count, codes[index] != first { index += 1 }
    guard index < codes.count else { return .openQuote }
    index += 1
    return .quoted(piece(start..<index - 1))
  }

  private mutating func word() -> EquationToken.Kind {
    let start = index
    while isWord(at: index) || index < codes.count && codes[index] == UInt8(ascii: "-") {
      index += 1
    }
    // Numbers don't begin with a letter, and most words do.
    guard isDigit(codes[start]) || codes[start] == UInt8(ascii: ".") else { return .word }
    let afterWord = index
    if index + 1 < codes.count, codes[index] == UInt8(ascii: "+"),
      codes[index - 1] | 0x20 == UInt8(ascii: "e")
    {
      index += 1
      while index < codes.count, isNameByte(codes[index]) { index += 1 }
    }
    if let number = plainDecimal(piece(start..<index)) { return .number(number) }
    index = afterWord
    return plainDecimal(piece(start..<index)).map { .number($0) } ?? .word
  }

  private mutating func relation() -> EquationToken.Kind {
    let start = index
    while isRelation(at: index) { index += 1 }
    return LayoutConstraint.Relation(symbol: piece(start..<index)).map { .relation($0) } ?? .stray
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// Whether an id or a metric's name can start with a UTF-8 byte; later bytes can also be `-`.
func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// Whether a text is an id: `[A-Za-z0-9_][A-Za-z0-9_-]*` with at least one letter.
func isIdentifier(_ text: String) -> Bool {
  let bytes = text.utf8
  guard let first = bytes.first, isNameByte(first) else { return false }
  return bytes.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: "-") }
    && bytes.contains { $0 >= UInt8(ascii: "A") && $0 != UInt8(ascii: "_") }
}

/// Whether a text has the form of an item's name: an id, or ids joined by periods for an item inside a component.
///
/// All ids except for the first can be numbers.
func isItemIdentifier(_ text: String) -> Bool {
  guard text.utf8.contains(UInt8(ascii: ".")) else { return isIdentifier(text) }
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  return isIdentifier(String(parts[0]))
    && parts.dropFirst().allSatisfy { part in
      (part.utf8.first.map(isNameByte) ?? false)
        && part.utf8.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: "-") }
    }
}

/// Whether a text is a common spelling of infinity or NaN.
func namesNoFiniteNumber(_ text: some StringProtocol) -> Bool {
  let unsigned = text.drop { $0 == "-" || $0 == "+" || $0 == "." }
  return ["nan", "inf", "infinity"].contains(unsigned.lowercased())
}

extension Character {
  /// Whether the character is displayed as an emoji by default.
  fileprivate var isPictograph: Bool {
    unicodeScalars.first?.properties.isEmojiPresentation ?? false
  }
}
