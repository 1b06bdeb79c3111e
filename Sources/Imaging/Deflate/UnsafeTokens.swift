private import Glibc

/// Words in memory of their own, which is kept when they are forgotten.
///
/// An array would ask before each word whether anybody else holds it, and would be copied where it grows:
/// the system moves pages instead.
@safe
struct UnsafeTokens: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt32>?
  private var capacity = 0
  /// How many words there are.
  private(set) var count = 0

  /// Takes no memory yet.
  init() {}

  deinit { unsafe free(memory) }

  /// The word at an index.
  @inline(__always)
  subscript(index: Int) -> UInt32 {
    assert(0..<count ~= index, "no such word")
    return unsafe memory.unsafelyUnwrapped[index]
  }

  /// Makes room for so many words more.
  mutating func reserve(_ more: Int) {
    guard capacity < count + more else { return }
    capacity = max(2 * capacity, count + more, 64 * more)
    let bytes = unsafe realloc(memory, capacity * MemoryLayout<UInt32>.stride)
    guard let bytes = unsafe bytes else { preconditionFailure("no memory for a picture's file") }
    unsafe memory = bytes.assumingMemoryBound(to: UInt32.self)
  }

  /// Adds a word, for which there is room.
  @inline(__always)
  mutating func append(_ word: UInt32) {
    assert(count < capacity, "no room for the word")
    unsafe memory.unsafelyUnwrapped[count] = word
    count &+= 1
  }

  /// Forgets the words from an index on.
  mutating func removeAll(from index: Int = 0) {
    precondition(0...count ~= index, "no such word")
    count = index
  }
}
