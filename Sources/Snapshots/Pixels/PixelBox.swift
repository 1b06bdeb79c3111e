/// A rectangle of whole pixels.
struct PixelBox: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  /// Whether they share a pixel; an empty box shares none.
  func overlaps(_ other: PixelBox) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  /// Grows to hold another box as well.
  mutating func formUnion(_ other: PixelBox) {
    columns =
      min(
        columns.lowerBound, other.columns.lowerBound)..<max(
        columns.upperBound, other.columns.upperBound)
    rows = min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound)
  }
}
