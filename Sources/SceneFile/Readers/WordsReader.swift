internal import AutoLayout
internal import PictureDescriptions

/// Validates translation files, which contain the texts of figures in one language, using the reader for scene files.
struct WordsReader {
  /// The reader of basic values, which collects the problems.
  var reader: SceneReader

  /// Reads the words of figures, or returns `nil` if required values are missing or invalid.
  mutating func words(_ node: DocumentNode) -> FigureWords? {
    guard let fields = reader.fields(of: node, .words, "a file of words") else { return nil }
    let base = reader.choice(fields["base"], FigureWords.languages).flatMap {
      FigureWords(language: $0)
    }
    let language = languageTag(fields["language"])
    var texts: [FigureWords.Key: FigureWords.Text] = [:]
    if let entry = fields["words"], !entry.value.isNothing {
      guard let read = self.texts(entry) else { return nil }
      texts = read
    }
    return (base ?? .english).replacing(texts, language: language)
  }

  /// Reads texts by their keys, or reports any value other than a mapping and returns `nil`.
  private mutating func texts(
    _ entry: DocumentNode.Entry
  ) -> [FigureWords.Key: FigureWords.Text]? {
    guard case .mapping(let entries) = entry.value.content else {
      let expected = "a mapping from keys to texts"
      reader.problems.append(
        .init(entry.value.position, .wrongShape(entry.key, expected: expected)))
      return nil
    }
    var texts: [FigureWords.Key: FigureWords.Text] = [:]
    for entry in entries {
      guard let key = FigureWords.Key(rawValue: entry.key) else {
        let keys = FigureWords.Key.allCases.map(\.rawValue)
        let suggestion = spellingSuggestion(for: entry.key, among: keys)
        reader.problems.append(
          .init(entry.keyPosition, WordFault.unknownKey(entry.key, suggestion: suggestion)))
        continue
      }
      texts[key] = forms(entry, key)
    }
    return texts
  }

  /// Reads a language tag, which consists of letters, digits and hyphens.
  private mutating func languageTag(_ entry: DocumentNode.Entry?) -> String? {
    guard let text = reader.text(entry) else { return nil }
    let isTag =
      text.text.utf8.count <= 35 && text.text.first?.isLetter == true
      && text.text.utf8.allSatisfy { byte in
        UnicodeScalar(byte).properties.isAlphabetic && byte < 0x80
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
    guard isTag else {
      reader.problems.append(.init(text.position, WordFault.badTag(text.text)))
      return nil
    }
    return text.text
  }

  /// Reads a text, or a pair of a singular and a plural form.
  private mutating func forms(
    _ entry: DocumentNode.Entry, _ key: FigureWords.Key
  ) -> FigureWords.Text? {
    guard case .mapping = entry.value.content else {
      return format(entry, key, requiresCount: true).map { FigureWords.Text(one: $0, other: $0) }
    }
    guard key.placeholders.contains("count") else {
      reader.problems.append(.init(entry.value.position, WordFault.notCounted(key.rawValue)))
      return nil
    }
    guard let fields = reader.fields(of: entry.value, .wordForms, entry.key) else { return nil }
    for name in SceneTable.wordForms.keys where fields[name] == nil {
      reader.problems.append(.init(fields.position, .missingKey(name, of: .wordForms)))
    }
    guard let one = fields["one"], let other = fields["other"] else { return nil }
    let texts = (format(one, key, requiresCount: false), format(other, key, requiresCount: true))
    guard let first = texts.0, let second = texts.1 else { return nil }
    return FigureWords.Text(one: first, other: second)
  }

  /// Reads a text with exactly the placeholders of its key; `{count}` may be missing if `requiresCount` is false.
  private mutating func format(
    _ entry: DocumentNode.Entry, _ key: FigureWords.Key, requiresCount: Bool
  ) -> String? {
    guard let text = reader.setText(entry) else { return nil }
    var missing = key.placeholders.filter { requiresCount || $0 != "count" }
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      let name = rest[rest.index(after: start)...].prefix { $0 != "}" }
      missing.removeAll { $0 == name }
      if !key.placeholders.contains(String(name)) {
        let suggestion = spellingSuggestion(for: String(name), among: key.placeholders)
        reader.problems.append(
          .init(
            entry.value.position,
            WordFault.unknownPlaceholder(
              String(name), of: key.rawValue, known: key.placeholders, suggestion: suggestion)))
      }
      rest = rest[name.endIndex...]
    }
    for name in missing {
      reader.problems.append(
        .init(entry.value.position, WordFault.missingPlaceholder(name, of: key.rawValue)))
    }
    return text
  }
}
