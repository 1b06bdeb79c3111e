// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// Core Animation's layer with a gradient, which plain figures show.
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
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Core Animation's layer without a plane of its own: here one like any other.
open class CATransformLayer: CALayer {
}

extension ViewMembers {
  /// The view's layer, made as ``layerClass`` when it is first asked for.
  public var layer: Layer { ownLayer }
}

/// Stored for source compatibility; layout ignores it.
extension LayerMembers {
  /// The animations of changes, which here take no time.
  public var actions: [String: any CAAction]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The path of the shadow, or `nil` for the whole layer.
  public var shadowPath: CGPath? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension LayerMembers {
  /// Draws the layer on a device; never called here.
  public func draw(in ctx: CGContext) {}
  /// Sets what the layer shows on a device; never called here.
  public func display() {}
  /// The size that the layer is to have: the present one.
  public func preferredFrameSize() -> CGSize { bounds.size }
  /// Asks for drawing; nothing is drawn before layout has ended.
  public func setNeedsDisplay(_ r: CGRect) {}
  /// The layer at a point of the superlayer.
  public func hitTest(_ p: CGPoint) -> Layer? { (sublayers ?? []).last { $0.frame.contains(p) } ?? (frame.contains(p) ? self : nil) }
  /// The two-dimensional part of ``transform``.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Shows an animation on a device; here nothing takes time.
  public func add(_ animation: CAAnimation, forKey key: String?) { animation.end() }
  /// Does nothing, as layers are drawn with their views.
  public func render(in ctx: CGContext) {}
  /// The names of the animations: none, as all have ended.
  public func animationKeys() -> [String]? { nil }
  /// Ends an animation; here none lasts.
  public func removeAnimation(forKey key: String) {}
  /// Ends all animations; here none lasts.
  public func removeAllAnimations() {}
  /// The layer as it is shown while animations last: here the layer itself.
  public func presentation() -> Self? { self }
}

/// Core Animation's layer with a path, which plain figures show.
open class CAShapeLayer: CALayer {
  /// The path; nil for none.
  open var path: CGPath?
  /// The colour within the path; nil for none.
  open var fillColor: CGColor? = .black
  /// The fill rule.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line along the path; nil for none.
  open var strokeColor: CGColor?
  /// Where on the path the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where on the path the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How far corners of the line may reach, in widths of it.
  open var miterLimit: CGFloat = 10
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the line turns.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in the pattern of dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and of what is between them, in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]?
}

/// Where the lines of a text lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the language has it.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges; figures set it like `natural`.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text that is too long ends.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A fill rule.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At their last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines turn.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With a corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With a corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The transform that moves nothing.
public let CATransform3DIdentity = CATransform3D()

/// The two-dimensional part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42) }
