public import Foundation

/// The delegate of an animation.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation begins: when it is added.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends: when it is added.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Core Animation's animation of a layer, which ends at once.
///
/// Stored for source compatibility; layout ignores it.
open class CAAnimation {
  /// The duration, in seconds.
  open var duration: TimeInterval = 0
  /// The start time, in seconds.
  open var beginTime: TimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// Whether the animation also runs backward.
  open var autoreverses = false
  /// What is shown before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pacing; `nil` for a constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer removes the animation at its end.
  open var isRemovedOnCompletion = true
  /// The delegate.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation.
  public init() {}

  func end() {
    delegate?.animationDidStart(self)
    delegate?.animationDidStop(self, finished: true)
  }
}

/// An animation of one property.
///
/// Stored for source compatibility; layout ignores it.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Whether values are added to the property's.
  open var isAdditive = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
///
/// Stored for source compatibility; layout ignores it.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between the values.
  open var byValue: Any?
}

/// An animation like the motion of a spring.
///
/// Stored for source compatibility; layout ignores it.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the motion.
  open var damping: CGFloat = 10
  /// The velocity at the start.
  open var initialVelocity: CGFloat = 0
}

/// An animation through several values.
///
/// Stored for source compatibility; layout ignores it.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The pacing of each part.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path that points follow.
  open var path: CGPath?
}

/// Several animations at the same time.
///
/// Stored for source compatibility; layout ignores it.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The pacing of an animation.
///
/// Stored for source compatibility; layout ignores it.
open class CAMediaTimingFunction {
  /// Creates one of the system's.
  public init(name: CAMediaTimingFunctionName) {}

  /// Creates a curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// Changes of layers that belong together; here they are made at once.
open class CATransaction {
  /// Begins changes.
  open class func begin() { completions.blocks.append(nil) }

  /// Ends changes, and calls what is to follow them.
  open class func commit() { (completions.blocks.popLast() ?? nil)?() }

  /// Does nothing: changes are made at once.
  open class func flush() {}

  /// Says how long changes would take, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) {}

  /// Says how fast changes would go.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Says whether changes are made without animations, as here they always are.
  open class func setDisableActions(_ flag: Bool) {}

  /// Says what is called when the changes have ended: at once outside of any.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let completions = completions
    if completions.blocks.isEmpty {
      block?()
    } else {
      completions.blocks[completions.blocks.count - 1] = block
    }
  }

  /// What is to follow the changes that were begun, the innermost last; changes belong to their thread.
  private static var completions: Completions {
    let values = Thread.current.threadDictionary
    if let present = values["CATransaction"] as? Completions { return present }
    let new = Completions()
    values["CATransaction"] = new
    return new
  }

  private final class Completions { var blocks: [(() -> Void)?] = [] }
}

/// A speed of the system's.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name for it.
  public let rawValue: String

  /// Makes one from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Always the same.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow in the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and in the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The usual one.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name for it.
  public let rawValue: String

  /// Makes one from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the layer is.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// What the animation ends with, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// What the animation begins with, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
