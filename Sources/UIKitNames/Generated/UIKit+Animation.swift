// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The delegate of an animation, called when the animation is added to a layer.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation is added to a layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation is added to a layer, after `animationDidStart(_:)`.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation between two values.
///
/// Stored for source compatibility; layout ignores it.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start of the animation.
  open var fromValue: Any?
  /// The value at the end of the animation.
  open var toValue: Any?
  /// The difference between the final and the initial value.
  open var byValue: Any?
}

/// An animation that moves like a spring.
///
/// Stored for source compatibility; layout ignores it.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring's motion.
  open var damping: CGFloat = 10
  /// The initial velocity of the object on the spring.
  open var initialVelocity: CGFloat = 0
}

/// An animation through a series of values.
///
/// Stored for source compatibility; layout ignores it.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the animation, in order.
  open var values: [Any]?
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The timing functions between consecutive values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path that an animated point follows.
  open var path: CGPath?
}

/// A group of simultaneous animations.
///
/// Stored for source compatibility; layout ignores it.
open class CAAnimationGroup: CAAnimation {
  /// The animations in the group.
  open var animations: [CAAnimation]?
}

/// The timing function of an animation.
///
/// Stored for source compatibility; layout ignores it.
open class CAMediaTimingFunction {
  /// Creates one of the system's timing functions.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a cubic Bézier curve from its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of one of the system's timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates an instance with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The animation has a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The animation starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The animation ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The animation starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default timing function.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A fill mode, which determines a layer's value outside of the animation's duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates an instance with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer has its model value before and after the animation.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The layer keeps the final value after the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The layer has the initial value before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The layer has the initial value before the animation, and keeps the final value after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A source of an animation's timing curve.
///
/// Stored for source compatibility; layout ignores it.
public protocol UITimingCurveProvider {
}

extension View {
  /// An animation option, which layout ignores.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt
    /// Creates an option set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The user can interact with views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The animation repeats in UIKit; here, it runs once.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation also runs backward in UIKit; here, it only runs forward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation uses its own duration instead of the enclosing animation's duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The animation uses its own curve instead of the enclosing animation's curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The views' content is redrawn during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// The transition hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The animation uses its own options instead of the enclosing animation's options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The transition curls the view up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The transition curls the view down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The transition flips the view from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The transition flips the view from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The transition dissolves one view into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The transition flips the view from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The transition flips the view from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }
}

extension View {
  /// Does nothing, because changes are applied immediately.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Does nothing, because changes are applied immediately.
  public static func commitAnimations() {}
  /// Does nothing.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Does nothing.
  public static func setAnimationDelay(_ delay: TimeInterval) {}
  /// Does nothing.
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Does nothing.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Does nothing.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Does nothing.
  public static func setAnimationDelegate(_ delegate: Any?) {}
  /// Does nothing.
  public static func setAnimationDidStop(_ selector: Selector?) {}
  /// Applies the changes immediately, and calls the completion.
  public class func animate(withDuration duration: Double, delay: Double, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Applies the changes immediately, and calls the completion.
  public class func animate(withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Applies the changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
  /// Applies the changes immediately, and calls the completion.
  public class func animate(springDuration duration: Double = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Applies the changes of all keyframes immediately, and calls the completion.
  public class func animateKeyframes(withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Applies the changes of one keyframe.
  public class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void) { animations() }
}

extension View {
  /// A keyframe animation option, which layout ignores.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt
    /// Creates an option set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The animation interpolates linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The animation jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The animation runs through all keyframes at a constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The animation interpolates smoothly between keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The animation interpolates smoothly at a nearly constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// The user can interact with views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation begins from the current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats in UIKit; here, it runs once.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
  }
}

extension View {
  /// A timing curve of an animation, with the same raw values as in UIKit.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// A position in an animation, with the same raw values as in UIKit.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that code can start and stop.
public protocol UIViewAnimating: AnyObject {
}

/// An animation whose changes are made in closures.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
}

/// A timer synchronized with the display, which never fires because layout takes no time.
open class CADisplayLink {
  /// Creates a timer that never fires.
  public init(target: Any, selector: Selector) {}
  /// Whether the timer is paused.
  open var isPaused: Bool = false
  /// The preferred number of frames per second, or 0 for the screen's maximum.
  open var preferredFramesPerSecond: Int = 0
  /// The time of the last frame, in seconds: always 0.
  open var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame, in seconds: always 0.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// The time between two frames, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Does nothing, because the timer never fires.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing, because the timer never fires.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing, because the timer never fires.
  open func invalidate() {}
}

/// A state of an animation, with the same raw values as in UIKit.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Stored for source compatibility; layout ignores it.
extension ViewMembers {
  /// The motion effects of the view.
  public var motionEffects: [UIMotionEffect] { get { kept(#function) ?? [] } set { keep(newValue, #function) } }
}

extension ViewMembers {
  /// Does nothing, because there is no device motion.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Does nothing, because there is no device motion.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}

extension View {
  /// Whether animations are enabled: always true, although changes apply immediately.
  public static var areAnimationsEnabled: Bool { true }
  /// Does nothing, because changes are applied immediately.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
}

/// An effect that follows the device's motion, which never occurs.
open class UIMotionEffect {
  /// Creates a motion effect.
  public init() {}
}

/// A motion effect that follows the device's tilt, which never occurs.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Creates an effect on the property at a key path.
  public init(keyPath: String, type: EffectType) {}
  /// The change of the property at the minimum tilt.
  open var minimumRelativeValue: Any?
  /// The change of the property at the maximum tilt.
  open var maximumRelativeValue: Any?
}

extension UIInterpolatingMotionEffect {
  /// An axis that a device is tilted along, with the same raw values as in UIKit.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
}

/// A group of motion effects that apply together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The motion effects in the group.
  open var motionEffects: [UIMotionEffect]?
}
