internal import AutoLayout
internal import Foundation

/// One line of a record's text, read word by word.
struct LayoutRecordLine {
  /// How many spaces the line begins with.
  let indentation: Int
  private let number: Int
  private let characters: [Character]
  private var index: Int

  /// A word of a line: plain, or a text in quotes with what follows it up to the next space.
  struct Word {
    /// The word, or what the quotes hold.
    var text: String
    /// What follows the closing quote; empty for a plain word.
    var tail: String
    /// Whether it stands in quotes.
    var isQuoted: Bool
    /// The character that it begins at, counted from 1.
    var column: Int
    /// The word as it stands in the file, for messages.
    var source: String
  }

  init(_ text: Substring, number: Int) {
    characters = Array(text)
    self.number = number
    indentation = characters.prefix { $0 == " " }.count
    index = indentation
  }

  /// Whether there is nothing in the line.
  var isEmpty: Bool { characters.isEmpty }

  /// A fault at a column, or where the line is read.
  func error(_ fault: LayoutRecordError.Fault, at column: Int? = nil) -> LayoutRecordError {
    LayoutRecordError(line: number, column: column ?? index + 1, fault: fault)
  }

  /// The next word without going past it; nil at the end.
  func peek() throws(LayoutRecordError) -> Word? {
    var copy = self
    return try copy.next()
  }

  /// The next word; nil at the end.
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
  /// The next word, which has to be there.
  mutating func word(_ what: String) throws(LayoutRecordError) -> Word {
    guard let word = try next() else { throw error(.expected(what, found: nil)) }
    return word
  }

  /// The next word, which has to be a certain one.
  mutating func keyword(_ keyword: String) throws(LayoutRecordError) {
    let word = try word("'\(keyword)'")
    guard word.source == keyword else { throw expected("'\(keyword)'", word) }
  }

  /// A name or a text, plain or in quotes.
  mutating func string(_ what: String) throws(LayoutRecordError) -> String {
    let word = try word(what)
    guard word.tail.isEmpty else { throw expected(what, word) }
    return word.text
  }

  /// A number.
  mutating func number(_ what: String = "a number") throws(LayoutRecordError) -> CGFloat {
    let word = try word(what)
    return try number(of: word.isQuoted ? "" : word.text, word, what)
  }

  /// A number, or nil for `-`.
  mutating func optionalNumber() throws(LayoutRecordError) -> CGFloat? {
    if try peek()?.source == "-" {
      _ = try next()
      return nil
    }
    return try number("a number or -")
  }

  /// A name out of a list.
  mutating func name(
    of what: String, among names: [String]
  ) throws(LayoutRecordError) -> String {
    let word = try word(what)
    guard word.tail.isEmpty, names.contains(word.text) else {
      throw expected("\(what): \(names.joined(separator: ", "))", word)
    }
    return word.text
  }

  /// A whole number, 0 or more unless the lower bound is another.
  mutating func count(
    _ what: String, from lowerBound: Int = 0
  ) throws(LayoutRecordError) -> Int {
    let word = try word(what)
    guard let value = Int(word.source), value >= lowerBound else { throw expected(what, word) }
    return value
  }

  /// The priority that a part of a word writes.
  func priority(of text: String, _ word: Word) throws(LayoutRecordError) -> LayoutPriority {
    let what = "a priority above 0 and at most 1000"
    let priority = LayoutPriority(Float(try number(of: text, word, what)))
    guard priority.isLegal else { throw expected(what, word) }
    return priority
  }

  /// The priority of a content's size that a part of a word writes.
  func contentPriority(of text: String, _ word: Word) throws(LayoutRecordError) -> LayoutPriority {
    let what = "a priority from 0 to 1000"
    let priority = LayoutPriority(Float(try number(of: text, word, what)))
    guard priority.isLegalOfContent else { throw expected(what, word) }
    return priority
  }

  /// Checks that a layout can have this size and scale.
  func checkCanvas(_ size: CGSize, scale: CGFloat) throws(LayoutRecordError) {
    do throws(CanvasError) {
      try Canvas(width: size.width, height: size.height, scale: scale).validate()
    } catch {
      throw self.error(.unusable(error.description), at: 1)
    }
  }

  /// A hash of 16 hexadecimal digits.
  mutating func hash() throws(LayoutRecordError) -> UInt64 {
    let word = try word("16 hexadecimal digits")
    guard word.source.utf8.count == 16, let value = UInt64(word.source, radix: 16) else {
      throw expected("16 hexadecimal digits", word)
    }
    return value
  }

  /// An axis by its name.
  mutating func axis() throws(LayoutRecordError) -> LayoutConstraint.Axis {
    let word = try word("horizontal or vertical")
    guard let axis = LayoutConstraint.Axis(word: word.source) else {
      throw expected("horizontal or vertical", word)
    }
    return axis
  }

  /// Checks that nothing is left.
  mutating func end() throws(LayoutRecordError) {
    if let word = try next() { throw expected("the end of the line", word) }
  }

  /// The number that a part of a word writes.
  func number(of text: String, _ word: Word, _ what: String) throws(LayoutRecordError) -> CGFloat {
    guard let value = plainDecimal(text), value.isFinite else { throw expected(what, word) }
    return CGFloat(value)
  }

  func expected(_ what: String, _ word: Word) -> LayoutRecordError {
    error(.expected(what, found: word.source), at: word.column)
  }
}
