internal import AutoLayout

/// A piece of an equation.
struct EquationToken {
  var kind: Kind
  /// The piece as it is written.
  var text: String
  /// The number of characters before it.
  var offset: Int
  /// Whether a blank, or an end of the text, is on the left.
  var hasSpaceBefore: Bool
  /// Whether a blank, or an end of the text, is on the right.
  var hasSpaceAfter: Bool

  /// What a piece is.
  enum Kind: Equatable {
    case number(Double)
    /// A name, or several joined by points.
    case word
    case relation(SceneRelation.Relation)
    /// One of `+ - * / , ( ) @`.
    case sign(Character)
    /// A quoted text, without its quotation marks.
    case quoted(String)
    /// A quotation mark that has no partner.
    case openQuote
    /// A character that means nothing in an equation.
    case stray
    case end
  }
}

/// Takes an equation apart; the last piece is always the end.
func equationTokens(_ text: String) -> [EquationToken] {
  var scanner = EquationScanner(text)
  return scanner.tokens()
}

/// Walks along the characters of an equation.
private struct EquationScanner {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func tokens() -> [EquationToken] {
    var tokens: [EquationToken] = []
    while true {
      while index < characters.count, characters[index].isWhitespace { index += 1 }
      let start = index
      let kind = scan()
      tokens.append(
        EquationToken(
          kind: kind, text: String(characters[start..<index]), offset: start,
          hasSpaceBefore: start == 0 || characters[start - 1].isWhitespace,
          hasSpaceAfter: index == characters.count || characters[index].isWhitespace))
      if kind == .end { return tokens }
    }
  }

  private mutating func scan() -> EquationToken.Kind {
    guard index < characters.count else { return .end }
    let first = characters[index]
    if isNameCharacter(first) || first == "." { return word() }
    if "=<>!≤≥≠".contains(first) { return relation() }
    index += 1
    if "+-*/,()@".contains(first) { return .sign(first) }
    guard first == "\"" else { return .stray }
    let start = index
    while index < characters.count, characters[index] != "\"" { index += 1 }
    guard index < characters.count else { return .openQuote }
    index += 1
    return .quoted(String(characters[start..<index - 1]))
  }

  private mutating func word() -> EquationToken.Kind {
    let start = index
    while index < characters.count,
      isNameCharacter(characters[index]) || characters[index] == "." || characters[index] == "-"
    { index += 1 }
    let afterWord = index
    if index + 1 < characters.count, characters[index] == "+",
      characters[index - 1] == "e" || characters[index - 1] == "E"
    {
      index += 1
      while index < characters.count, isNameCharacter(characters[index]) { index += 1 }
    }
    if let number = plainDecimal(String(characters[start..<index])) { return .number(number) }
    index = afterWord
    return plainDecimal(String(characters[start..<index])).map { .number($0) } ?? .word
  }

  private mutating func relation() -> EquationToken.Kind {
    let start = index
    while index < characters.count, "=<>!≤≥≠".contains(characters[index]) { index += 1 }
    let text = String(characters[start..<index])
    return SceneRelation.Relation(rawValue: text).map { .relation($0) } ?? .stray
  }
}

/// Whether a character may begin an id or a metric's name; all of them may go on with `-` too.
func isNameCharacter(_ character: Character) -> Bool {
  switch character {
  case "0"..."9", "A"..."Z", "a"..."z", "_": character.isASCII
  default: false
  }
}

/// Whether a text is an id: `[A-Za-z0-9_][A-Za-z0-9_-]*` with at least one letter.
func isIdentifier(_ text: String) -> Bool {
  guard let first = text.first, isNameCharacter(first) else { return false }
  return text.allSatisfy { isNameCharacter($0) || $0 == "-" } && text.contains { $0.isLetter }
}

/// Whether a text names something that is not a finite number, in any of the usual spellings.
func namesNoFiniteNumber(_ text: some StringProtocol) -> Bool {
  let unsigned = text.drop { $0 == "-" || $0 == "+" || $0 == "." }
  return ["nan", "inf", "infinity"].contains(unsigned.lowercased())
}
