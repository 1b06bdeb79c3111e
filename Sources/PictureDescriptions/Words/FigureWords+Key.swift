extension FigureWords {
  /// The keys of the texts that figures use.
  ///
  /// The raw value is the key in a file of translations.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    // The parts of a constraint.
    case relationship, multiplier, constant, priority, identifier, item, attribute

    // Captions.
    case leftToRight, rightToLeft, storedSizes, measuredText

    // Changes between two layouts.
    case moved, resized, converted, added, removed, unchanged
    case movedItems, addedItem, removedItem, viewKind, guideKind, width, height

    // Enumerations.
    case comma, semicolon, fullStop, and, more, named, quoted, sentenceSpace

    // Descriptions.
    case layout, emptyLayout, part, emptyPart, texts, sizesInTurn, views, guides, figures
    case constraints, anatomy, visualFormats, exploded, changes, changeList
    case conflict, conflictAlone, moreConflicts, conflictSum, conflictSumOf, brokenSum
    case needs, atLeast, atMost
    case ambiguous, horizontally, vertically, onBothAxes
    case notes, shows

    // Overlays, as descriptions call them.
    case margins, safeArea, readable, keyboard, dimensions, equalSizes, alignmentLines,
      alignmentRects
    case baselines, contentSizes, attributes, deviceOutline, otherLayout
  }
}

extension FigureWords.Key {
  /// The zero-based position of the key among all keys.
  var index: Int { Self.indices[self] ?? 0 }

  private static let indices = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })

  /// Whether the text has a singular and a plural form.
  package var isCounted: Bool { placeholders.contains("count") }

  /// The names of the placeholders in the text.
  package var placeholders: [String] {
    switch self {
    case .item, .attribute: ["number"]
    case .moved, .resized, .converted, .added, .removed, .more, .views, .guides, .moreConflicts:
      ["count"]
    case .movedItems: ["count", "movement"]
    case .addedItem, .removedItem, .horizontally, .vertically, .onBothAxes: ["name"]
    case .and: ["first", "last"]
    case .named: ["things", "names"]
    case .quoted: ["text"]
    case .layout, .part: ["size", "direction", "contents"]
    case .emptyLayout, .emptyPart: ["size", "direction"]
    case .texts, .constraints, .visualFormats, .figures: ["count", "list"]
    case .anatomy: ["constraint"]
    case .changes: ["summary"]
    case .changeList: ["summary", "list"]
    case .conflict: ["broken", "others"]
    case .conflictAlone: ["broken"]
    case .conflictSum, .brokenSum: ["sum", "room"]
    case .needs: ["name", "length"]
    case .atLeast, .atMost: ["length"]
    case .conflictSumOf: ["sum", "limit", "room"]
    case .ambiguous, .notes, .shows, .sizesInTurn: ["list"]
    case .relationship, .multiplier, .constant, .priority, .identifier, .leftToRight, .rightToLeft,
      .storedSizes, .measuredText, .unchanged, .viewKind, .guideKind, .width, .height, .comma,
      .semicolon,
      .fullStop,
      .sentenceSpace, .exploded, .margins, .safeArea, .readable, .keyboard, .dimensions,
      .equalSizes,
      .alignmentLines, .alignmentRects, .baselines, .contentSizes, .attributes, .deviceOutline,
      .otherLayout:
      []
    }
  }
}

extension FigureWords.Text: ExpressibleByStringLiteral {
  /// Creates a text whose singular and plural forms are equal.
  package init(stringLiteral text: String) { self.init(one: text, other: text) }
}
