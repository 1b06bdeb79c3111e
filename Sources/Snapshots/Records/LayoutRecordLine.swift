internal import AutoLayout
internal import Foundation

/// A line of a record's text, which is read word by word.
struct LayoutRecordLine {
  /// The number of spaces at the start of the line.
  let indentation: Int
  private let number: Int
  private let characters: [Character]
  private var index: Int

  /// A word of a line.
  ///
  /// A word may start with a quoted text. After the closing quote, it continues up to the next space.
  struct Word {
    /// The word, or the text in quotes if the word starts with quotes.
    var text: String
    /// The characters after the closing quote, or an empty text if the word isn't quoted.
    var tail: String
    /// Whether the word starts with a quoted text.
    var isQuoted: Bool
    /// The one-based column of the word's first character.
    var column: Int
    /// The word as written in the file, for error messages.
    var source: String
  }

  init(_ text: Substring, number: Int) {
    characters = Array(text)
    self.number = number
    indentation = characters.prefix { $0 == " " }.count
    index = indentation
  }

  /// Whether the line is empty.
  var isEmpty: Bool { characters.isEmpty }

  /// Creates an error at a column, by default at the reading position.
  func error(_ fault: LayoutRecordError.Fault, at column: Int? = nil) -> LayoutRecordError {
    LayoutRecordError(line: number, column: column ?? index + 1, fault: fault)
  }

  /// Returns the next word without consuming it, or `nil` at the end of the line.
  func peek() throws(LayoutRecordError) -> Word? {
    var copy = self
    return try copy.next()
  }

  /// Reads the next word, or returns `nil` at the end of the line.
  mutating func next() throws(LayoutRecordError) -> Word? {
    if index < characters.count, index > indentation { index += 1 }
    guard index < characters.count else { return nil }
    let start = index
    var text = ""
    let isQuoted = characters[index] == "\""
    if isQuoted { text = try quoted() }
    let tailStart = index
    while index < characters.count, characters[index] != " " { index += 1 }
    let rest = String(characters[tailStart..<index])
    guard isQuoted || !rest.isEmpty else {
      throw error(.expected("a word", found: " "), at: start + 1)
    }
    return Word(
      text: isQuoted ? text : rest, tail: isQuoted ? rest : "", isQuoted: isQuoted,
      column: start + 1, source: String(characters[start..<index]))
  }

  private mutating func quoted() throws(LayoutRecordError) -> String {
    let start = index
    var source = "\""
    index += 1
    while index < characters.count, characters[index] != "\"" {
      source.append(characters[index])
      if characters[index] == "\\", index + 1 < characters.count {
        index += 1
        source.append(characters[index])
      }
      index += 1
    }
    guard index < characters.count,
      let text = try? JSONDecoder().decode(String.self, from: Data((source + "\"").utf8))
    else { throw error(.badQuotes, at: start + 1) }
    index += 1
    return text
  }
}

extension LayoutRecordLine {
  /// Reads the next word, or throws an error saying that `what` was expected if the line has no more words.
  mutating func word(_ what: String) throws(LayoutRecordError) -> Word {
    guard let word = try next() else { throw error(.expected(what, found: nil)) }
    return word
  }

  /// Reads a word and converts it with a closure, which returns `nil` for an invalid word.
  mutating func value<Value>(
    _ what: String, _ value: (Word) -> Value?
  ) throws(LayoutRecordError) -> Value {
    let word = try word(what)
    guard let value = value(word) else { throw expected(what, word) }
    return value
  }

  /// Reads the given keyword.
  mutating func keyword(_ keyword: String) throws(LayoutRecordError) {
    _ = try value("'\(keyword)'") { $0.source == keyword ? keyword : nil }
  }

  /// Reads a name or a text, with or without quotes.
  mutating func string(_ what: String) throws(LayoutRecordError) -> String {
    try value(what) { $0.tail.isEmpty ? $0.text : nil }
  }

  /// Reads a number.
  mutating func number(_ what: String = "a number") throws(LayoutRecordError) -> CGFloat {
    let word = try word(what)
    return try number(of: word.isQuoted ? "" : word.text, word, what)
  }

  /// Reads a number, or returns `nil` for `-`.
  mutating func optionalNumber() throws(LayoutRecordError) -> CGFloat? {
    if try peek()?.source == "-" {
      _ = try next()
      return nil
    }
    return try number("a number or -")
  }

  /// Reads one of the given names.
  mutating func name(
    of what: String, among names: [String]
  ) throws(LayoutRecordError) -> String {
    try value("\(what): \(names.joined(separator: ", "))") { word in
      word.tail.isEmpty && names.contains(word.text) ? word.text : nil
    }
  }

  /// Reads an integer in the given range.
  mutating func count(_ what: String, in range: ClosedRange<Int>) throws(LayoutRecordError) -> Int {
    try value(what) { word in Int(word.source).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// Reads a length that isn't negative.
  mutating func length() throws(LayoutRecordError) -> CGFloat {
    var copy = self
    let number = try number()
    guard number >= 0 else { throw copy.expected("0 or more", try copy.word("a number")) }
    return number
  }

  /// Reads the version of a library, or the hash of a font.
  mutating func version() throws(LayoutRecordError) -> String {
    try value("a version such as 1.16.0, or sha256: and 16 hexadecimal digits") { word in
      let digits = word.text.hasPrefix("sha256:") ? word.text.dropFirst(7) : ""
      let isHash =
        digits.utf8.count == 16 && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase }
      let parts = word.text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
      let isVersion = parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) }
      }
      return word.tail.isEmpty && (isHash || isVersion) ? word.text : nil
    }
  }

  /// Converts a text to the priority of a constraint, with any error at the position of `word`.
  func priority(of text: String, _ word: Word) throws(LayoutRecordError) -> LayoutPriority {
    let what = "a priority above 0 and at most 1000"
    let priority = LayoutPriority(Float(try number(of: text, word, what)))
    guard priority.isLegal else { throw expected(what, word) }
    return priority
  }

  /// Converts a text to a content hugging or compression resistance priority, with any error at the position of `word`.
  func contentPriority(of text: String, _ word: Word) throws(LayoutRecordError) -> LayoutPriority {
    let what = "a priority from 0 to 1000"
    let priority = LayoutPriority(Float(try number(of: text, word, what)))
    guard priority.isLegalOfContent else { throw expected(what, word) }
    return priority
  }

  /// Throws an error if a canvas can't have the given size and scale.
  func checkCanvas(_ size: CGSize, scale: CGFloat) throws(LayoutRecordError) {
    do throws(CanvasError) {
      try Canvas(width: size.width, height: size.height, scale: scale).validate()
    } catch {
      throw self.error(.unusable(error.description), at: 1)
    }
  }

  /// Reads a hash of 16 hexadecimal digits.
  mutating func hash() throws(LayoutRecordError) -> UInt64 {
    try value("16 hexadecimal digits") { word in
      word.source.utf8.count == 16 ? UInt64(word.source, radix: 16) : nil
    }
  }

  /// Reads the name of an axis.
  mutating func axis() throws(LayoutRecordError) -> LayoutConstraint.Axis {
    try value("horizontal or vertical") { LayoutConstraint.Axis(word: $0.source) }
  }

  /// Throws an error unless the line ends here.
  mutating func end() throws(LayoutRecordError) {
    if let word = try next() { throw expected("the end of the line", word) }
  }

  /// Converts a text to a number, with any error at the position of `word`.
  func number(of text: String, _ word: Word, _ what: String) throws(LayoutRecordError) -> CGFloat {
    guard let value = plainDecimal(text), value.isFinite else { throw expected(what, word) }
    return CGFloat(value)
  }

  func expected(_ what: String, _ word: Word) -> LayoutRecordError {
    error(.expected(what, found: word.source), at: word.column)
  }
}
