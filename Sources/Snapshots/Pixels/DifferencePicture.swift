package import Imaging

/// A picture of the differences between two bitmaps.
///
/// It shows the reference in faint gray, pixels that count as different in red, and ignored pixels in yellow. A box is
/// drawn around each region of different pixels.
///
/// Bitmaps of different sizes are aligned at their top left corners. In their intersection, pixels that differ are
/// red. Areas only in the reference have red stripes, areas only in the actual bitmap have blue stripes, and areas in
/// neither bitmap are gray.
///
/// The picture is drawn row by row, so that writing it doesn't need a third bitmap in memory.
package struct DifferencePicture: Sendable {
  private static let different: UInt32 = 0xFFE5_0046
  private static let ignored: UInt32 = 0xFFFF_C400
  private static let frame: UInt32 = 0xFF1F_6FEB
  /// The color of areas outside both bitmaps, which occur if their sizes differ.
  private static let outside: UInt32 = 0xFFC8_C8C8
  /// The distance between stripes, in pixels.
  private static let stripeDistance = 12

  private let reference: Bitmap
  private let actual: Bitmap
  private let comparison: BitmapComparison
  /// The boxes drawn around regions, each as the rectangles inside and outside its outline.
  private let frames: [(inner: PixelBox, outer: PixelBox)]
  /// The size and format of the picture.
  package let layout: PixelLayout

  /// Creates the picture for a comparison, or returns `nil` if there is nothing to show.
  ///
  /// There is nothing to show if the bitmaps are the same. The picture is also omitted if it would exceed the pixel
  /// limit, because it has to cover both bitmaps.
  ///
  /// - Precondition: `reference` and `actual` are the bitmaps that were compared.
  package init?(of comparison: BitmapComparison, reference: Bitmap, actual: Bitmap) {
    // A very wide and a very tall bitmap would need a picture as wide and as tall.
    let width = max(reference.pixelWidth, actual.pixelWidth)
    let height = max(reference.pixelHeight, actual.pixelHeight)
    guard width * height <= PNGReader.pixelLimit else { return nil }
    switch comparison.result {
    case .different(let difference), .tolerated(let difference):
      frames = difference.regions.map { Self.frame(around: $0, width: width, height: height) }
    case .differentSizes: frames = []
    case .sameBytes, .samePixels, .unreadable: return nil
    }
    self.reference = reference
    self.actual = actual
    self.comparison = comparison
    layout = PixelLayout(pixelWidth: width, pixelHeight: height)
  }

  /// The picture drawn into a bitmap.
  ///
  /// - Complexity: O(pixels).
  package var bitmap: Bitmap {
    var rows = Bitmap.Rows(layout)
    forEachRow { rows.append($0, $1, rows: 0..<1) }
    return rows.bitmap()
  }

  /// Returns the picture as a PNG file.
  ///
  /// - Throws: ``PNGError/outOfMemory`` if there isn't enough memory.
  /// - Complexity: O(pixels).
  package func png() throws(PNGError) -> [UInt8] {
    var writer = PNGWriter()
    try writer.start(layout, coding: .fast)
    forEachRow { writer.append($0, $1, rows: 0..<1) }
    return try writer.finish()
  }

  /// Calls a closure with the pixels of each row, from the top.
  private func forEachRow(_ body: (Span<UInt32>, PixelLayout) -> Void) {
    let rowLayout = PixelLayout(pixelWidth: layout.pixelWidth, pixelHeight: 1)
    var pixels = [UInt32](repeating: Self.outside, count: layout.pixelWidth)
    for row in 0..<layout.pixelHeight {
      if case .differentSizes = comparison.result {
        drawSizes(ofRow: row, into: &pixels)
      } else {
        drawDifferences(ofRow: row, into: &pixels)
      }
      body(pixels.span, rowLayout)
    }
  }

  private func drawDifferences(ofRow row: Int, into pixels: inout [UInt32]) {
    for (column, pixel) in reference.row(row).enumerated() { pixels[column] = Self.faded(pixel) }
    comparison.ignored.forEachRun(ofRow: row) { columns in
      for column in columns { pixels[column] = Self.ignored }
    }
    for (inner, outer) in frames where outer.rows.contains(row) {
      let isSide = inner.rows.contains(row)
      for column in outer.columns where !isSide || !inner.columns.contains(column) {
        pixels[column] = Self.frame
      }
    }
    comparison.different.forEachRun(ofRow: row) { columns in
      for column in columns { pixels[column] = Self.different }
    }
  }

  private func drawSizes(ofRow row: Int, into pixels: inout [UInt32]) {
    let (old, new) = (Self.row(row, of: reference), Self.row(row, of: actual))
    let (both, one) = (min(old.count, new.count), max(old.count, new.count))
    for (column, (before, now)) in zip(old, new).enumerated() {
      pixels[column] = before == now ? Self.faded(before) : Self.different
    }
    let (rest, stripe) =
      old.count > new.count
      ? (old.dropFirst(both), Self.different) : (new.dropFirst(both), Self.frame)
    for (column, pixel) in zip(both..<one, rest) {
      pixels[column] = (column + row) % Self.stripeDistance < 3 ? stripe : Self.faded(pixel)
    }
    for column in one..<pixels.count { pixels[column] = Self.outside }
  }

  private static func row(_ row: Int, of picture: Bitmap) -> ArraySlice<UInt32> {
    row < picture.pixelHeight ? picture.row(row) : []
  }

  /// Returns a pixel, blended over white and converted to light gray.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let pixel = premultiplied(pixel)
    let white = 255 - pixel >> 24
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    // Integer arithmetic gives the same pixels on every machine: a quarter of the BT.601 brightness.
    let brightness = (77 * red + 150 * green + 29 * blue) >> 8 + white
    let grey = 255 - (255 - min(255, brightness)) / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }

  /// Returns a box around a region: an outline 2 pixels thick, 3 pixels from the region, clipped to the picture.
  private static func frame(
    around region: PixelDifference.Region, width: Int, height: Int
  ) -> (inner: PixelBox, outer: PixelBox) {
    func box(_ margin: Int) -> PixelBox {
      PixelBox(
        columns: max(0, region.x - margin)..<min(width, region.x + region.size.width + margin),
        rows: max(0, region.y - margin)..<min(height, region.y + region.size.height + margin))
    }
    return (box(3), box(5))
  }
}

extension BitmapComparison {
  /// Returns the picture of the differences, or `nil` if there is nothing to show.
  ///
  /// - Precondition: `reference` and `actual` are the bitmaps that were compared.
  package func differencePicture(reference: Bitmap, actual: Bitmap) -> DifferencePicture? {
    DifferencePicture(of: self, reference: reference, actual: actual)
  }
}
