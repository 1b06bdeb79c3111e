extension Array where Element: BitwiseCopyable {
  /// Makes an array of equal elements.
  ///
  /// `init(repeating:count:)` (6.3.1) looks up the type of its storage at run time, which takes three
  /// times as long as all the rest where there are few elements.
  @inline(__always)
  init(filledWith element: Element, count: Int) {
    self.init(repeatElement(element, count: count))
  }

  /// Appends equal elements until there are a number of them.
  @inline(__always)
  mutating func extend(with element: Element, to newCount: Int) {
    let missing = newCount - count
    if missing > 0 {
      append(addingCapacity: missing) { $0.append(repeating: element, count: missing) }
    }
  }
}
