internal import Imaging

/// Tells pixels that lie within shapes from those on their edges, many at a time.
///
/// Most pixels that differ lie inside of shapes that moved, and colours alone tell that: more than two
/// of a pixel's neighbours have its own.
struct PixelShapes {
  private let width: Int
  private let height: Int
  /// For each column of the run that was looked at last, the raw value of what was found.
  ///
  /// 0 at the border, and for a few pixels in the corners; others have no meaning.
  private(set) var found: [UInt32]

  /// How many pixels are looked at together.
  private static let step = 8

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
    found = [UInt32](repeating: 0, count: width + Self.step)
  }

  /// What was found of a pixel of the last run.
  subscript(column: Int) -> Within { Within(rawValue: found[column]) }

  /// Looks at the pixels of a run.
  ///
  /// - Precondition: both bitmaps have the size, and the run lies in them.
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
    // Pixels at the border have no neighbours on one side; those of the row before or behind are there
    // instead, but for the first ones and the last.
    let first = row &* width
    let room = first &+ start > width ? width &* height &- first &- width &- 1 : 0
    // What is looked at behind the run is of no use, and spares the rest of a loop.
    let count = (end &- start &+ Self.step &- 1) & -Self.step
    guard start &+ count <= room else {
      for column in start..<end { columns[column] = 0 }
      return
    }
    for column in start..<start &+ count {
      let index = first &+ column
      // Of three neighbours and more 5 make 8 and more: shifts are fewer vector instructions than
      // comparisons.
      let isWithin = (
        alikeCount(index, reference, width) &+ 5, alikeCount(index, actual, width) &+ 5
      )
      unsafe columns[unchecked: column] = isWithin.0 &>> 3 | isWithin.1 &>> 2 & 2
    }
    columns[0] = 0
    columns[width - 1] = 0
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
