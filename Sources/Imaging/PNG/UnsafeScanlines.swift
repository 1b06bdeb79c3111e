/// A decoder of filtered rows (PNG specification, section 9), which processes the four channels of a pixel together.
///
/// The rows may be stored at the end of the memory for the decoded words. Rows are read from front to back, and words
/// are written only up to the current position.
@safe
struct UnsafeScanlines {
  /// The filtered rows, each with the number of its filter before it.
  private let rows: UnsafeRawBufferPointer
  private let words: UnsafeMutableBufferPointer<UInt32>
  private let width: Int

  /// Creates a decoder that reads rows from one memory range and writes their pixels to another.
  init(
    rows: UnsafeRawBufferPointer, words: UnsafeMutableBufferPointer<UInt32>, width: Int
  ) {
    unsafe self.rows = rows
    unsafe self.words = words
    self.width = width
  }

  /// Decodes rows of RGB, or returns false if a row has an invalid filter.
  func restoreColors() -> Bool { restore(step: 3) }

  /// Decodes rows of RGBA, or returns false if a row has an invalid filter.
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
        case 0 where step == 3:
          unsafe copyColors(bytes, rowAbove: filtered(row - 1, behind: own), above, to: own)
        case 0: unsafe copy(bytes, to: own, step: step)
        case 1: unsafe addLeft(bytes, to: own, step: step)
        case 2 where step == 3: unsafe addAboveColors(bytes, above, to: own)
        case 2: unsafe addAbove(bytes, above, to: own, step: step)
        case 3: unsafe addAverage(bytes, above, to: own, step: step)
        case 4: unsafe addPaeth(bytes, above, to: own, step: step)
        default: return false
        }
      }
      return true
    }
  }

  /// Reads a pixel as a word `0xAARRGGBB`, whose highest byte is 0 if the rows have no alpha.
  @inline(__always)
  private func word(_ bytes: UnsafeRawBufferPointer, _ index: Int, step: Int) -> UInt32 {
    if step == 3 {
      // Includes the previous byte, which always exists, so as not to read beyond the last one.
      return UInt32(
        bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: 3 &* index, as: UInt32.self))
        & 0xFF_FFFF
    }
    let word = UInt32(
      bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: 4 &* index &+ 1, as: UInt32.self))
    return word &>> 8 | word &<< 24
  }

  /// The bytes of an unfiltered RGB row with its filter number, or `nil` if the row is filtered.
  ///
  /// Also `nil` if writing all words of `own` would overwrite these bytes.
  private func filtered(
    _ row: Int, behind own: UnsafeMutableBufferPointer<UInt32>
  ) -> UnsafeRawBufferPointer? {
    let rowLength = width * 3 + 1
    guard row >= 0, unsafe rows[row * rowLength] == 0, let end = own.baseAddress,
      let start = unsafe rows.baseAddress
    else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: start + row * rowLength, count: rowLength)
    return unsafe UnsafeRawPointer(end + width) <= start + row * rowLength ? bytes : nil
  }

  /// The bits to set in each pixel: an opaque alpha if the rows have no alpha, otherwise none.
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

  /// The number of pixels to process together.
  private static let stretch = 32

  /// Copies an unfiltered row of RGB.
  ///
  /// Runs of pixels that equal the row above are copied from its decoded words, because most rows of figures mostly
  /// equal the row above. Other pixels are converted in pairs.
  private func copyColors(
    _ bytes: UnsafeRawBufferPointer, rowAbove: UnsafeRawBufferPointer?,
    _ above: UnsafeBufferPointer<UInt32>, to own: UnsafeMutableBufferPointer<UInt32>
  ) {
    var index = 0
    if let rowAbove = unsafe rowAbove {
      while index &+ Self.stretch <= width {
        if unsafe isStretchSame(bytes, rowAbove, at: index) {
          for offset in index..<index &+ Self.stretch { unsafe own[offset] = above[offset] }
        } else {
          unsafe copyPairs(bytes, from: index, to: index &+ Self.stretch, own)
        }
        index &+= Self.stretch
      }
    }
    unsafe copyPairs(bytes, from: index, to: width, own)
  }

  @inline(__always)
  private func isStretchSame(
    _ bytes: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer, at index: Int
  ) -> Bool {
    var difference: UInt64 = 0
    for part in 0..<Self.stretch &* 3 / 8 {
      let offset = 3 &* index &+ 1 &+ 8 &* part
      unsafe difference |=
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return difference == 0
  }

  @inline(__always)
  private func copyPairs(
    _ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int,
    _ own: UnsafeMutableBufferPointer<UInt32>
  ) {
    var index = start
    let pixels = UnsafeMutableRawBufferPointer(own)
    // Stops before reading beyond the last byte.
    while index &+ 2 <= end, index &+ 2 < width {
      unsafe pixels.storeBytes(
        of: pair(bytes, index) | 0xFF00_0000_FF00_0000, toByteOffset: 4 &* index, as: UInt64.self)
      index &+= 2
    }
    while index < end {
      unsafe own[index] = word(bytes, index, step: 3) | ground(step: 3)
      index &+= 1
    }
  }

  /// Reads two pixels of RGB as words, the first in the lower half.
  ///
  /// Neither of them may be the row's last pixel.
  @inline(__always)
  private func pair(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
    // Includes the previous byte.
    let eight = UInt64(
      bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: 3 &* index, as: UInt64.self))
    return eight &>> 32 & 0xFF_FFFF | eight &<< 24 & 0xFF_FFFF_0000_0000
  }

  @inline(__always)
  private func addLeft(
    _ bytes: UnsafeRawBufferPointer, to own: UnsafeMutableBufferPointer<UInt32>, step: Int
  ) {
    var left: UInt32 = 0
    var index = 0
    while index < width {
      let end = min(width, index &+ Self.stretch)
      // Most pixels of figures equal the one to their left.
      if step == 3, end &- index == Self.stretch, unsafe isStretchZero(bytes, at: index) {
        for offset in index..<end { unsafe own[offset] = left | ground(step: step) }
        index = end
      }
      while index < end {
        left = unsafe byteSums(left, word(bytes, index, step: step))
        unsafe own[index] = left | ground(step: step)
        index &+= 1
      }
    }
  }

  @inline(__always)
  private func addAbove(
    _ bytes: UnsafeRawBufferPointer, _ above: UnsafeBufferPointer<UInt32>,
    to own: UnsafeMutableBufferPointer<UInt32>, step: Int
  ) {
    // Most rows of figures equal the one above.
    if unsafe isZero(bytes) {
      for index in 0..<width { unsafe own[index] = above[index] | ground(step: step) }
      return
    }
    unsafe addAbove(bytes, above, from: 0, to: width, own, step: step)
  }

  @inline(__always)
  private func addAbove(
    _ bytes: UnsafeRawBufferPointer, _ above: UnsafeBufferPointer<UInt32>, from start: Int,
    to end: Int, _ own: UnsafeMutableBufferPointer<UInt32>, step: Int
  ) {
    for index in start..<end {
      unsafe own[index] =
        byteSums(above[index], word(bytes, index, step: step)) | ground(step: step)
    }
  }

  /// Decodes a row of RGB that is stored as its difference from the row above.
  ///
  /// Runs of equal pixels are copied.
  private func addAboveColors(
    _ bytes: UnsafeRawBufferPointer, _ above: UnsafeBufferPointer<UInt32>,
    to own: UnsafeMutableBufferPointer<UInt32>
  ) {
    var index = 0
    while index &+ Self.stretch <= width {
      let end = index &+ Self.stretch
      if unsafe isStretchZero(bytes, at: index) {
        for offset in index..<end { unsafe own[offset] = above[offset] | ground(step: 3) }
      } else {
        unsafe addAbove(bytes, above, from: index, to: end, own, step: 3)
      }
      index = end
    }
    unsafe addAbove(bytes, above, from: index, to: width, own, step: 3)
  }

  @inline(__always)
  private func isStretchZero(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
    var bits: UInt64 = 0
    for part in 0..<Self.stretch &* 3 / 8 {
      unsafe bits |= bytes.loadUnaligned(
        fromByteOffset: 3 &* index &+ 1 &+ 8 &* part, as: UInt64.self)
    }
    return bits == 0
  }

  @inline(__always)
  private func addAverage(
    _ bytes: UnsafeRawBufferPointer, _ above: UnsafeBufferPointer<UInt32>,
    to own: UnsafeMutableBufferPointer<UInt32>, step: Int
  ) {
    var left: UInt32 = 0
    for index in 0..<width {
      let up = unsafe above[index]
      // The common bits, and half of the differing ones: the average rounded down, in each byte.
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

  /// Whether all bytes of a row are 0, ignoring the first byte, which is the row's filter type.
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
  // Without their highest bits, bytes don't overflow into the next.
  (lhs & 0x7F7F_7F7F &+ rhs & 0x7F7F_7F7F) ^ (lhs ^ rhs) & 0x8080_8080
}

/// The Paeth prediction for the four bytes of a word.
///
/// For each byte, it is the left, upper or corner byte, whichever is nearest to left + upper − corner.
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
