/// A Fenwick tree of places in a row, each of which can be taken once and is found by the free places before it.
struct FreePlaces {
  /// By place *n*, from 1: the number of free places among the last `n & -n` places up to it.
  private var counts: [Int32]

  init(count: Int) {
    counts = (0...Int32(truncatingIfNeeded: count)).map { $0 & -$0 }
  }

  /// Takes the place that has a number of free places before it, in O(log *n*); it must exist.
  mutating func take(after freeCount: Int) -> Int {
    var (place, rest) = (0, Int32(truncatingIfNeeded: freeCount))
    var step = 1 << (Int.bitWidth - 1 - counts.count.leadingZeroBitCount)
    while step > 0 {
      if place + step < counts.count, counts[place + step] <= rest {
        place += step
        rest -= counts[place]
      }
      step >>= 1
    }
    var node = place + 1
    while node < counts.count {
      counts[node] -= 1
      node += node & -node
    }
    return place
  }
}
