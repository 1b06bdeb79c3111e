/// A Fenwick tree of places, which finds and takes a free place, given the number of free places before it.
struct FreePlaces {
  /// At index *n*, the number of free places among the `n & -n` places that end with place *n*; index 0 is unused.
  private var counts: [Int32]

  init(count: Int) {
    counts = (0...Int32(truncatingIfNeeded: count)).map { $0 & -$0 }
  }

  /// Takes the free place after `freeCount` free places, and returns its index in O(log *n*); the place must exist.
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
