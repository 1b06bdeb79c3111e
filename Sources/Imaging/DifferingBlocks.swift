/// The blocks of adjacent pixels in which two pictures differ.
///
/// Each row of pixels is divided into at most 64 blocks.
struct DifferingBlocks {
  private let width: Int
  /// The binary logarithm of the number of pixels in a block, chosen so that a row has at most 64 blocks.
  private let shift: Int
  /// The blocks of each row as bits of a word.
  ///
  /// A bit is 1 if its block differs. The lowest bit is the first block.
  private var rows: [UInt64]

  /// The number of pixels to compare at once.
  private static let step = 64

  /// Compares two pictures of the same size.
  ///
  /// Four rows far from each other are read at the same time, because memory can serve four requests in parallel. For
  /// pictures that don't fit into the cache, this takes two thirds of the time of `memcmp`.
  ///
  /// - Complexity: O(pixels); equal rows cost little more than reading them.
  init(_ lhs: Span<UInt32>, _ rhs: Span<UInt32>, width: Int, height: Int) {
    precondition(
      width * height <= min(lhs.count, rhs.count), "there are fewer pixels than it says")
    self.width = width
    var shift = 6
    while width > 64 << shift { shift += 1 }
    self.shift = shift
    rows = [UInt64](repeating: 0, count: height)
    let depth = height / 4
    let whole = width / Self.step * Self.step
    for row in 0..<depth {
      var found: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
      let starts = (
        row * width, (row + depth) * width, (row + 2 * depth) * width, (row + 3 * depth) * width
      )
      for column in stride(from: 0, to: whole, by: Self.step) {
        let block = UInt64(truncatingIfNeeded: column &>> shift)
        found.0 |= differs64(lhs, rhs, at: starts.0 &+ column) &<< block
        found.1 |= differs64(lhs, rhs, at: starts.1 &+ column) &<< block
        found.2 |= differs64(lhs, rhs, at: starts.2 &+ column) &<< block
        found.3 |= differs64(lhs, rhs, at: starts.3 &+ column) &<< block
      }
      rows[row] = found.0
      rows[row + depth] = found.1
      rows[row + 2 * depth] = found.2
      rows[row + 3 * depth] = found.3
    }
    for row in 4 * depth..<height {
      for column in stride(from: 0, to: whole, by: Self.step) {
        rows[row] |= differs64(lhs, rhs, at: row * width + column) &<< UInt64(column >> shift)
      }
    }
    guard whole < width else { return }
    for row in 0..<height {
      var difference: UInt32 = 0
      for index in row &* width &+ whole..<row &* width &+ width {
        unsafe difference |= lhs[unchecked: index] ^ rhs[unchecked: index]
      }
      rows[row] |= (difference == 0 ? 0 : 1) &<< UInt64(whole >> shift)
    }
  }

  /// Calls a closure with the columns of each run of adjacent differing blocks in a row, from the left.
  ///
  /// The last block of a row may be narrower than the others.
  func forEachStretch(ofRow row: Int, _ body: (Range<Int>) -> Void) {
    var blocks = rows[row]
    while blocks != 0 {
      let first = blocks.trailingZeroBitCount
      let end = first + (~(blocks >> UInt64(first))).trailingZeroBitCount
      body(first << shift..<min(width, end << shift))
      blocks &= ~0 << UInt64(end)
    }
  }
}

/// Returns 1 if any of 64 pixels differs, and otherwise 0.
///
/// The compiler vectorizes the loop, because its length is constant and there is no early exit.
///
/// - Precondition: Both pictures have 64 pixels from the index on.
@inline(__always)
private func differs64(_ lhs: Span<UInt32>, _ rhs: Span<UInt32>, at index: Int) -> UInt64 {
  var difference: UInt32 = 0
  for offset in 0..<64 {
    unsafe difference |= lhs[unchecked: index &+ offset] ^ rhs[unchecked: index &+ offset]
  }
  return difference == 0 ? 0 : 1
}
