// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// Core Animation's gradient layer, which only figures with the plain look show.
open class CAGradientLayer: CALayer {
  /// The colors of the gradient.
  open var colors: [Any]?
  /// The positions of the colors along the gradient, from 0 to 1, or `nil` for equal distances.
  open var locations: [NSNumber]?
  /// The gradient's start point, in fractions of the layer's bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The gradient's end point, in fractions of the layer's bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates an instance with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The gradient runs along a line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The gradient runs outward from the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The gradient runs around the start point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Core Animation's transform layer, which behaves like any other layer.
open class CATransformLayer: CALayer {
}

extension ViewMembers {
  /// The view's layer. It is an instance of `layerClass`, created on first use.
  public var layer: Layer { ownLayer }
}

/// Stored for source compatibility; layout ignores it.
extension LayerMembers {
  /// The actions for property changes, by the properties' names.
  public var actions: [String: any CAAction]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The outline of the layer's shadow, or `nil` to use the outline of the whole layer.
  public var shadowPath: CGPath? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension LayerMembers {
  /// Never called; present for source compatibility.
  public func draw(in ctx: CGContext) {}
  /// Never called; present for source compatibility.
  public func display() {}
  /// Returns the current size of the layer, in points.
  public func preferredFrameSize() -> CGSize { bounds.size }
  /// Does nothing, because layers aren't drawn before layout ends.
  public func setNeedsDisplay(_ r: CGRect) {}
  /// Returns the layer at a point in the superlayer's coordinates, or `nil` if there isn't one.
  public func hitTest(_ p: CGPoint) -> Layer? { (sublayers ?? []).last { $0.frame.contains(p) } ?? (frame.contains(p) ? self : nil) }
  /// Returns the two-dimensional affine part of `transform`.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Adds an animation, which ends immediately.
  public func add(_ animation: CAAnimation, forKey key: String?) { animation.end() }
  /// Does nothing, because layers are drawn with their views.
  public func render(in ctx: CGContext) {}
  /// Returns `nil`, because all animations have ended.
  public func animationKeys() -> [String]? { nil }
  /// Does nothing, because all animations have ended.
  public func removeAnimation(forKey key: String) {}
  /// Does nothing, because all animations have ended.
  public func removeAllAnimations() {}
  /// Returns the layer itself, because animations end immediately.
  public func presentation() -> Self? { self }
}

/// Core Animation's shape layer, which only figures with the plain look show.
open class CAShapeLayer: CALayer {
  /// The path that the layer draws, or `nil` for no path.
  open var path: CGPath?
  /// The path's fill color, or `nil` for no fill.
  open var fillColor: CGColor? = .black
  /// The path's fill rule.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The path's stroke color, or `nil` for no stroke.
  open var strokeColor: CGColor?
  /// The position along the path where the stroke starts, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The position along the path where the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The stroke's line width, in points.
  open var lineWidth: CGFloat = 1
  /// The stroke's miter limit, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// The shape of the stroke's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the stroke's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset into the dash pattern at which the stroke starts, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of the dashes and gaps in points, or `nil` for a solid line.
  open var lineDashPattern: [NSNumber]?
}

/// The alignment of the lines in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates an instance with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The natural alignment of the text's language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines are aligned at the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines are aligned at the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines are centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Lines are justified, which figures draw like `natural`.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text layer's text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates an instance with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text isn't truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start of the text is truncated.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the text is truncated.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the text is truncated.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A fill rule of a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates an instance with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a stroke's ends in a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates an instance with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The stroke ends exactly at the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The stroke ends with a half circle around the last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The stroke ends with half a square around the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a stroke's corners in a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates an instance with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Corners are sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Corners are rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners are beveled.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Returns the two-dimensional affine part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42) }
