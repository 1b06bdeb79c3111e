/// A rectangle with whole-number pixel coordinates.
struct PixelBox: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  /// Whether the boxes share a pixel, which is never the case for an empty box.
  func overlaps(_ other: PixelBox) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  /// Returns the intersection over union of the boxes, from 0 for disjoint boxes to 1 for equal ones.
  func intersectionOverUnion(with other: PixelBox) -> Double {
    let common =
      columns.clamped(to: other.columns).count * rows.clamped(to: other.rows).count
    guard overlaps(other) else { return 0 }
    return Double(common) / Double(pixelCount + other.pixelCount - common)
  }

  private var pixelCount: Int { columns.count * rows.count }

  /// Expands the box to contain another box.
  mutating func formUnion(_ other: PixelBox) {
    columns =
      min(
        columns.lowerBound, other.columns.lowerBound)..<max(
        columns.upperBound, other.columns.upperBound)
    rows = min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound)
  }
}
