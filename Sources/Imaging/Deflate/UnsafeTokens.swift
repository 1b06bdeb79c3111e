/// Words in memory of their own, which is kept when they are forgotten.
///
/// An array would ask before each word whether anybody else holds it.
@safe
struct UnsafeTokens: ~Copyable {
  private var memory: UnsafeMutableBufferPointer<UInt32>
  /// How many words there are.
  private(set) var count = 0

  /// Takes no memory yet.
  init() { unsafe memory = UnsafeMutableBufferPointer(start: nil, count: 0) }

  deinit { unsafe memory.deallocate() }

  /// The word at an index.
  @inline(__always)
  subscript(index: Int) -> UInt32 {
    assert(0..<count ~= index, "no such word")
    return unsafe memory[index]
  }

  /// Makes room for so many words more.
  mutating func reserve(_ more: Int) {
    guard unsafe memory.count < count + more else { return }
    let larger = unsafe UnsafeMutableBufferPointer<UInt32>.allocate(
      capacity: max(2 * memory.count, count + more, 64 * more))
    unsafe _ = larger.moveInitialize(fromContentsOf: memory.extracting(0..<count))
    unsafe memory.deallocate()
    unsafe memory = larger
  }

  /// Adds a word, for which there is room.
  @inline(__always)
  mutating func append(_ word: UInt32) {
    unsafe assert(count < memory.count, "no room for the word")
    unsafe memory[count] = word
    count &+= 1
  }

  /// Forgets the words from an index on.
  mutating func removeAll(from index: Int = 0) {
    precondition(0...count ~= index, "no such word")
    count = index
  }
}
