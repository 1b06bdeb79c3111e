/// Tokens as one zlib stream of a single block with a code of its own (RFC 1951, section 3.2.7).
struct RunBlock {
  private let tokens: RunTokens
  private let code: HuffmanCode
  private let header: CodeLengths

  /// Finds the code for some tokens.
  init(_ tokens: RunTokens) {
    self.tokens = tokens
    code = HuffmanCode(counts: tokens.symbolCounts, limit: 15)
    header = CodeLengths(code.lengths)
  }

  /// How many bytes the stream has at most, with what a bit writer wants beyond.
  var byteLimit: Int {
    var bits = 0
    for (symbol, count) in tokens.symbolCounts.enumerated() where count > 0 {
      // A match ends in up to five extra bits and one for its distance.
      bits += count * (Int(code.lengths[symbol]) + (symbol > RunLength.endOfBlock ? 6 : 0))
    }
    return bits / 8 + 600
  }

  /// Writes the stream and returns its length.
  ///
  /// - Precondition: the memory holds ``byteLimit`` bytes.
  func write(to memory: UnsafeMutableRawBufferPointer) -> Int {
    precondition(memory.count >= byteLimit, "too little memory for the block")
    var writer = unsafe UnsafeBitWriter(memory)
    // zlib's header, then: the last block, with a code of its own.
    writer.write(0x0178, 16)
    writer.write(0b101, 3)
    header.write(to: &writer)
    writeTokens(to: &writer)
    writer.write(word(RunLength.endOfBlock), length(RunLength.endOfBlock))
    let count = writer.finish()
    let checksum = tokens.checksum.bigEndian
    unsafe memory.storeBytes(of: checksum, toByteOffset: count, as: UInt32.self)
    return count + 4
  }

  private func word(_ symbol: Int) -> UInt64 { UInt64(code.words[symbol]) }

  private func length(_ symbol: Int) -> Int { Int(code.lengths[symbol]) }

  private func writeTokens(to writer: inout UnsafeBitWriter) {
    let entries = (0..<RunLength.symbolCount).map { CodeEntry(word($0), length($0)) }
    let words = tokens.words.span.extracting(0..<tokens.count)
    let codes = entries.span
    for index in words.indices {
      let token = words[index]
      if token < RunTokens.Mark.byte {
        // Three words have 45 bits at most, so they are written together.
        let (red, green) = (codes[Int(token >> 16)], codes[Int(token >> 8 & 0xFF)])
        let blue = codes[Int(token & 0xFF)]
        let first = red.word | green.word &<< UInt64(red.length)
        let count = red.length + green.length
        writer.write(first | blue.word &<< UInt64(count), Int(count + blue.length))
      } else if token < RunTokens.Mark.run {
        let byte = codes[Int(token & 0xFF)]
        writer.write(byte.word, Int(byte.length))
      } else {
        writeRun(Int(token & ~RunTokens.Mark.run), codes, to: &writer)
      }
    }
  }

  private func writeRun(
    _ count: Int, _ codes: Span<CodeEntry>, to writer: inout UnsafeBitWriter
  ) {
    let parts = RunLength.Parts(count)
    for _ in 0..<parts.literals { writer.write(codes[0].word, Int(codes[0].length)) }
    // The distance is the only one there is; its word is a zero of one bit.
    let longest = codes[RunLength.longestSymbol]
    let length = Int(longest.length) + 1
    let three = longest.word | longest.word &<< length | longest.word &<< (2 * length)
    for _ in 0..<parts.longest / 3 { writer.write(three, 3 * length) }
    for _ in 0..<parts.longest % 3 { writer.write(longest.word, length) }
    if parts.rest > 0 { writeMatch(parts.rest, codes, to: &writer) }
    if parts.last > 0 { writeMatch(parts.last, codes, to: &writer) }
  }

  private func writeMatch(
    _ length: Int, _ codes: Span<CodeEntry>, to writer: inout UnsafeBitWriter
  ) {
    let match = RunLength.match(length)
    let entry = codes[match.symbol]
    writer.write(
      entry.word | match.extra &<< UInt64(entry.length), Int(entry.length) + match.extraCount + 1)
  }
}

/// A word of a code, ready to be written.
private struct CodeEntry {
  var word: UInt64
  var length: UInt32

  init(_ word: UInt64, _ length: Int) {
    self.word = word
    self.length = UInt32(length)
  }
}
