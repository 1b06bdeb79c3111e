/// A rectangle of whole pixels.
struct PixelBox: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  /// Whether they share a pixel; an empty box shares none.
  func overlaps(_ other: PixelBox) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  /// The share of the pixels of both that they have in common: 0 for none, 1 for equal boxes.
  func likeness(to other: PixelBox) -> Double {
    let common =
      columns.clamped(to: other.columns).count * rows.clamped(to: other.rows).count
    guard overlaps(other) else { return 0 }
    return Double(common) / Double(pixelCount + other.pixelCount - common)
  }

  private var pixelCount: Int { columns.count * rows.count }

  /// Grows to hold another box as well.
  mutating func formUnion(_ other: PixelBox) {
    columns =
      min(
        columns.lowerBound, other.columns.lowerBound)..<max(
        columns.upperBound, other.columns.upperBound)
    rows = min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound)
  }
}
