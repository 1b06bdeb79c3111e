import AutoLayout
import Foundation
import PictureDescriptions

/// The legend below a canvas: marks and swatches, each with its text.
struct FigureLegend {
  /// The diameter of a circled mark, in points.
  static let markSize: CGFloat = 15
  /// The font of marks.
  static let markFont = Font(pointSize: 9.5, weight: .semibold)
  /// The size of an item's swatch.
  static let swatch = CGSize(width: 22, height: 13)
  /// The distance between a mark or swatch and its text.
  static let gap: CGFloat = 7
  /// The horizontal and vertical distances between entries.
  private static let spacing = CGSize(width: 20, height: 7)
  /// The distance between the legend and the canvas.
  private static let rise: CGFloat = 12
  /// The width that a legend may use even below a narrower canvas.
  private static let leastWidth: CGFloat = 220

  /// An entry of the legend.
  struct Entry {
    /// The symbol before the text.
    enum Key {
      case mark(Badge)
      case item(FigureNote.Place)
    }

    let key: Key
    let text: NoteText
    let tag: DrawingCommand.Tag
    /// The position relative to the legend's top left corner.
    var origin = CGPoint.zero

    /// The width of the symbol, in points.
    var keyWidth: CGFloat {
      switch key {
      case .mark(let badge): badge.box.width
      case .item: FigureLegend.swatch.width
      }
    }

    /// The size of the entry, in points.
    var size: CGSize {
      CGSize(
        width: keyWidth + FigureLegend.gap + text.size.width,
        height: max(FigureLegend.markSize, text.size.height))
    }
  }

  /// The entries, in the order of the notes.
  private(set) var entries: [Entry] = []
  /// The size of the legend with its distance from the canvas, in points, or zero without entries.
  private(set) var size = CGSize.zero

  /// Lays out a figure's legend within a width, in points.
  ///
  /// Entries are side by side if they fit, and otherwise on further rows.
  init(_ options: FigureOptions, width: CGFloat, grid: PixelGrid, measure: TextMeasure) {
    let limit = max(width, Self.leastWidth)
    for (number, note) in options.notes.enumerated() {
      let (key, words): (Entry.Key, String)
      switch note.content {
      case .marker(let mark, _, let text?):
        (key, words) = (.mark(Badge(mark, size: Self.markSize, font: Self.markFont, measure)), text)
      case .legend(let text, let place): (key, words) = (.item(place), text)
      case .text, .callout, .bracket, .arrow, .marker: continue
      }
      let room = limit - Self.gap - max(Self.swatch.width, Self.markSize)
      entries.append(
        Entry(
          key: key, text: NoteText(words, width: room, grid: grid, measure: measure),
          tag: note.tag(number)))
    }
    guard !entries.isEmpty else { return }
    place(in: limit, grid)
  }

  /// Positions the entries within a width.
  private mutating func place(in limit: CGFloat, _ grid: PixelGrid) {
    var (x, y, height, width) = (CGFloat(0), Self.rise, CGFloat(0), CGFloat(0))
    for index in entries.indices {
      let size = entries[index].size
      if x > 0, x + size.width > limit {
        (x, y, height) = (0, y + height + Self.spacing.height, 0)
      }
      entries[index].origin = grid.snapped(CGPoint(x: x, y: y))
      height = max(height, size.height)
      width = max(width, x + size.width)
      x += size.width + Self.spacing.width
    }
    size = CGSize(width: width, height: y + height)
  }
}

extension FigureLegend {
  /// Lays out the legend of a tree's figure.
  init(of tree: SolvedTree, _ options: FigureOptions, measure: TextMeasure) {
    self.init(
      options, width: tree.canvas.size.width + max(0, options.effectiveMargin - Page.padding),
      grid: PixelGrid(scale: tree.canvas.scale), measure: measure)
  }
}
