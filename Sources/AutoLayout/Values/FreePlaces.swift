/// Places in a row, each of which can be taken once and found by how many free ones lie before it.
///
/// A Fenwick tree of the numbers of free places.
struct FreePlaces {
  /// By place, counted from 1: how many free ones are among as many places, up to this one, as the
  /// lowest bit of its number says.
  private var counts: [Int32]

  /// Makes a number of free places.
  init(count: Int) {
    counts = (0...Int32(truncatingIfNeeded: count)).map { $0 & -$0 }
  }

  /// Takes the place that a number of free ones lie before, which there is.
  ///
  /// - Complexity: O(log *n*).
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
