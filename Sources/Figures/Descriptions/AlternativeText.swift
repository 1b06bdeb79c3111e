import AutoLayout
import Foundation

extension SolvedTree {
  /// The content of a figure, as a paragraph for people who don't see it.
  ///
  /// The author's description comes first, in full. The other sentences are about items,
  /// constraints, conflicts, ambiguity, notes and overlays. Lists are shortened, and the
  /// least important sentences left out, to stay within 600 characters.
  ///
  /// - Complexity: O(items + constraints).
  package func alternativeText(_ options: FigureOptions) -> String {
    AlternativeText(self, options).paragraph()
  }

  /// The content of a figure whose canvas has several sizes in turn, the tree's first.
  func alternativeText(_ options: FigureOptions, inTurnWith sizes: [CGSize]) -> String {
    var text = AlternativeText(self, options)
    text.sizes = sizes
    return text.paragraph()
  }
}

extension SolvedTreeComparison {
  /// The content of a picture of the changes, as a paragraph for people who don't see it.
  package func alternativeText(_ options: FigureOptions) -> String {
    AlternativeText(after, options).paragraph(since: self)
  }
}

/// The sentences about a figure.
struct AlternativeText {
  /// The maximum length in characters, unless the author's description is longer.
  static let limit = 600
  /// The list lengths to try, longest first.
  private static let listLengths = [8, 5, 3, 2, 1]

  let tree: SolvedTree
  let options: FigureOptions
  /// The sizes of the canvas in turn; empty for a figure of one canvas.
  var sizes: [CGSize] = []
  var words: FigureWords { options.words }

  init(_ tree: SolvedTree, _ options: FigureOptions) {
    self.tree = tree
    self.options = options
  }

  /// One or more sentences that belong together.
  private struct Sentence {
    var text: String
    /// The importance; sentences with the highest numbers are left out first.
    var rank: Int
  }

  /// The paragraph with the longest lists that fit.
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
      (author, 0), (contents(length), 2), (sizesInTurn, 1),
      (subject(length), 3), (comparison.map { changes($0, length) }, 1),
      (constraints(length), 4), (conflicts(length), 1), (ambiguity(length), 2),
      (notes(length), 3), (overlays, 5),
    ]
    return texts.compactMap { text, rank in text.map { Sentence(text: $0, rank: rank) } }
  }
}

extension AlternativeText {
  /// The canvas with its views and guides.
  private func contents(_ length: Int) -> String {
    var views: [(name: String, depth: Int)] = []
    var guides: [String] = []
    var depths: [Int] = []
    let leftOut = tree.leftOut(by: options.emphasis)
    for (index, item) in tree.items.enumerated() {
      depths.append(item.owner.map { $0 < depths.count ? depths[$0] + 1 : 0 } ?? 0)
      guard item.owner != nil, !item.isHidden, !leftOut.contains(index) else { continue }
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
    guard !parts.isEmpty else { return words(.emptyLayout, values) }
    values["contents"] = words.list(
      parts.map { key, names in
        words(
          .named,
          [
            "things": words(key, count: names.count), "names": words.list(names, atMost: length),
          ])
      })
    return words(.layout, values)
  }

  private var sizesInTurn: String? {
    sizes.isEmpty ? nil : words(.sizesInTurn, ["list": words.list(sizes.map { plainSize($0) })])
  }

  /// The subject that the figure explains.
  private func subject(_ length: Int) -> String? {
    if let index = options.anatomy.flatMap(tree.index) {
      return words(.anatomy, ["constraint": quoted(tree.text(of: tree.constraints[index]))])
    }
    if options.exploded != nil { return words(.exploded) }
    guard !options.formats.isEmpty else { return nil }
    let texts = options.formats.map { format in quoted(format.tokens.map(\.text).joined()) }
    return words(
      .visualFormats, count: texts.count, ["list": words.list(texts, atMost: length)])
  }

  /// The constraints that have dimension lines.
  private func constraints(_ length: Int) -> String? {
    let emphasized = tree.emphasizedConstraints(options.emphasis)
    guard options.overlays.contains(.constraints) || emphasized != nil, options.anatomy == nil
    else {
      return nil
    }
    let leftOut = tree.leftOut(by: options.emphasis)
    let highlighted = tree.highlighted(by: options.emphasis)
    let shown = tree.constraints.indices.filter { index in
      let constraint = tree.constraints[index]
      let indices = tree.items(of: constraint)
      guard !indices.contains(where: { leftOut.contains($0) || tree.items[$0].isHidden }) else {
        return false
      }
      if let emphasized { return emphasized.contains(index) }
      let names =
        indices.map { tree.items[$0].identifier } + [constraint.identifier].compactMap(\.self)
      return options.shows(.constraints, of: names)
        && (constraint.origin == .author || options.subjects[.constraints] != nil)
        && highlighted.map { indices.contains(where: $0.contains) } ?? true
    }
    guard !shown.isEmpty else { return nil }
    // The list's length is limited, but there may be thousands of constraints.
    let texts = shown.prefix(Self.listLengths[0] + 2).map { tree.text(of: tree.constraints[$0]) }
    let more = Array(repeating: "", count: shown.count - texts.count)
    return words(
      .constraints, count: shown.count, ["list": words.list(texts + more, atMost: length)])
  }

  private func conflicts(_ length: Int) -> String? {
    let shown = tree.conflicts.prefix(length)
    var sentences = shown.map { conflict in
      let others = words.list(conflict.because.map(quoted), atMost: length)
      return words(
        conflict.because.isEmpty ? .conflictAlone : .conflict,
        ["broken": quoted(conflict.broken), "others": others])
    }
    let rest = tree.conflicts.count - shown.count
    if rest > 0 { sentences.append(words(.moreConflicts, count: rest)) }
    return sentences.isEmpty ? nil : sentences.joined(separator: words(.sentenceSpace))
  }

  private func ambiguity(_ length: Int) -> String? {
    let leftOut = tree.leftOut(by: options.emphasis)
    let open = tree.items.indices.filter { index in
      let item = tree.items[index]
      return !item.ambiguousAxes.isEmpty && !item.isHidden && !leftOut.contains(index)
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
    let notes = options.noteTexts.map(quoted)
    return notes.isEmpty ? nil : words(.notes, ["list": words.list(notes, atMost: length)])
  }

  /// The overlays without a sentence of their own.
  private var overlays: String? {
    let names = Overlay.allCases.filter(options.overlays.contains).compactMap { overlay in
      overlay.word(in: tree).map { words($0) }
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

extension FigureOptions {
  /// The texts of the author's notes.
  var noteTexts: [String] { notes.compactMap(\.words) }
}

extension Overlay {
  /// The overlay's word in descriptions, or `nil` if it has its own sentence or shows
  /// nothing.
  fileprivate func word(in tree: SolvedTree) -> FigureWords.Key? {
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
    case .ambiguity: tree.items.contains { $0.alternative != nil } ? .otherLayout : nil
    case .device: tree.canvas.screen == nil ? nil : .deviceOutline
    case .guides, .names, .caption, .tints, .constraints, .conflicts: nil
    }
  }
}
