/// A growable array of trivial values for the hot loops of the solver.
///
/// Accesses are bounds-checked. An `Array` also counts references, checks for uniqueness on every write, and calls the
/// runtime when cleared. In `solver-bench rows 10`, that overhead takes two thirds of the solver's time.
@safe
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  /// Creates an empty buffer, which allocates memory when the first element is added.
  init() {
    unsafe base =
      UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)
      .unsafelyUnwrapped
    capacity = 0
  }

  init(repeating value: Element, count: Int) {
    self.init()
    fill(with: value, count: count)
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

  mutating func append(contentsOf other: borrowing Buffer) {
    reserveForAppending(other.count)
    unsafe (base + count).update(from: other.base, count: other.count)
    count += other.count
  }

  /// Returns the elements of a range as an array.
  func array(_ range: Range<Int>) -> [Element] {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe Array(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Reserves memory for a number of elements.
  ///
  /// If the buffer has to grow, its capacity is at least doubled.
  mutating func reserve(_ newCapacity: Int) {
    if newCapacity > capacity { setCapacity(max(newCapacity, 2 * capacity)) }
  }

  private mutating func reserveForAppending(_ newCount: Int) {
    if count + newCount > capacity { grow(to: count + newCount) }
  }

  /// Removes all elements, but keeps the allocated memory.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Removes the elements at the end so that `newCount` elements remain.
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

  /// Replaces all elements with `newCount` copies of a value.
  @inline(__always)
  mutating func fill(with value: Element, count newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    for index in 0..<newCount { unsafe base[index] = value }
    count = newCount
  }

  /// Appends copies of a value until the buffer has `newCount` elements.
  mutating func extend(with value: Element, to newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    while count < newCount {
      unsafe base[count] = value
      count &+= 1
    }
  }

  /// Sets the number of elements.
  ///
  /// The values of new elements are undefined until they are written.
  @inline(__always)
  mutating func resize(to newCount: Int) {
    precondition(newCount >= 0)
    if newCount > capacity { grow(to: newCount) }
    count = newCount
  }

  /// Replaces all elements with the elements of another buffer.
  mutating func copy(_ other: borrowing Buffer) {
    if other.count > capacity { grow(to: other.count) }
    unsafe base.update(from: other.base, count: other.count)
    count = other.count
  }

  mutating func insert(_ element: Element, at position: Int) {
    append(element)
    var index = count - 1
    while index > position {
      self[index] = self[index - 1]
      index -= 1
    }
    self[position] = element
  }

  /// Sorts the elements of a range.
  ///
  /// Up to 23 elements are sorted by insertion, which is stable. More elements may be sorted unstably.
  @inline(__always)
  mutating func sort(_ range: Range<Int>, by areInOrder: (Element, Element) -> Bool) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    guard range.count < 24 else {
      var part = unsafe UnsafeMutableBufferPointer(
        start: base + range.lowerBound, count: range.count)
      unsafe part.sort(by: areInOrder)
      return
    }
    guard range.count > 1 else { return }
    for index in range.lowerBound + 1..<range.upperBound {
      let element = self[index]
      var place = index
      while place > range.lowerBound, areInOrder(element, self[place - 1]) {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = element
    }
  }

  @inline(never)
  private mutating func grow(to newCount: Int) {
    setCapacity(max(newCount, 2 * capacity, 256 / MemoryLayout<Element>.stride, 4))
  }

  private mutating func setCapacity(_ newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe larger.update(from: base, count: count)
    if capacity > 0 { unsafe base.deallocate() }
    unsafe base = larger
    capacity = newCapacity
  }
}

extension Range<Int> {
  /// Creates a range from 32-bit bounds.
  ///
  /// The bounds are checked once here. Otherwise, the optimizer (6.3.1) checks every index of a loop
  /// against both bounds.
  @inline(__always)
  init(from start: Int32, to end: Int32) {
    self = Int(start)..<Int(end)
  }
}

extension Int32 {
  /// Converts a number to 32 bits.
  ///
  /// The numbers of rows, terms and variables stay below 2³¹, because memory runs out first.
  @inline(__always)
  init(small number: Int) { self.init(truncatingIfNeeded: number) }
}
