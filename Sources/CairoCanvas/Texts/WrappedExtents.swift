internal import AutoLayout
internal import Foundation

/// The measured sizes of a text in one font: the size without wrapping, and the sizes for ranges of widths.
///
/// Lines break at the last possible position. So a text has the same lines at all widths from its longest line's width
/// to the measured width. One measurement is enough for these widths. Widths are in pango's units, because widths that
/// pango rounds to the same unit have the same result.
struct WrappedExtents {
  private var unwrapped: TextExtent?
  /// Disjoint ranges of widths, in ascending order; the text breaks into the same lines throughout a range.
  private var ranges: [Range] = []

  private struct Range {
    let least: Int32
    var greatest: Int32
    let extent: TextExtent
  }

  /// The size measured at a width in pango's units, or `nil` if not measured yet; a `nil` width means no wrapping.
  func extent(in width: Int32?) -> TextExtent? {
    guard let width else { return unwrapped }
    let index = index(of: width)
    guard index >= 0, width <= ranges[index].greatest else { return nil }
    return ranges[index].extent
  }

  /// Adds the measured extent for a width in pango's units, or without wrapping if the width is `nil`.
  mutating func insert(_ extent: TextExtent, in width: Int32?) {
    guard let width else {
      unwrapped = extent
      return
    }
    let index = index(of: width)
    if index >= 0, ranges[index].extent == extent {
      ranges[index].greatest = max(width, ranges[index].greatest)
    } else {
      // A letter that is wider than the width extends beyond it.
      let range = Range(least: min(units(extent.width), width), greatest: width, extent: extent)
      ranges.insert(range, at: index + 1)
    }
  }

  /// The index of the last range that begins at or below a width, or −1 if there isn't one.
  private func index(of width: Int32) -> Int {
    ranges.partitioningIndex { $0.least > width } - 1
  }
}
