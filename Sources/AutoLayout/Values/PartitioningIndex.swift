extension RandomAccessCollection {
  /// Returns the index of the first element that meets a condition, or the end index if none does, in O(log *n*).
  ///
  /// All elements after that one must meet the condition, too.
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
