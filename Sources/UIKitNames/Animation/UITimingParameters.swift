public import AutoLayout
public import Foundation

/// A speed that follows a curve.
open class UICubicTimingParameters: UITimingCurveProvider {
  /// The speed.
  public let animationCurve: View.AnimationCurve

  /// Makes a curve of the system's.
  public init(animationCurve curve: View.AnimationCurve) { animationCurve = curve }

  /// Makes a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .linear
  }
}

/// The speed of a spring.
open class UISpringTimingParameters: UITimingCurveProvider {
  /// The speed at the beginning.
  public let initialVelocity: CGVector

  /// Makes a spring that comes to rest by a part of its speed.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  /// Makes a spring of a weight, a stiffness and a friction.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
  }
}

/// A direction and a length.
public struct CGVector: Hashable, Sendable {
  /// How far it goes to the right.
  public var dx: CGFloat
  /// How far it goes down.
  public var dy: CGFloat

  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Makes a vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// No length at all.
  public static let zero = CGVector()
}
