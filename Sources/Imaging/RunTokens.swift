/// A picture's filtered bytes as literals and runs of zeros: what the fast coding packs.
///
/// A row that equals the one above is one run. Any other is the difference to its left neighbours or
/// to the row above, whichever leaves more zeros. Keeps its memory from one picture to the next.
struct RunTokens {
  /// A token is the bytes red, green, blue of a changed pixel, or one of these and a number.
  enum Mark {
    /// A single byte: a filter's number, or a change of alpha.
    static let byte: UInt32 = 0x4000_0000
    /// A run of at least three zeros.
    static let run: UInt32 = 0x8000_0000
  }

  /// The numbers of PNG's filters.
  private enum Filter {
    static let left: UInt32 = 1
    static let above: UInt32 = 2
  }

  /// The tokens are the first ``count`` of these.
  private(set) var words: [UInt32] = []
  /// How many tokens there are.
  private(set) var count = 0
  /// How often each of DEFLATE's literals and lengths will be written, the end of the block included.
  private(set) var symbolCounts = [Int](repeating: 0, count: RunLength.symbolCount)
  private var sums = AdlerSums()

  /// The check sum of all bytes that the tokens stand for.
  var checksum: UInt32 { sums.checksum }

  /// Takes down a picture in place of the last one.
  ///
  /// Pixels are `0xAARRGGBB` and not multiplied with alpha; an opaque layout has no alpha.
  mutating func set(_ pixels: Span<UInt32>, _ layout: PixelLayout) {
    count = 0
    sums = AdlerSums()
    for symbol in symbolCounts.indices { symbolCounts[symbol] = 0 }
    symbolCounts[RunLength.endOfBlock] = 1
    // Two tokens for each pixel and three for the row are the most that a row makes.
    let most = 2 * layout.pixelWidth + 3
    for row in 0..<layout.pixelHeight {
      if words.count < count + most {
        words += [UInt32](repeating: 0, count: max(words.count, 64 * most))
      }
      let current = pixels.extracting(layout.words(ofRow: row))
      guard row > 0 else {
        appendLeft(current, layout.alpha)
        continue
      }
      append(current, below: pixels.extracting(layout.words(ofRow: row - 1)), layout.alpha)
    }
  }

  private mutating func append(
    _ row: Span<UInt32>, below above: Span<UInt32>, _ alpha: PixelLayout.Alpha
  ) {
    let mask = alpha.mask
    let changed = changedRange(row, above, mask: mask)
    guard !changed.isEmpty, isCloserToLeft(row, than: above, in: changed, mask: mask) else {
      appendByte(Filter.above)
      appendDifferences(
        row.extracting(changed), above.extracting(changed),
        zeros: changed.lowerBound * alpha.bytesPerPixel,
        after: (row.count - changed.upperBound) * alpha.bytesPerPixel, alpha)
      return
    }
    appendLeft(row, alpha)
  }

  private mutating func appendLeft(_ row: Span<UInt32>, _ alpha: PixelLayout.Alpha) {
    appendByte(Filter.left)
    var zeros = 0
    if row[0] & alpha.mask == 0 {
      zeros = alpha.bytesPerPixel
    } else {
      appendPixel(row[0] & alpha.mask, alpha)
    }
    appendDifferences(
      row.extracting(1...), row.extracting(..<(row.count - 1)), zeros: zeros, after: 0, alpha)
  }

  /// Appends the bytes in which pixels differ from others, between zeros before and after them.
  private mutating func appendDifferences(
    _ row: Span<UInt32>, _ other: Span<UInt32>, zeros: Int, after: Int, _ alpha: PixelLayout.Alpha
  ) {
    let mask = alpha.mask
    var zeros = zeros
    var index = 0
    while index < row.count {
      let equal = equalPrefix(row, other, from: index, mask: mask)
      zeros += equal * alpha.bytesPerPixel
      index += equal
      guard index < row.count else { break }
      appendZeros(zeros)
      zeros = 0
      // Changed pixels stand together, at edges and in letters.
      repeat {
        let difference = byteDifferences(row[index], other[index]) & mask
        guard difference != 0 else { break }
        appendPixel(difference, alpha)
        index += 1
      } while index < row.count
    }
    appendZeros(zeros + after)
    sums.reduce()
  }

  private mutating func appendPixel(_ bytes: UInt32, _ alpha: PixelLayout.Alpha) {
    words[count] = bytes & 0xFF_FFFF
    count += 1
    countByte(Int(bytes >> 16 & 0xFF))
    countByte(Int(bytes >> 8 & 0xFF))
    countByte(Int(bytes & 0xFF))
    if alpha == .premultiplied { appendByte(bytes >> 24) }
  }

  private mutating func appendByte(_ byte: UInt32) {
    words[count] = Mark.byte | byte
    count += 1
    countByte(Int(byte))
  }

  private mutating func countByte(_ byte: Int) {
    symbolCounts[byte] += 1
    sums.append(byte)
  }

  private mutating func appendZeros(_ zeros: Int) {
    guard zeros > 0 else { return }
    words[count] = Mark.run | UInt32(zeros)
    count += 1
    sums.appendZeros(zeros)
    let run = RunLength.Parts(zeros)
    symbolCounts[0] += run.literals
    symbolCounts[RunLength.longestSymbol] += run.longest
    if run.rest > 0 { symbolCounts[RunLength.match(run.rest).symbol] += 1 }
    if run.last > 0 { symbolCounts[RunLength.match(run.last).symbol] += 1 }
  }
}

extension PixelLayout.Alpha {
  /// The bits of a word that say something.
  fileprivate var mask: UInt32 { self == .opaque ? 0x00FF_FFFF : 0xFFFF_FFFF }

  /// The bytes of a pixel in a PNG file.
  var bytesPerPixel: Int { self == .opaque ? 3 : 4 }
}
