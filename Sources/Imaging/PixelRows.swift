// What the fast coding asks of rows of pixels. Each is a loop over flat memory that the compiler
// turns into vector instructions, which checks of each index would prevent: together they look at
// every pixel of a picture once or twice, at a tenth of a nanosecond.

/// Whether two rows agree in the bits of a mask.
///
/// - Precondition: both have the same count.
func areEqual(_ lhs: Span<UInt32>, _ rhs: Span<UInt32>, mask: UInt32) -> Bool {
  equalPrefix(lhs, rhs, from: 0, mask: mask) == lhs.count
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
    var difference: UInt32 = 0
    for offset in index..<index + step {
      unsafe difference |= lhs[unchecked: offset] ^ rhs[unchecked: offset]
    }
    guard difference & mask == 0 else { break }
    index += step
  }
  return index
}

/// Whether fewer pixels of a row differ from those above than from their left neighbours.
///
/// - Precondition: both rows have the same count.
func changesLess(from above: Span<UInt32>, _ row: Span<UInt32>, mask: UInt32) -> Bool {
  precondition(above.count == row.count, "rows of different widths")
  var (left, up): (UInt32, UInt32) = (0, 0)
  let count = row.count
  var index = 1
  while index < count {
    let pixel = unsafe row[unchecked: index]
    left &+= unsafe changed(pixel, row[unchecked: index &- 1], mask: mask)
    up &+= unsafe changed(pixel, above[unchecked: index], mask: mask)
    index &+= 1
  }
  return up < left
}

/// 1 where two pixels differ in the bits of a mask that spares the highest, 0 elsewhere.
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
