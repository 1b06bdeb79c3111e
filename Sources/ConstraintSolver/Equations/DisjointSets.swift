/// Sets of numbers that are joined as it becomes known that they belong together.
struct DisjointSets: ~Copyable {
  private var parents = UnsafeList<Int32>()

  init(count: Int) { reset(count: count) }

  /// Begins anew with each number in a set of its own.
  mutating func reset(count: Int) {
    parents.resize(to: count)
    for number in 0..<count { parents[number] = Int32(truncatingIfNeeded: number) }
  }

  mutating func removeAll() { parents.removeAll() }

  /// Adds the next number to the set that another is the smallest of, or in a set of its own.
  @inline(__always)
  mutating func append(_ root: Int) { parents.append(Int32(truncatingIfNeeded: root)) }

  /// Makes one set of those of two numbers, of which the first may be the number to be added next.
  ///
  /// - Returns: The smallest number of the set.
  @inline(__always)
  mutating func union(_ first: Int, _ second: Int, next: Int) -> Int {
    if first == next { return representative(of: second) }
    if first == second || parents[second] == parents[first] { return first }
    joinSets(of: first, second)
    return representative(of: first)
  }

  /// The smallest number of the set of a number.
  mutating func representative(of number: Int) -> Int {
    var root = Int32(truncatingIfNeeded: number)
    while parents[Int(root)] != root { root = parents[Int(root)] }
    var current = number
    while parents[current] != root {
      let next = parents[current]
      parents[current] = root
      current = Int(next)
    }
    return Int(root)
  }

  /// Makes one set of the sets of two numbers.
  @inline(__always)
  mutating func join(_ first: Int, _ second: Int) {
    if parents[first] != parents[second] { joinSets(of: first, second) }
  }

  private mutating func joinSets(of first: Int, _ second: Int) {
    let left = representative(of: first)
    let right = representative(of: second)
    if left != right { parents[max(left, right)] = Int32(truncatingIfNeeded: min(left, right)) }
  }

  /// The sets by their smallest members, and for each number the index of its set.
  mutating func groups() -> (members: [[Int]], groupOf: [Int]) {
    var members: [[Int]] = []
    var groupOf = Array(repeating: -1, count: parents.count)
    for number in parents.indices {
      let root = representative(of: number)
      if root == number {
        groupOf[number] = members.count
        members.append([number])
      } else {
        groupOf[number] = groupOf[root]
        members[groupOf[root]].append(number)
      }
    }
    return (members, groupOf)
  }
}
