public import AutoLayout
public import Foundation

/// Core Animation's layer with a path.
///
/// Stored for source compatibility; layout ignores it.
open class CAShapeLayer: CALayer {
  /// The path; nil for none.
  open var path: CGPath?
  /// The colour within the path; nil for none.
  open var fillColor: CGColor? = .black
  /// What counts as within the path.
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

/// What counts as within a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's name for it.
  public let rawValue: String

  /// Makes one from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's name for it.
  public let rawValue: String

  /// Makes one from Apple's name for it.
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
  /// Apple's name for it.
  public let rawValue: String

  /// Makes one from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With a corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With a corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
