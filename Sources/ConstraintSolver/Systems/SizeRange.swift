/// A rectangle of canvas sizes: a range of widths and a range of heights.
struct SizeRange {
  private var least: CanvasSize
  private var greatest: CanvasSize

  private init(least: CanvasSize, greatest: CanvasSize) {
    self.least = least
    self.greatest = greatest
  }

  /// Creates a range that contains a single size.
  init(_ size: CanvasSize) { self.init(least: size, greatest: size) }

  @inline(__always)
  func contains(_ size: CanvasSize) -> Bool {
    size.width >= least.width && size.width <= greatest.width && size.height >= least.height
      && size.height <= greatest.height
  }

  /// Returns the smallest range that contains both this range and a size.
  func extended(to size: CanvasSize) -> SizeRange {
    SizeRange(
      least: CanvasSize(
        width: min(least.width, size.width), height: min(least.height, size.height)),
      greatest: CanvasSize(
        width: max(greatest.width, size.width), height: max(greatest.height, size.height)))
  }

  /// Whether a function is positive at all sizes of the range when computed in floating point.
  ///
  /// Rounding is monotonic, so testing the corner with the least value is enough.
  @inline(__always)
  func isPositive(_ function: AffineConstant) -> Bool {
    let corner = CanvasSize(
      width: function.perWidth < 0 ? greatest.width : least.width,
      height: function.perHeight < 0 ? greatest.height : least.height)
    return function.value(at: corner) > 0
  }

  /// Whether a condition holds at all sizes of the range, whose widths and heights must be at least 0.
  func satisfies(_ condition: FeasibilityCondition) -> Bool {
    var function = condition.margin
    function.add(condition.tolerance, times: 1)
    let corner = CanvasSize(
      width: function.perWidth < 0 ? greatest.width : least.width,
      height: function.perHeight < 0 ? greatest.height : least.height)
    return function.value(at: corner) >= 0
  }
}
