/// A number that depends on the canvas size: `constant + perWidth · width + perHeight · height`.
///
/// The canvas size is a parameter of the system, not a variable. Therefore, one presolve is enough
/// for all sizes, and rows aren't connected merely because they use the canvas size.
public struct AffineConstant: Hashable, Sendable, BitwiseCopyable {
  /// The constant summand, in points, which doesn't depend on the canvas size.
  public var constant: Double

  /// The coefficient of the canvas width: the increase per point of width.
  public var perWidth: Double

  /// The coefficient of the canvas height: the increase per point of height.
  public var perHeight: Double

  /// Creates a number from its constant and its coefficients of the canvas width and height.
  public init(_ constant: Double = 0, perWidth: Double = 0, perHeight: Double = 0) {
    self.constant = constant
    self.perWidth = perWidth
    self.perHeight = perHeight
  }

  /// Returns the value of the number at a canvas size.
  public func value(at size: CanvasSize) -> Double {
    constant + perWidth * size.width + perHeight * size.height
  }
}

/// The size of the canvas, whose width and height are the only parameters of a system.
public struct CanvasSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double

  /// The height in points.
  public var height: Double

  /// Creates a size.
  ///
  /// The solver treats numbers that aren't finite as zero.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size, with infinite and NaN extents replaced by zero.
  var finite: CanvasSize {
    CanvasSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }
}

// MARK: - Arithmetic

extension AffineConstant {
  @inline(__always)
  func scaled(by factor: Double) -> AffineConstant {
    var product = AffineConstant(
      constant * factor, perWidth: perWidth * factor, perHeight: perHeight * factor)
    product.limit()
    return product
  }

  @inline(__always)
  func divided(by divisor: Double) -> AffineConstant {
    AffineConstant(
      Tolerance.clamped(constant / divisor),
      perWidth: Tolerance.clamped(perWidth / divisor),
      perHeight: Tolerance.clamped(perHeight / divisor))
  }

  @inline(__always)
  var negated: AffineConstant {
    AffineConstant(-constant, perWidth: -perWidth, perHeight: -perHeight)
  }

  @inline(__always)
  mutating func add(_ other: AffineConstant, times factor: Double) {
    constant += other.constant * factor
    perWidth += other.perWidth * factor
    perHeight += other.perHeight * factor
    limit()
  }

  /// Subtracts a multiple of another number.
  ///
  /// The constant or a coefficient becomes zero if only rounding error is left.
  @inline(__always)
  mutating func subtract(_ other: AffineConstant, times factor: Double) {
    constant = Tolerance.clamped(
      Tolerance.difference(constant, other.constant * factor))
    perWidth = Tolerance.clamped(
      Tolerance.difference(perWidth, other.perWidth * factor))
    perHeight = Tolerance.clamped(
      Tolerance.difference(perHeight, other.perHeight * factor))
  }

  /// Clamps the constant and both coefficients to ±``Tolerance/largestMagnitude``.
  @inline(__always)
  private mutating func limit() {
    if !(abs(constant) + abs(perWidth) + abs(perHeight) <= Tolerance.largestMagnitude) {
      constant = Tolerance.clamped(constant)
      perWidth = Tolerance.clamped(perWidth)
      perHeight = Tolerance.clamped(perHeight)
    }
  }

  @inline(__always)
  var isZero: Bool { constant == 0 && perWidth == 0 && perHeight == 0 }

  @inline(__always)
  var isFinite: Bool { constant * 0 + perWidth * 0 + perHeight * 0 == 0 }

  /// Whether the absolute values of the constant and both coefficients don't exceed the numbers of `tolerance`.
  @inline(__always)
  func isWithin(_ tolerance: AffineConstant) -> Bool {
    abs(constant) <= tolerance.constant && abs(perWidth) <= tolerance.perWidth
      && abs(perHeight) <= tolerance.perHeight
  }

  /// The absolute values of the constant and both coefficients, which determine rounding errors.
  @inline(__always)
  var magnitude: AffineConstant {
    AffineConstant(abs(constant), perWidth: abs(perWidth), perHeight: abs(perHeight))
  }

  /// Replaces the number by the componentwise maximum of itself and `other` times `abs(factor)`.
  @inline(__always)
  mutating func formMaximum(_ other: AffineConstant, times factor: Double = 1) {
    let scale = abs(factor)
    let values = (other.constant * scale, other.perWidth * scale, other.perHeight * scale)
    if values.0 > constant { constant = Tolerance.clamped(values.0) }
    if values.1 > perWidth { perWidth = Tolerance.clamped(values.1) }
    if values.2 > perHeight { perHeight = Tolerance.clamped(values.2) }
  }

  /// Returns the sum of the absolute values of the three summands at a canvas size.
  @inline(__always)
  func absoluteValue(at size: CanvasSize) -> Double {
    abs(constant) + abs(perWidth * size.width) + abs(perHeight * size.height)
  }
}
