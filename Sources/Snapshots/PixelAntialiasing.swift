internal import Imaging

/// Tells pixels that differ because edges were smoothed in another way from those that differ to the
/// eye, as pixelmatch does; the sources are named at ``BitmapComparison``.
struct PixelAntialiasing {
  private let width: Int
  private let height: Int
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

  /// Prepares to look at pixels of bitmaps of a size.
  init(width: Int, height: Int, threshold: Double) {
    self.width = width
    self.height = height
    // 35,215 is the largest that the measure can be.
    leastDelta = 35_215 * threshold * threshold
  }

  /// What a pixel of two bitmaps is.
  ///
  /// - Complexity: O(1).
  func verdict(
    column: Int, row: Int, _ reference: Span<UInt32>, _ actual: Span<UInt32>
  ) -> Verdict {
    let index = row * width + column
    if colorDelta(reference[index], actual[index]) <= leastDelta { return .alike }
    let isAntialiased =
      isEdge(column, row, in: reference, and: actual)
      || isEdge(column, row, in: actual, and: reference)
    return isAntialiased ? .antialiased : .different
  }

  /// Whether a pixel lies between a darker and a brighter neighbour, one of which belongs to a flat
  /// area in both pictures.
  private func isEdge(
    _ column: Int, _ row: Int, in picture: Span<UInt32>, and other: Span<UInt32>
  ) -> Bool {
    let around = Neighbourhood(column, row, width, height, picture)
    let steps = around.stepsDown
    guard around.count(steps .== 0) <= 2 else { return false }
    let (darkest, brightest) = (steps.max(), steps.min())
    guard darkest > 0, brightest < 0 else { return false }
    return isFlat(beside: column, row, steps.first(darkest), picture, other)
      || isFlat(beside: column, row, steps.first(brightest), picture, other)
  }

  /// Whether three or more neighbours have a neighbour's colour in both pictures; the border counts as
  /// one.
  private func isFlat(
    beside column: Int, _ row: Int, _ lane: Int, _ picture: Span<UInt32>, _ other: Span<UInt32>
  ) -> Bool {
    let place = (column + Neighbourhood.columns[lane], row + Neighbourhood.rows[lane])
    return Neighbourhood(place.0, place.1, width, height, picture).isFlat
      && Neighbourhood(place.0, place.1, width, height, other).isFlat
  }
}

/// A pixel and the up to eight around it, column by column.
private struct Neighbourhood {
  static let columns: InlineArray<8, Int> = [-1, -1, -1, 0, 0, 1, 1, 1]
  static let rows: InlineArray<8, Int> = [-1, 0, 1, -1, 1, -1, 0, 1]

  private let own: UInt32
  /// The pixels around it, which are its own colour where the picture ends.
  private let others: SIMD8<UInt32>
  /// What to take from counts of pixels that are as the own one: those that are none, but for one, as
  /// the border counts as a neighbour of the same colour.
  private let surplus: Int

  @inline(__always)
  init(_ column: Int, _ row: Int, _ width: Int, _ height: Int, _ picture: Span<UInt32>) {
    let index = row * width + column
    own = picture[index]
    if column > 0, row > 0, column + 1 < width, row + 1 < height {
      let (above, below) = (index - width, index + width)
      others = SIMD8(
        picture[above - 1], picture[index - 1], picture[below - 1], picture[above], picture[below],
        picture[above + 1], picture[index + 1], picture[below + 1])
      surplus = 0
    } else {
      var others = SIMD8(repeating: own)
      var missing = 0
      for lane in 0..<8 {
        let (x, y) = (column + Self.columns[lane], row + Self.rows[lane])
        if x >= 0, y >= 0, x < width, y < height {
          others[lane] = picture[y * width + x]
        } else {
          missing += 1
        }
      }
      self.others = others
      surplus = missing - 1
    }
  }

  /// How many of the pixels around, where they are marked.
  @inline(__always)
  func count(_ marks: SIMDMask<SIMD8<Int32>>) -> Int {
    let ones = SIMD8<Int32>(repeating: 0).replacing(with: 1, where: marks)
    return Int(ones.wrappedSum()) - surplus
  }

  /// Whether three or more of the pixels around have the same colour.
  var isFlat: Bool { count(others .== own) > 2 }

  /// By how much the pixel is brighter over white than those around, in millionths.
  @inline(__always)
  var stepsDown: SIMD8<Int32> {
    // Colours are multiplied with their alpha, so what white adds is what alpha leaves.
    func channel(_ words: SIMD8<UInt32>, _ shift: UInt32) -> SIMD8<Int32> {
      SIMD8(truncatingIfNeeded: (words &>> shift) & 0xFF)
    }
    let mine = SIMD8(repeating: own)
    let white = channel(others, 24) &- channel(mine, 24)
    let red = channel(mine, 16) &- channel(others, 16) &+ white
    let green = channel(mine, 8) &- channel(others, 8) &+ white
    let blue = channel(mine, 0) &- channel(others, 0) &+ white
    return 298_895 &* red &+ 586_622 &* green &+ 114_483 &* blue
  }
}

extension SIMD8<Int32> {
  /// The first lane that holds a number.
  fileprivate func first(_ number: Int32) -> Int {
    for lane in 0..<8 where self[lane] == number { return lane }
    return 0
  }
}

/// How different two colours look over white, from 0 to 35,215.
private func colorDelta(_ lhs: UInt32, _ rhs: UInt32) -> Double {
  // Colours are multiplied with their alpha, so what white adds is what alpha leaves.
  let white = Int32(rhs &>> 24) &- Int32(lhs &>> 24)
  func channel(_ shift: UInt32) -> Double {
    Double(Int32(lhs &>> shift & 0xFF) &- Int32(rhs &>> shift & 0xFF) &+ white)
  }
  let (r, g, b) = (channel(16), channel(8), channel(0))
  let y = 0.29889531 * r + 0.58662247 * g + 0.11448223 * b
  let i = 0.59597799 * r - 0.27417610 * g - 0.32180189 * b
  let q = 0.21147017 * r - 0.52261711 * g + 0.31114694 * b
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
}
