package import Imaging

extension BitmapComparison {
  /// What differs, to look at: the reference faded, pixels that count in red, those that were left out
  /// in yellow, and a box around each region.
  ///
  /// Pictures of different sizes lie with their top left corners on each other. Where both are, pixels
  /// that differ are red; what the reference alone has is striped in red, what the actual picture alone
  /// has in blue, and what neither has is grey. Nil where there is nothing to show: the pictures are
  /// the same, or unreadable; and where both together would take more pixels than a picture may have.
  ///
  /// - Precondition: the bitmaps are those that were compared.
  /// - Complexity: O(pixels).
  package func differencePicture(reference: Bitmap, actual: Bitmap) -> Bitmap? {
    switch result {
    case .different(let difference), .tolerated(let difference):
      var canvas = DifferenceCanvas(faded: reference)
      for run in ignored { canvas.fill(run, DifferenceCanvas.ignored) }
      for region in difference.regions { canvas.frame(region) }
      for run in different { canvas.fill(run, DifferenceCanvas.different) }
      return canvas.bitmap
    case .differentSizes(let one, let other):
      // A row of many pixels and a column of as many would take the square of them.
      let (width, height) = (max(one.width, other.width), max(one.height, other.height))
      guard width * height <= PNGReader.pixelLimit else { return nil }
      return DifferenceCanvas(faded: reference, beside: actual).bitmap
    case .sameBytes, .samePixels, .unreadable: return nil
    }
  }
}

/// Pixels that a picture of differences is put together on.
private struct DifferenceCanvas {
  static let different: UInt32 = 0xFFE5_0046
  static let ignored: UInt32 = 0xFFFF_C400
  private static let frame: UInt32 = 0xFF1F_6FEB
  /// Where neither of two pictures of different sizes is.
  private static let nowhere: UInt32 = 0xFFC8_C8C8
  /// How far a box stays away from what it is around, and how thick it is, in pixels.
  private static let gap = 3
  private static let thickness = 2
  /// How far stripes are from each other, in pixels.
  private static let stripeDistance = 12

  private let width: Int
  private let height: Int
  private var pixels: [UInt32]

  /// Starts with a picture in light greys, over white.
  init(faded picture: Bitmap) {
    width = picture.pixelWidth
    height = picture.pixelHeight
    pixels = picture.pixels.map(Self.faded)
  }

  /// Starts with two pictures of different sizes on each other, with what differs.
  init(faded reference: Bitmap, beside actual: Bitmap) {
    width = max(reference.pixelWidth, actual.pixelWidth)
    height = max(reference.pixelHeight, actual.pixelHeight)
    pixels = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let (old, new) = (Self.row(row, of: reference), Self.row(row, of: actual))
      let (both, one) = (min(old.count, new.count), max(old.count, new.count))
      for (before, now) in zip(old, new) {
        pixels.append(before == now ? Self.faded(before) : Self.different)
      }
      let (rest, stripe) =
        old.count > new.count
        ? (old.dropFirst(both), Self.different) : (new.dropFirst(both), Self.frame)
      for (column, pixel) in zip(both..<one, rest) {
        pixels.append((column + row) % Self.stripeDistance < 3 ? stripe : Self.faded(pixel))
      }
      pixels.append(contentsOf: repeatElement(Self.nowhere, count: width - one))
    }
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

  mutating func fill(_ run: PixelRun, _ color: UInt32) {
    let start = Int(run.row) * width
    for column in run.columns { pixels[start + Int(column)] = color }
  }

  /// Draws a box around a region, as far as it is within the picture.
  mutating func frame(_ region: PixelDifference.Region) {
    let (inner, outer) = (Self.gap, Self.gap + Self.thickness)
    func span(_ start: Int, _ length: Int, _ margin: Int, _ limit: Int) -> Range<Int> {
      max(0, start - margin)..<min(limit, start + length + margin)
    }
    let outerRows = span(region.y, region.size.height, outer, height)
    let innerRows = span(region.y, region.size.height, inner, height)
    let outerColumns = span(region.x, region.size.width, outer, width)
    let innerColumns = span(region.x, region.size.width, inner, width)
    for row in outerRows {
      if innerRows.contains(row) {
        paint(row, outerColumns.lowerBound..<innerColumns.lowerBound)
        paint(row, innerColumns.upperBound..<outerColumns.upperBound)
      } else {
        paint(row, outerColumns)
      }
    }
  }

  private mutating func paint(_ row: Int, _ columns: Range<Int>) {
    for column in columns { pixels[row * width + column] = Self.frame }
  }

  var bitmap: Bitmap {
    Bitmap(pixels.span, PixelLayout(pixelWidth: width, pixelHeight: height))
  }
}
