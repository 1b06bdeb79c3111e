internal import Imaging

/// Tells pixels that differ because edges were smoothed in another way from those that differ to the
/// eye, as pixelmatch does; the sources are named at ``BitmapComparison``.
struct PixelAntialiasing {
  private let width: Int
  private let height: Int
  private let leastDelta: Double

  /// Prepares to look at pixels of bitmaps of a size.
  init(width: Int, height: Int, threshold: Double) {
    self.width = width
    self.height = height
    // 35,215 is the largest that the measure can be.
    leastDelta = 35_215 * threshold * threshold
  }

  /// Whether two colours look the same.
  func areAlike(_ lhs: UInt32, _ rhs: UInt32) -> Bool {
    let (red, green, blue) = difference(lhs, rhs)
    let (r, g, b) = (Double(red), Double(green), Double(blue))
    let y = 0.29889531 * r + 0.58662247 * g + 0.11448223 * b
    // What follows only adds to it.
    let brightness = 0.5053 * y * y
    if brightness > leastDelta { return false }
    let i = 0.59597799 * r - 0.27417610 * g - 0.32180189 * b
    let q = 0.21147017 * r - 0.52261711 * g + 0.31114694 * b
    return brightness + 0.299 * i * i + 0.1957 * q * q <= leastDelta
  }

  /// Whether a pixel that differs lies on an edge, of which it is the smoothing.
  ///
  /// - Complexity: O(1).
  func isSmoothing(
    column: Int, row: Int, _ reference: Span<UInt32>, _ actual: Span<UInt32>
  ) -> Bool {
    let index = row * width + column
    let isInside = column > 0 && row > 0 && column < width - 1 && row < height - 1
    // Most pixels that differ lie inside of shapes that moved, and colours alone tell that.
    let isPlain = (
      isInside && isWithinShape(index, reference), isInside && isWithinShape(index, actual)
    )
    if isPlain.0, isPlain.1 { return false }
    let around = Neighbours(column, row, width: width, height: height)
    return !isPlain.0 && isEdge(index, around, in: reference, and: actual)
      || !isPlain.1 && isEdge(index, around, in: actual, and: reference)
  }

  /// Whether so many neighbours have the pixel's colour that it is no edge.
  ///
  /// - Precondition: the pixel is not at the border.
  @inline(__always)
  private func isWithinShape(_ index: Int, _ picture: Span<UInt32>) -> Bool {
    precondition(index > width && index + width + 1 < picture.count, "a pixel at the border")
    let own = unsafe picture[unchecked: index]
    func isSame(_ place: Int) -> Int { unsafe picture[unchecked: place] == own ? 1 : 0 }
    // All are counted, for no processor can guess where a few are enough.
    let (above, below) = (index &- width, index &+ width)
    return isSame(above &- 1) &+ isSame(above) &+ isSame(above &+ 1)
      &+ isSame(index &- 1) &+ isSame(index &+ 1)
      &+ isSame(below &- 1) &+ isSame(below) &+ isSame(below &+ 1) > 2
  }

  /// Whether a pixel lies between a darker and a brighter neighbour, one of which belongs to a flat
  /// area in both pictures.
  private func isEdge(
    _ index: Int, _ around: Neighbours, in picture: Span<UInt32>, and other: Span<UInt32>
  ) -> Bool {
    let color = picture[index]
    let own = brightness(color)
    var equalCount = around.isAtBorder ? 1 : 0
    var (darkest, brightest) = ((delta: 0, index: 0), (delta: 0, index: 0))
    for number in 0..<around.count {
      let place = around.indices[number]
      let other = picture[place]
      let delta = other == color ? 0 : own &- brightness(other)
      if delta == 0 {
        equalCount += 1
        if equalCount > 2 { return false }
      } else if delta < darkest.delta {
        darkest = (delta, place)
      } else if delta > brightest.delta {
        brightest = (delta, place)
      }
    }
    guard darkest.delta < 0, brightest.delta > 0 else { return false }
    return isFlat(darkest.index, in: picture, and: other)
      || isFlat(brightest.index, in: picture, and: other)
  }

  /// Whether three or more neighbours have a pixel's colour in both pictures; the border counts as one.
  private func isFlat(_ index: Int, in picture: Span<UInt32>, and other: Span<UInt32>) -> Bool {
    let (row, column) = index.quotientAndRemainder(dividingBy: width)
    let around = Neighbours(column, row, width: width, height: height)
    return isFlat(index, around, in: picture) && isFlat(index, around, in: other)
  }

  private func isFlat(_ index: Int, _ around: Neighbours, in picture: Span<UInt32>) -> Bool {
    let own = picture[index]
    var equalCount = around.isAtBorder ? 1 : 0
    for number in 0..<around.count where picture[around.indices[number]] == own {
      equalCount += 1
    }
    return equalCount > 2
  }
}

/// Where the up to eight pixels around one are, column by column.
private struct Neighbours {
  private(set) var indices = InlineArray<8, Int>(repeating: 0)
  private(set) var count = 0
  let isAtBorder: Bool

  init(_ column: Int, _ row: Int, width: Int, height: Int) {
    isAtBorder = column == 0 || row == 0 || column == width - 1 || row == height - 1
    if !isAtBorder {
      let index = row * width + column
      let (above, below) = (index - width, index + width)
      indices = [
        above - 1, index - 1, below - 1, above, below, above + 1, index + 1, below + 1,
      ]
      count = 8
      return
    }
    for x in max(column - 1, 0)...min(column + 1, width - 1) {
      for y in max(row - 1, 0)...min(row + 1, height - 1) where x != column || y != row {
        indices[count] = y * width + x
        count += 1
      }
    }
  }
}

/// How bright a colour is over white, in hundred-millionths; 0 for black.
@inline(__always)
private func brightness(_ color: UInt32) -> Int {
  // Colours are multiplied with their alpha, so what white adds is what alpha leaves.
  let white = 255 &- Int(color &>> 24)
  return 29_889_531 &* (Int(color &>> 16 & 0xFF) &+ white)
    &+ 58_662_247 &* (Int(color &>> 8 & 0xFF) &+ white)
    &+ 11_448_223 &* (Int(color & 0xFF) &+ white)
}

@inline(__always)
private func difference(_ lhs: UInt32, _ rhs: UInt32) -> (red: Int, green: Int, blue: Int) {
  // Colours are multiplied with their alpha, so what white adds is what alpha leaves.
  let white = Int(rhs &>> 24) &- Int(lhs &>> 24)
  func channel(_ shift: UInt32) -> Int {
    Int(lhs &>> shift & 0xFF) &- Int(rhs &>> shift & 0xFF) &+ white
  }
  return (channel(16), channel(8), channel(0))
}
