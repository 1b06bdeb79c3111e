public import AutoLayout
public import Foundation

// Nothing takes time here: changes are made at once, and layout is what it is when they have ended.

extension View {
  /// How changes are shown; kept for layout code that says so.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews move along with their view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// What is under way goes on from where it is.
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
    /// What views show changes along.
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

  /// Makes changes, and says that it is done.
  public class func animate(
    withDuration duration: Double, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, and says that it is done.
  public class func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes, and says that it is done.
  public class func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Makes changes, and says that it is done.
  public class func animate(
    springDuration duration: Double = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes in a view, and says that it is done.
  public class func transition(
    with view: View, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Makes changes, those of the frames in it in turn, and says that it is done.
  public class func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes the changes of one frame.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// How frames follow each other; kept for layout code that says so.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
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
    /// What is under way goes on from where it is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Again and again; here once.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
  }

  /// The speeds at which changes come about; Apple's raw values.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
