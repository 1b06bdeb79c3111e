/// The layout of a picture's pixels in memory: rows from the top, with a 32-bit word for each pixel.
///
/// A word is `0xAARRGGBB` in native byte order, as in cairo.
package struct PixelLayout: Hashable, Sendable {
  /// The meaning of a word's highest byte.
  package enum Alpha: Hashable, Sendable {
    /// Unused: every pixel is opaque, regardless of the byte.
    case opaque
    /// The alpha; the three colors are premultiplied.
    case premultiplied
    /// The alpha; the three colors are as in PNG files, not premultiplied.
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

  /// Creates a layout of rows at a stride, or without gaps.
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

  /// The words of a row, relative to the first pixel.
  func words(ofRow row: Int) -> Range<Int> { row * stride..<row * stride + pixelWidth }
}
