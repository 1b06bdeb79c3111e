/// A picture in memory: rows from the top without gaps, with a 32-bit word `0xAARRGGBB` for each pixel.
///
/// As in PNG files, colors aren't premultiplied, because premultiplying would merge similar colors. Pixels with zero
/// alpha are 0, because their colors are invisible. If no pixel is translucent, ``alpha`` is opaque, and the highest
/// byte of each word is `0xFF`. So two bitmaps are equal if and only if they have the same visible colors.
package struct Bitmap: Hashable, Sendable {
  /// The width in pixels, at least 1.
  package let pixelWidth: Int
  /// The height in pixels, at least 1.
  package let pixelHeight: Int
  /// The kind of alpha: straight if any pixel isn't opaque, otherwise opaque.
  package let alpha: PixelLayout.Alpha
  /// The pixels, row by row.
  package let pixels: [UInt32]

  /// A bitmap under construction, to which ranges of rows are appended.
  package struct Rows: ~Copyable {
    private let layout: PixelLayout
    private var pixels: [UInt32] = []
    private var common: UInt32 = 0xFF00_0000

    /// Creates an empty bitmap of a size.
    package init(_ layout: PixelLayout) {
      self.layout = layout
      pixels.reserveCapacity(layout.pixelWidth * layout.pixelHeight)
    }

    /// Appends the given rows of the pixels in `words`, which are stored as `layout` describes.
    ///
    /// - Precondition: There are as many words as the layout needs, and rows are as wide as the picture.
    package mutating func append(_ words: Span<UInt32>, _ layout: PixelLayout, rows: Range<Int>) {
      precondition(words.count >= layout.wordCount, "there are fewer words than the layout says")
      precondition(layout.pixelWidth == self.layout.pixelWidth, "rows of another width")
      for row in rows {
        for index in layout.words(ofRow: row) {
          let word =
            switch layout.alpha {
            case .opaque: words[index] | 0xFF00_0000
            case .premultiplied: straight(words[index])
            case .straight: visible(words[index])
            }
          common &= word
          pixels.append(word)
        }
      }
    }

    /// The completed bitmap.
    ///
    /// - Precondition: All rows were appended exactly once.
    package consuming func bitmap() -> Bitmap {
      precondition(pixels.count == layout.pixelWidth * layout.pixelHeight, "rows are missing")
      return Bitmap(
        pixelWidth: layout.pixelWidth, pixelHeight: layout.pixelHeight,
        alpha: common == 0xFF00_0000 ? .opaque : .straight, pixels: pixels)
    }
  }

  /// The memory layout of ``pixels``.
  package var layout: PixelLayout {
    PixelLayout(pixelWidth: pixelWidth, pixelHeight: pixelHeight, alpha: alpha)
  }

  /// The pixels of a row from the left.
  package func row(_ row: Int) -> ArraySlice<UInt32> {
    pixels[row * pixelWidth..<(row + 1) * pixelWidth]
  }

  /// The pixel at a zero-based column and row, counted from the top left corner.
  package subscript(column column: Int, row row: Int) -> UInt32 {
    pixels[row * pixelWidth + column]
  }
}

extension Bitmap {
  /// Creates a bitmap from pixels in memory, arranged as `layout` describes.
  ///
  /// - Precondition: There are as many words as the layout needs.
  /// - Complexity: O(pixels).
  package init(_ words: Span<UInt32>, _ layout: PixelLayout) {
    var rows = Rows(layout)
    rows.append(words, layout, rows: 0..<layout.pixelHeight)
    self = rows.bitmap()
  }
}
