import AutoLayout
import Foundation
import PictureDescriptions

/// The legend below a canvas, which explains conflicts, markers and swatches.
struct FigureLegend {
  /// The diameter of a marker's circle, in points.
  static let markSize: CGFloat = 15
  /// The width and height of a conflict's cross, in points.
  static let crossSize: CGFloat = 8
  /// The maximum number of conflicts in a legend.
  private static let conflictLimit = 3
  /// The font of the numbers and letters in markers.
  static let markFont = Font(pointSize: 9.5, weight: .semibold)
  /// The size of a swatch that shows an item's colors, in points.
  static let swatch = CGSize(width: 22, height: 13)
  /// The distance between an entry's symbol and its text, in points.
  static let gap: CGFloat = 7
  /// The horizontal and vertical distances between entries, in points.
  private static let spacing = CGSize(width: 20, height: 7)
  /// The distance between the legend and the canvas, in points.
  private static let rise: CGFloat = 12
  /// The width that is available for a legend even if the canvas is narrower, in points.
  private static let leastWidth: CGFloat = 220

  /// An entry of the legend: a symbol and a text.
  struct Entry {
    /// The symbol of an entry.
    enum Key {
      case mark(Badge)
      case item(FigureNote.Place)
      /// A cross, like that on the dimension line of a broken constraint.
      case conflict
    }

    let key: Key
    let text: NoteText
    let tag: DrawingCommand.Tag
    /// The index of the entry's figure on a sheet.
    var figure = 0
    /// The top left corner of the entry, or its top right corner if the symbol is to the right of the text.
    ///
    /// The position is relative to the legend's top left corner.
    var origin = CGPoint.zero
    /// Whether the symbol is to the right of the text, as in layouts from right to left.
    var isMirrored = false
    /// The distance from the outer end of the symbol to the text, equal for all entries of a column, in points.
    var textStart: CGFloat = 0

    /// The width of the entry's symbol, in points.
    var keyWidth: CGFloat {
      switch key {
      case .mark(let badge): badge.box.width
      case .item: FigureLegend.swatch.width
      case .conflict: FigureLegend.crossSize
      }
    }

    /// The size of the entry, in points.
    var size: CGSize {
      CGSize(
        width: textStart + text.size.width,
        height: max(FigureLegend.markSize, text.size.height))
    }
  }

  /// The entries of the legend: first conflicts, then notes in the author's order.
  private(set) var entries: [Entry] = []
  /// The size of the legend in points, including its distance from the canvas, or zero without entries.
  private(set) var size = CGSize.zero

  /// A note, with its index among its figure's notes and with that figure's index on a sheet.
  struct Note {
    let note: FigureNote
    let number: Int
    var figure = 0
  }

  /// Lays out the entries for notes and conflicts within a width, in points.
  init(
    _ notes: [Note], conflicts: [(words: String, tag: DrawingCommand.Tag)] = [],
    width: CGFloat, leastWidth: CGFloat = leastWidth, isMirrored: Bool, grid: PixelGrid,
    measure: TextMeasure
  ) {
    let limit = max(width, leastWidth)
    let keyWidth = notes.isEmpty ? Self.crossSize : max(Self.swatch.width, Self.markSize)
    let room = limit - Self.gap - keyWidth
    for conflict in conflicts {
      let text = NoteText(conflict.words, width: room, grid: grid, measure: measure)
      entries.append(Entry(key: .conflict, text: text, tag: conflict.tag))
    }
    for note in notes {
      let (key, words): (Entry.Key, String)
      switch note.note.content {
      case .marker(let mark, _, let text?):
        (key, words) = (.mark(Badge(mark, size: Self.markSize, font: Self.markFont, measure)), text)
      case .legend(let text, let place): (key, words) = (.item(place), text)
      case .text, .callout, .bracket, .arrow, .marker: continue
      }
      entries.append(
        Entry(
          key: key, text: NoteText(words, width: room, grid: grid, measure: measure),
          tag: note.note.tag(note.number), figure: note.figure))
    }
    guard !entries.isEmpty else { return }
    place(in: limit, grid)
    guard isMirrored else { return }
    for index in entries.indices {
      entries[index].isMirrored = true
      entries[index].origin.x = grid.snapped(size.width - entries[index].origin.x)
    }
  }

  /// Positions the entries within a width, in as many columns as there is room for.
  private mutating func place(in limit: CGFloat, _ grid: PixelGrid) {
    func textStart(_ indices: some Sequence<Int>) -> CGFloat {
      Self.gap + (indices.map { entries[$0].keyWidth }.max() ?? 0)
    }
    let widest = textStart(entries.indices) + (entries.map(\.text.size.width).max() ?? 0)
    let pitch = widest + Self.spacing.width
    let columnCount = min(entries.count, max(1, Int((limit + Self.spacing.width) / pitch)))
    for column in 0..<columnCount {
      let indices = stride(from: column, to: entries.count, by: columnCount)
      let start = textStart(indices)
      for index in indices { entries[index].textStart = start }
    }
    var y = Self.rise
    for start in stride(from: 0, to: entries.count, by: columnCount) {
      let row = start..<min(start + columnCount, entries.count)
      for index in row {
        let origin = CGPoint(x: CGFloat(index - start) * pitch, y: y)
        entries[index].origin = grid.snapped(origin)
      }
      y += (entries[row].map(\.size.height).max() ?? 0) + Self.spacing.height
    }
    size = CGSize(
      width: CGFloat(columnCount - 1) * pitch + widest, height: y - Self.spacing.height)
  }
}

extension FigureLegend {
  /// Creates the legend for a figure of a tree, without the notes whose indices are in `unplaced`.
  init(
    of tree: SolvedTree, _ options: FigureOptions, focus: FigureFocus = FigureFocus(),
    without unplaced: Set<Int> = [], measure: TextMeasure
  ) {
    let conflicts = tree.shownConflicts(options, focus).prefix(Self.conflictLimit).map { conflict in
      let name = options.words(.quoted, ["text": conflict.broken])
      let words = [
        options.words(.conflictAlone, ["broken": name]), tree.sum(of: conflict, in: options.words),
      ]
      var tag = DrawingCommand.Tag(
        .constraint, identifier: conflict.broken, className: "constraint")
      tag.verdict = .broken
      return (words: words.compactMap(\.self).joined(separator: "\n"), tag: tag)
    }
    self.init(
      options.paper.isOnSheet
        ? [] : Self.notes(of: tree, options, focus: focus, unplaced: unplaced),
      conflicts: conflicts,
      width: tree.shownWidth(options.paper, focus)
        + max(0, options.effectiveMargin.right - Page.padding),
      leastWidth: tree.textWidth(Self.leastWidth, on: options.paper),
      isMirrored: tree.direction == .rightToLeft, grid: PixelGrid(scale: tree.canvas.scale),
      measure: measure)
  }
}

extension FigureLegend {
  /// The notes to explain in the legend of a tree's figure, without notes about items that the picture doesn't show.
  static func notes(
    of tree: SolvedTree, _ options: FigureOptions, focus: FigureFocus = FigureFocus(),
    unplaced: Set<Int>
  ) -> [Note] {
    guard options.notes.contains(where: \.isInLegend) else { return [] }
    let names = tree.shownNames(options, focus)
    let unmarked = tree.namesOfUnshownGuides(options, focus)
    return options.notes.enumerated().filter { number, note in
      note.isInLegend && !unplaced.contains(number)
        && note.places.allSatisfy { place in
          names.contains(place.item) && !(note.needsSwatch && unmarked.contains(place.item))
        }
    }.map { Note(note: $0.element, number: $0.offset) }
  }
}

extension FigureNote {
  /// Whether the note explains how its item looks, by a swatch in the legend.
  var needsSwatch: Bool { if case .legend = content { true } else { false } }

  /// The number or letter of a marker, or `nil` for other notes.
  var mark: String? {
    if case .marker(let mark, _, _) = content { mark } else { nil }
  }

  /// Whether the legend has an entry for the note.
  fileprivate var isInLegend: Bool {
    switch content {
    case .marker(_, _, let words): words != nil
    case .legend: true
    case .text, .callout, .bracket, .arrow: false
    }
  }
}

extension SolvedTree {
  /// The names of the author's guides that the picture has no outlines of, written as in equations.
  fileprivate func namesOfUnshownGuides(_ options: FigureOptions, _ focus: FigureFocus) -> Set<
    String
  > {
    if options.overlays.contains(.guides) { return [] }
    let shown = subjects(options, focus) ?? []
    return Set(
      items.indices.filter { items[$0].kind == .guide && !shown.contains($0) }.map(constraintName))
  }

  /// The names of the items that the picture shows, written as in equations.
  fileprivate func shownNames(_ options: FigureOptions, _ focus: FigureFocus) -> Set<String> {
    let leftOut = leftOut(by: options.emphasis)
    let area = shownArea(options.paper, focus)
    let shown = items.indices.filter { index in
      !items[index].isHidden && !leftOut.contains(index)
        && area.map { items[index].rootFrame.shown(in: $0) != nil } ?? true
    }
    return Set(shown.map(constraintName))
  }
}
