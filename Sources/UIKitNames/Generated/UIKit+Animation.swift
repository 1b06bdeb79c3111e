// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
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

/// A speed of the system's.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
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

/// The fill modes of animations.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
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

/// How fast changes come about; kept for layout code that says so, as changes take no time.
public protocol UITimingCurveProvider {
}

extension View {
  /// How changes are shown; kept for layout code that says so.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews move along with their view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equally fast all along.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Again and again; here once.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Back again as well; here only there.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// For as long as it says itself.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// At a speed that it says itself.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The timing curve of an animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden and shown instead of taken away and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// With options that it says itself.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Turned up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turned down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Turned over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turned over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turned over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turned over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }
}

extension View {
  /// Begins changes that take time on a device; here they come about at once.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends such changes.
  public static func commitAnimations() {}
  /// Says how long they take.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Says when they begin.
  public static func setAnimationDelay(_ delay: TimeInterval) {}
  /// Says how fast they come about.
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Says how often they come about.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Says where they begin.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Says who is told; nobody here.
  public static func setAnimationDelegate(_ delegate: Any?) {}
  /// Says what is called afterwards; nothing here.
  public static func setAnimationDidStop(_ selector: Selector?) {}
  /// Makes changes, and says that it is done.
  public class func animate(withDuration duration: Double, delay: Double, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Makes changes, and says that it is done.
  public class func animate(withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Makes changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
  /// Makes changes, and says that it is done.
  public class func animate(springDuration duration: Double = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Makes changes, those of the frames in it in turn, and says that it is done.
  public class func animateKeyframes(withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Makes the changes of one frame.
  public class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void) { animations() }
}

extension View {
  /// How frames follow each other; kept for layout code that says so.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At a speed that changes from frame to frame.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From one frame to the next without anything between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed all along.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// At a speed that changes smoothly.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// At a speed that changes smoothly, and hardly at all.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins from the current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Again and again; here once.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
  }
}

extension View {
  /// The speeds at which changes come about; Apple's raw values.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// Where an animation has ended; Apple's raw values.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that code can start and stop.
public protocol UIViewAnimating: AnyObject {
}

/// An animation that takes closures with changes.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
}

/// A timer that is synchronized with the display.
///
/// It never fires, because a layout has no duration.
open class CADisplayLink {
  /// Makes a timer.
  public init(target: Any, selector: Selector) {}
  /// Whether the timer is paused.
  open var isPaused: Bool = false
  /// The wanted frames a second; 0 for the screen's.
  open var preferredFramesPerSecond: Int = 0
  /// The time of the last frame, in seconds; 0.
  open var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame, in seconds; 0.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// The time between frames, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Has no effect, because the timer never fires.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect, because the timer never fires.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect, because the timer never fires.
  open func invalidate() {}
}

/// How far an animation has come; Apple's raw values.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Stored for source compatibility; layout ignores it.
extension ViewMembers {
  /// The effects of turning the device.
  public var motionEffects: [UIMotionEffect] { get { kept(#function) ?? [] } set { keep(newValue, #function) } }
}

extension ViewMembers {
  /// Does nothing, as the device isn't turned.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Does nothing, as the device isn't turned.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}

extension View {
  /// Whether changes can be animated, which here come about at once.
  public static var areAnimationsEnabled: Bool { true }
  /// Does nothing, as changes come about at once.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
}

/// An effect of turning the device, which has none here.
open class UIMotionEffect {
  /// Makes an effect.
  public init() {}
}

/// An effect that follows the device's tilt, which has none here.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Makes an effect on a property.
  public init(keyPath: String, type: EffectType) {}
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?
}

extension UIInterpolatingMotionEffect {
  /// The directions of a tilt; Apple's raw values.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
}

/// Effects that belong together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
