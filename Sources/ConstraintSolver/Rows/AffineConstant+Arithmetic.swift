extension AffineConstant {
  @inline(__always)
  func scaled(by factor: Double) -> AffineConstant {
    var product = AffineConstant(
      constant * factor, perWidth: perWidth * factor, perHeight: perHeight * factor)
    product.limit()
    return product
  }

  @inline(__always)
  mutating func add(_ other: AffineConstant, times factor: Double) {
    constant += other.constant * factor
    perWidth += other.perWidth * factor
    perHeight += other.perHeight * factor
    limit()
  }

  /// Replaces what cannot be computed with by what can, with one comparison for what occurs.
  @inline(__always)
  private mutating func limit() {
    if !(abs(constant) + abs(perWidth) + abs(perHeight) <= Approximation.largestMagnitude) {
      makeFinite()
    }
  }

  private mutating func makeFinite() {
    constant = Approximation.finite(constant)
    perWidth = Approximation.finite(perWidth)
    perHeight = Approximation.finite(perHeight)
  }

  @inline(__always)
  var isZero: Bool { constant == 0 && perWidth == 0 && perHeight == 0 }

  /// Whether each of the three parts is no more than that of a tolerance.
  @inline(__always)
  func isWithin(_ tolerance: AffineConstant) -> Bool {
    abs(constant) <= tolerance.constant && abs(perWidth) <= tolerance.perWidth
      && abs(perHeight) <= tolerance.perHeight
  }

  /// The sizes of the three parts, which is what rounding errors are measured against.
  @inline(__always)
  var magnitude: AffineConstant {
    AffineConstant(abs(constant), perWidth: abs(perWidth), perHeight: abs(perHeight))
  }

  /// Takes the larger of each part of two magnitudes.
  @inline(__always)
  mutating func formMaximum(_ other: AffineConstant, times factor: Double) {
    let scale = abs(factor)
    let values = (other.constant * scale, other.perWidth * scale, other.perHeight * scale)
    if values.0 > constant { constant = Approximation.finite(values.0) }
    if values.1 > perWidth { perWidth = Approximation.finite(values.1) }
    if values.2 > perHeight { perHeight = Approximation.finite(values.2) }
  }

  /// Takes the larger of each part of two magnitudes.
  @inline(__always)
  mutating func formMaximum(_ other: AffineConstant) {
    if other.constant > constant { constant = other.constant }
    if other.perWidth > perWidth { perWidth = other.perWidth }
    if other.perHeight > perHeight { perHeight = other.perHeight }
  }

  /// The sum of the sizes of what is added up at a size of the canvas.
  @inline(__always)
  func absoluteValue(at size: CanvasSize) -> Double {
    abs(constant) + abs(perWidth * size.width) + abs(perHeight * size.height)
  }
}

extension CanvasSize {
  /// The same size with numbers that can be computed with.
  var finite: CanvasSize {
    CanvasSize(
      width: width.isFinite ? width : 0,
      height: height.isFinite ? height : 0)
  }
}
