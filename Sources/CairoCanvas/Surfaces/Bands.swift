/// The bands in which a picture is drawn, one after the other, on an image that holds one of them.
///
/// Clearing, drawing and packing come back to the same pixels: in a band they find them in the cache
/// of their own core, whatever the picture's size and whoever else is at work. A core has a megabyte or
/// two; half of one leaves room for the rest.
///
/// Each band shows the last row of the one before once more, above its own: cairo smooths the edges in
/// the first row that it sees of a shape by other means than in rows further down.
struct Bands: Sequence {
  /// How much memory an image takes at most.
  static let byteCount = 512 << 10

  /// A part of a picture.
  struct Band: Hashable {
    /// The rows of the picture that are drawn.
    var rows: Range<Int>
    /// The rows that no band before has, counted from the first that is drawn.
    var newRows: Range<Int>
  }

  /// The rows of an image for any of the bands.
  let rowCount: Int
  private let pixelHeight: Int

  /// Divides a picture; an image takes at least two rows, and all of a picture in one band.
  init(pixelWidth: Int, pixelHeight: Int, byteCount: Int = byteCount) {
    self.pixelHeight = pixelHeight
    rowCount = Swift.min(pixelHeight, Swift.max(2, byteCount / (4 * Swift.max(1, pixelWidth))))
  }

  /// The bands from the top.
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
