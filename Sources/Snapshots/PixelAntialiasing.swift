internal import Imaging

/// Tells pixels that differ because edges were smoothed in another way from those that differ to the
/// eye, as pixelmatch does; the sources are named at ``BitmapComparison``.
struct PixelAntialiasing {
  private let reference: Bitmap
  private let actual: Bitmap
  private let leastDelta: Double

  /// What a pixel that differs is.
  enum Verdict {
    /// Its colours look the same.
    case alike
    /// It lies on an edge, of which it is the smoothing.
    case antialiased
    /// It differs.
    case different
  }

  /// Prepares to look at pixels of two bitmaps of one size.
  init(_ reference: Bitmap, _ actual: Bitmap, threshold: Double) {
    self.reference = reference
    self.actual = actual
    // 35,215 is the largest that the measure can be.
    leastDelta = 35_215 * threshold * threshold
  }

  /// What a pixel is.
  ///
  /// - Complexity: O(1).
  func verdict(column: Int, row: Int) -> Verdict {
    let delta = YIQ(reference[column: column, row: row], actual[column: column, row: row]).delta
    if delta <= leastDelta { return .alike }
    let isEdge =
      isEdge(column, row, in: reference, and: actual)
      || isEdge(column, row, in: actual, and: reference)
    return isEdge ? .antialiased : .different
  }

  /// Whether a pixel lies between a darker and a brighter neighbour, one of which belongs to a flat
  /// area in both pictures.
  private func isEdge(
    _ column: Int, _ row: Int, in picture: Bitmap, and other: Bitmap
  ) -> Bool {
    let own = picture[column: column, row: row]
    var equalCount = isAtBorder(column, row) ? 1 : 0
    var darkest = (brightness: 0.0, column: 0, row: 0)
    var brightest = darkest
    for x in columns(around: column) {
      for y in rows(around: row) where x != column || y != row {
        let neighbour = picture[column: x, row: y]
        let delta = neighbour == own ? 0 : YIQ.brightness(own, neighbour)
        if delta == 0 {
          equalCount += 1
          if equalCount > 2 { return false }
        } else if delta < darkest.brightness {
          darkest = (delta, x, y)
        } else if delta > brightest.brightness {
          brightest = (delta, x, y)
        }
      }
    }
    guard darkest.brightness < 0, brightest.brightness > 0 else { return false }
    return [darkest, brightest].contains {
      isFlat($0.column, $0.row, in: picture) && isFlat($0.column, $0.row, in: other)
    }
  }

  /// Whether three or more neighbours have a pixel's colour; the border counts as one.
  private func isFlat(_ column: Int, _ row: Int, in picture: Bitmap) -> Bool {
    let own = picture[column: column, row: row]
    var equalCount = isAtBorder(column, row) ? 1 : 0
    for x in columns(around: column) {
      for y in rows(around: row)
      where (x != column || y != row) && picture[column: x, row: y] == own {
        equalCount += 1
        if equalCount > 2 { return true }
      }
    }
    return false
  }

  private func columns(around column: Int) -> ClosedRange<Int> {
    max(column - 1, 0)...min(column + 1, reference.pixelWidth - 1)
  }

  private func rows(around row: Int) -> ClosedRange<Int> {
    max(row - 1, 0)...min(row + 1, reference.pixelHeight - 1)
  }

  private func isAtBorder(_ column: Int, _ row: Int) -> Bool {
    column == 0 || row == 0 || column == reference.pixelWidth - 1
      || row == reference.pixelHeight - 1
  }
}

/// The difference of two colours over white, in brightness and two axes of colour.
private struct YIQ {
  private let y: Double
  private let i: Double
  private let q: Double

  init(_ lhs: UInt32, _ rhs: UInt32) {
    let (red, green, blue) = Self.difference(lhs, rhs)
    y = Self.brightness(red, green, blue)
    i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
    q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
  }

  /// How different the colours look, from 0 to 35,215.
  var delta: Double { 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q }

  /// How much brighter the first colour is.
  static func brightness(_ lhs: UInt32, _ rhs: UInt32) -> Double {
    let (red, green, blue) = difference(lhs, rhs)
    return brightness(red, green, blue)
  }

  private static func brightness(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
  }

  private static func difference(
    _ lhs: UInt32, _ rhs: UInt32
  ) -> (red: Double, green: Double, blue: Double) {
    // Colours are multiplied with their alpha, so what white adds is what alpha leaves.
    let white = Int32(rhs &>> 24) &- Int32(lhs &>> 24)
    func channel(_ shift: UInt32) -> Double {
      Double(Int32(lhs &>> shift & 0xFF) &- Int32(rhs &>> shift & 0xFF) &+ white)
    }
    return (channel(16), channel(8), channel(0))
  }
}
