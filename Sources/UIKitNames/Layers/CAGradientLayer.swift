public import AutoLayout
public import Foundation

/// Core Animation's layer with a gradient.
///
/// Stored for source compatibility; layout ignores it.
open class CAGradientLayer: CALayer {
  /// The colours along the gradient.
  open var colors: [Any]?
  /// Where each of the colours is, from 0 to 1; nil for even distances.
  open var locations: [NSNumber]?
  /// Where the gradient begins, in parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, in parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's name for the shape.
  public let rawValue: String

  /// Makes a shape from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Core Animation's layer without a plane of its own: here one like any other.
open class CATransformLayer: CALayer {}
