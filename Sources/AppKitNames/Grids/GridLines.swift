import AutoLayout
import Foundation

/// A row or a column of a grid.
protocol GridLine: AnyObject {
  var guide: LayoutGuide { get }
  var extent: GridExtent { get }
  /// The cached index of the row or column, which ``GridLines`` updates.
  var place: Int { get set }
  var isHidden: Bool { get }
}

/// The length of a row or column (its height or width) and the padding around it, in points.
struct GridExtent {
  /// The length, or `NSGridView.sizedForContent` to fit the content.
  private(set) var length = NSGridView.sizedForContent
  /// The padding before and after the row or column, in addition to the spacing.
  private(set) var padding: (before: CGFloat, after: CGFloat) = (0, 0)

  /// The length, or `nil` to fit the content.
  var ownLength: CGFloat? { length == NSGridView.sizedForContent ? nil : length }

  mutating func setLength(_ length: CGFloat, _ name: String) throws(NSView.ArrangementError) {
    self.length = try finite(length, name)
  }

  /// Sets the padding on each side; `nil` leaves a side's padding unchanged.
  mutating func setPadding(
    before: CGFloat?, _ name: String, after: CGFloat?, _ otherName: String
  ) throws(NSView.ArrangementError) {
    padding = (
      try finite(before ?? padding.before, name), try finite(after ?? padding.after, otherName)
    )
  }
}

/// The rows or the columns of a grid in order, with a cached index in each.
struct GridLines<Line: GridLine> {
  private(set) var all: [Line] = []
  /// The number of leading rows or columns whose cached indices are up to date.
  private var placedCount = 0
  /// The number of hidden rows or columns.
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

  /// Returns the index of a row or column, or `nil` if it isn't in the grid.
  ///
  /// - Complexity: O(1), or O(*n*) after a row or column was inserted, removed or moved anywhere but at the end.
  mutating func index(of line: Line) -> Int? {
    for place in placedCount..<all.count { all[place].place = place }
    placedCount = all.count
    return all.indices.contains(line.place) && all[line.place] === line ? line.place : nil
  }

  /// Updates ``hiddenCount`` after a row or column was hidden or shown.
  mutating func visibilityChanged(of line: Line) { hiddenCount += line.isHidden ? 1 : -1 }
}
