/// Restores filtered rows (PNG specification, section 9), four channels at a time, as words
/// `0xAARRGGBB`.
///
/// The rows may end where the memory of the words does: they are read from front to back, and words are
/// written no further than that.
@safe
struct UnsafeScanlines {
  /// Each row after the number of its filter.
  private let rows: UnsafeRawBufferPointer
  private let words: UnsafeMutableBufferPointer<UInt32>
  private let width: Int

  /// Lends the rows, and the memory for their pixels.
  init(
    rows: UnsafeRawBufferPointer, words: UnsafeMutableBufferPointer<UInt32>, width: Int
  ) {
    unsafe self.rows = rows
    unsafe self.words = words
    self.width = width
  }

  /// Restores rows of RGB; false where a row names no filter.
  func restoreColors() -> Bool { restore(step: 3) }

  /// Restores rows of RGBA; false where a row names no filter.
  func restoreColorsAndAlpha() -> Bool { restore(step: 4) }

  @inline(__always)
  private func restore(step: Int) -> Bool {
    let rowLength = width * step + 1
    let rowCount = unsafe rows.count / rowLength
    let zeros = [UInt32](repeating: 0, count: width)
    return unsafe zeros.withUnsafeBufferPointer { zeros in
      for row in 0..<rowCount {
        let bytes = unsafe UnsafeRawBufferPointer(
          rebasing: rows[row * rowLength..<(row + 1) * rowLength])
        let own = unsafe UnsafeMutableBufferPointer(
          rebasing: words[row * width..<(row + 1) * width])
        let above =
          unsafe row == 0
          ? zeros : UnsafeBufferPointer(rebasing: words[(row - 1) * width..<row * width])
        switch unsafe bytes[0] {
        case 0: unsafe copy(bytes, to: own, step: step)
        case 1: unsafe addLeft(bytes, to: own, step: step)
        case 2: unsafe addAbove(bytes, above, to: own, step: step)
        case 3: unsafe addAverage(bytes, above, to: own, step: step)
        case 4: unsafe addPaeth(bytes, above, to: own, step: step)
        default: return false
        }
      }
      return true
    }
  }

  /// The bytes of a pixel as a word; without alpha, the highest byte is 0.
  @inline(__always)
  private func word(_ bytes: UnsafeRawBufferPointer, _ index: Int, step: Int) -> UInt32 {
    if step == 3 {
      // With the byte before, of which there is always one, and without reaching behind the last.
      return UInt32(
        bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: 3 &* index, as: UInt32.self))
        & 0xFF_FFFF
    }
    let word = UInt32(
      bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: 4 &* index &+ 1, as: UInt32.self))
    return word &>> 8 | word &<< 24
  }

  /// What every pixel has in common: alpha, where the rows have none.
  @inline(__always)
  private func ground(step: Int) -> UInt32 { step == 3 ? 0xFF00_0000 : 0 }

  @inline(__always)
  private func copy(
    _ bytes: UnsafeRawBufferPointer, to own: UnsafeMutableBufferPointer<UInt32>, step: Int
  ) {
    for index in 0..<width {
      unsafe own[index] = word(bytes, index, step: step) | ground(step: step)
    }
  }

  @inline(__always)
  private func addLeft(
    _ bytes: UnsafeRawBufferPointer, to own: UnsafeMutableBufferPointer<UInt32>, step: Int
  ) {
    var left: UInt32 = 0
    for index in 0..<width {
      left = unsafe byteSums(left, word(bytes, index, step: step))
      unsafe own[index] = left | ground(step: step)
    }
  }

  @inline(__always)
  private func addAbove(
    _ bytes: UnsafeRawBufferPointer, _ above: UnsafeBufferPointer<UInt32>,
    to own: UnsafeMutableBufferPointer<UInt32>, step: Int
  ) {
    // Most rows of figures are as the one above.
    if unsafe isZero(bytes) {
      for index in 0..<width { unsafe own[index] = above[index] | ground(step: step) }
      return
    }
    for index in 0..<width {
      unsafe own[index] =
        byteSums(above[index], word(bytes, index, step: step)) | ground(step: step)
    }
  }

  @inline(__always)
  private func addAverage(
    _ bytes: UnsafeRawBufferPointer, _ above: UnsafeBufferPointer<UInt32>,
    to own: UnsafeMutableBufferPointer<UInt32>, step: Int
  ) {
    var left: UInt32 = 0
    for index in 0..<width {
      let up = unsafe above[index]
      // What both have, and half of what one has: the average rounded down, in each byte.
      let average = left & up &+ (left ^ up) &>> 1 & 0x7F7F_7F7F
      left = unsafe byteSums(average, word(bytes, index, step: step))
      unsafe own[index] = left | ground(step: step)
    }
  }

  @inline(__always)
  private func addPaeth(
    _ bytes: UnsafeRawBufferPointer, _ above: UnsafeBufferPointer<UInt32>,
    to own: UnsafeMutableBufferPointer<UInt32>, step: Int
  ) {
    var (left, corner): (UInt32, UInt32) = (0, 0)
    for index in 0..<width {
      let up = unsafe above[index]
      left = unsafe byteSums(
        paeth(left, up, corner), word(bytes, index, step: step))
      corner = up
      unsafe own[index] = left | ground(step: step)
    }
  }

  /// Whether every byte behind the first is 0.
  private func isZero(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 1
    while index &+ 64 <= bytes.count {
      var bits: UInt64 = 0
      for offset in 0..<8 {
        unsafe bits |= bytes.loadUnaligned(
          fromByteOffset: index &+ 8 &* offset, as: UInt64.self)
      }
      if bits != 0 { return false }
      index &+= 64
    }
    while index < bytes.count {
      if unsafe bytes[index] != 0 { return false }
      index &+= 1
    }
    return true
  }
}

/// The sums of the four bytes of two words, each modulo 256.
@inline(__always)
private func byteSums(_ lhs: UInt32, _ rhs: UInt32) -> UInt32 {
  // Without their highest bits no bytes reach into the next.
  (lhs & 0x7F7F_7F7F &+ rhs & 0x7F7F_7F7F) ^ (lhs ^ rhs) & 0x8080_8080
}

/// Of left, above and corner, in each of the four bytes, the one nearest to left + above − corner.
@inline(__always)
private func paeth(_ left: UInt32, _ up: UInt32, _ corner: UInt32) -> UInt32 {
  func nearest(_ shift: UInt32) -> UInt32 {
    let (a, b, c) = (
      Int32(left &>> shift & 0xFF), Int32(up &>> shift & 0xFF), Int32(corner &>> shift & 0xFF)
    )
    let (toLeft, toUp, toCorner) = (abs(b &- c), abs(a &- c), abs(a &+ b &- c &- c))
    let nearest = toLeft <= toUp && toLeft <= toCorner ? a : toUp <= toCorner ? b : c
    return UInt32(truncatingIfNeeded: nearest) &<< shift
  }
  return nearest(0) | nearest(8) | nearest(16) | nearest(24)
}
