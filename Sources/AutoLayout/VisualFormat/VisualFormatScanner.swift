/// The characters of a visual format string with a place in them; blanks count as nothing between
/// tokens.
struct VisualFormatScanner {
  let format: String
  private let characters: [UInt8]
  private var index = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format.utf8)
    skipBlanks()
  }

  /// The place that is read next, counted from 1.
  var column: Int { index + 1 }

  var isAtEnd: Bool { index >= characters.count }

  /// The character that is read next; nil at the end.
  var next: Character? { isAtEnd ? nil : Character(UnicodeScalar(characters[index])) }

  func peek(_ text: String) -> Bool {
    characters[index...].starts(with: text.utf8)
  }

  /// Takes a text if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard peek(text) else { return false }
    index += text.utf8.count
    skipBlanks()
    return true
  }

  /// Takes a name: a letter or underscore, then letters, digits and underscores; nil if none comes.
  mutating func takeName() -> String? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    return takeWhile { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Takes what looks like a number, with a sign where that is allowed; nil if none comes.
  mutating func takeNumber(signed: Bool) -> String? {
    var sign = ""
    if signed, let next, next == "-" || next == "+" {
      sign = String(next)
      index += 1
    }
    guard let first = next, first.isNumber || first == "." else {
      index -= sign.count
      return nil
    }
    var previous: Character = " "
    let digits = takeWhile { character in
      defer { previous = character }
      let isSignOfExponent = (character == "-" || character == "+") && "eE".contains(previous)
      // A hyphen behind an exponent's letter is its sign, not the end of a connection.
      return character.isNumber || character == "." || character.isLetter || isSignOfExponent
    }
    return sign + digits
  }

  func failure(_ reason: VisualFormatError.Reason, at column: Int? = nil) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, column: column ?? self.column)
  }

  private mutating func takeWhile(_ condition: (Character) -> Bool) -> String {
    var taken = ""
    while let next, condition(next) {
      taken.append(next)
      index += 1
    }
    skipBlanks()
    return taken
  }

  private mutating func skipBlanks() {
    while let next, next == " " || next == "\t" || next == "\n" || next == "\r" { index += 1 }
  }
}
