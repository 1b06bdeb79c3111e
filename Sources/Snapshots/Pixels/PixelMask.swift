internal import Imaging

/// A set of a picture's pixels, stored as one bit per pixel.
///
/// The set's size in memory doesn't depend on its contents. A list of runs could take more memory than the pictures.
struct PixelMask {
  /// The number of pixels in the set.
  private(set) var count = 0
  private let width: Int
  private let height: Int
  /// The bits of each row, with the leftmost pixel in the lowest bit, or an empty array before the first insertion.
  private var words: [UInt64] = []

  /// Creates an empty set for a picture of the given size.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Inserts a run of pixels that aren't in the set yet.
  mutating func insert(_ run: PixelRun) {
    if words.isEmpty { words = [UInt64](repeating: 0, count: wordsPerRow * height) }
    let base = Int(run.row) * wordsPerRow
    let end = Int(run.columns.upperBound)
    var column = Int(run.columns.lowerBound)
    while column < end {
      let next = min(end, (column | 63) + 1)
      let ones = ~UInt64(0) >> UInt64(64 - (next - column))
      words[base + column >> 6] |= ones << UInt64(column & 63)
      column = next
    }
    count += run.columns.count
  }

  /// Calls a closure with each maximal run of pixels in the set, row by row.
  ///
  /// - Complexity: O(pixels / 64 + runs).
  func forEachRun(_ body: (PixelRun) -> Void) {
    if count == 0 { return }
    for row in 0..<height {
      forEachRun(ofRow: row) { columns in
        body(
          PixelRun(
            row: Int32(row), columns: Int32(columns.lowerBound)..<Int32(columns.upperBound)))
      }
    }
  }

  /// Calls a closure with the columns of each maximal run in a row, from left to right.
  func forEachRun(ofRow row: Int, _ body: (Range<Int>) -> Void) {
    if count == 0 { return }
    var start = column(ofRow: row, from: 0, flipping: 0)
    while start < width {
      let end = min(width, column(ofRow: row, from: start, flipping: ~0))
      body(start..<end)
      start = column(ofRow: row, from: end, flipping: 0)
    }
  }

  private var wordsPerRow: Int { (width + 63) / 64 }

  /// Returns the first column at or after `column` whose bit is set in the row XOR `flips`.
  ///
  /// The result is at least the width if there isn't such a column.
  private func column(ofRow row: Int, from column: Int, flipping flips: UInt64) -> Int {
    var index = column >> 6
    guard index < wordsPerRow else { return width }
    let base = row * wordsPerRow
    var bits = (words[base + index] ^ flips) & ~0 << UInt64(column & 63)
    while bits == 0 {
      index += 1
      guard index < wordsPerRow else { return width }
      bits = words[base + index] ^ flips
    }
    return index << 6 + bits.trailingZeroBitCount
  }
}
