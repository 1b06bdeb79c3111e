/// The encoding of a run of equal bytes in DEFLATE: the byte, then matches at distance 1 (RFC 1951, section 3.2.5).
enum RunLength {
  /// The number of symbols: bytes, the end of the block, and 29 classes of lengths.
  static let symbolCount = 286
  /// The symbol for the end of the block.
  static let endOfBlock = 256
  /// The symbol of a match of 258 bytes, which has no extra bits.
  static let longestSymbol = 285
  /// The length below which a run consists of up to three literals, or of a literal and one match of up to 257 bytes.
  static let shortLimit = 259

  /// The symbol of a match of 3 to 258 bytes, and the extra bits that select its length.
  ///
  /// The symbol is computed instead of looked up in the format's table, because every run needs it. The symbols of each
  /// group of four have the same number of extra bits. The length of 258 has a separate symbol.
  @inline(__always)
  static func match(_ length: Int) -> (symbol: Int, extra: UInt64, extraCount: Int) {
    guard length < 258 else { return (longestSymbol, 0, 0) }
    let offset = length &- 3
    let extraCount = max(0, Int.bitWidth &- 3 &- offset.leadingZeroBitCount)
    let symbol = 257 &+ 4 &* extraCount &+ offset &>> extraCount
    return (symbol, UInt64(offset & (1 &<< extraCount &- 1)), extraCount)
  }

  /// The literals and matches that encode a run.
  struct Parts {
    /// The number of literal bytes: the length of a run of up to three bytes, or 1 for a longer run.
    var literals: Int
    /// The number of matches of 258 bytes.
    var longest = 0
    /// The length of the match after the matches of 258 bytes, or 0 if there isn't one.
    var rest = 0
    /// The length of a final match after ``rest``, or 0 if there isn't one.
    var last = 0

    /// Divides a run of at least one byte.
    init(_ count: Int) {
      let repeated = count - 1
      guard repeated >= 3 else {
        literals = count
        return
      }
      literals = 1
      longest = repeated / 258
      rest = repeated % 258
      // A match has at least three bytes, so a shorter rest borrows them.
      if rest == 1 || rest == 2 {
        longest -= 1
        last = 3
        rest = 258 + rest - 3
      }
    }
  }
}
