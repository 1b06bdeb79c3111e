/// How DEFLATE writes a run of one byte: the byte, then matches at distance 1 (RFC 1951, 3.2.5).
enum RunLength {
  /// Bytes, the end of the block, and 29 classes of lengths.
  static let symbolCount = 286
  /// The symbol after the last.
  static let endOfBlock = 256
  /// The symbol of a match of 258 bytes, which needs no further bits.
  static let longestSymbol = 285

  /// The shortest match of each class, from symbol 257 on.
  static let bases: [Int] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  /// How many bits tell the matches of a class apart.
  static let extraBits: [Int] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  /// The class of each length, as a symbol.
  private static let symbols: [Int] = (0...258).map { length in
    257 + (bases.lastIndex { $0 <= length } ?? 0)
  }

  /// The symbol for a match of 3 to 258 bytes.
  static func symbol(_ length: Int) -> Int { symbols[length] }

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
