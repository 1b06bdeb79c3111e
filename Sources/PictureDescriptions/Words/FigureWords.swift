package import AutoLayout

/// The words that figures and their descriptions use, in one language.
///
/// Four languages are bundled. Any other language is a bundled one with some words replaced. Names of attributes, such
/// as `leading`, are the same in every language, because they are names in code.
public struct FigureWords: Hashable, Sendable {
  /// The language as a BCP 47 tag, such as `en` or `pt-BR`.
  public private(set) var language: String
  /// The texts in the order of ``Key``.
  ///
  /// An array, so that results never depend on the order of hashes.
  private var texts: [Text]

  /// A text with placeholders in braces.
  package struct Text: Hashable, Sendable {
    /// The form for one thing.
    package var one: String
    /// The form for any other number of things.
    package var other: String

    /// Makes a text with two forms.
    package init(one: String, other: String) {
      self.one = one
      self.other = other
    }
  }

  /// Makes words from a table that has a text for each key.
  private init(language: String, _ table: [Key: Text]) {
    self.language = language
    texts = Key.allCases.map { key in
      guard let text = table[key] else { preconditionFailure("\(language) has no \(key)") }
      return text
    }
  }

  /// Returns a copy with some texts replaced.
  ///
  /// If `language` isn't `nil`, it becomes the copy's language.
  package func replacing(_ replacements: [Key: Text], language: String?) -> FigureWords {
    var words = self
    words.language = language ?? self.language
    for (key, text) in replacements { words.texts[key.index] = text }
    return words
  }

  /// The text of a key with its placeholders.
  package subscript(key: Key) -> Text { texts[key.index] }
}

extension FigureWords: CaseIterable {
  /// English.
  public static let english = FigureWords(language: "en", WordTable.english)
  /// German.
  public static let german = FigureWords(language: "de", WordTable.german)
  /// Spanish.
  public static let spanish = FigureWords(language: "es", WordTable.spanish)
  /// Japanese.
  public static let japanese = FigureWords(language: "ja", WordTable.japanese)

  /// The bundled languages.
  public static let allCases: [FigureWords] = [.english, .german, .spanish, .japanese]

  /// The names of the bundled languages.
  package static let languages = allCases.map(\.language)

  /// The bundled words of a language, such as `de`; `nil` for any other name.
  public init?(language: String) {
    guard let words = Self.allCases.first(where: { $0.language == language }) else { return nil }
    self = words
  }
}

extension FigureWords {
  /// The text of a key, with its placeholders replaced by values.
  package func callAsFunction(_ key: Key, _ values: [String: String] = [:]) -> String {
    Self.fill(self[key].other, values)
  }

  /// The text of a key in its form for a number of things, with its placeholders replaced by values.
  package func callAsFunction(_ key: Key, count: Int, _ values: [String: String] = [:]) -> String {
    let text = count == 1 ? self[key].one : self[key].other
    return Self.fill(text, values.merging(["count": "\(count)"]) { value, _ in value })
  }

  /// An enumeration of texts: `a, b and c`.
  ///
  /// Texts beyond the limit are counted: `a, b and 3 more`.
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

  /// The author's text, with a full stop appended unless it ends in a punctuation mark.
  package func sentence(_ text: String) -> String {
    text + (text.last.map { $0.isLetter || $0.isNumber } ?? false ? self(.fullStop) : "")
  }

  /// Replaces the placeholders of a format from left to right.
  ///
  /// Braces in the values aren't replaced.
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
  /// A reading direction in words.
  package func name(of direction: LayoutDirection) -> String {
    self(direction == .leftToRight ? .leftToRight : .rightToLeft)
  }

  /// The remark in captions that says where content sizes come from.
  package func name(of sizes: SolvedTree.ContentSizes) -> String {
    switch sizes {
    case .stored: self(.storedSizes)
    case .measured: self(.measuredText)
    }
  }
}

extension FigureWords {
  /// Whether every text is ASCII.
  package var isPlain: Bool {
    texts.allSatisfy { text in
      [text.one, text.other].allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    }
  }

  /// A string that identifies the words: the language if they are bundled, otherwise the language and all texts.
  package var inputsText: String {
    self == FigureWords(language: language)
      ? language : "\(language) \(texts.map { [$0.one, $0.other] })"
  }
}
