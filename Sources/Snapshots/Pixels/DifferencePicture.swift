package import Imaging

/// What two bitmaps differ in, to look at: the reference faded, pixels that count in red, those that were
/// left out in yellow, and a box around each region.
///
/// Pictures of different sizes lie with their top left corners on each other. Where both are, pixels
/// that differ are red; what the reference alone has is striped in red, what the actual picture alone
/// has in blue, and what neither has is grey.
///
/// It is drawn row by row, so that it can be written without a third picture in memory.
package struct DifferencePicture: Sendable {
  private static let different: UInt32 = 0xFFE5_0046
  private static let ignored: UInt32 = 0xFFFF_C400
  private static let frame: UInt32 = 0xFF1F_6FEB
  /// Where neither of two pictures of different sizes is.
  private static let nowhere: UInt32 = 0xFFC8_C8C8
  /// How far stripes are from each other, in pixels.
  private static let stripeDistance = 12

  private let reference: Bitmap
  private let actual: Bitmap
  private let comparison: BitmapComparison
  /// The boxes around regions, from their inner to their outer edges.
  private let frames: [(inner: PixelBox, outer: PixelBox)]
  /// The size and kind of the picture's pixels.
  package let layout: PixelLayout

  /// Prepares the picture of a comparison, or returns `nil` if there is nothing to show: the bitmaps are the
  /// same, or both together would take more pixels than a picture may have.
  ///
  /// - Precondition: The bitmaps are those that were compared.
  package init?(of comparison: BitmapComparison, reference: Bitmap, actual: Bitmap) {
    // A row of many pixels and a column of as many would take the square of them.
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

  /// The picture in memory.
  ///
  /// - Complexity: O(pixels).
  package var bitmap: Bitmap {
    var rows = Bitmap.Rows(layout)
    forEachRow { rows.append($0, $1, rows: 0..<1) }
    return rows.bitmap()
  }

  /// The picture as a PNG file.
  ///
  /// - Throws: ``PNGError/outOfMemory``.
  /// - Complexity: O(pixels).
  package func png() throws(PNGError) -> [UInt8] {
    var writer = PNGWriter()
    try writer.start(layout, coding: .fast)
    forEachRow { writer.append($0, $1, rows: 0..<1) }
    return try writer.finish()
  }

  /// Lends the pixels of each row from the top.
  private func forEachRow(_ body: (Span<UInt32>, PixelLayout) -> Void) {
    let rowLayout = PixelLayout(pixelWidth: layout.pixelWidth, pixelHeight: 1)
    var pixels = [UInt32](repeating: Self.nowhere, count: layout.pixelWidth)
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
    for column in one..<pixels.count { pixels[column] = Self.nowhere }
  }

  private static func row(_ row: Int, of picture: Bitmap) -> ArraySlice<UInt32> {
    row < picture.pixelHeight ? picture.row(row) : []
  }

  /// A pixel as light grey, over white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let white = 255 - pixel >> 24
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    // Integers, so that every machine has the same pixels: BT.601's brightness, a quarter of it.
    let brightness = (77 * red + 150 * green + 29 * blue) >> 8 + white
    let grey = 255 - (255 - min(255, brightness)) / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }

  /// The box around a region, as far as it is within the picture: 2 pixels thick, 3 away.
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
  /// What differs, to look at; nil where there is nothing to show.
  ///
  /// - Precondition: The bitmaps are those that were compared.
  package func differencePicture(reference: Bitmap, actual: Bitmap) -> DifferencePicture? {
    DifferencePicture(of: self, reference: reference, actual: actual)
  }
}
