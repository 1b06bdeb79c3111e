/// A Fenwick tree over places that are taken once each, found by the number of free places before them.
struct FreePlaces {
  /// At index *n*, the number of free places among the `n & -n` places that end with place *n*; index 0 is unused.
  private var counts: [Int32]

  init(count: Int) {
    counts = (0...Int32(truncatingIfNeeded: count)).map { $0 & -$0 }
  }

  /// Takes the place that has `freeCount` free places before it and that must exist; returns its index, in O(log *n*).
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
