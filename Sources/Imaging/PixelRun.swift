/// Adjacent pixels of one row.
package struct PixelRun: Hashable, Sendable {
  /// The zero-based index of the row, from the top.
  package var row: Int32
  /// The zero-based range of columns from the left, which is never empty.
  package var columns: Range<Int32>

  /// Creates a run.
  package init(row: Int32, columns: Range<Int32>) {
    self.row = row
    self.columns = columns
  }
}

extension Bitmap {
  /// Calls a closure with each maximal run of pixels that differ from another bitmap, row by row.
  ///
  /// - Precondition: Both bitmaps have the same size.
  /// - Complexity: O(pixels). Equal rows cost little more than reading them.
  package func forEachDifferingRun(from other: Bitmap, _ body: (PixelRun) -> Void) {
    precondition(
      pixelWidth == other.pixelWidth && pixelHeight == other.pixelHeight,
      "pictures of different sizes")
    let (lhs, rhs) = (pixels.span, other.pixels.span)
    let blocks = DifferingBlocks(lhs, rhs, width: pixelWidth, height: pixelHeight)
    for row in 0..<pixelHeight {
      blocks.forEachStretch(ofRow: row) { columns in
        showRuns(lhs, rhs, in: columns, row: row, width: pixelWidth, body)
      }
    }
  }

  /// The largest difference from another bitmap in any channel of a run's pixels, from 0 to 255.
  ///
  /// - Precondition: Both bitmaps have the same size, and the run is within it.
  /// - Complexity: O(pixels of the run).
  package func largestChannelDifference(from other: Bitmap, in run: PixelRun) -> Int {
    let start = Int(run.row) * pixelWidth
    return largestDifference(
      pixels.span, other.pixels.span,
      in: start + Int(run.columns.lowerBound)..<start + Int(run.columns.upperBound))
  }
}

/// Calls a closure with each run of differing pixels in a range of columns.
///
/// The pixels directly before and after the range must be equal in the two pictures.
@inline(__always)
private func showRuns(
  _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, in columns: Range<Int>, row: Int, width: Int,
  _ body: (PixelRun) -> Void
) {
  let first = row * width
  let end = first + columns.upperBound
  precondition(end <= lhs.count && end <= rhs.count, "no such pixels")
  var index = first + columns.lowerBound
  while index < end {
    // Most of a row that differs is equal.
    while index &+ 8 <= end, pixelsAgree8(lhs, rhs, at: index) { index &+= 8 }
    while index < end, unsafe lhs[unchecked: index] == rhs[unchecked: index] { index &+= 1 }
    let start = index
    while index < end, unsafe lhs[unchecked: index] != rhs[unchecked: index] { index &+= 1 }
    guard start < index else { return }
    body(PixelRun(row: Int32(row), columns: Int32(start &- first)..<Int32(index &- first)))
  }
}

/// Whether eight pixels of two rows are equal.
///
/// - Precondition: Both rows have eight pixels at the index.
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
  precondition(range.upperBound <= min(lhs.count, rhs.count), "no such pixels")
  let (one, other) = unsafe (lhs.bytes, rhs.bytes)
  // The compiler uses vectors of bytes for this.
  var largest: UInt8 = 0
  for index in 4 &* range.lowerBound..<4 &* range.upperBound {
    let first = unsafe one.unsafeLoad(fromUncheckedByteOffset: index, as: UInt8.self)
    let second = unsafe other.unsafeLoad(fromUncheckedByteOffset: index, as: UInt8.self)
    largest = max(largest, max(first, second) &- min(first, second))
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
