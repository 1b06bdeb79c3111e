/// A scanner of a visual format string that skips blanks between tokens; it scans bytes, because only ASCII is allowed.
struct VisualFormatScanner {
  let format: String
  private let bytes: [UInt8]
  private let hasInnerNames: Bool
  private var index = 0

  /// Makes a scanner; `hasInnerNames` allows names joined by dots, unlike Apple's language.
  init(_ format: String, hasInnerNames: Bool = false) {
    self.format = format
    self.hasInnerNames = hasInnerNames
    bytes = Array(format.utf8)
    skipBlanks()
  }

  /// The column of the next character, counted from 1.
  var column: Int { index + 1 }

  var isAtEnd: Bool { index >= bytes.count }

  var isASCII: Bool { bytes.allSatisfy { $0 < 128 } }

  /// The next character, or `nil` at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  func peek(_ character: Unicode.Scalar) -> Bool {
    index < bytes.count && bytes[index] == character.value
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek(character) else { return false }
    index += 1
    skipBlanks()
    return true
  }

  /// Consumes two adjacent characters if they come next, and returns whether they were consumed.
  mutating func take(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard peek(first), index + 1 < bytes.count, bytes[index + 1] == second.value else {
      return false
    }
    index += 2
    skipBlanks()
    return true
  }

  /// Consumes and returns a name (a letter or underscore, then letters, digits and underscores), or returns `nil`.
  mutating func takeName() -> String? {
    guard next?.isLetter ?? false else { return nil }
    let start = index
    while let next, next.isLetter || next.isDigit || isInside(next) { index += 1 }
    return takenText(from: start)
  }

  private func isInside(_ character: UInt8) -> Bool {
    guard hasInnerNames, character == UInt8(ascii: "."), index + 1 < bytes.count else {
      return false
    }
    return bytes[index + 1].isLetter || bytes[index + 1].isDigit
  }

  /// Consumes and returns the text of a number, with a sign if `signed` is true, or returns `nil`.
  ///
  /// The text includes the sign of an exponent and any letters that follow, so that `8px` is a single mistake.
  mutating func takeNumber(signed: Bool) -> String? {
    let start = index
    if signed, peek("-") || peek("+") { index += 1 }
    guard let first = next, first.isDigit || peek(".") else {
      index = start
      return nil
    }
    var isBehindExponent = false
    while let next,
      next.isDigit || next.isLetter && !peek("_") || peek(".")
        || isBehindExponent && (peek("-") || peek("+"))
    {
      isBehindExponent = peek("e") || peek("E")
      index += 1
    }
    return takenText(from: start)
  }

  /// Returns an error at `column`, or at the next character; the caret is at the same column unless `caretColumn` is
  /// set.
  func failure(
    _ reason: VisualFormatError.Reason, at column: Int? = nil, caretColumn: Int? = nil
  ) -> VisualFormatError {
    VisualFormatError(
      reason: reason, format: format, column: column ?? self.column, caretColumn: caretColumn)
  }

  /// Returns the text read since a column, without trailing blanks.
  func text(from column: Int) -> String {
    var end = index
    while end >= column, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[(column - 1)..<end], as: UTF8.self)
  }

  private mutating func takenText(from start: Int) -> String {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    skipBlanks()
    return text
  }

  private mutating func skipBlanks() {
    while peek(" ") || peek("\t") || peek("\n") || peek("\r") { index += 1 }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  fileprivate var isLetter: Bool {
    self >= 0x41 && self <= 0x5A || self >= 0x61 && self <= 0x7A || self == 0x5F
  }
}
