extension AffineConstant {
  @inline(__always)
  func scaled(by factor: Double) -> AffineConstant {
    AffineConstant(
      Approximation.finite(constant * factor),
      perWidth: Approximation.finite(perWidth * factor),
      perHeight: Approximation.finite(perHeight * factor))
  }

  @inline(__always)
  mutating func add(_ other: AffineConstant, times factor: Double) {
    constant = Approximation.finite(constant + other.constant * factor)
    perWidth = Approximation.finite(perWidth + other.perWidth * factor)
    perHeight = Approximation.finite(perHeight + other.perHeight * factor)
  }

  @inline(__always)
  var isZero: Bool { constant == 0 && perWidth == 0 && perHeight == 0 }

  /// The sizes of the three parts, which is what rounding errors are measured against.
  @inline(__always)
  var magnitude: AffineConstant {
    AffineConstant(abs(constant), perWidth: abs(perWidth), perHeight: abs(perHeight))
  }

  /// Takes the larger of each part of two magnitudes.
  @inline(__always)
  mutating func formMaximum(_ other: AffineConstant, times factor: Double) {
    constant = max(constant, Approximation.finite(other.constant * abs(factor)))
    perWidth = max(perWidth, Approximation.finite(other.perWidth * abs(factor)))
    perHeight = max(perHeight, Approximation.finite(other.perHeight * abs(factor)))
  }

  /// Takes the larger of each part of two magnitudes.
  @inline(__always)
  mutating func formMaximum(_ other: AffineConstant) {
    constant = max(constant, other.constant)
    perWidth = max(perWidth, other.perWidth)
    perHeight = max(perHeight, other.perHeight)
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
