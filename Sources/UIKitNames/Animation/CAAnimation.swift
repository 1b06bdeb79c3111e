public import Foundation

// Nothing takes time here: animations of layers are kept by those who make them and shown nowhere. What an
// animation changes is its layer's look alone, on a device, too; code sets the property besides.

/// Hears of an animation's begin and end.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation begins; here when it is added.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends; here when it is added.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Core Animation's animation of a layer.
open class CAAnimation {
  /// How long it would take, in seconds.
  open var duration: TimeInterval = 0
  /// When it would begin, in seconds.
  open var beginTime: TimeInterval = 0
  /// How often it would be shown.
  open var repeatCount: Float = 0
  /// Whether it would be shown backwards after that.
  open var autoreverses = false
  /// What would be shown before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How fast it would go; nil for the same speed throughout.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether its layer would forget it in the end.
  open var isRemovedOnCompletion = true
  /// What hears of its end.
  open var delegate: (any CAAnimationDelegate)?

  /// Makes an animation.
  public init() {}

  func end() {
    delegate?.animationDidStart(self)
    delegate?.animationDidStop(self, finished: true)
  }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Whether it adds to what the property is.
  open var isAdditive = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// What the value changes by.
  open var byValue: Any?
}

/// An animation that swings into its end.
open class CASpringAnimation: CABasicAnimation {
  /// What swings.
  open var mass: CGFloat = 1
  /// How strongly it is pulled.
  open var stiffness: CGFloat = 100
  /// How strongly it is held back.
  open var damping: CGFloat = 10
  /// How fast it is at the beginning.
  open var initialVelocity: CGFloat = 0
}

/// An animation along values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, one after the other.
  open var values: [Any]?
  /// When each would be reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How fast each part would go.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path that points follow.
  open var path: CGPath?
}

/// Several animations at the same time.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// How fast an animation goes.
open class CAMediaTimingFunction {
  /// Makes one of the system's.
  public init(name: CAMediaTimingFunctionName) {}

  /// Makes a curve with two control points.
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
