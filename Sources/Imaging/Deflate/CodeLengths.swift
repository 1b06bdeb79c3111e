/// The table of code lengths at the start of a block (RFC 1951, section 3.2.7).
///
/// The table is itself encoded with a Huffman code, which makes runs of zeros short.
struct CodeLengths {
  /// The order in which DEFLATE stores the lengths of the code that encodes the table.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  /// The symbols for runs of 3 to 10 zeros, with 3 extra bits, and for runs of 11 to 138 zeros, with 7 extra bits.
  private static let (fewZeros, manyZeros) = (17, 18)

  private var symbols: [(symbol: Int, extra: Int)] = []
  private let code: HuffmanCode

  /// Prepares the table of code lengths for literals and match lengths, and for a single distance code of one bit.
  init(_ literalLengths: [UInt8]) {
    let lengths = literalLengths + [1]
    var index = 0
    while index < lengths.count {
      let zeros = lengths[index...].prefix(138).prefix { $0 == 0 }.count
      if zeros >= 11 {
        symbols.append((Self.manyZeros, zeros - 11))
      } else if zeros >= 3 {
        symbols.append((Self.fewZeros, zeros - 3))
      } else {
        symbols.append((Int(lengths[index]), 0))
      }
      index += zeros >= 3 ? zeros : 1
    }
    var counts = [Int](repeating: 0, count: Self.order.count)
    for (symbol, _) in symbols { counts[symbol] += 1 }
    code = HuffmanCode(counts: counts, limit: 7)
  }

  /// Writes the table's header, the lengths of the Huffman code that encodes the table, and the encoded table.
  func write(to writer: inout UnsafeBitWriter) {
    writer.write(UInt64(RunLength.symbolCount - 257), 5)
    writer.write(0, 5)
    writer.write(UInt64(Self.order.count - 4), 4)
    for symbol in Self.order { writer.write(UInt64(code.lengths[symbol]), 3) }
    for (symbol, extra) in symbols {
      writer.write(UInt64(code.words[symbol]), Int(code.lengths[symbol]))
      if symbol == Self.fewZeros { writer.write(UInt64(extra), 3) }
      if symbol == Self.manyZeros { writer.write(UInt64(extra), 7) }
    }
  }
}
