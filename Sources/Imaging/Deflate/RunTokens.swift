/// A picture's filtered bytes as literals and runs of zeros: what the fast coding packs.
///
/// A row that equals the one above is one run. Any other is the difference to its left neighbours or
/// to the row above, whichever leaves more zeros. Keeps its memory from one picture to the next.
struct RunTokens: ~Copyable {
  /// A token is the bytes red, green, blue of a changed pixel, or one of these and a number.
  enum Mark {
    /// A single byte: a filter's number, or a change of alpha.
    static let byte: UInt32 = 0x4000_0000
    /// A run of zeros.
    static let run: UInt32 = 0x8000_0000
  }

  /// The numbers of PNG's filters.
  private enum Filter {
    static let left: UInt32 = 1
    static let above: UInt32 = 2
  }

  /// The tokens.
  private(set) var tokens = UnsafeTokens()
  /// What the tokens are written as.
  private(set) var census = TokenCensus()
  /// The row that was taken down last; empty before the first.
  private var lastRow: [UInt32] = []
  /// How many pixels of the last row differ from their left neighbours.
  private var leftChangeCount = 0
  /// Where the row at hand differs from the one above: begins and ends of stretches.
  private var changes = UnsafeTokens()

  /// Forgets the last picture.
  mutating func removeAll() {
    tokens.removeAll()
    census = TokenCensus()
    lastRow.removeAll(keepingCapacity: true)
  }

  /// Takes down the next rows of a picture, of which a layout holds some.
  ///
  /// Pixels are `0xAARRGGBB` and not multiplied with alpha; an opaque layout has no alpha.
  mutating func append(_ pixels: Span<UInt32>, _ layout: PixelLayout, rows: Range<Int>) {
    let before = lastRow
    for row in rows {
      // Two tokens for each pixel and three for the row are the most that a row makes.
      tokens.reserve(2 * layout.pixelWidth + 3)
      let start = tokens.count
      let current = pixels.extracting(layout.words(ofRow: row))
      if row > rows.lowerBound {
        append(current, below: pixels.extracting(layout.words(ofRow: row - 1)), layout.alpha)
      } else if before.isEmpty {
        leftChangeCount = leftChanges(of: current, in: 1..<current.count, layout.alpha.mask)
        appendLeft(current, layout.alpha)
      } else {
        append(current, below: before.span, layout.alpha)
      }
      census.count(tokens, from: start)
    }
    guard let row = rows.last else { return }
    lastRow = layout.words(ofRow: row).map { pixels[$0] }
  }

  /// Takes down a row as what differs from the one above, unless as much differs from the left.
  private mutating func append(
    _ row: Span<UInt32>, below above: Span<UInt32>, _ alpha: PixelLayout.Alpha
  ) {
    let changeCount = findChanges(of: row, from: above, alpha.mask)
    if changeCount > 0, changeCount >= leftChangeCount { return appendLeft(row, alpha) }
    tokens.append(Mark.byte | Filter.above)
    var end = 0
    for index in 0..<changes.count / 2 {
      let change = Int(changes[2 * index])..<Int(changes[2 * index + 1])
      appendZeros(change.lowerBound - end, alpha)
      appendDifferences(row, above, in: change, alpha)
      end = change.upperBound
    }
    appendZeros(row.count - end, alpha)
  }

  /// Notes where a row differs from the one above, and returns in how many pixels.
  private mutating func findChanges(
    of row: Span<UInt32>, from above: Span<UInt32>, _ mask: UInt32
  ) -> Int {
    changes.removeAll()
    changes.reserve(row.count + 1)
    var count = 0
    var end = 0
    while let change = nextChange(of: row, from: above, after: end, mask) {
      changes.append(UInt32(truncatingIfNeeded: change.lowerBound))
      changes.append(UInt32(truncatingIfNeeded: change.upperBound))
      count += change.count
      // What differs from the left changes with either of two neighbours.
      let edges = max(1, change.lowerBound)..<min(change.upperBound + 1, row.count)
      leftChangeCount +=
        leftChanges(of: row, in: edges, mask) - leftChanges(of: above, in: edges, mask)
      end = change.upperBound
    }
    return count
  }

  /// Takes down a row as what differs from the pixels to the left, before the first of which is none.
  private mutating func appendLeft(_ row: Span<UInt32>, _ alpha: PixelLayout.Alpha) {
    let left = row.extracting(..<(row.count - 1))
    let rest = row.extracting(1...)
    tokens.append(Mark.byte | Filter.left)
    var zeros = 0
    if row[0] & alpha.mask == 0 { zeros = 1 } else { append(row[0], alpha) }
    var end = 0
    while let change = nextChange(of: rest, from: left, after: end, alpha.mask) {
      appendZeros(zeros + change.lowerBound - end, alpha)
      appendDifferences(rest, left, in: change, alpha)
      zeros = 0
      end = change.upperBound
    }
    appendZeros(zeros + rest.count - end, alpha)
  }

  /// Appends the bytes by which pixels in a range differ from others, none of which agree.
  private mutating func appendDifferences(
    _ row: Span<UInt32>, _ other: Span<UInt32>, in range: Range<Int>, _ alpha: PixelLayout.Alpha
  ) {
    for index in range {
      append(byteDifferences(row[index], other[index]), alpha)
    }
  }

  @inline(__always)
  private mutating func append(_ bytes: UInt32, _ alpha: PixelLayout.Alpha) {
    tokens.append(bytes & 0xFF_FFFF)
    if alpha != .opaque { tokens.append(Mark.byte | bytes >> 24) }
  }

  @inline(__always)
  private mutating func appendZeros(_ pixelCount: Int, _ alpha: PixelLayout.Alpha) {
    guard pixelCount > 0 else { return }
    tokens.append(Mark.run | UInt32(pixelCount * alpha.bytesPerPixel))
  }
}

extension PixelLayout.Alpha {
  /// The bits of a word that say something.
  fileprivate var mask: UInt32 { self == .opaque ? 0x00FF_FFFF : 0xFFFF_FFFF }

  /// The bytes of a pixel in a PNG file.
  var bytesPerPixel: Int { self == .opaque ? 3 : 4 }
}
