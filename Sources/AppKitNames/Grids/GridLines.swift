import AutoLayout
import Foundation

/// A row or a column of a grid.
protocol GridLine: AnyObject {
  /// The line's edges.
  var guide: LayoutGuide { get }
  var extent: GridExtent { get }
  /// Where the line was among its kind when someone last asked; see ``GridLines``.
  var place: Int { get set }
  var isHidden: Bool { get }
}

/// How long a row is from top to bottom, or a column from side to side, and what is around it, in points.
struct GridExtent {
  /// The length; `NSGridView.sizedForContent` for that of the content.
  private(set) var length = NSGridView.sizedForContent
  /// What is added to the distance before the line and after it.
  private(set) var padding: (before: CGFloat, after: CGFloat) = (0, 0)

  /// The length, where it is not that of the content.
  var ownLength: CGFloat? { length == NSGridView.sizedForContent ? nil : length }

  mutating func setLength(_ length: CGFloat, _ name: String) throws(NSView.ArrangementError) {
    self.length = try finite(length, name)
  }

  /// Sets what is added, which stays as it is for nil.
  mutating func setPadding(
    before: CGFloat?, _ name: String, after: CGFloat?, _ otherName: String
  ) throws(NSView.ArrangementError) {
    padding = (
      try finite(before ?? padding.before, name), try finite(after ?? padding.after, otherName)
    )
  }
}

/// The rows or the columns of a grid in order, each found without a look at the others.
struct GridLines<Line: GridLine> {
  /// The lines, in order.
  private(set) var all: [Line] = []
  /// How many of the lines, from the first on, are where their places say.
  private var placedCount = 0
  /// How many of the lines are hidden.
  private(set) var hiddenCount = 0

  var count: Int { all.count }
  var indices: Range<Int> { all.indices }

  subscript(index: Int) -> Line { all[index] }

  mutating func insert(_ line: Line, at index: Int) {
    all.insert(line, at: index)
    placedCount = min(placedCount, index)
    if line.isHidden { hiddenCount += 1 }
  }

  mutating func remove(at index: Int) -> Line {
    let line = all.remove(at: index)
    placedCount = min(placedCount, index)
    if line.isHidden { hiddenCount -= 1 }
    return line
  }

  /// The place of a line; nil for one that is not there.
  ///
  /// - Complexity: O(1), or O(*n*) after lines came, went or moved before others.
  mutating func index(of line: Line) -> Int? {
    for place in placedCount..<all.count { all[place].place = place }
    placedCount = all.count
    return all.indices.contains(line.place) && all[line.place] === line ? line.place : nil
  }

  /// Takes note that one of the lines was hidden or shown.
  mutating func visibilityChanged(of line: Line) { hiddenCount += line.isHidden ? 1 : -1 }
}
