package import AutoLayout

/// The texts that figures and their descriptions use, in one language.
///
/// Four languages are bundled. Any other language is a bundled one with some texts replaced. Names of attributes, such
/// as `leading`, are the same in every language, because they are names in code.
public struct FigureWords: Hashable, Sendable {
  /// The language as a BCP 47 tag, such as `en` or `pt-BR`.
  public private(set) var language: String
  /// The texts, in the order of their keys.
  ///
  /// The texts are in an array, so that results never depend on the order of hashes.
  private var texts: [Text]

  /// A text with placeholders in braces, in a singular and a plural form.
  package struct Text: Hashable, Sendable {
    /// The singular form.
    package var one: String
    /// The plural form, used for all numbers except 1.
    package var other: String

    /// Creates a text from its singular and plural forms.
    package init(one: String, other: String) {
      self.one = one
      self.other = other
    }
  }

  /// Creates the texts of a language from a table with an entry for each key.
  private init(language: String, _ table: [Key: Text]) {
    self.language = language
    texts = Key.allCases.map { key in
      guard let text = table[key] else { preconditionFailure("\(language) has no \(key)") }
      return text
    }
  }

  /// Returns a copy with some texts replaced, and with the given language unless it's `nil`.
  package func replacing(_ replacements: [Key: Text], language: String?) -> FigureWords {
    var words = self
    words.language = language ?? self.language
    for (key, text) in replacements { words.texts[key.index] = text }
    return words
  }

  /// The text for a key, with placeholders.
  package subscript(key: Key) -> Text { texts[key.index] }
}

extension FigureWords: CaseIterable {
  /// The English texts.
  public static let english = FigureWords(language: "en", WordTable.english)
  /// The German texts.
  public static let german = FigureWords(language: "de", WordTable.german)
  /// The Spanish texts.
  public static let spanish = FigureWords(language: "es", WordTable.spanish)
  /// The Japanese texts.
  public static let japanese = FigureWords(language: "ja", WordTable.japanese)

  /// The texts of all bundled languages.
  public static let allCases: [FigureWords] = [.english, .german, .spanish, .japanese]

  /// The tags of the bundled languages, such as `de`.
  package static let languages = allCases.map(\.language)

  /// Returns the bundled texts of a language such as `de`, or `nil` if the language isn't bundled.
  public init?(language: String) {
    guard let words = Self.allCases.first(where: { $0.language == language }) else { return nil }
    self = words
  }
}

extension FigureWords {
  /// Returns the text for a key, with placeholders replaced by values.
  package func callAsFunction(_ key: Key, _ values: [String: String] = [:]) -> String {
    Self.fill(self[key].other, values)
  }

  /// Returns the singular or plural text for a key, with placeholders replaced by values.
  package func callAsFunction(_ key: Key, count: Int, _ values: [String: String] = [:]) -> String {
    let text = count == 1 ? self[key].one : self[key].other
    return Self.fill(text, values.merging(["count": "\(count)"]) { value, _ in value })
  }

  /// Joins texts into a list such as `a, b and c`.
  ///
  /// The texts beyond the limit are only counted, as in `a, b and 3 more`.
  package func list(
    _ texts: [String], joinedBy separator: Key = .comma, atMost limit: Int = .max
  ) -> String {
    var shown = Array(texts.prefix(limit))
    // A single text is no longer than its count.
    if texts.count == shown.count + 1 { shown = texts }
    if texts.count > shown.count { shown.append(self(.more, count: texts.count - shown.count)) }
    guard let last = shown.popLast() else { return "" }
    if shown.isEmpty { return last }
    return self(.and, ["first": shown.joined(separator: self(separator)), "last": last])
  }

  /// Returns an author's text with a full stop, unless it already ends in a punctuation mark.
  package func sentence(_ text: String) -> String {
    text + (text.last.map { $0.isLetter || $0.isNumber } ?? false ? self(.fullStop) : "")
  }

  /// Replaces the placeholders in a format with values, from left to right.
  ///
  /// Braces in the values are kept.
  private static func fill(_ format: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = format[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      result += rest[..<start]
      let name = String(rest[rest.index(after: start)..<end])
      result += values[name] ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension FigureWords {
  /// The name of a reading direction.
  package func name(of direction: LayoutDirection) -> String {
    self(direction == .leftToRight ? .leftToRight : .rightToLeft)
  }

  /// The remark in captions about the source of content sizes.
  package func name(of sizes: SolvedTree.ContentSizes) -> String {
    switch sizes {
    case .stored: self(.storedSizes)
    case .measured: self(.measuredText)
    }
  }
}

extension FigureWords {
  /// Whether all texts are ASCII.
  package var isPlain: Bool {
    texts.allSatisfy { text in
      [text.one, text.other].allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    }
  }

  /// A string that identifies these texts: the language's name for bundled texts, otherwise the language and all texts.
  package var inputsText: String {
    self == FigureWords(language: language)
      ? language : "\(language) \(texts.map { [$0.one, $0.other] })"
  }
}
