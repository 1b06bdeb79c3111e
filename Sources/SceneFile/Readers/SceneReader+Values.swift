internal import AutoLayout
internal import LayoutDocuments
internal import PictureDescriptions

/// The entries of a mapping whose keys have been checked.
struct SceneFields {
  /// The position where the mapping begins.
  var position: SourcePosition
  /// The entries in the order of the file.
  var entries: [DocumentNode.Entry]

  /// The entry with a key, or `nil` if there isn't one.
  subscript(_ key: String) -> DocumentNode.Entry? {
    entries.first { $0.key == key }
  }
}

extension DocumentNode {
  /// The fault of a text such as `key:value`, which has no space after the colon, or `nil` for any other node.
  fileprivate var glued: ValueFault? {
    guard let scalar, !scalar.isQuoted, let colon = scalar.text.firstIndex(of: ":"),
      isIdentifier(String(scalar.text[..<colon]))
    else { return nil }
    return .noSpaceAfterColon(scalar.text)
  }
}

extension SceneReader {
  /// Reads the entries of a mapping, or reports any other value and returns `nil`.
  ///
  /// Unknown keys are reported.
  mutating func fields(of node: DocumentNode, _ table: SceneTable, _ name: String) -> SceneFields? {
    guard case .mapping(let entries) = node.content else {
      problems.append(.init(node.position, node.glued ?? .wrongShape(name, expected: table.shape)))
      return nil
    }
    let known = Set(table.keys)
    var meant: [DocumentNode.Entry] = []
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      index += 1
      if known.contains(entry.key) { continue }
      if let split = splitText(before: index, in: entries, known) {
        problems.append(
          .init(
            entry.keyPosition,
            .splitText(entry.key, of: table, whole: split.whole, key: split.key)))
        index += split.partCount - 1
        continue
      }
      let name = entries.first { $0.key == "class" }?.value.scalar?.text
      let suggestion = table.suggestion(for: entry.key, ofClass: name)
      problems.append(
        .init(entry.keyPosition, .unknownKey(entry.key, of: table, suggestion: suggestion)))
      // The value of a misspelled key is read as that of the intended one, so that the names in it are known.
      if entry.value.scalar == nil, let suggestion, known.contains(suggestion),
        !entries.contains(where: { $0.key == suggestion })
      {
        meant.append(.init(key: suggestion, keyPosition: entry.keyPosition, value: entry.value))
      }
    }
    return SceneFields(
      position: node.position, entries: entries.filter { known.contains($0.key) } + meant)
  }

  /// Finds an unquoted text that YAML split at its commas, given an unknown key that may be the text's second part.
  ///
  /// - Parameters:
  ///   - end: The index after the unknown key.
  ///   - entries: The entries of the mapping.
  ///   - known: The keys that the mapping can have.
  /// - Returns: The text's key, the whole text, and the number of its parts that YAML read as keys.
  private func splitText(
    before end: Int, in entries: [DocumentNode.Entry], _ known: Set<String>
  ) -> (key: String, whole: String, partCount: Int)? {
    guard end > 1, let head = entries[end - 2].value.scalar, !head.isQuoted, !head.isNothing,
      plainDecimal(head.text) == nil
    else { return nil }
    let parts = entries[(end - 1)...].prefix { part in
      // In a block, each key has a line.
      part.keyPosition.line == head.position.line && !known.contains(part.key)
        && part.value.isNothing && part.value.scalar?.isNull == false
    }
    guard !parts.isEmpty else { return nil }
    return (
      entries[end - 2].key, ([head.text] + parts.map(\.key)).joined(separator: ", "), parts.count
    )
  }

  /// Reads the elements of a list, which is empty if the key is missing or has no value.
  mutating func list(_ entry: DocumentNode.Entry?) -> [DocumentNode] {
    guard let entry, !entry.value.isNothing else { return [] }
    guard case .sequence(let elements) = entry.value.content else {
      problems.append(.init(entry.value.position, .wrongShape(entry.key, expected: "a list")))
      return []
    }
    return elements
  }

  /// Reads a text, or returns `nil` if the key is missing or the value is invalid.
  ///
  /// Invalid values are reported.
  mutating func text(_ entry: DocumentNode.Entry?) -> SceneText? {
    guard let entry else { return nil }
    return text(entry.value, entry.key)
  }

  /// Reads a text, or reports any other value and returns `nil`.
  mutating func text(_ node: DocumentNode, _ key: String) -> SceneText? {
    guard let scalar = node.scalar else {
      problems.append(.init(node.position, .wrongShape(key, expected: "a text")))
      return nil
    }
    guard !scalar.isNothing else {
      problems.append(.init(node.position, .missingValue(key)))
      return nil
    }
    return SceneText(scalar)
  }

  /// Reads a number that satisfies a rule, or returns `nil` if the key is missing or the value is invalid.
  ///
  /// Invalid values are reported.
  mutating func number(_ entry: DocumentNode.Entry?, _ rule: NumberRule) -> Double? {
    guard let entry else { return nil }
    return number(entry.value, entry.key, rule)
  }

  /// Reads a number that satisfies a rule, or reports any other value and returns `nil`.
  mutating func number(_ node: DocumentNode, _ key: String, _ rule: NumberRule) -> Double? {
    guard node.scalar != nil else {
      problems.append(.init(node.position, .wrongShape(key, expected: "a number")))
      return nil
    }
    guard let text = text(node, key) else { return nil }
    guard let number = plainDecimal(text.text) else {
      problems.append(.init(text.position, .notNumber(text.text, key: key)))
      return nil
    }
    guard number.isFinite else {
      problems.append(.init(text.position, .notFinite(text.text)))
      return nil
    }
    guard abs(number) <= DocumentLimits.number else {
      problems.append(.init(text.position, .numberTooLarge(number)))
      return nil
    }
    guard rule.allows(number) else {
      problems.append(.init(text.position, .numberOutOfRange(number, key: key, rule: rule)))
      return nil
    }
    return number
  }

  /// Reads a word that is one of `choices`, or returns `nil` if the key is missing or the value is invalid.
  ///
  /// Invalid values are reported.
  mutating func choice(_ entry: DocumentNode.Entry?, _ choices: [String]) -> String? {
    guard let entry else { return nil }
    return choice(entry.value, entry.key, choices)
  }

  /// Returns a node's word, or reports a problem and returns `nil` if the word isn't one of `choices`.
  mutating func choice(_ node: DocumentNode, _ key: String, _ choices: [String]) -> String? {
    guard let text = text(node, key) else { return nil }
    guard !choices.contains(text.text) else { return text.text }
    let meant = SceneTable.value(ofOtherName: text.text, for: key)
    let suggestion =
      meant.flatMap { choices.contains($0) ? $0 : nil }
      ?? spellingSuggestion(for: text.text, amongNumbered: choices)
    problems.append(
      .init(
        text.position,
        .unknownChoice(text.text, key: key, choices: choices, suggestion: suggestion)))
    return nil
  }

  /// Reads a value by its word, or returns `nil` if the key is missing or the word is invalid.
  ///
  /// Invalid words are reported.
  mutating func choice<Choice: Worded>(
    _ entry: DocumentNode.Entry?, as type: Choice.Type
  ) -> Choice? {
    choice(entry, type.allCases.map(\.word)).flatMap { Choice(word: $0) }
  }

  /// Reads a word and returns its value in `words`, or `nil` if the key is missing or the word is invalid.
  ///
  /// Invalid words are reported.
  mutating func choice<Value>(
    _ entry: DocumentNode.Entry?, _ words: [(word: String, value: Value)]
  ) -> Value? {
    choice(entry, words.map(\.word)).flatMap { word in words.first { $0.word == word }?.value }
  }

  /// Reads `true` or `false`, or returns `nil` if the key is missing or the value is invalid.
  ///
  /// Invalid values are reported.
  mutating func flag(_ entry: DocumentNode.Entry?) -> Bool? {
    choice(entry, ["true", "false"]).map { $0 == "true" }
  }

  /// Reports the second of two mutually exclusive keys, if the mapping has both.
  mutating func refuse(_ second: String, beside first: String, in fields: SceneFields) {
    guard fields[first] != nil, let entry = fields[second] else { return }
    problems.append(.init(entry.keyPosition, .conflictingKeys(first, second)))
  }

  /// Reads a text to be drawn, or returns `nil` if the key is missing or the value is invalid.
  ///
  /// Invalid values and texts that would take too long to typeset are reported.
  mutating func setText(_ entry: DocumentNode.Entry?) -> String? {
    guard let entry else { return nil }
    return setText(entry.value, entry.key)
  }

  /// Reads a text to be drawn, or reports any other value and returns `nil`.
  ///
  /// A text that would take too long to typeset is reported too.
  mutating func setText(_ node: DocumentNode, _ key: String) -> String? {
    guard let text = text(node, key) else { return nil }
    let count = text.text.unicodeScalars.count
    guard count <= TextLimits.length else {
      problems.append(.init(text.position, .textTooLong(count, key: key)))
      return nil
    }
    // If a word has to be broken, the rest of it is shaped again for each line.
    let longest = count > TextLimits.wordLength ? TextLimits.longestWord(of: text.text) : 0
    guard longest <= TextLimits.wordLength else {
      problems.append(.init(text.position, .wordTooLong(longest, key: key)))
      return nil
    }
    let isWithin = setTextLength <= TextLimits.totalLength
    setTextLength += count
    // Reported once, for the text that exceeds the limit.
    if isWithin, setTextLength > TextLimits.totalLength {
      problems.append(.init(text.position, .textsTooLong))
    }
    return text.text
  }
}

// Colors of views.
extension SceneReader {
  /// Reads the color of a view: hexadecimal digits, a name, or a pair for light and dark interfaces.
  ///
  /// - Returns: The color, or `nil` if the key is missing or the value is invalid. Invalid values are reported.
  mutating func viewColor(_ entry: DocumentNode.Entry?) -> Color? {
    guard let entry else { return nil }
    if case .scalar = entry.value.content { return plainColor(entry) }
    guard let fields = fields(of: entry.value, .colorPair, entry.key) else { return nil }
    for key in SceneTable.colorPair.keys where fields[key] == nil {
      problems.append(.init(fields.position, .missingKey(key, of: .colorPair)))
    }
    let light = fields["light"].flatMap { plainColor($0) }
    let dark = fields["dark"].flatMap { plainColor($0) }
    guard let light, let dark else { return nil }
    return Color(light: light.resolved(for: .light), dark: dark.resolved(for: .dark))
  }

  /// Reads a color in hexadecimal digits or by its name.
  private mutating func plainColor(_ entry: DocumentNode.Entry) -> Color? {
    guard let text = text(entry) else { return nil }
    if let color = Color(hex: text.text) { return color }
    if let named = sceneColors.first(where: { $0.word == text.text }) { return named.value }
    problems.append(
      .init(
        text.position,
        .unknownColor(text.text, key: entry.key, suggestion: Self.suggestion(for: text.text))))
    return nil
  }

  /// Returns the color name that the author most likely meant, or `nil` if no name is similar.
  private static func suggestion(for text: String) -> String? {
    if text.lowercased() == "transparent" { return "clear" }
    // Hexadecimal digits without a number sign aren't a name.
    guard Color(hex: "#" + text) == nil, !text.hasPrefix("#") else { return nil }
    let short = "system" + text.prefix(1).uppercased() + text.dropFirst()
    return spellingSuggestion(for: text, among: sceneColors.map(\.word))
      ?? sceneColors.first { $0.word == short }?.word
  }
}

// Sizes and names of pictures.
extension SceneReader {
  /// Reads the width of a picture, or reports an invalid width and returns `nil`.
  mutating func width(_ entry: DocumentNode.Entry?) -> PictureWidth? {
    guard let text = text(entry) else { return nil }
    let pixels = Int(text.text).map(PictureWidth.pixels)
    guard let width = pixels ?? PictureWidth(parsing: text.text),
      PictureWidth.pixelCounts.contains(width.pixelCount)
    else {
      problems.append(.init(text.position, FigureFault.badWidth(text.text)))
      return nil
    }
    return width
  }

  /// Reads a letter size, and reports a size that is invalid or doesn't suit the width of the picture.
  mutating func letters(
    _ entry: DocumentNode.Entry?, at width: PictureWidth?
  ) -> LetterSize? {
    guard let text = text(entry) else { return nil }
    guard let letters = LetterSize(parsing: text.text) else {
      problems.append(.init(text.position, FigureFault.badLetters(text.text)))
      return nil
    }
    if let width, !letters.suits(width) {
      problems.append(.init(text.position, FigureFault.unsuitedLetters(letters, width)))
    }
    return letters
  }

  /// Reads a prefix for SVG ids, or reports an invalid prefix and returns `nil`.
  mutating func idPrefix(_ entry: DocumentNode.Entry?) -> String? {
    guard let text = text(entry) else { return nil }
    guard SVGOptions.isIDPrefix(text.text) else {
      problems.append(.init(text.position, FigureFault.badIDPrefix(text.text)))
      return nil
    }
    return text.text
  }
}
