extension Array where Element: BitwiseCopyable {
  /// Makes an array of equal elements.
  ///
  /// `init(repeating:count:)` (6.3.1) looks up the type of its storage at run time, which takes three
  /// times as long as all the rest where there are few elements.
  @inline(__always)
  init(filledWith element: Element, count: Int) {
    self.init(repeatElement(element, count: count))
  }
}
