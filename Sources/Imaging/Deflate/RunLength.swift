/// How DEFLATE writes a run of one byte: the byte, then matches at distance 1 (RFC 1951, 3.2.5).
enum RunLength {
  /// Bytes, the end of the block, and 29 classes of lengths.
  static let symbolCount = 286
  /// The symbol after the last.
  static let endOfBlock = 256
  /// The symbol of a match of 258 bytes, which needs no further bits.
  static let longestSymbol = 285
  /// Runs of fewer bytes are a few literals, or one and a match that is not of the longest kind.
  static let shortLimit = 259

  /// The class of a match of 3 to 258 bytes, and which of its lengths it is.
  ///
  /// The tables of the format in closed form, since they are asked for every run: classes of 1, 1, 2,
  /// 4, 8, 16 and 32 lengths, four of each from the second on, and one for the longest alone.
  @inline(__always)
  static func match(_ length: Int) -> (symbol: Int, extra: UInt64, extraCount: Int) {
    guard length < 258 else { return (longestSymbol, 0, 0) }
    let offset = length &- 3
    let extraCount = max(0, Int.bitWidth &- 3 &- offset.leadingZeroBitCount)
    let symbol = 257 &+ 4 &* extraCount &+ offset &>> extraCount
    return (symbol, UInt64(offset & (1 &<< extraCount &- 1)), extraCount)
  }

  /// A run taken apart.
  struct Parts {
    /// Bytes that are written as such: one, or all of a run of up to three.
    var literals: Int
    /// Matches of 258 bytes.
    var longest = 0
    /// The length of the next match; 0 for none.
    var rest = 0
    /// The length of the last match; 0 for none.
    var last = 0

    /// Takes apart a run of at least one byte.
    init(_ count: Int) {
      let repeated = count - 1
      guard repeated >= 3 else {
        literals = count
        return
      }
      literals = 1
      longest = repeated / 258
      rest = repeated % 258
      // A match has three bytes at least, so a shorter rest borrows them.
      if rest == 1 || rest == 2 {
        longest -= 1
        last = 3
        rest = 258 + rest - 3
      }
    }
  }
}
