// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// Core Animation's gradient layer, which plain figures show.
open class CAGradientLayer: CALayer {
  /// The colors of the gradient.
  open var colors: [Any]?
  /// The positions of the colors from 0 to 1, or `nil` for equal distances.
  open var locations: [NSNumber]?
  /// The start of the gradient, in fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, in fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The shapes of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the center outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the center.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Core Animation's transform layer, which is a layer like any other here.
open class CATransformLayer: CALayer {
}

extension ViewMembers {
  /// The view's layer, created as `layerClass` when it is first used.
  public var layer: Layer { ownLayer }
}

/// Stored for source compatibility; layout ignores it.
extension LayerMembers {
  /// The actions of property changes; layout ignores them.
  public var actions: [String: any CAAction]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The path of the shadow, or `nil` for the whole layer.
  public var shadowPath: CGPath? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension LayerMembers {
  /// Never called; present for source compatibility.
  public func draw(in ctx: CGContext) {}
  /// Never called; present for source compatibility.
  public func display() {}
  /// The preferred size, which is the current one.
  public func preferredFrameSize() -> CGSize { bounds.size }
  /// Does nothing: layers aren't drawn before layout ends.
  public func setNeedsDisplay(_ r: CGRect) {}
  /// The layer at a point of the superlayer's coordinates.
  public func hitTest(_ p: CGPoint) -> Layer? { (sublayers ?? []).last { $0.frame.contains(p) } ?? (frame.contains(p) ? self : nil) }
  /// The two-dimensional part of `transform`.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Ends an animation immediately.
  public func add(_ animation: CAAnimation, forKey key: String?) { animation.end() }
  /// Does nothing: layers are drawn with their views.
  public func render(in ctx: CGContext) {}
  /// The keys of the animations: always `nil`, because all have ended.
  public func animationKeys() -> [String]? { nil }
  /// Does nothing, because all animations have ended.
  public func removeAnimation(forKey key: String) {}
  /// Does nothing, because all animations have ended.
  public func removeAllAnimations() {}
  /// Returns the layer itself, because animations end immediately.
  public func presentation() -> Self? { self }
}

/// Core Animation's shape layer, which plain figures show.
open class CAShapeLayer: CALayer {
  /// The path, or `nil` for none.
  open var path: CGPath?
  /// The fill color, or `nil` for none.
  open var fillColor: CGColor? = .black
  /// The fill rule.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The stroke color, or `nil` for none.
  open var strokeColor: CGColor?
  /// The start of the stroke along the path, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the stroke along the path, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The line width, in points.
  open var lineWidth: CGFloat = 1
  /// The miter limit, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// The line cap.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The line join.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The phase of the dash pattern, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in points, or `nil` for a solid line.
  open var lineDashPattern: [NSNumber]?
}

/// The alignment of a text's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The alignment of the text's language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Center.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified; figures set it like `natural`.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No truncation.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The fill rules of shape layers.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The line caps of shape layers.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends with a half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The line joins of shape layers.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A beveled corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// The two-dimensional part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42) }
