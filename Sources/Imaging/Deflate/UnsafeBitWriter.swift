/// A writer of bits into memory that the caller owns, from the lowest bit of each byte up, as DEFLATE requires.
///
/// The memory must have room for everything that is written and for 8 further bytes.
@safe
struct UnsafeBitWriter {
  private let start: UnsafeMutableRawPointer
  private let end: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// Creates a writer that starts at the first byte of some memory.
  init(_ memory: UnsafeMutableRawBufferPointer) {
    guard let base = memory.baseAddress else { preconditionFailure("no memory to write to") }
    unsafe start = base
    unsafe next = base
    unsafe end = base + memory.count
  }

  /// Writes the lowest `count` bits of a word, at most 56.
  ///
  /// The word's other bits have to be zero.
  @inline(__always)
  mutating func write(_ word: UInt64, _ count: Int) {
    unsafe assert(next + 8 <= end && count <= 56, "no room for the bits")
    bits |= word &<< UInt64(truncatingIfNeeded: bitCount)
    bitCount &+= count
    unsafe next.storeBytes(of: bits.littleEndian, as: UInt64.self)
    let byteCount = bitCount &>> 3
    unsafe next += byteCount
    bits = bits >> UInt64(truncatingIfNeeded: byteCount &* 8)
    bitCount &= 7
  }

  /// Fills the last byte with zeros and returns the number of written bytes.
  mutating func finish() -> Int {
    if bitCount > 0 { write(0, 8 - bitCount) }
    return unsafe next - start
  }
}
