/// A number that depends on the canvas: `constant + perWidth · width + perHeight · height`.
///
/// The canvas' size is a parameter of the system, not a variable in it. One elimination therefore
/// serves every size, and no row is tied to all others through the canvas' width.
public struct AffineConstant: Hashable, Sendable, BitwiseCopyable {
  /// The part that is the same at every size.
  public var constant: Double

  /// What each point of the canvas' width adds.
  public var perWidth: Double

  /// What each point of the canvas' height adds.
  public var perHeight: Double

  /// Makes a number from its three parts.
  public init(_ constant: Double = 0, perWidth: Double = 0, perHeight: Double = 0) {
    self.constant = constant
    self.perWidth = perWidth
    self.perHeight = perHeight
  }

  /// The number at a size of the canvas.
  public func value(at size: CanvasSize) -> Double {
    constant + perWidth * size.width + perHeight * size.height
  }
}

/// The size of the canvas, the only parameters a system has.
public struct CanvasSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double

  /// The height in points.
  public var height: Double

  /// Makes a size; a number that is not finite counts as zero when solving.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
