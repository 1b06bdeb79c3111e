/// A rectangle of whole pixels.
struct PixelBox: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  /// Whether the boxes share a pixel; an empty box shares none.
  func overlaps(_ other: PixelBox) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  /// The intersection over union of the two boxes: 0 if they are disjoint, 1 if they are equal.
  func intersectionOverUnion(with other: PixelBox) -> Double {
    let common =
      columns.clamped(to: other.columns).count * rows.clamped(to: other.rows).count
    guard overlaps(other) else { return 0 }
    return Double(common) / Double(pixelCount + other.pixelCount - common)
  }

  private var pixelCount: Int { columns.count * rows.count }

  /// Expands the box to contain another one.
  mutating func formUnion(_ other: PixelBox) {
    columns =
      min(
        columns.lowerBound, other.columns.lowerBound)..<max(
        columns.upperBound, other.columns.upperBound)
    rows = min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound)
  }
}
