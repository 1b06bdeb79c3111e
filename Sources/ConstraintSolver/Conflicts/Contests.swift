/// Which of many numbers is the largest, as they change one after another.
///
/// What thousands of rows say about one place would otherwise be compared anew with each of them.
/// The numbers are the leaves of trees, each node of which holds the larger of two.
struct Contests: ~Copyable {
  private var nodes = UnsafeList<Double>()
  /// For each contest where its tree starts: the root comes second, and the leaves fill the upper
  /// half.
  private var starts = UnsafeList<Int32>()
  /// How many leaves there are, a power of two.
  private var leafCounts = UnsafeList<Int32>()

  /// Forgets all contests.
  mutating func removeAll() {
    nodes.removeAll()
    starts.removeAll()
    leafCounts.removeAll()
  }

  /// Adds a contest among a number of entrants, none of which has said anything yet.
  mutating func add(entrantCount: Int) {
    var leafCount = 1
    while leafCount < entrantCount { leafCount *= 2 }
    starts.append(Int32(truncatingIfNeeded: nodes.count))
    leafCounts.append(Int32(truncatingIfNeeded: leafCount))
    for _ in 0..<2 * leafCount { nodes.append(-.infinity) }
  }

  /// The largest number of a contest.
  func largest(_ contest: Int) -> Double { nodes[Int(starts[contest]) + 1] }

  /// The first entrant with the largest number.
  func first(_ contest: Int) -> Int {
    let start = Int(starts[contest])
    let leafCount = Int(leafCounts[contest])
    var node = 1
    while node < leafCount {
      node *= 2
      if nodes[start + node] < nodes[start + node + 1] { node += 1 }
    }
    return node - leafCount
  }

  /// The largest number of all entrants but one.
  func largest(_ contest: Int, except entrant: Int) -> Double {
    let start = Int(starts[contest])
    var node = Int(leafCounts[contest]) + entrant
    var largest = -Double.infinity
    while node > 1 {
      largest = max(largest, nodes[start + node ^ 1])
      node /= 2
    }
    return largest
  }

  /// Takes up another number of an entrant.
  mutating func set(_ entrant: Int, of contest: Int, to value: Double) {
    let start = Int(starts[contest])
    var node = Int(leafCounts[contest]) + entrant
    var value = value
    while nodes[start + node] != value {
      nodes[start + node] = value
      if node == 1 { break }
      value = max(value, nodes[start + node ^ 1])
      node /= 2
    }
  }
}
