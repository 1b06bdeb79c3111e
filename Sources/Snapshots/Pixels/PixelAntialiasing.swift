internal import Imaging

/// A detector that distinguishes antialiasing differences from visible ones, as pixelmatch does.
///
/// The sources of the method are listed in ``BitmapComparison``.
struct PixelAntialiasing {
  private let width: Int
  private let height: Int
  private let leastDelta: Double

  /// Creates a detector for bitmaps of the given size.
  init(width: Int, height: Int, threshold: Double) {
    self.width = width
    self.height = height
    // 35,215 is the largest possible value of the measure.
    leastDelta = 35_215 * threshold * threshold
  }

  /// Whether two colors look the same to a viewer, within the threshold.
  func areAlike(_ lhs: UInt32, _ rhs: UInt32) -> Bool {
    let (red, green, blue) = difference(lhs, rhs)
    let (r, g, b) = (Double(red), Double(green), Double(blue))
    let y = 0.29889531 * r + 0.58662247 * g + 0.11448223 * b
    // The remaining terms can only increase the sum.
    let brightness = 0.5053 * y * y
    if brightness > leastDelta { return false }
    let i = 0.59597799 * r - 0.27417610 * g - 0.32180189 * b
    let q = 0.21147017 * r - 0.52261711 * g + 0.31114694 * b
    return brightness + 0.299 * i * i + 0.1957 * q * q <= leastDelta
  }

  /// Whether a pixel differs only because of antialiasing on an edge.
  ///
  /// The pictures in `within` aren't examined, because the pixel is known to be inside a shape there.
  ///
  /// - Complexity: O(1).
  func isAntialiasing(
    _ column: Int, _ row: Int, _ reference: Span<UInt32>, _ actual: Span<UInt32>,
    _ within: PixelShapes.Within
  ) -> Bool {
    !within.contains(.reference) && isEdge(column, row, in: reference, and: actual)
      || !within.contains(.actual) && isEdge(column, row, in: actual, and: reference)
  }

  /// Whether a pixel has a darker and a brighter neighbor, at least one of them in a flat area of both pictures.
  private func isEdge(
    _ column: Int, _ row: Int, in picture: Span<UInt32>, and other: Span<UInt32>
  ) -> Bool {
    let around = PixelNeighbors(column, row, width: width, height: height)
    let own = brightness(picture[row * width + column])
    var equalCount = around.allowance
    // The last digit holds the neighbor's number, so the first of equally dark neighbors wins.
    var (darkest, brightest) = (0, 7)
    around.forEach(in: picture) { number, color in
      let delta = own &- brightness(color)
      equalCount &+= delta == 0 ? 1 : 0
      darkest = min(darkest, delta &<< 3 | number)
      brightest = max(brightest, delta &<< 3 | (7 &- number))
    }
    guard equalCount <= 2, darkest < 0, brightest > 7 else { return false }
    let places = (PixelNeighbors.place(darkest & 7), PixelNeighbors.place(7 &- brightest & 7))
    return isFlat(column + places.0.column, row + places.0.row, in: picture, and: other)
      || isFlat(column + places.1.column, row + places.1.row, in: picture, and: other)
  }

  /// Whether at least three neighbors have the pixel's color in each picture.
  ///
  /// For a pixel at the edge of the pictures, the entire outside counts as one neighbor with the pixel's color.
  private func isFlat(
    _ column: Int, _ row: Int, in picture: Span<UInt32>, and other: Span<UInt32>
  ) -> Bool {
    let around = PixelNeighbors(column, row, width: width, height: height)
    return around.equalNeighborCount(in: picture) > 2 && around.equalNeighborCount(in: other) > 2
  }
}

/// Returns the brightness of a color on a white background, from 0 for black to about 255 × 10⁸ for white.
@inline(__always)
private func brightness(_ color: UInt32) -> Int {
  let color = premultiplied(color)
  // White contributes what alpha leaves.
  let white = 255 &- Int(color &>> 24)
  return 29_889_531 &* (Int(color &>> 16 & 0xFF) &+ white)
    &+ 58_662_247 &* (Int(color &>> 8 & 0xFF) &+ white)
    &+ 11_448_223 &* (Int(color & 0xFF) &+ white)
}

@inline(__always)
private func difference(_ lhs: UInt32, _ rhs: UInt32) -> (red: Int, green: Int, blue: Int) {
  let (lhs, rhs) = (premultiplied(lhs), premultiplied(rhs))
  // White contributes what alpha leaves.
  let white = Int(rhs &>> 24) &- Int(lhs &>> 24)
  func channel(_ shift: UInt32) -> Int {
    Int(lhs &>> shift & 0xFF) &- Int(rhs &>> shift & 0xFF) &+ white
  }
  return (channel(16), channel(8), channel(0))
}
