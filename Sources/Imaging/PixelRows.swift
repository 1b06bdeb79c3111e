// What the fast coding asks of rows of pixels. Each is a loop over flat memory that the compiler
// turns into vector instructions, which checks of each index would prevent: together they look at
// every pixel of a picture once or twice, at a tenth of a nanosecond.

/// The range outside of which two rows agree in the bits of a mask; empty at the end where they
/// agree throughout.
///
/// - Precondition: both have the same count.
func changedRange(_ lhs: Span<UInt32>, _ rhs: Span<UInt32>, mask: UInt32) -> Range<Int> {
  let start = equalPrefix(lhs, rhs, from: 0, mask: mask)
  var end = lhs.count
  while end - start >= 16, agree(lhs, rhs, from: end - 16, count: 16, mask: mask) { end -= 16 }
  while end > start, (lhs[end - 1] ^ rhs[end - 1]) & mask == 0 { end -= 1 }
  return start..<end
}

/// How many pixels from an index on agree in the bits of a mask.
///
/// - Precondition: both have the same count.
func equalPrefix(
  _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, from start: Int, mask: UInt32
) -> Int {
  precondition(lhs.count == rhs.count && start >= 0, "rows of different widths")
  // Long runs in steps of 32, short ones in steps of 8.
  var index = skipEqual(lhs, rhs, from: start, step: 32, mask: mask)
  index = skipEqual(lhs, rhs, from: index, step: 8, mask: mask)
  while index < lhs.count, (lhs[index] ^ rhs[index]) & mask == 0 {
    index += 1
  }
  return index - start
}

/// The first index, by so many at a time, at which the next so many do not all agree.
@inline(__always)
private func skipEqual(
  _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, from start: Int, step: Int, mask: UInt32
) -> Int {
  var index = start
  while index + step <= lhs.count {
    guard agree(lhs, rhs, from: index, count: step, mask: mask) else { break }
    index += step
  }
  return index
}

/// Whether a number of pixels from an index on all agree.
///
/// - Precondition: both have that many.
@inline(__always)
private func agree(
  _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, from start: Int, count: Int, mask: UInt32
) -> Bool {
  var difference: UInt32 = 0
  for index in start..<start + count {
    unsafe difference |= lhs[unchecked: index] ^ rhs[unchecked: index]
  }
  return difference & mask == 0
}

/// Whether no more pixels of a row differ from their left neighbours than from those above, with
/// which they agree outside of a range.
///
/// - Precondition: both rows have the same count, which the range is within.
func isCloserToLeft(
  _ row: Span<UInt32>, than above: Span<UInt32>, in range: Range<Int>, mask: UInt32
) -> Bool {
  precondition(
    above.count == row.count && range.upperBound <= row.count, "rows of different widths")
  var up: UInt32 = 0
  var index = range.lowerBound
  while index < range.upperBound {
    unsafe up &+= changed(row[unchecked: index], above[unchecked: index], mask: mask)
    index &+= 1
  }
  // Most often the range alone has more changes to the left, and the rest is not looked at.
  let start = max(1, range.lowerBound)
  let inside = leftChanges(of: row, in: start..<max(start, range.upperBound), mask: mask)
  guard up >= inside else { return false }
  return up >= inside + leftChanges(of: row, in: 1..<start, mask: mask)
    + leftChanges(of: row, in: range.upperBound..<row.count, mask: mask)
}

/// How many pixels in a range differ from their left neighbours.
private func leftChanges(of row: Span<UInt32>, in range: Range<Int>, mask: UInt32) -> UInt32 {
  precondition(range.lowerBound > 0 && range.upperBound <= row.count, "no left neighbour")
  var count: UInt32 = 0
  var index = range.lowerBound
  while index < range.upperBound {
    unsafe count &+= changed(row[unchecked: index], row[unchecked: index &- 1], mask: mask)
    index &+= 1
  }
  return count
}

/// 1 where two pixels differ in the bits of a mask, 0 elsewhere.
@inline(__always)
private func changed(_ lhs: UInt32, _ rhs: UInt32, mask: UInt32) -> UInt32 {
  let difference = (lhs ^ rhs) & mask
  return (difference | (0 &- difference)) &>> 31
}

/// The differences of the four bytes of two words, each modulo 256.
func byteDifferences(_ lhs: UInt32, _ rhs: UInt32) -> UInt32 {
  // The highest bit of each byte is set before subtracting, so that no byte borrows from the next.
  ((lhs | 0x8080_8080) &- (rhs & 0x7F7F_7F7F)) ^ ((lhs ^ ~rhs) & 0x8080_8080)
}
