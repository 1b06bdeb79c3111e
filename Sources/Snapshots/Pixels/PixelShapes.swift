internal import Imaging

/// Distinguishes pixels inside shapes from those on edges, several at a time.
///
/// Most differing pixels are inside shapes that moved. Comparing colors is enough to find these: more than two of
/// the pixel's neighbors have its color.
struct PixelShapes {
  private let width: Int
  private let height: Int
  /// For each column of the last run, the raw value of its ``Within``.
  ///
  /// 0 at the border, and for a few pixels in the corners. Columns outside the run have no meaning.
  private(set) var found: [UInt32]

  /// The number of pixels processed together.
  private static let step = 8

  /// The pictures in which a pixel is inside a shape.
  struct Within: OptionSet {
    let rawValue: UInt32

    static let reference = Within(rawValue: 1)
    static let actual = Within(rawValue: 2)
    static let both: Within = [.reference, .actual]
  }

  /// Creates a detector for two bitmaps of a size.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    found = [UInt32](repeating: 0, count: width + Self.step)
  }

  /// The result for a pixel of the last run.
  subscript(column: Int) -> Within { Within(rawValue: found[column]) }

  /// Examines the pixels of a run.
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
        equalNeighbourCount(index, reference, width) &+ 5,
        equalNeighbourCount(index, actual, width) &+ 5
      )
      unsafe columns[unchecked: column] = isWithin.0 &>> 3 | isWithin.1 &>> 2 & 2
    }
    columns[0] = 0
    columns[width - 1] = 0
  }
}

/// The number of the eight neighbors with the pixel's color.
///
/// - Precondition: All eight neighbors exist.
@inline(__always)
private func equalNeighbourCount(_ index: Int, _ picture: Span<UInt32>, _ width: Int) -> UInt32 {
  let own = unsafe picture[unchecked: index]
  func isSame(_ place: Int) -> UInt32 { unsafe picture[unchecked: place] == own ? 1 : 0 }
  let (above, below) = (index &- width, index &+ width)
  return isSame(above &- 1) &+ isSame(above) &+ isSame(above &+ 1)
    &+ isSame(index &- 1) &+ isSame(index &+ 1)
    &+ isSame(below &- 1) &+ isSame(below) &+ isSame(below &+ 1)
}
