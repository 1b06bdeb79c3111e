private import Glibc

/// A growable buffer of 32-bit words, which keeps its memory when it is cleared.
///
/// Unlike an array, it doesn't check for a unique reference before appending a word. It grows by moving memory pages
/// instead of copying.
@safe
struct UnsafeTokens: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt32>?
  private var capacity = 0
  /// The number of words.
  private(set) var count = 0

  /// Creates a buffer without memory.
  init() {}

  deinit { unsafe free(memory) }

  /// The word at an index.
  @inline(__always)
  subscript(index: Int) -> UInt32 {
    assert(0..<count ~= index, "no such word")
    return unsafe memory.unsafelyUnwrapped[index]
  }

  /// Reserves memory for a number of further words.
  mutating func reserve(_ more: Int) {
    guard capacity < count + more else { return }
    capacity = max(2 * capacity, count + more, 64 * more)
    let bytes = unsafe realloc(memory, capacity * MemoryLayout<UInt32>.stride)
    guard let bytes = unsafe bytes else { preconditionFailure("no memory for a picture's file") }
    unsafe memory = bytes.assumingMemoryBound(to: UInt32.self)
  }

  /// Appends a word, for which memory must be reserved.
  @inline(__always)
  mutating func append(_ word: UInt32) {
    assert(count < capacity, "no room for the word")
    unsafe memory.unsafelyUnwrapped[count] = word
    count &+= 1
  }

  /// Removes all words at and after an index.
  mutating func removeAll(from index: Int = 0) {
    precondition(0...count ~= index, "no such word")
    count = index
  }
}
