/// A set of slots, iterated in ascending order, that may change during a loop over ``next(from:)``.
///
/// A summary of the nonzero words makes it fast to find a few slots among many.
struct SlotSet: Sequence {
  private var words: [UInt64] = []
  /// A bitmap that has a bit for each word of the set: 1 if the word isn't 0.
  private var summary: [UInt64] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var underestimatedCount: Int { count }

  func contains(_ slot: Int) -> Bool {
    slot >> 6 < words.count && words[slot >> 6] & Self.bit(slot) != 0
  }

  /// Inserts a nonnegative slot.
  mutating func insert(_ slot: Int) {
    let word = slot >> 6
    while words.count <= word { words.append(0) }
    guard words[word] & Self.bit(slot) == 0 else { return }
    words[word] |= Self.bit(slot)
    while summary.count <= word >> 6 { summary.append(0) }
    summary[word >> 6] |= Self.bit(word)
    count += 1
  }

  /// Removes all *k* slots in O(*k*), but keeps the memory for fast insertion.
  mutating func removeAll() {
    for group in summary.indices {
      while summary[group] != 0 {
        words[group << 6 + summary[group].trailingZeroBitCount] = 0
        summary[group] &= summary[group] &- 1
      }
    }
    count = 0
  }

  mutating func remove(_ slot: Int) {
    guard contains(slot) else { return }
    let word = slot >> 6
    words[word] &= ~Self.bit(slot)
    if words[word] == 0 { summary[word >> 6] &= ~Self.bit(word) }
    count -= 1
  }

  /// Returns the first slot at or after the given one, or `nil`; takes one step for every 4,096 slots skipped.
  func next(from slot: Int) -> Int? {
    var word = slot >> 6
    guard count > 0, word < words.count else { return nil }
    let rest = words[word] & Self.bits(from: slot)
    if rest != 0 { return word << 6 + rest.trailingZeroBitCount }
    word += 1
    guard word >> 6 < summary.count else { return nil }
    var group = word >> 6
    var filled = summary[group] & Self.bits(from: word)
    while filled == 0 {
      group += 1
      guard group < summary.count else { return nil }
      filled = summary[group]
    }
    word = group << 6 + filled.trailingZeroBitCount
    return word << 6 + words[word].trailingZeroBitCount
  }

  func makeIterator() -> Iterator { Iterator(set: self) }

  /// Iterates over the slots that were in the set when the iterator was made.
  struct Iterator: IteratorProtocol {
    fileprivate let set: SlotSet
    private var start = 0

    fileprivate init(set: SlotSet) { self.set = set }

    mutating func next() -> Int? {
      guard let slot = set.next(from: start) else { return nil }
      start = slot + 1
      return slot
    }
  }

  @inline(__always)
  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(index & 63) }

  @inline(__always)
  private static func bits(from index: Int) -> UInt64 { ~0 << UInt64(index & 63) }
}
