internal import Imaging

/// A detector that distinguishes pixels inside shapes from pixels on edges, and examines several pixels at a time.
///
/// Most differing pixels are inside shapes that moved. They are recognized by comparing colors: more than two neighbors
/// of such a pixel have its color.
struct PixelShapes {
  private let width: Int
  private let height: Int
  /// For each column of the last run, the raw value of a ``Within``.
  ///
  /// The value is 0 for pixels that aren't examined, such as those at the picture's edge. Values outside the run are
  /// meaningless.
  private(set) var found: [UInt32]

  /// The number of pixels that are processed together.
  private static let step = 8

  /// The pictures in which a pixel is inside a shape: the reference, the actual picture, or both.
  struct Within: OptionSet {
    let rawValue: UInt32

    static let reference = Within(rawValue: 1)
    static let actual = Within(rawValue: 2)
    static let both: Within = [.reference, .actual]
  }

  /// Creates a detector for two bitmaps of the given size.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    found = [UInt32](repeating: 0, count: width + Self.step)
  }

  /// For a column of the last examined run, the pictures in which the run's pixel is inside a shape.
  subscript(column: Int) -> Within { Within(rawValue: found[column]) }

  /// Examines the pixels of a run and stores the result in ``found``.
  ///
  /// - Precondition: Both bitmaps have the size passed to the initializer, and contain the run.
  /// - Complexity: O(pixels of the run).
  mutating func find(in run: PixelRun, _ reference: Span<UInt32>, _ actual: Span<UInt32>) {
    let (width, height) = (width, height)
    let (row, start, end) = (
      Int(run.row), Int(run.columns.lowerBound), Int(run.columns.upperBound)
    )
    precondition(
      0 <= start && end <= width && 0 <= row && row < height
        && width * height <= min(reference.count, actual.count), "no such pixels")
    var columns = found.mutableSpan
    // A pixel at the border has no neighbors on one side. The index arithmetic takes those of the adjacent row
    // instead, except for the first and the last pixels, which have no adjacent row.
    let first = row &* width
    let room = first &+ start > width ? width &* height &- first &- width &- 1 : 0
    // Results past the end of the run are unused. Computing them avoids a loop for the remainder.
    let count = (end &- start &+ Self.step &- 1) & -Self.step
    guard start &+ count <= room else {
      for column in start..<end { columns[column] = 0 }
      return
    }
    for column in start..<start &+ count {
      let index = first &+ column
      // Adding 5 to 3 or more neighbors gives 8 or more. Shifts take fewer vector instructions than comparisons.
      let isWithin = (
        equalNeighborCount(index, reference, width) &+ 5,
        equalNeighborCount(index, actual, width) &+ 5
      )
      unsafe columns[unchecked: column] = isWithin.0 &>> 3 | isWithin.1 &>> 2 & 2
    }
    columns[0] = 0
    columns[width - 1] = 0
  }
}

/// Returns the number of a pixel's eight neighbors that have the same color as the pixel.
///
/// - Precondition: All eight neighbors exist.
@inline(__always)
private func equalNeighborCount(_ index: Int, _ picture: Span<UInt32>, _ width: Int) -> UInt32 {
  let own = unsafe picture[unchecked: index]
  func isSame(_ place: Int) -> UInt32 { unsafe picture[unchecked: place] == own ? 1 : 0 }
  let (above, below) = (index &- width, index &+ width)
  return isSame(above &- 1) &+ isSame(above) &+ isSame(above &+ 1)
    &+ isSame(index &- 1) &+ isSame(index &+ 1)
    &+ isSame(below &- 1) &+ isSame(below) &+ isSame(below &+ 1)
}
