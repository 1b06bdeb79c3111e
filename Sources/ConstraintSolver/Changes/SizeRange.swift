/// The sizes of the canvas between two widths and between two heights.
struct SizeRange: Sendable {
  private var least: CanvasSize
  private var greatest: CanvasSize

  /// No size.
  static var none: SizeRange {
    SizeRange(
      least: CanvasSize(width: .infinity, height: .infinity),
      greatest: CanvasSize(width: -.infinity, height: -.infinity))
  }

  private init(least: CanvasSize, greatest: CanvasSize) {
    self.least = least
    self.greatest = greatest
  }

  /// One size.
  init(_ size: CanvasSize) { self.init(least: size, greatest: size) }

  @inline(__always)
  func contains(_ size: CanvasSize) -> Bool {
    size.width >= least.width && size.width <= greatest.width && size.height >= least.height
      && size.height <= greatest.height
  }

  /// The least range with all these sizes and another one.
  func extended(to size: CanvasSize) -> SizeRange {
    SizeRange(
      least: CanvasSize(
        width: min(least.width, size.width), height: min(least.height, size.height)),
      greatest: CanvasSize(
        width: max(greatest.width, size.width), height: max(greatest.height, size.height)))
  }

  /// Whether a function is positive at all of these sizes, as computed in floating point.
  ///
  /// Products and sums are rounded without changing their order. So what is computed at any size is no
  /// less than what is computed at the corner that the function falls towards: one look tells of all.
  @inline(__always)
  func isPositive(_ function: AffineConstant) -> Bool {
    let corner = CanvasSize(
      width: function.perWidth < 0 ? greatest.width : least.width,
      height: function.perHeight < 0 ? greatest.height : least.height)
    return function.value(at: corner) > 0
  }
}
