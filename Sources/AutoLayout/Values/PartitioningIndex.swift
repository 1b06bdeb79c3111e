extension RandomAccessCollection {
  /// The first index from which on a condition holds, or the end index if it never does, in O(log *n*).
  package func partitioningIndex(where isAfter: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if isAfter(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
