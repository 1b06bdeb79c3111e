internal import AutoLayout

/// Reads files of words with the means of scene files.
struct WordsReader {
  /// Reads mappings, texts and choices, and collects the problems.
  var reader: SceneReader

  /// The words, or `nil` if there is too little to make any.
  mutating func words(_ node: DocumentNode, keys: [WordsDocument.Key]) -> WordsDocument? {
    guard let fields = reader.fields(of: node, .words, "a file of words") else { return nil }
    var document = WordsDocument(
      base: reader.choice(fields["base"], WordsDocument.languages) ?? "en")
    document.language = languageTag(fields["language"])
    guard let entry = fields["words"], !entry.value.isNothing else { return document }
    guard case .mapping(let entries) = entry.value.content else {
      let expected = "a mapping from keys to texts"
      reader.problems.append(
        .init(entry.value.position, .wrongShape(entry.key, expected: expected)))
      return nil
    }
    for entry in entries {
      guard let key = keys.first(where: { $0.name == entry.key }) else {
        let suggestion = spellingSuggestion(for: entry.key, among: keys.map(\.name))
        reader.problems.append(
          .init(entry.keyPosition, WordFault.unknownKey(entry.key, suggestion: suggestion)))
        continue
      }
      document.texts[key.name] = forms(entry, key)
    }
    return document
  }

  /// A language tag: letters, digits and hyphens.
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

  /// A text, or one for one thing and one for other numbers.
  private mutating func forms(
    _ entry: DocumentNode.Entry, _ key: WordsDocument.Key
  ) -> WordsDocument.Text? {
    guard case .mapping = entry.value.content else {
      return format(entry, key, requiresCount: true).map { WordsDocument.Text(one: $0, other: $0) }
    }
    guard key.placeholders.contains("count") else {
      reader.problems.append(.init(entry.value.position, WordFault.notCounted(key.name)))
      return nil
    }
    guard let fields = reader.fields(of: entry.value, .wordForms, entry.key) else { return nil }
    for name in SceneTable.wordForms.keys where fields[name] == nil {
      reader.problems.append(.init(fields.position, .missingKey(name, of: .wordForms)))
    }
    guard let one = fields["one"], let other = fields["other"] else { return nil }
    let texts = (format(one, key, requiresCount: false), format(other, key, requiresCount: true))
    guard let first = texts.0, let second = texts.1 else { return nil }
    return WordsDocument.Text(one: first, other: second)
  }

  /// A text with all its placeholders and no others.
  private mutating func format(
    _ entry: DocumentNode.Entry, _ key: WordsDocument.Key, requiresCount: Bool
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
              String(name), of: key.name, known: key.placeholders, suggestion: suggestion)))
      }
      rest = rest[name.endIndex...]
    }
    for name in missing {
      reader.problems.append(
        .init(entry.value.position, WordFault.missingPlaceholder(name, of: key.name)))
    }
    return text
  }
}
