/// The layout of a picture's pixels in memory: rows from the top, with a 32-bit word for each pixel.
///
/// A word is `0xAARRGGBB` in native byte order, as in cairo.
package struct PixelLayout: Hashable, Sendable {
  /// The meaning of a word's highest byte.
  package enum Alpha: Hashable, Sendable {
    /// The byte is unused, and every pixel is opaque.
    case opaque
    /// The byte is the alpha, with which the three colors are premultiplied.
    case premultiplied
    /// The byte is the alpha, and the three colors aren't premultiplied, as in PNG files.
    case straight
  }

  /// The width in pixels, at least 1.
  package let pixelWidth: Int
  /// The height in pixels, at least 1.
  package let pixelHeight: Int
  /// The number of words from one row to the next, at least the width.
  ///
  /// Words between rows are ignored.
  package let stride: Int
  /// The meaning of a word's highest byte.
  package let alpha: Alpha

  /// Creates a layout with the given stride, or with no gaps between rows if the stride is `nil`.
  ///
  /// - Precondition: Both sides are at least 1, and the stride is at least the width.
  package init(
    pixelWidth: Int, pixelHeight: Int, stride: Int? = nil, alpha: Alpha = .opaque
  ) {
    precondition(pixelWidth > 0 && pixelHeight > 0, "a picture has at least one pixel")
    precondition(stride ?? pixelWidth >= pixelWidth, "rows overlap")
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.stride = stride ?? pixelWidth
    self.alpha = alpha
  }

  /// The number of words from the first pixel to the last.
  package var wordCount: Int { (pixelHeight - 1) * stride + pixelWidth }

  /// The range of a row's words, relative to the first pixel.
  func words(ofRow row: Int) -> Range<Int> { row * stride..<row * stride + pixelWidth }
}
