/// How often each symbol is written for some tokens, and the check sum of the bytes they stand for.
struct TokenCensus {
  /// How often symbols occur, and behind them short runs by their lengths, not counted as symbols yet.
  private var counts = [Int](repeating: 0, count: RunLength.symbolCount + RunLength.shortLimit)
  private var sums = AdlerSums()

  /// The check sum of all bytes.
  var checksum: UInt32 { sums.checksum }

  /// How often each of DEFLATE's literals and lengths occurs, the end of the block included.
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

  /// Adds the tokens from an index on, which are those of a row.
  mutating func count(_ tokens: borrowing UnsafeTokens, from start: Int) {
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

/// Counts what a run of zeros is written as.
private func countLongRun(_ zeros: Int, in counts: inout MutableSpan<Int>) {
  let run = RunLength.Parts(zeros)
  counts[0] += run.literals
  counts[RunLength.longestSymbol] += run.longest
  if run.rest > 0 { counts[RunLength.match(run.rest).symbol] += 1 }
  if run.last > 0 { counts[RunLength.match(run.last).symbol] += 1 }
}
