import AutoLayout
import Foundation
import PictureDescriptions

extension SolvedTree {
  /// The alternative text of a picture: a paragraph for people who can't see it.
  ///
  /// The author's description comes first, in full. The other sentences are about what was drawn: the caption, items,
  /// texts, constraints, conflicts, ambiguity, notes and overlays. To stay within 600 characters, lists are shortened
  /// and then the least important sentences are left out.
  ///
  /// - Parameters:
  ///   - options: The options of the figure.
  ///   - drawn: The contents that are in the picture.
  ///   - focus: The part of the layout that the figure is about.
  ///   - sizes: The sizes of several canvases that are shown in turn, or an empty array for a single canvas.
  /// - Returns: The paragraph.
  /// - Complexity: O(items + constraints).
  func alternativeText(
    _ options: FigureOptions, _ drawn: DrawnContents, focus: FigureFocus = FigureFocus(),
    inTurnWith sizes: [CGSize] = []
  ) -> String {
    AlternativeText(tree: self, options: options, drawn: drawn, focus: focus, sizes: sizes)
      .paragraph()
  }
}

extension SolvedTreeComparison {
  /// The alternative text of a picture that shows changes: a paragraph for people who can't see it.
  func alternativeText(
    _ options: FigureOptions, _ drawn: DrawnContents, focus: FigureFocus
  ) -> String {
    AlternativeText(tree: after, options: options, drawn: drawn, focus: focus)
      .paragraph(since: self)
  }
}

/// The alternative text of a figure, composed of sentences.
struct AlternativeText {
  /// The maximum length of the text in characters, unless the author's description is longer.
  static let limit = 600
  /// The limits to try for the number of entries in each list, largest first.
  private static let listLengths = [8, 5, 3, 2, 1]

  let tree: SolvedTree
  let options: FigureOptions
  let drawn: DrawnContents
  let focus: FigureFocus
  /// The sizes of several canvases that are shown in turn, or an empty array for a single canvas.
  var sizes: [CGSize] = []
  var words: FigureWords { options.words }

  /// One or more sentences that are kept or left out together.
  private struct Sentence {
    var text: String
    /// The order in which sentences are left out, highest first.
    var rank: Int
  }

  /// The whole text as a paragraph, with lists as long as ``limit`` allows.
  func paragraph(since comparison: SolvedTreeComparison? = nil) -> String {
    var sentences: [Sentence] = []
    for length in Self.listLengths {
      sentences = self.sentences(since: comparison, atMost: length)
      if joined(sentences).count <= Self.limit { return joined(sentences) }
    }
    for rank in (1...6).reversed() where joined(sentences).count > Self.limit {
      sentences.removeAll { $0.rank == rank }
    }
    return joined(sentences)
  }

  private func joined(_ sentences: [Sentence]) -> String {
    sentences.reduce(into: "") { text, sentence in
      // The author's description needs a space after it even if the language has none there.
      let isLatin = text.last?.isASCII ?? false
      if !text.isEmpty { text += isLatin ? " " : words(.sentenceSpace) }
      text += sentence.text
    }
  }

  private func sentences(
    since comparison: SolvedTreeComparison?, atMost length: Int
  ) -> [Sentence] {
    let author = options.summary.isEmpty ? nil : words.sentence(options.summary)
    let texts: [(String?, rank: Int)] = [
      (author, 0), (title, 1), (caption, 1), (contents(length), 2), (texts(length), 3),
      (sizesInTurn, 1),
      (subject(length), 3), (comparison.map { changes($0, length) }, 1),
      (constraints(length), 4), (conflicts(length), 1), (ambiguity(length), 2),
      (notes(length), 3), (overlays, 5),
    ]
    return texts.compactMap { text, rank in text.map { Sentence(text: $0, rank: rank) } }
  }
}

extension AlternativeText {
  /// The title that the author requested as a sentence, or `nil` if the picture doesn't show one.
  private var title: String? {
    guard options.overlays.contains(.caption), options.paper.hasRequestedTexts,
      !options.title.isEmpty
    else { return nil }
    return words.sentence(options.title)
  }

  /// The author's caption as a sentence, or `nil` if the picture doesn't show one.
  private var caption: String? {
    guard options.overlays.contains(.caption), let caption = options.caption, !caption.isEmpty
    else { return nil }
    return words.sentence(caption)
  }

  /// A sentence about the visible part of the canvas, with its views and guides.
  private func contents(_ length: Int) -> String {
    var views: [(name: String, depth: Int)] = []
    var guides: [String] = []
    var depths: [Int] = []
    for (index, item) in tree.items.enumerated() {
      depths.append(item.owner.map { $0 < depths.count ? depths[$0] + 1 : 0 } ?? 0)
      guard drawn.items.contains(index) else { continue }
      switch item.kind {
      case .view: views.append((item.name, depths[depths.count - 1]))
      case .guide: guides.append(item.name)
      case .systemGuide: break
      }
    }
    // Items near the root are the most important. The sort keeps the order within a level.
    let names = views.sorted { $0.depth < $1.depth }.map(\.name)
    let parts = [(FigureWords.Key.views, names), (.guides, guides)].filter { !$0.1.isEmpty }
    var values = [
      "size": plainSize(tree.canvas.size),
      "direction": words.name(of: tree.direction),
    ]
    let canvas = CGRect(origin: .zero, size: tree.canvas.size)
    let isPart = tree.shownArea(options.paper, focus).map { !holds($0, canvas) } ?? false
    guard !parts.isEmpty else { return words(isPart ? .emptyPart : .emptyLayout, values) }
    values["contents"] = words.list(
      parts.map { key, names in
        let things = words(key, count: names.count)
        // A screen shows the texts of its views in place of their names.
        if key == .views, !shownTexts.isEmpty { return things }
        return words(.named, ["things": things, "names": words.list(names, atMost: length)])
      })
    return words(isPart ? .part : .layout, values)
  }

  /// The visible texts of views in the plain look, or an empty array in diagrams.
  private var shownTexts: [String] {
    guard options.look == .plain else { return [] }
    return tree.items.indices.filter(drawn.items.contains).flatMap { index -> [String] in
      let appearance = tree.items[index].appearance
      return [appearance.text ?? ""] + appearance.segments
    }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The number of characters after which a view's text is truncated.
  private static let textLength = 60

  private func texts(_ length: Int) -> String? {
    let shown = shownTexts
    guard !shown.isEmpty else { return nil }
    let quotes = shown.prefix(Self.listLengths[0] + 1).map { text in
      quoted(text.count > Self.textLength ? text.prefix(Self.textLength - 1) + "…" : text)
    }
    let more = Array(repeating: "", count: shown.count - quotes.count)
    return words(.texts, count: shown.count, ["list": words.list(quotes + more, atMost: length)])
  }

  private var sizesInTurn: String? {
    sizes.isEmpty ? nil : words(.sizesInTurn, ["list": words.list(sizes.map { plainSize($0) })])
  }

  /// A sentence about the exploded hierarchy, explained constraint or visual formats, or `nil` without such content.
  private func subject(_ length: Int) -> String? {
    if options.exploded != nil { return words(.exploded) }
    if let index = options.anatomy.flatMap(tree.index) {
      return words(.anatomy, ["constraint": quoted(tree.text(of: tree.constraints[index]))])
    }
    let formats = tree.formats(options)
    guard !formats.isEmpty else { return nil }
    let texts = formats.map { format in quoted(format.tokens.map(\.text).joined()) }
    return words(
      .visualFormats, count: texts.count, ["list": words.list(texts, atMost: length)])
  }

  /// A sentence about the drawn constraints, or `nil` if none are drawn or constraints weren't requested.
  private func constraints(_ length: Int) -> String? {
    let isRequested =
      options.overlays.contains(.constraints)
      || tree.emphasizedConstraints(options.emphasis, focus) != nil
    guard isRequested, options.anatomy == nil else { return nil }
    let shown = drawn.constraints.sorted()
    guard !shown.isEmpty else { return nil }
    // The list's length is limited, but there may be thousands of constraints.
    let texts = shown.prefix(Self.listLengths[0] + 2).map { tree.text(of: tree.constraints[$0]) }
    let more = Array(repeating: "", count: shown.count - texts.count)
    return words(
      .constraints, count: shown.count, ["list": words.list(texts + more, atMost: length)])
  }

  /// Sentences about the conflicts that the figure shows, or `nil` if it shows none.
  private func conflicts(_ length: Int) -> String? {
    let conflicts = tree.shownConflicts(options, focus)
    let shown = conflicts.prefix(length)
    var sentences = shown.flatMap { conflict in
      let others = words.list(conflict.because.map(quoted), atMost: length)
      let sentence = words(
        conflict.because.isEmpty ? .conflictAlone : .conflict,
        ["broken": quoted(conflict.broken), "others": others])
      return [sentence, tree.sum(of: conflict, in: words)].compactMap(\.self)
    }
    let rest = conflicts.count - shown.count
    if rest > 0 { sentences.append(words(.moreConflicts, count: rest)) }
    return sentences.isEmpty ? nil : sentences.joined(separator: words(.sentenceSpace))
  }

  /// A sentence about the ambiguous items, or `nil` if the layout has none or the figure doesn't show ambiguity.
  private func ambiguity(_ length: Int) -> String? {
    guard options.overlays.contains(.ambiguity) else { return nil }
    let open = tree.items.indices.filter { index in
      !tree.items[index].ambiguousAxes.isEmpty && drawn.items.contains(index)
    }.map { index in
      let item = tree.items[index]
      let key: FigureWords.Key =
        item.ambiguousAxes.count > 1
        ? .onBothAxes : item.ambiguousAxes[0] == .horizontal ? .horizontally : .vertically
      return words(key, ["name": item.name])
    }
    return open.isEmpty ? nil : words(.ambiguous, ["list": words.list(open, atMost: length)])
  }

  private func notes(_ length: Int) -> String? {
    let notes = drawn.notes.sorted().compactMap { options.notes[$0].words }.map(quoted)
    return notes.isEmpty ? nil : words(.notes, ["list": words.list(notes, atMost: length)])
  }

  /// A sentence about the visible overlays that no other sentence covers, or `nil` without such overlays.
  private var overlays: String? {
    let names = Overlay.allCases.filter(drawn.overlays.contains).compactMap { overlay in
      overlay.word.map { words($0) }
    }
    return names.isEmpty ? nil : words(.shows, ["list": words.list(names)])
  }

  private func changes(_ comparison: SolvedTreeComparison, _ length: Int) -> String {
    let counted = comparison.changes.filter { !$0.isFollower || $0.isConverted }
    let details = counted.map { change -> String in
      if change.isAdded { return words(.addedItem, ["name": change.name]) }
      if change.isRemoved { return words(.removedItem, ["name": change.name]) }
      let moves = [change.movement(in: words), change.resizing(in: words)]
      let parts = (change.isFollower ? [] : moves) + [change.conversion(in: words)]
      return change.name + " " + parts.compactMap(\.self).joined(separator: words(.comma))
    }
    let summary = comparison.summary(in: words)
    guard !details.isEmpty else { return words(.changes, ["summary": summary]) }
    let rest = details.count - length
    let shown = Array(rest > 1 ? details.prefix(length) : details[...])
    let more = rest > 1 ? [words(.more, count: rest)] : []
    return words(
      .changeList,
      ["summary": summary, "list": (shown + more).joined(separator: words(.semicolon))])
  }

  private func quoted(_ text: String) -> String { words(.quoted, ["text": text]) }
}

extension Overlay {
  /// The word for the overlay in alternative texts, or `nil` if other sentences cover the overlay.
  fileprivate var word: FigureWords.Key? {
    switch self {
    case .margins: .margins
    case .safeArea: .safeArea
    case .readable: .readable
    case .keyboard: .keyboard
    case .dimensions: .dimensions
    case .alignmentRects: .alignmentRects
    case .alignment: .alignmentLines
    case .baselines: .baselines
    case .equal: .equalSizes
    case .intrinsic: .contentSizes
    case .attributes: .attributes
    case .ambiguity: .otherLayout
    case .device: .deviceOutline
    case .guides, .names, .caption, .tints, .constraints, .conflicts: nil
    }
  }
}
