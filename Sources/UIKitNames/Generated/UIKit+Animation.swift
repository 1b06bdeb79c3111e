// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The delegate of an animation.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation begins, which is when it is added.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends, which is when it is added.
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
  /// The timing function of each segment.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path along which points move.
  open var path: CGPath?
}

/// Simultaneous animations.
///
/// Stored for source compatibility; layout ignores it.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The timing function of an animation.
///
/// Stored for source compatibility; layout ignores it.
open class CAMediaTimingFunction {
  /// Creates a system timing function.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The system's timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The fill modes of animations.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The final value, after the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial value, before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The timing curve of an animation.
///
/// Stored for source compatibility; layout ignores it.
public protocol UITimingCurveProvider {
}

extension View {
  /// The options of animations.
  ///
  /// Layout ignores them.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Animates the layout of subviews.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at the beginning and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Repeats the animation; here it runs once.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Reverses the animation; here it only runs forward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration instead of the inherited one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses its own curve instead of the inherited one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the content of views.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Uses its own options instead of inherited ones.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Curls the view up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the view down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Flips the view from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Dissolves one view into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }
}

extension View {
  /// Does nothing: changes are applied immediately.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Does nothing: changes are applied immediately.
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
  /// Applies changes immediately, and calls the completion.
  public class func animate(withDuration duration: Double, delay: Double, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Applies changes immediately, and calls the completion.
  public class func animate(withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Applies changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
  /// Applies changes immediately, and calls the completion.
  public class func animate(springDuration duration: Double = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Applies the changes of all keyframes immediately, and calls the completion.
  public class func animateKeyframes(withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Applies the changes of one keyframe.
  public class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void) { animations() }
}

extension View {
  /// The options of keyframe animations.
  ///
  /// Layout ignores them.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Linear interpolation between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Constant speed over all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smooth interpolation between keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smooth interpolation at a nearly constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Views can be touched during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins from the current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation; here it runs once.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
  }
}

extension View {
  /// The curves of animations; Apple's raw values.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// The positions in an animation; Apple's raw values.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that code can start and stop.
public protocol UIViewAnimating: AnyObject {
}

/// An animation that takes closures with changes.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
}

/// A timer synchronized with the display.
///
/// It never fires, because layout takes no time.
open class CADisplayLink {
  /// Creates a timer.
  public init(target: Any, selector: Selector) {}
  /// Whether the timer is paused.
  open var isPaused: Bool = false
  /// The preferred number of frames per second, or 0 for the screen's.
  open var preferredFramesPerSecond: Int = 0
  /// The time of the last frame, in seconds: always 0.
  open var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame, in seconds: always 0.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// The time between frames, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Does nothing, because the timer never fires.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing, because the timer never fires.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing, because the timer never fires.
  open func invalidate() {}
}

/// The state of an animation; Apple's raw values.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Stored for source compatibility; layout ignores it.
extension ViewMembers {
  /// The motion effects; layout ignores them.
  public var motionEffects: [UIMotionEffect] { get { kept(#function) ?? [] } set { keep(newValue, #function) } }
}

extension ViewMembers {
  /// Does nothing, because the device isn't tilted.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Does nothing, because the device isn't tilted.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}

extension View {
  /// Whether animations are enabled: always true, although changes are applied immediately.
  public static var areAnimationsEnabled: Bool { true }
  /// Does nothing: changes are applied immediately.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
}

/// A motion effect, which does nothing.
open class UIMotionEffect {
  /// Creates an effect.
  public init() {}
}

/// A motion effect that follows the device's tilt, which does nothing.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Creates an effect on a property.
  public init(keyPath: String, type: EffectType) {}
  /// The value at the minimum tilt.
  open var minimumRelativeValue: Any?
  /// The value at the maximum tilt.
  open var maximumRelativeValue: Any?
}

extension UIInterpolatingMotionEffect {
  /// The axes of tilts; Apple's raw values.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
}

/// A group of motion effects.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
