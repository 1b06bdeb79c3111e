/// The bands of a picture's rows, which are drawn one after another into a single image that is one band high.
///
/// Clearing, drawing and encoding a band access the same few pixels, which stay in a core's cache.
///
/// Each band starts with the last row of the previous band, because cairo antialiases the first row of a shape
/// differently.
struct Bands: Sequence {
  /// The maximum size of an image in bytes, which is at most half of a core's cache, so that other data also fits.
  static let byteCount = 512 << 10

  struct Band: Hashable {
    /// The rows of the picture that the band draws.
    var rows: Range<Int>
    /// The rows that aren't in an earlier band, relative to the band's first row.
    var newRows: Range<Int>
  }

  /// The number of rows in the image, which is the maximum number of rows in a band.
  let rowCount: Int
  private let pixelHeight: Int

  /// Divides a picture into bands of at least two rows, or into one band if the picture fits into `byteCount` bytes.
  init(pixelWidth: Int, pixelHeight: Int, byteCount: Int = byteCount) {
    self.pixelHeight = pixelHeight
    rowCount = Swift.min(pixelHeight, Swift.max(2, byteCount / (4 * Swift.max(1, pixelWidth))))
  }

  func makeIterator() -> some IteratorProtocol<Band> {
    sequence(state: 0) { [rowCount, pixelHeight] end -> Band? in
      guard end < pixelHeight else { return nil }
      let first = Swift.max(0, end - 1)
      let rows = first..<Swift.min(first + rowCount, pixelHeight)
      defer { end = rows.upperBound }
      return Band(rows: rows, newRows: end - first..<rows.count)
    }
  }
}
