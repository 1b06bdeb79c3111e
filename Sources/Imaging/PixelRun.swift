/// Pixels of one row that lie side by side.
package struct PixelRun: Hashable, Sendable {
  /// The row, from the top.
  package var row: Int32
  /// The columns, from the left; never empty.
  package var columns: Range<Int32>

  /// Names pixels of a row.
  package init(row: Int32, columns: Range<Int32>) {
    self.row = row
    self.columns = columns
  }
}

extension Bitmap {
  /// The pixels that differ from those of another bitmap, as the longest runs, row by row.
  ///
  /// - Precondition: both have the same size.
  /// - Complexity: O(pixels). Equal rows cost little more than reading them; of memory, only runs are
  ///   taken, which are at most as many as every other pixel.
  package func differingRuns(from other: Bitmap) -> [PixelRun] {
    precondition(
      pixelWidth == other.pixelWidth && pixelHeight == other.pixelHeight,
      "pictures of different sizes")
    var runs: [PixelRun] = []
    let (lhs, rhs) = (pixels.span, other.pixels.span)
    for (row, differs) in differingRows(lhs, rhs).enumerated() where differs {
      let start = row * pixelWidth
      appendRuns(lhs, rhs, in: start..<start + pixelWidth, row: Int32(row), to: &runs)
    }
    return runs
  }

  /// The largest difference in any channel of pixels, 0 to 255.
  ///
  /// - Precondition: both bitmaps have the same size, which the run is within.
  /// - Complexity: O(pixels of the run).
  package func largestChannelDifference(from other: Bitmap, in run: PixelRun) -> Int {
    let start = Int(run.row) * pixelWidth
    return largestDifference(
      pixels.span, other.pixels.span,
      in: start + Int(run.columns.lowerBound)..<start + Int(run.columns.upperBound))
  }
}

extension Bitmap {
  /// For each row, whether two pictures of this size differ in it.
  ///
  /// Four rows far apart are read at a time: memory answers so many at once, which takes two thirds of
  /// what `memcmp` takes for pictures that do not fit into the cache.
  private func differingRows(_ lhs: Span<UInt32>, _ rhs: Span<UInt32>) -> [Bool] {
    precondition(
      pixelWidth * pixelHeight <= min(lhs.count, rhs.count), "there are fewer pixels than it says")
    var differs = [Bool](repeating: false, count: pixelHeight)
    let (depth, step) = (pixelHeight / 4, 64)
    let band = depth * pixelWidth
    let whole = pixelWidth / step * step
    for row in 0..<depth {
      let start = row * pixelWidth
      var found: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
      for index in stride(from: start, to: start &+ whole, by: step) {
        found.0 |= difference64(lhs, rhs, at: index)
        found.1 |= difference64(lhs, rhs, at: index &+ band)
        found.2 |= difference64(lhs, rhs, at: index &+ 2 &* band)
        found.3 |= difference64(lhs, rhs, at: index &+ 3 &* band)
      }
      for (number, found) in [found.0, found.1, found.2, found.3].enumerated() {
        let rest = number * band + start + whole..<number * band + start + pixelWidth
        differs[number * depth + row] = found != 0 || !pixelsAgree(lhs, rhs, in: rest)
      }
    }
    for row in 4 * depth..<pixelHeight {
      let start = row * pixelWidth
      differs[row] = !pixelsAgree(lhs, rhs, in: start..<start + pixelWidth)
    }
    return differs
  }
}

/// The bits in which any of 64 pixels differ.
///
/// The compiler makes vectors of this, as its length is known and it never leaves early.
///
/// - Precondition: both have that many.
@inline(__always)
private func difference64(_ lhs: Span<UInt32>, _ rhs: Span<UInt32>, at index: Int) -> UInt32 {
  var difference: UInt32 = 0
  for offset in 0..<64 {
    unsafe difference |= lhs[unchecked: index &+ offset] ^ rhs[unchecked: index &+ offset]
  }
  return difference
}

/// Whether two pictures have the same words in a range.
private func pixelsAgree(
  _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, in range: Range<Int>
) -> Bool {
  precondition(range.upperBound <= lhs.count && range.upperBound <= rhs.count, "no such pixels")
  var index = range.lowerBound
  while index + 64 <= range.upperBound {
    if difference64(lhs, rhs, at: index) != 0 { return false }
    index &+= 64
  }
  var difference: UInt32 = 0
  while index < range.upperBound {
    unsafe difference |= lhs[unchecked: index] ^ rhs[unchecked: index]
    index &+= 1
  }
  return difference == 0
}

private func appendRuns(
  _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, in range: Range<Int>, row: Int32,
  to runs: inout [PixelRun]
) {
  precondition(range.upperBound <= lhs.count && range.upperBound <= rhs.count, "no such pixels")
  var index = range.lowerBound
  while index < range.upperBound {
    // Most of a row that differs is equal.
    while index + 8 <= range.upperBound, pixelsAgree8(lhs, rhs, at: index) { index &+= 8 }
    while index < range.upperBound, unsafe lhs[unchecked: index] == rhs[unchecked: index] {
      index &+= 1
    }
    let start = index
    while index < range.upperBound, unsafe lhs[unchecked: index] != rhs[unchecked: index] {
      index &+= 1
    }
    guard start < index else { return }
    runs.append(
      PixelRun(
        row: row,
        columns: Int32(start - range.lowerBound)..<Int32(index - range.lowerBound)))
  }
}

/// Whether eight pixels agree.
///
/// - Precondition: both have that many.
@inline(__always)
private func pixelsAgree8(_ lhs: Span<UInt32>, _ rhs: Span<UInt32>, at index: Int) -> Bool {
  var difference: UInt32 = 0
  for offset in 0..<8 {
    unsafe difference |= lhs[unchecked: index &+ offset] ^ rhs[unchecked: index &+ offset]
  }
  return difference == 0
}

private func largestDifference(
  _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, in range: Range<Int>
) -> Int {
  var largest: UInt32 = 0
  for index in range {
    largest = max(largest, channelDifference(lhs[index], rhs[index]))
  }
  return Int(largest)
}

/// The largest difference in any of the four bytes of two words.
@inline(__always)
package func channelDifference(_ lhs: UInt32, _ rhs: UInt32) -> UInt32 {
  func difference(_ shift: UInt32) -> UInt32 {
    let (one, two) = (lhs &>> shift & 0xFF, rhs &>> shift & 0xFF)
    return one > two ? one &- two : two &- one
  }
  return max(max(difference(0), difference(8)), max(difference(16), difference(24)))
}
