public import AutoLayout
public import Foundation

/// UIKit's timing along a cubic Bézier curve, stored for source compatibility.
open class UICubicTimingParameters: UITimingCurveProvider {
  /// The system curve, or `linear` for a curve with control points.
  public let animationCurve: View.AnimationCurve

  /// Creates timing along a system curve.
  public init(animationCurve curve: View.AnimationCurve) { animationCurve = curve }

  /// Creates timing along a curve with two control points, which aren't stored.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .linear
  }
}

/// UIKit's spring timing, stored for source compatibility.
open class UISpringTimingParameters: UITimingCurveProvider {
  /// The initial velocity, as a multiple of the animation's distance per second.
  public let initialVelocity: CGVector

  /// Creates spring timing from a damping ratio.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  /// Creates spring timing from a mass, stiffness and damping.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
  }
}

/// A two-dimensional vector.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// The zero vector.
  public static let zero = CGVector()
}
