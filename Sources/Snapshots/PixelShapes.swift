internal import Imaging

/// Tells pixels that lie within shapes from those on their edges, many at a time.
///
/// Most pixels that differ lie inside of shapes that moved, and colours alone tell that: more than two
/// of a pixel's neighbours have its own.
struct PixelShapes {
  private let width: Int
  private let height: Int
  /// For each column of the row that was looked at last, the pictures in which the pixel lies within a
  /// shape.
  private var found: [Within]

  /// The pictures in which a pixel lies within a shape.
  struct Within: OptionSet {
    let rawValue: UInt32

    static let reference = Within(rawValue: 1)
    static let actual = Within(rawValue: 2)
    static let both: Within = [.reference, .actual]
  }

  /// Prepares to look at two bitmaps of a size.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    found = [Within](repeating: [], count: width)
  }

  /// What was found of a pixel of the last run; nothing at the border.
  subscript(column: Int) -> Within { found[column] }

  /// Looks at the pixels of a run.
  ///
  /// - Precondition: both bitmaps have the size, and the run lies in them.
  /// - Complexity: O(pixels of the run).
  mutating func find(in run: PixelRun, _ reference: Span<UInt32>, _ actual: Span<UInt32>) {
    let (width, height) = (width, height)
    let (row, start) = (Int(run.row), Int(run.columns.lowerBound))
    let count = run.columns.count
    precondition(
      0 <= start && start + count <= width && 0 <= row && row < height
        && width * height <= min(reference.count, actual.count), "no such pixels")
    var found = found.mutableSpan
    guard row > 0, row < height - 1 else {
      for column in start..<start + count { found[column] = [] }
      return
    }
    // The first and the last pixel of a row have no neighbours on one side, and are looked at all the
    // same, for those of the next row are there.
    for offset in 0..<count {
      let index = row &* width &+ start &+ offset
      unsafe found[unchecked: start &+ offset] = Within(
        rawValue: (alikeCount(index, reference, width) > 2 ? 1 : 0)
          | (alikeCount(index, actual, width) > 2 ? 2 : 0))
    }
    found[0] = []
    found[width - 1] = []
  }
}

/// How many of the eight neighbours have a pixel's colour.
///
/// - Precondition: all of them are there.
@inline(__always)
private func alikeCount(_ index: Int, _ picture: Span<UInt32>, _ width: Int) -> UInt32 {
  let own = unsafe picture[unchecked: index]
  func isSame(_ place: Int) -> UInt32 { unsafe picture[unchecked: place] == own ? 1 : 0 }
  let (above, below) = (index &- width, index &+ width)
  return isSame(above &- 1) &+ isSame(above) &+ isSame(above &+ 1)
    &+ isSame(index &- 1) &+ isSame(index &+ 1)
    &+ isSame(below &- 1) &+ isSame(below) &+ isSame(below &+ 1)
}
