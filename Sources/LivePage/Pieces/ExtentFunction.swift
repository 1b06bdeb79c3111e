/// A number in a text, such as a coordinate, as a function of the canvas's width or height.
struct ExtentFunction: Hashable, Sendable {
  /// The value at a width or height of 0.
  var start: Double
  /// The increase of the value per point of width or height.
  var slope: Double
  /// The offset of the value from whole pixels, in points, or `nil` if the value isn't rounded to pixels.
  var residue: Double?

  /// Returns the value at a width or height.
  ///
  /// `pixel` is the size of a pixel in points.
  func value(at extent: Double, pixel: Double) -> Double {
    let value = start + slope * extent
    guard let residue else { return value }
    return residue + Self.rounded(value, to: pixel)
  }

  /// Returns a length rounded to whole pixels.
  ///
  /// Half a pixel is rounded away from zero, even if sums have small rounding errors.
  static func rounded(_ length: Double, to pixel: Double) -> Double {
    let count = length / pixel
    return (count + (count < 0 ? -1e-6 : 1e-6)).rounded() * pixel
  }
}

/// The unrounded position of a view's or guide's edge, as a linear function of the canvas's width or height.
struct EdgeLine: Hashable, Sendable {
  /// The position of the edge at a width or height of 0, in points.
  var start: Double
  /// The change of the position per point of width or height.
  var slope: Double

  /// Returns the position of the edge at a width or height, in points.
  func value(at extent: Double) -> Double { start + slope * extent }
}

/// A function of the canvas's width or height, fitted to the values of a number at several widths or heights.
///
/// Between two breakpoints, edges of a layout are linear functions of the width or height, and figures round them to
/// pixels. So a line fits a rounded edge if it is within half a pixel of each value. The fitting lines are stored as
/// the range of their slopes. Each pair of values bounds that range. By Helly's theorem, a fitting line exists as long
/// as the range isn't empty.
struct FunctionFit: Sendable {
  /// A width or height of the canvas, in points, and the fitted number's value there.
  struct Point: Sendable {
    var extent: Double
    var value: Double
  }

  /// The size of a pixel in points.
  private let pixel: Double
  private var points: [Point]
  private var linear: SlopeRange? = SlopeRange(tolerance: Self.precision)
  private var rounded: SlopeRange?

  /// The largest rounding error of numbers with three decimal digits, plus a small margin.
  private static let precision = 0.000_6

  /// The range of slopes with which a line can pass all points within the tolerance.
  private struct SlopeRange: Sendable {
    let tolerance: Double
    var lower = -Double.infinity
    var upper = Double.infinity

    /// Returns the range of slopes after adding a point, or `nil` if no line fits all points.
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

    /// Returns a line that fits the points, and whose numbers have few digits.
    func line(through points: [Point]) -> (start: Double, slope: Double) {
      let slope = lower.isFinite ? roundest(in: lower...upper, near: (lower + upper) / 2) : 0
      let low = points.map { $0.value - tolerance - slope * $0.extent }.max() ?? 0
      let high = points.map { $0.value + tolerance - slope * $0.extent }.min() ?? 0
      // Rounding errors may make the range slightly negative.
      let middle = (low + high) / 2
      return (low < high ? roundest(in: low...high, near: middle) : middle, slope)
    }
  }

  /// Creates a fit from one value.
  init(_ point: Point, pixel: Double) {
    self.pixel = pixel
    points = [point]
    // A value just between two pixels must not depend on how halves are rounded.
    rounded = SlopeRange(tolerance: pixel / 2 * (1 - 1e-6))
  }

  /// Adds a value, if a function fits it and all earlier values.
  ///
  /// - Returns: Whether the value was added.
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

  /// Returns a function that fits all known values.
  ///
  /// - Parameter edges: The edges of the layout. A rounded value usually follows an edge at a constant distance.
  ///   Without such an edge, the function may be a pixel off between the known values.
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

  /// Returns a function that keeps a constant distance from an edge, or `nil` if the fitted values don't keep one.
  ///
  /// The distance is a number of whole pixels plus ``residue``.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - indent: The distance between the edge and the position that is rounded, in points. For example, a centered
  ///     text starts half its width before the center.
  /// - Returns: The function, and the distance in points.
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

  /// The offset of the first point's value from whole pixels, in points.
  private var residue: Double {
    let rest = points[0].value - (points[0].value / pixel).rounded() * pixel
    return abs(rest) < 0.002 ? 0 : rest
  }

  /// Rounds a number to whole pixels plus ``residue``.
  private func onGrid(_ value: Double) -> Double {
    residue + ((value - residue) / pixel).rounded() * pixel
  }
}

/// Returns a number rounded to as few decimal digits as possible without leaving a range.
private func roundest(in range: ClosedRange<Double>, near number: Double) -> Double {
  var unit = 1.0
  for _ in 0..<9 {
    let candidate = (number * unit).rounded() / unit
    if range.contains(candidate) { return candidate }
    unit *= 10
  }
  return number
}
