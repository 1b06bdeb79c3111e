import AutoLayout
import Foundation

/// A row or a column of a grid.
protocol GridLine: AnyObject {
  var guide: LayoutGuide { get }
  var extent: GridExtent { get }
  /// The index of the line when it was last computed; see ``GridLines``.
  var place: Int { get set }
  var isHidden: Bool { get }
}

/// The height of a row or the width of a column, and its padding, in points.
struct GridExtent {
  /// The length, or `NSGridView.sizedForContent` to fit the content.
  private(set) var length = NSGridView.sizedForContent
  /// The padding before and after the line.
  private(set) var padding: (before: CGFloat, after: CGFloat) = (0, 0)

  /// The length, or `nil` to fit the content.
  var ownLength: CGFloat? { length == NSGridView.sizedForContent ? nil : length }

  mutating func setLength(_ length: CGFloat, _ name: String) throws(NSView.ArrangementError) {
    self.length = try finite(length, name)
  }

  /// Sets the padding; `nil` leaves it unchanged.
  mutating func setPadding(
    before: CGFloat?, _ name: String, after: CGFloat?, _ otherName: String
  ) throws(NSView.ArrangementError) {
    padding = (
      try finite(before ?? padding.before, name), try finite(after ?? padding.after, otherName)
    )
  }
}

/// The rows or the columns of a grid in order, each of which knows its index.
struct GridLines<Line: GridLine> {
  private(set) var all: [Line] = []
  /// The number of lines, from the first on, whose stored indices are up to date.
  private var placedCount = 0
  /// The number of hidden lines.
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

  /// Returns the index of a line, or `nil` if it isn't in the list.
  ///
  /// - Complexity: O(1), or O(*n*) after lines were inserted, removed or moved before others.
  mutating func index(of line: Line) -> Int? {
    for place in placedCount..<all.count { all[place].place = place }
    placedCount = all.count
    return all.indices.contains(line.place) && all[line.place] === line ? line.place : nil
  }

  /// Updates the count after a line was hidden or shown.
  mutating func visibilityChanged(of line: Line) { hiddenCount += line.isHidden ? 1 : -1 }
}
