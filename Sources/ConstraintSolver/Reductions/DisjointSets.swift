/// Disjoint sets of numbers (union–find), each represented by its smallest number.
struct DisjointSets: ~Copyable {
  private var parents = Buffer<Int32>()

  /// Puts each number below `count` into a separate set.
  mutating func reset(count: Int) {
    parents.resize(to: count)
    for number in 0..<count { parents[number] = Int32(small: number) }
  }

  /// Points every number directly at its set's representative, as ``parent(of:)`` requires.
  mutating func flatten() {
    for number in parents.indices { parents[number] = parents[Int(parents[number])] }
  }

  /// Returns the representative of a number, after ``flatten()`` was called.
  @inline(__always)
  func parent(of number: Int) -> Int { Int(parents[number]) }

  /// Returns the smallest number in the set of the given number.
  mutating func representative(of number: Int) -> Int {
    var root = Int32(small: number)
    while parents[Int(root)] != root { root = parents[Int(root)] }
    var current = number
    while parents[current] != root {
      let next = parents[current]
      parents[current] = root
      current = Int(next)
    }
    return Int(root)
  }

  /// Joins the sets that contain two numbers.
  @inline(__always)
  mutating func join(_ first: Int, _ second: Int) {
    if parents[first] != parents[second] { joinSets(of: first, second) }
  }

  private mutating func joinSets(of first: Int, _ second: Int) {
    let left = representative(of: first)
    let right = representative(of: second)
    if left != right { parents[max(left, right)] = Int32(small: min(left, right)) }
  }
}
