/// Which of many numbers is the largest, as they change one after another.
///
/// What thousands of rows say about one place would otherwise be compared anew with each of them.
/// The numbers are the leaves of trees, each node of which holds the larger of two.
struct Contests: ~Copyable {
  private var nodes = UnsafeList<Double>()
  private var trees = UnsafeList<Tree>()

  struct Tree {
    /// Where its nodes start: the root comes second, and the leaves fill the upper half.
    let start: Int
    /// A power of two.
    let leafCount: Int
  }

  /// Forgets all contests.
  mutating func removeAll() {
    nodes.removeAll()
    trees.removeAll()
  }

  /// Adds a contest among a number of entrants, none of which has said anything yet.
  mutating func add(entrantCount: Int) {
    var leafCount = 1
    while leafCount < entrantCount { leafCount *= 2 }
    trees.append(Tree(start: nodes.count, leafCount: leafCount))
    for _ in 0..<2 * leafCount { nodes.append(-.infinity) }
  }

  /// Takes up another number of an entrant.
  mutating func set(_ entrant: Int, of contest: Int, to value: Double) {
    let tree = trees[contest]
    var node = tree.leafCount + entrant
    var value = value
    while nodes[tree.start + node] != value {
      nodes[tree.start + node] = value
      if node == 1 { break }
      value = max(value, nodes[tree.start + node ^ 1])
      node /= 2
    }
  }

  func value(of entrant: Int, in contest: Int) -> Double {
    let tree = trees[contest]
    return nodes[tree.start + tree.leafCount + entrant]
  }

  /// The largest number of all entrants.
  func largest(_ contest: Int) -> Double { nodes[trees[contest].start + 1] }

  /// The largest number of all entrants but one.
  func largest(_ contest: Int, except entrant: Int) -> Double {
    let tree = trees[contest]
    var node = tree.leafCount + entrant
    var largest = -Double.infinity
    while node > 1 {
      largest = max(largest, nodes[tree.start + node ^ 1])
      node /= 2
    }
    return largest
  }

  /// The first entrant from one on whose number is as large as another at least; nil if there is none.
  func first(_ contest: Int, atLeast value: Double, from entrant: Int) -> Int? {
    let tree = trees[contest]
    guard entrant < tree.leafCount else { return nil }
    var node = tree.leafCount + entrant
    while nodes[tree.start + node] < value {
      while node & 1 == 1 { node /= 2 }
      if node == 0 { return nil }
      node += 1
    }
    while node < tree.leafCount {
      node *= 2
      if nodes[tree.start + node] < value { node += 1 }
    }
    return node - tree.leafCount
  }
}
