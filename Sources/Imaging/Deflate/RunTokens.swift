/// A picture's filtered bytes as literals and runs of zeros, for fast compression.
///
/// A row that equals the row above is a single run. Any other row is stored as its difference from the row above or
/// from its left neighbors, whichever has fewer changed pixels. Memory is reused between pictures.
struct RunTokens: ~Copyable {
  /// The highest bits of a token, which tell its kind.
  ///
  /// A token without these bits has the red, green and blue bytes of a changed pixel.
  enum Mark {
    /// A single byte: the filter type of a row, or the filtered alpha of a pixel.
    static let byte: UInt32 = 0x4000_0000
    /// A run of zeros.
    static let run: UInt32 = 0x8000_0000
  }

  /// The PNG filter types in use.
  private enum Filter {
    static let left: UInt32 = 1
    static let above: UInt32 = 2
  }

  /// The tokens.
  private(set) var tokens = UnsafeTokens()
  /// The counts of the tokens' symbols, and the checksum of their bytes.
  private(set) var counts = TokenCounts()
  /// The previous row, or an empty array before the first row.
  private var lastRow: [UInt32] = []
  /// The number of pixels of the latest row that differ from their left neighbors.
  private var leftChangeCount = 0
  /// The start and end column of each run of pixels in which the current row differs from the row above.
  private var changes = UnsafeTokens()

  /// Discards the last picture.
  mutating func removeAll() {
    tokens.removeAll()
    counts = TokenCounts()
    lastRow.removeAll(keepingCapacity: true)
  }

  /// Appends the given rows of `pixels`, which are stored as `layout` describes.
  ///
  /// Pixels are `0xAARRGGBB` and not premultiplied. An opaque layout has no alpha.
  mutating func append(_ pixels: Span<UInt32>, _ layout: PixelLayout, rows: Range<Int>) {
    let before = lastRow
    for row in rows {
      // A row produces at most two tokens for each pixel and three for itself.
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
      counts.add(tokens, from: start)
    }
    guard let row = rows.last else { return }
    lastRow = layout.words(ofRow: row).map { pixels[$0] }
  }

  /// Appends a row as differences from the row above or from the pixels to the left, whichever has fewer changes.
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

  /// Finds the runs of pixels in which a row differs from the row above, and returns the number of differing pixels.
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
      // The difference from the left changes with either of two neighbors.
      let edges = max(1, change.lowerBound)..<min(change.upperBound + 1, row.count)
      leftChangeCount +=
        leftChanges(of: row, in: edges, mask) - leftChanges(of: above, in: edges, mask)
      end = change.upperBound
    }
    return count
  }

  /// Appends a row as its difference from its left neighbors.
  ///
  /// The first pixel is compared with zero.
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

  /// Appends the byte differences between two rows in a range in which all pixels differ.
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
  /// A mask of the bits in a pixel's word that store a channel.
  fileprivate var mask: UInt32 { self == .opaque ? 0x00FF_FFFF : 0xFFFF_FFFF }

  /// The number of bytes per pixel in a PNG file.
  var bytesPerPixel: Int { self == .opaque ? 3 : 4 }
}
