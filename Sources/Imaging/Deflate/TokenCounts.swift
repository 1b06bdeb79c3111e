/// The number of times that each symbol occurs in a sequence of tokens, and the checksum of the tokens' bytes.
struct TokenCounts {
  /// The counts of symbols outside of short runs, followed by the counts of short runs by length.
  ///
  /// The symbols in short runs are added by ``symbolCounts``.
  private var counts = [Int](repeating: 0, count: RunLength.symbolCount + RunLength.shortLimit)
  private var sums = AdlerSums()

  /// The checksum of all bytes.
  var checksum: UInt32 { sums.checksum }

  /// The counts of all literal and length symbols of DEFLATE, including the end of the block.
  var symbolCounts: [Int] {
    var symbolCounts = Array(counts[..<RunLength.symbolCount])
    symbolCounts[RunLength.endOfBlock] = 1
    for (length, count) in counts[RunLength.symbolCount...].enumerated() where count > 0 {
      let run = RunLength.Parts(length)
      symbolCounts[0] += run.literals * count
      if run.rest > 0 { symbolCounts[RunLength.match(run.rest).symbol] += count }
    }
    return symbolCounts
  }

  /// Counts the tokens of one row, from the index `start` to the end of `tokens`.
  mutating func add(_ tokens: borrowing UnsafeTokens, from start: Int) {
    var sums = self.sums
    var counts = counts.mutableSpan
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      index &+= 1
      if token < RunTokens.Mark.byte {
        let (red, green, blue) = (Int(token &>> 16), Int(token &>> 8 & 0xFF), Int(token & 0xFF))
        unsafe counts[unchecked: red] &+= 1
        unsafe counts[unchecked: green] &+= 1
        unsafe counts[unchecked: blue] &+= 1
        sums.append(red, green, blue)
      } else if token < RunTokens.Mark.run {
        counts[Int(token & 0xFF)] += 1
        sums.append(Int(token & 0xFF))
      } else {
        let zeros = Int(token & ~RunTokens.Mark.run)
        if zeros < RunLength.shortLimit {
          unsafe counts[unchecked: RunLength.symbolCount &+ zeros] &+= 1
        } else {
          countLongRun(zeros, in: &counts)
        }
        sums.appendZeros(zeros)
      }
    }
    sums.reduce()
    self.sums = sums
  }
}

/// Counts the symbols for a run of at least ``RunLength/shortLimit`` zeros.
private func countLongRun(_ zeros: Int, in counts: inout MutableSpan<Int>) {
  let run = RunLength.Parts(zeros)
  counts[0] += run.literals
  counts[RunLength.longestSymbol] += run.longest
  if run.rest > 0 { counts[RunLength.match(run.rest).symbol] += 1 }
  if run.last > 0 { counts[RunLength.match(run.last).symbol] += 1 }
}
