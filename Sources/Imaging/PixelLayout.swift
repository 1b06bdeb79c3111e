/// How the pixels of a picture lie in memory that is lent: rows from the top, one 32-bit word for
/// each pixel.
///
/// A word is `0xAARRGGBB` in the machine's byte order: what cairo draws on.
package struct PixelLayout: Hashable, Sendable {
  /// What the highest byte of a word says.
  package enum Alpha: Hashable, Sendable {
    /// Nothing: every pixel is opaque, whatever stands there.
    case opaque
    /// How much the pixel covers; the three colours are already multiplied with it.
    case premultiplied
    /// How much the pixel covers; the three colours are as PNG files hold them, not multiplied.
    case straight
  }

  /// The width in pixels, at least 1.
  package let pixelWidth: Int
  /// The height in pixels, at least 1.
  package let pixelHeight: Int
  /// The words from one row to the next, at least the width; what lies between rows is ignored.
  package let stride: Int
  /// What the highest byte of a word says.
  package let alpha: Alpha

  /// Describes rows that follow each other at a stride, or without gaps where none is given.
  ///
  /// - Precondition: both sides are at least 1, and the stride is at least the width.
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

  /// The words from the first pixel to the last.
  package var wordCount: Int { (pixelHeight - 1) * stride + pixelWidth }

  /// The words of a row, counted from the first pixel.
  func words(ofRow row: Int) -> Range<Int> { row * stride..<row * stride + pixelWidth }
}
