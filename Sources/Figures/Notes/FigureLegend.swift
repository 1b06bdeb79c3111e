import AutoLayout
import Foundation

/// What stands below a canvas: marks and looks, each with its words.
struct FigureLegend {
  /// The diameter of a mark in a circle, in points.
  static let markSize: CGFloat = 15
  /// The font of marks.
  static let markFont = Font(pointSize: 9.5, weight: .semibold)
  /// The size of what shows how an item looks.
  static let swatch = CGSize(width: 22, height: 13)
  /// The distance between a mark and its words.
  static let gap: CGFloat = 7
  /// The distances between two entries, side by side and one below the other.
  private static let spacing = CGSize(width: 20, height: 7)
  /// How far the legend keeps from the canvas.
  private static let rise: CGFloat = 12
  /// How narrow a legend is at least allowed to be, however small the canvas.
  private static let leastWidth: CGFloat = 220

  /// A line of the legend.
  struct Entry {
    /// What stands before the words.
    enum Key {
      case mark(Badge)
      case item(FigureNote.Place)
    }

    let key: Key
    let text: NoteText
    let tag: DrawingCommand.Tag
    /// From the legend's top left corner to the entry's.
    var origin = CGPoint.zero

    /// What stands before the words takes as much, in points.
    var keyWidth: CGFloat {
      switch key {
      case .mark(let badge): badge.box.width
      case .item: FigureLegend.swatch.width
      }
    }

    /// What the entry takes, in points.
    var size: CGSize {
      CGSize(
        width: keyWidth + FigureLegend.gap + text.size.width,
        height: max(FigureLegend.markSize, text.size.height))
    }
  }

  /// The lines, in the order of the notes.
  private(set) var entries: [Entry] = []
  /// What the legend takes, in points, with its distance to the canvas; zero without entries.
  private(set) var size = CGSize.zero

  /// Lays out the legend of a figure below what is as wide as given, in points: entries side by side where
  /// all are short, else one below the other.
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

  /// Places the entries in a width.
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
