import Testing

@testable import Imaging

@Suite("The prefix codes of the fast coding")
struct HuffmanCodeTests {
  /// Counts with the limit of their words: none, one and two symbols, even, steep and steeper ones.
  static let counts: [(counts: [Int], limit: Int)] = [
    ([0, 0, 0], 15), ([0, 5, 0], 15), ([1, 1], 15), ([3, 0, 9, 1], 15),
    ([Int](repeating: 1, count: 286), 15),
    ((0..<40).map { 1 << $0 }, 15), ((0..<19).map { 1 << $0 }, 7),
    ((0..<286).map { 1 << ($0 % 30) }, 15), ((1...19).map { $0 * $0 }, 7),
  ]

  @Test("are complete, and no word begins another", arguments: counts)
  func areCompletePrefixCodes(counts: [Int], limit: Int) {
    let code = HuffmanCode(counts: counts, limit: limit)
    let used = counts.indices.filter { counts[$0] > 0 }
    #expect(counts.indices.allSatisfy { (code.lengths[$0] > 0) == (counts[$0] > 0) })
    #expect(code.lengths.allSatisfy { $0 <= limit })
    guard used.count > 1 else { return }
    let room = used.reduce(0) { $0 + 1 << (limit - Int(code.lengths[$1])) }
    #expect(room == 1 << limit)
    for one in used {
      for other in used where other != one && code.lengths[other] >= code.lengths[one] {
        let mask = UInt16(1) << code.lengths[one] &- 1
        #expect(code.words[other] & mask != code.words[one])
      }
    }
  }

  @Test("give no symbol a longer word than a rarer one has", arguments: counts)
  func followCounts(counts: [Int], limit: Int) {
    let code = HuffmanCode(counts: counts, limit: limit)
    let order = counts.indices.filter { counts[$0] > 0 }.sorted { counts[$0] < counts[$1] }
    for (rare, common) in zip(order, order.dropFirst()) where counts[rare] < counts[common] {
      #expect(code.lengths[rare] >= code.lengths[common])
    }
  }

  @Test("are the ones that can be worked out by hand")
  func knownCode() {
    let code = HuffmanCode(counts: [5, 1, 1, 2], limit: 15)
    #expect(code.lengths == [1, 3, 3, 2])
    // 0, 110, 111 and 10, turned round.
    #expect(code.words == [0b0, 0b011, 0b111, 0b01])
  }
}

@Suite("Runs of the fast coding")
struct RunLengthTests {
  @Test("of any length are parts that add up, each of a length that the format has")
  func partsAddUp() {
    for count in 1...2_000 {
      let parts = RunLength.Parts(count)
      #expect(parts.literals + 258 * parts.longest + parts.rest + parts.last == count)
      #expect(parts.longest >= 0)
      #expect([parts.rest, parts.last].allSatisfy { $0 == 0 || (3...258).contains($0) })
    }
  }

  @Test("lengths fall into the classes of RFC 1951")
  func classes() {
    let bases = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
      163, 195, 227, 258,
    ]
    let extraCounts = [
      0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    for length in 3...258 {
      let match = RunLength.match(length)
      let index = bases.lastIndex { $0 <= length } ?? 0
      #expect(match.symbol == 257 + index)
      #expect(match.extraCount == extraCounts[index])
      #expect(bases[index] + Int(match.extra) == length)
    }
  }
}
