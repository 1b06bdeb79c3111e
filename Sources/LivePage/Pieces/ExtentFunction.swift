/// A number of a picture as a function of the canvas's width or height.
struct ExtentFunction: Hashable, Sendable {
  /// The value at an extent of 0.
  var start: Double
  /// The increase per point of the extent.
  var slope: Double
  /// The offset from whole pixels that the rounded value has, or `nil` if it isn't rounded.
  var residue: Double?

  /// The value at an extent, with pixels of a size in points.
  func value(at extent: Double, pixel: Double) -> Double {
    let value = start + slope * extent
    guard let residue else { return value }
    return residue + Self.rounded(value, to: pixel)
  }

  /// A length rounded to whole pixels.
  ///
  /// Half a pixel is rounded away from zero, even if sums have rounding errors.
  static func rounded(_ length: Double, to pixel: Double) -> Double {
    let count = length / pixel
    return (count + (count < 0 ? -1e-6 : 1e-6)).rounded() * pixel
  }
}

/// An edge of a view or guide before rounding, as a line over the extents of a piece.
struct EdgeLine: Hashable, Sendable {
  /// The edge at an extent of 0, in points.
  var start: Double
  /// The increase per point of the extent.
  var slope: Double

  /// The edge at an extent, in points.
  func value(at extent: Double) -> Double { start + slope * extent }
}

/// The search for a function through the values of a number at some extents.
///
/// Edges of a layout are linear functions of the extent between two borders, and figures round them to pixels. The
/// values of a rounded edge fit every line that passes each of them within half a pixel. These lines are kept as the
/// range of their slopes. Each pair of values bounds that range, and by Helly's theorem a line exists as long as the
/// range isn't empty.
struct FunctionFit: Sendable {
  /// A value at an extent, in points.
  struct Point: Sendable {
    var extent: Double
    var value: Double
  }

  /// The size of a pixel in points.
  private let pixel: Double
  private var points: [Point]
  private var linear: SlopeRange? = SlopeRange(tolerance: Self.precision)
  private var rounded: SlopeRange?

  /// The rounding error of numbers with three digits after the point.
  private static let precision = 0.000_6

  /// The slopes of the lines that pass all points within the tolerance.
  private struct SlopeRange: Sendable {
    let tolerance: Double
    var lower = -Double.infinity
    var upper = Double.infinity

    /// Adds a point, and returns `nil` if no line is left.
    func adding(_ point: Point, to points: [Point]) -> SlopeRange? {
      var range = self
      for other in points {
        let distance = point.extent - other.extent
        let rise = point.value - other.value
        let bounds = [(rise - 2 * tolerance) / distance, (rise + 2 * tolerance) / distance]
        range.lower = max(range.lower, min(bounds[0], bounds[1]))
        range.upper = min(range.upper, max(bounds[0], bounds[1]))
      }
      return range.lower <= range.upper ? range : nil
    }

    /// A line with few digits that passes the points.
    func line(through points: [Point]) -> (start: Double, slope: Double) {
      let slope = lower.isFinite ? roundest(in: lower...upper, near: (lower + upper) / 2) : 0
      let low = points.map { $0.value - tolerance - slope * $0.extent }.max() ?? 0
      let high = points.map { $0.value + tolerance - slope * $0.extent }.min() ?? 0
      // Rounding errors may make the range slightly negative.
      let middle = (low + high) / 2
      return (low < high ? roundest(in: low...high, near: middle) : middle, slope)
    }
  }

  /// Starts with one value.
  init(_ point: Point, pixel: Double) {
    self.pixel = pixel
    points = [point]
    // A value just between two pixels must not depend on how halves are rounded.
    rounded = SlopeRange(tolerance: pixel / 2 * (1 - 1e-6))
  }

  /// Adds a value, unless no function passes it and the others.
  ///
  /// - Returns: Whether one does.
  /// - Complexity: O(*n*) in the number of values.
  mutating func add(_ point: Point) -> Bool {
    let isOnGrid = abs(onGrid(point.value) - point.value) < 0.002
    let linear = linear?.adding(point, to: points)
    let rounded =
      isOnGrid
      ? rounded?.adding(
        Point(extent: point.extent, value: onGrid(point.value)),
        to: points.map { Point(extent: $0.extent, value: onGrid($0.value)) }) : nil
    guard linear != nil || rounded != nil else { return false }
    (self.linear, self.rounded) = (linear, rounded)
    points.append(point)
    return true
  }

  /// Whether all values are the same.
  var isConstant: Bool { points.allSatisfy { $0.value == points[0].value } }

  /// A function that passes all values.
  ///
  /// - Parameter edges: The edges of the layout. A rounded value is usually an edge with an inset; otherwise its
  ///   function may be a pixel off between the extents.
  /// - Returns: The function.
  /// - Complexity: O(*mn*) in the numbers of edges and of values.
  func function(among edges: [EdgeLine] = []) -> ExtentFunction {
    if let linear {
      let line = linear.line(through: points)
      return ExtentFunction(start: line.start, slope: line.slope)
    }
    let shift = residue
    // The nearest edge, because edges of equal slopes may pass the same values.
    let near = edges.lazy.compactMap { follows($0, by: 0) ?? follows($0, by: shift) }
    if let nearest = near.min(by: { $0.distance < $1.distance }) { return nearest.function }
    let whole = points.map { Point(extent: $0.extent, value: onGrid($0.value) - shift) }
    let line = rounded?.line(through: whole) ?? (start: points[0].value, slope: 0)
    return ExtentFunction(start: line.start, slope: line.slope, residue: shift)
  }

  /// The function of values that are an edge with an inset of whole pixels and the residue, or `nil` for other values.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - indent: The distance from the rounded position to the edge, in points. The start of a centered text is half
  ///     its width before the middle.
  /// - Returns: The function, and the inset in points.
  private func follows(
    _ edge: EdgeLine, by indent: Double
  ) -> (function: ExtentFunction, distance: Double)? {
    let edge = EdgeLine(start: edge.start - indent, slope: edge.slope)
    guard let rounded, (rounded.lower...rounded.upper).contains(edge.slope) else { return nil }
    func inset(_ point: Point) -> Double {
      onGrid(point.value) - residue
        - ExtentFunction.rounded(edge.value(at: point.extent), to: pixel)
    }
    let first = inset(points[0])
    guard points.allSatisfy({ abs(inset($0) - first) < pixel / 2 }) else { return nil }
    let function = ExtentFunction(
      start: edge.start, slope: edge.slope, residue: residue + first)
    return (function, abs(first))
  }

  /// The offset of the first value from whole pixels, in points.
  private var residue: Double {
    let rest = points[0].value - (points[0].value / pixel).rounded() * pixel
    return abs(rest) < 0.002 ? 0 : rest
  }

  /// The value nearest to a number that is whole pixels away from the first value.
  private func onGrid(_ value: Double) -> Double {
    residue + ((value - residue) / pixel).rounded() * pixel
  }
}

/// The number with the fewest digits after the point in a range, near another number.
private func roundest(in range: ClosedRange<Double>, near number: Double) -> Double {
  var unit = 1.0
  for _ in 0..<9 {
    let candidate = (number * unit).rounded() / unit
    if range.contains(candidate) { return candidate }
    unit *= 10
  }
  return number
}
