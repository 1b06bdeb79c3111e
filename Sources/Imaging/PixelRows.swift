private import Glibc

// Operations on rows of pixels for fast coding. Each is a loop over flat memory that the compiler vectorizes,
// which bounds checks of each index would prevent. Together they process every pixel of a picture once, in a
// tenth of a nanosecond.

/// The next run of pixels in which two rows differ, at or after an index, or `nil` if there isn't one.
///
/// Only the bits of the mask are compared.
///
/// - Precondition: Both rows have the same count, and the index is in them or at their end.
@inline(__always)
func nextChange(
  of row: Span<UInt32>, from other: Span<UInt32>, after index: Int, _ mask: UInt32
) -> Range<Int>? {
  let count = row.count
  precondition(other.count == count && index >= 0, "rows of different widths")
  var start = skipEqual(row, other, from: index, mask)
  while start < count, unsafe (row[unchecked: start] ^ other[unchecked: start]) & mask == 0 {
    start &+= 1
  }
  guard start < count else { return nil }
  // Most changes are narrow: edges and letters.
  let near = min(count, start &+ 8)
  var end = skipUnequal(row, other, from: start &+ 1, to: near, mask)
  if end == near {
    while end &+ 8 <= count, areAllUnequal(row, other, from: end, mask) { end &+= 8 }
    end = skipUnequal(row, other, from: end, to: count, mask)
  }
  return start..<end
}

/// The first index in a range at which two rows have equal bits in a mask, or the end of the range.
@inline(__always)
private func skipUnequal(
  _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, from start: Int, to end: Int, _ mask: UInt32
) -> Int {
  var index = start
  while index < end, unsafe (lhs[unchecked: index] ^ rhs[unchecked: index]) & mask != 0 {
    index &+= 1
  }
  return index
}

/// Returns whether two rows differ in all of eight adjacent pixels, comparing only the bits of a mask.
///
/// - Precondition: Both rows have eight pixels at the index.
@inline(__always)
private func areAllUnequal(
  _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, from start: Int, _ mask: UInt32
) -> Bool {
  var zeros: UInt32 = 0
  for offset in 0..<8 {
    let difference =
      unsafe (lhs[unchecked: start &+ offset] ^ rhs[unchecked: start &+ offset]) & mask
    // The highest bit is set only if there is no difference.
    zeros |= (difference &- 1) & ~difference
  }
  return zeros &>> 31 == 0
}

/// Skips blocks of equal pixels, and returns the start of the first block that differs or extends beyond the rows.
///
/// - Precondition: Both rows have the same count, and the index isn't negative.
@inline(__always)
private func skipEqual(
  _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, from start: Int, _ mask: UInt32
) -> Int {
  var index = start
  // The C library uses wider vectors than the compiler may. It also compares bits outside of the mask, so the
  // steps below are needed if those differ.
  while index &+ 64 <= lhs.count, areSame(lhs, rhs, from: index, count: 64) { index &+= 64 }
  while index &+ 8 <= lhs.count {
    var difference: UInt32 = 0
    for offset in 0..<8 {
      unsafe difference |= lhs[unchecked: index &+ offset] ^ rhs[unchecked: index &+ offset]
    }
    guard difference & mask == 0 else { break }
    index &+= 8
  }
  return index
}

/// Returns whether two rows have `count` equal words from an index on.
///
/// - Precondition: Both rows have these words.
@inline(__always)
private func areSame(
  _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, from start: Int, count: Int
) -> Bool {
  unsafe lhs.withUnsafeBufferPointer { lhs in
    unsafe rhs.withUnsafeBufferPointer { rhs in
      guard let first = lhs.baseAddress, let second = rhs.baseAddress else {
        return true
      }
      return unsafe memcmp(first + start, second + start, 4 &* count) == 0
    }
  }
}

/// The number of pixels in a range that differ from their left neighbors, comparing only the bits of a mask.
///
/// - Precondition: The range is within the row and doesn't start before its second pixel.
@inline(__always)
func leftChanges(of row: Span<UInt32>, in range: Range<Int>, _ mask: UInt32) -> Int {
  precondition(range.lowerBound > 0 && range.upperBound <= row.count, "no left neighbor")
  var count: UInt32 = 0
  var index = range.lowerBound
  while index < range.upperBound {
    let difference = unsafe (row[unchecked: index] ^ row[unchecked: index &- 1]) & mask
    count &+= (difference | (0 &- difference)) &>> 31
    index &+= 1
  }
  return Int(count)
}

/// The byte-wise difference of two words, modulo 256 in each byte.
@inline(__always)
func byteDifferences(_ lhs: UInt32, _ rhs: UInt32) -> UInt32 {
  // The highest bit of each byte is set before subtracting, so that no byte borrows from the next.
  ((lhs | 0x8080_8080) &- (rhs & 0x7F7F_7F7F)) ^ ((lhs ^ ~rhs) & 0x8080_8080)
}
