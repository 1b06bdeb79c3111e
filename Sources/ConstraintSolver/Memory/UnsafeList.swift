/// A growing list of plain values in memory of its own, for working memory in hot loops.
///
/// Every access is checked against the count. What an array costs on top — references counted, a
/// check for uniqueness at each write, a call at each clearing — was two thirds of the time of small
/// systems (`solver-bench rows 10`, `solver-bench toolbar 10`).
@safe
struct UnsafeList<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  /// Makes an empty list; memory is allocated with the first element.
  init() {
    unsafe base =
      UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)
      .unsafelyUnwrapped
    capacity = 0
  }

  /// Makes a list of equal elements.
  init(repeating value: Element, count: Int) {
    self.init()
    replaceAll(with: value, count: count)
  }

  /// Makes a list of an array's elements.
  init(_ elements: [Element]) {
    self.init()
    reserve(elements.count)
    for element in elements { append(element) }
  }

  deinit {
    if capacity > 0 { unsafe base.deallocate() }
  }

  var indices: Range<Int> { 0..<count }

  var isEmpty: Bool { count == 0 }

  var last: Element? { count > 0 ? self[count - 1] : nil }

  subscript(index: Int) -> Element {
    @inline(__always)
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base[index]
    }
    @inline(__always)
    set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe base[index] = newValue
    }
    @inline(__always)
    _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield unsafe &base[index]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe base[count] = element
    count &+= 1
  }

  /// Adds a part of an array.
  @inline(__always)
  mutating func append(_ elements: [Element], _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= elements.count)
    if count + range.count > capacity { grow(to: count + range.count) }
    unsafe elements.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      unsafe (base + count).update(from: start + range.lowerBound, count: range.count)
    }
    count &+= range.count
  }

  /// The elements as an array.
  func array() -> [Element] {
    unsafe Array(UnsafeBufferPointer(start: base, count: count))
  }

  /// Adds the elements to an array.
  @inline(__always)
  func append(to elements: inout [Element]) {
    // Most lists that are kept have one element or none.
    if count < 2 {
      if count == 1 { elements.append(self[0]) }
    } else {
      unsafe elements.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
    }
  }

  /// Adds a part of the elements to an array.
  func append(_ range: Range<Int>, to elements: inout [Element]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    unsafe elements.append(
      contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Makes room for a number of elements.
  mutating func reserve(_ newCapacity: Int) {
    if newCapacity > capacity { grow(to: newCapacity) }
  }

  /// Forgets all elements and keeps the memory.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Forgets the elements from a place on.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count)
    count = newCount
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return unsafe base[count]
  }

  /// Fills the list with one value.
  @inline(__always)
  mutating func replaceAll(with value: Element, count newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    for index in 0..<newCount { unsafe base[index] = value }
    count = newCount
  }

  /// Gives the list a length; what is new holds anything until it is written.
  @inline(__always)
  mutating func resize(to newCount: Int) {
    precondition(newCount >= 0)
    if newCount > capacity { grow(to: newCount) }
    count = newCount
  }

  /// Takes the elements of another list.
  mutating func copy(_ other: borrowing UnsafeList) {
    if other.count > capacity { grow(to: other.count) }
    unsafe base.update(from: other.base, count: other.count)
    count = other.count
  }

  /// Inserts an element before a place.
  mutating func insert(_ element: Element, at place: Int) {
    append(element)
    var index = count - 1
    while index > place {
      self[index] = self[index - 1]
      index -= 1
    }
    self[place] = element
  }

  /// Sorts a part: few elements by insertion, keeping the order of equal ones.
  @inline(__always)
  mutating func sort(_ range: Range<Int>, by isOrdered: (Element, Element) -> Bool) {
    guard range.count < 24 else {
      precondition(range.lowerBound >= 0 && range.upperBound <= count)
      var part = unsafe UnsafeMutableBufferPointer(
        start: base + range.lowerBound, count: range.count)
      unsafe part.sort(by: isOrdered)
      return
    }
    guard range.count > 1 else { return }
    for index in range.lowerBound + 1..<range.upperBound {
      let element = self[index]
      var place = index
      while place > range.lowerBound, isOrdered(element, self[place - 1]) {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = element
    }
  }

  @inline(never)
  private mutating func grow(to newCount: Int) {
    // A first allocation of 256 bytes costs no more than a smaller one, and saves most of the rest.
    let newCapacity = max(newCount, 2 * capacity, 256 / MemoryLayout<Element>.stride, 4)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe larger.update(from: base, count: count)
    if capacity > 0 { unsafe base.deallocate() }
    unsafe base = larger
    capacity = newCapacity
  }
}

extension Range<Int> {
  /// Places from one to another.
  ///
  /// Checked once, because the optimizer (6.3.1) otherwise checks each place of a loop against both.
  @inline(__always)
  init(from start: Int32, to end: Int32) {
    self = Int(start)..<Int(end)
  }
}
