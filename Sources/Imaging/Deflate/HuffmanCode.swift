/// A Huffman code of DEFLATE (RFC 1951, section 3.2.2), with a code word for each symbol.
///
/// Bits of code words are stored in reverse, because DEFLATE writes numbers from the lowest bit up.
struct HuffmanCode {
  /// The length of each symbol's code word in bits, or 0 for symbols that don't occur.
  private(set) var lengths: [UInt8]
  /// The code word of each symbol, with its bits in reverse.
  private(set) var words: [UInt16]

  /// Creates the optimal code for the given counts of symbols, with code words of at most `limit` bits.
  ///
  /// Equal counts give equal codes. If the limit applies, streams are a fraction of a percent longer, because lengths
  /// are truncated and not optimized again.
  init(counts: [Int], limit: Int) {
    lengths = Self.lengths(counts, limit: limit)
    words = Self.words(lengths)
  }

  private static func lengths(_ counts: [Int], limit: Int) -> [UInt8] {
    let leaves = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    var lengthCounts = limited(depthCounts(leaves.map { counts[$0] }), limit)
    // The rarest symbols get the longest words.
    var length = limit
    for leaf in leaves {
      while lengthCounts[length] == 0 { length -= 1 }
      lengthCounts[length] -= 1
      lengths[leaf] = UInt8(length)
    }
    return lengths
  }

  /// The number of leaves at each depth of the Huffman tree, given weights in ascending order.
  ///
  /// Two queues replace a heap: one of leaves, and one of inner nodes, which are created in ascending order, too.
  private static func depthCounts(_ weights: [Int]) -> [Int] {
    guard weights.count > 1 else { return [0, weights.count] }
    let nodeCount = 2 * weights.count - 1
    var weights = weights
    let leafCount = weights.count
    var parents = [Int](repeating: 0, count: nodeCount)
    var (leaf, inner) = (0, leafCount)
    while weights.count < nodeCount {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf =
          leaf < leafCount && (inner == weights.count || weights[leaf] <= weights[inner])
        let node = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        sum += weights[node]
        parents[node] = weights.count
      }
      weights.append(sum)
    }
    var depths = [Int](repeating: 0, count: nodeCount)
    for node in (0..<nodeCount - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    var counts = [Int](repeating: 0, count: leafCount)
    for depth in depths[..<leafCount] { counts[depth] += 1 }
    return counts
  }

  /// Returns the number of leaves at each depth of the tree after moving up the leaves that are deeper than `limit`.
  private static func limited(_ counts: [Int], _ limit: Int) -> [Int] {
    var counts = counts + [Int](repeating: 0, count: max(0, limit + 1 - counts.count))
    for depth in counts.indices.dropFirst(limit + 1) { counts[limit] += counts[depth] }
    counts.removeSubrange((limit + 1)...)
    // Kraft's sum in units of the longest word. Each step lengthens one word to make room.
    var sum = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while sum > 1 << limit {
      var depth = limit - 1
      while counts[depth] == 0 { depth -= 1 }
      counts[depth] -= 1
      counts[depth + 1] += 2
      counts[limit] -= 1
      sum -= 1
    }
    return counts
  }

  private static func words(_ lengths: [UInt8]) -> [UInt16] {
    var next = [UInt16](repeating: 0, count: 16)
    for length in lengths where length > 0 { next[Int(length)] += 1 }
    var first: UInt16 = 0
    for length in 1..<16 {
      let count = next[length]
      next[length] = first
      first = (first + count) << 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)], count: length)
    }
  }

  private static func reversed(_ word: UInt16, count: UInt8) -> UInt16 {
    (0..<count).reduce(0) { $0 << 1 | (word >> $1) & 1 }
  }
}
