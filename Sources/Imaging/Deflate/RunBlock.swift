/// An encoder of ``RunTokens`` as a zlib stream with one block and a dynamic Huffman code (RFC 1951, section 3.2.7).
struct RunBlock {
  private let symbolCounts: [Int]
  private let code: HuffmanCode
  private let header: CodeLengths

  /// Computes the code for tokens from the counts of their symbols.
  init(symbolCounts: [Int]) {
    self.symbolCounts = symbolCounts
    code = HuffmanCode(counts: symbolCounts, limit: 15)
    header = CodeLengths(code.lengths)
  }

  /// The maximum size of the stream in bytes, including the bytes that ``UnsafeBitWriter`` may write after its end.
  var byteLimit: Int {
    var bits = 0
    for (symbol, count) in symbolCounts.enumerated() where count > 0 {
      // A match ends in up to five extra bits and one for its distance.
      bits += count * (Int(code.lengths[symbol]) + (symbol > RunLength.endOfBlock ? 6 : 0))
    }
    return bits / 8 + 600
  }

  /// Writes the tokens as a stream, and returns its length in bytes.
  ///
  /// The tokens must be the ones whose symbols were counted for ``init(symbolCounts:)``.
  ///
  /// - Precondition: The memory has at least ``byteLimit`` bytes.
  func write(
    _ tokens: borrowing RunTokens, to memory: UnsafeMutableRawBufferPointer
  ) -> Int {
    precondition(memory.count >= byteLimit, "too little memory for the block")
    var writer = unsafe UnsafeBitWriter(memory)
    // zlib's header, then the start of the last block, which has its own code.
    writer.write(0x0178, 16)
    writer.write(0b101, 3)
    header.write(to: &writer)
    write(tokens.tokens, to: &writer)
    writer.write(word(RunLength.endOfBlock), length(RunLength.endOfBlock))
    let count = writer.finish()
    let checksum = tokens.counts.checksum.bigEndian
    unsafe memory.storeBytes(of: checksum, toByteOffset: count, as: UInt32.self)
    return count + 4
  }

  private func word(_ symbol: Int) -> UInt64 { UInt64(code.words[symbol]) }

  private func length(_ symbol: Int) -> Int { Int(code.lengths[symbol]) }

  private func write(_ tokens: borrowing UnsafeTokens, to writer: inout UnsafeBitWriter) {
    let literals = (0..<256).map(entry)
    let runs = (0..<RunLength.shortLimit).map(shortRun)
    let (bytes, shortRuns) = (literals.span, runs.span)
    for index in 0..<tokens.count {
      let token = tokens[index]
      if token < RunTokens.Mark.byte {
        // Three words have 45 bits at most, so they are written together.
        let red = unsafe bytes[unchecked: Int(token &>> 16)]
        let green = unsafe bytes[unchecked: Int(token &>> 8 & 0xFF)]
        let blue = unsafe bytes[unchecked: Int(token & 0xFF)]
        writer.write(red.followed(by: green).followed(by: blue))
      } else if token < RunTokens.Mark.run {
        writer.write(bytes[Int(token & 0xFF)])
      } else {
        let zeros = Int(token & ~RunTokens.Mark.run)
        if zeros < RunLength.shortLimit {
          writer.write(shortRuns[zeros])
        } else {
          writeLongRun(zeros, to: &writer)
        }
      }
    }
  }

  /// The code words for a run of zeros shorter than ``RunLength/shortLimit``, with at most 45 bits.
  private func shortRun(_ count: Int) -> CodeEntry {
    let zero = entry(0)
    var entry = CodeEntry(0, 0)
    guard count > 0 else { return entry }
    let parts = RunLength.Parts(count)
    for _ in 0..<parts.literals { entry = entry.followed(by: zero) }
    return parts.rest > 0 ? entry.followed(by: match(parts.rest)) : entry
  }

  private func writeLongRun(_ count: Int, to writer: inout UnsafeBitWriter) {
    let parts = RunLength.Parts(count)
    for _ in 0..<parts.literals { writer.write(entry(0)) }
    let longest = match(258)
    let three = longest.followed(by: longest).followed(by: longest)
    for _ in 0..<parts.longest / 3 { writer.write(three) }
    for _ in 0..<parts.longest % 3 { writer.write(longest) }
    if parts.rest > 0 { writer.write(match(parts.rest)) }
    if parts.last > 0 { writer.write(match(parts.last)) }
  }

  /// Returns the code words for the length and the distance of a match.
  private func match(_ length: Int) -> CodeEntry {
    // The only distance has a code word of one zero bit.
    let match = RunLength.match(length)
    return entry(match.symbol).followed(by: CodeEntry(match.extra, match.extraCount + 1))
  }

  private func entry(_ symbol: Int) -> CodeEntry { CodeEntry(word(symbol), length(symbol)) }
}

/// The bits of one or more code words, and the number of these bits.
private struct CodeEntry {
  var word: UInt64
  var length: Int

  init(_ word: UInt64, _ length: Int) {
    self.word = word
    self.length = length
  }

  /// Returns the code words of this entry, followed by the code words of another entry.
  @inline(__always)
  func followed(by next: CodeEntry) -> CodeEntry {
    CodeEntry(word | next.word &<< UInt64(truncatingIfNeeded: length), length &+ next.length)
  }
}

extension UnsafeBitWriter {
  @inline(__always)
  fileprivate mutating func write(_ entry: CodeEntry) { write(entry.word, entry.length) }
}
