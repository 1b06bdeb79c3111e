public import AutoLayout
public import Foundation

/// UIKit's animator, which applies its changes immediately when it starts; layout ignores its options.
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// The state of the animation, always inactive because it ends as soon as it starts.
  open var state: UIViewAnimatingState { .inactive }

  /// Whether the animation can be interrupted.
  open var isInterruptible = true

  /// Whether the animation runs in reverse.
  open var isReversed = false

  /// Whether scrubbing uses linear timing.
  open var scrubsLinearly = true

  /// Whether the animator pauses at the end instead of stopping.
  open var pausesOnCompletion = false
  /// The duration, in seconds.
  public let duration: Double

  /// Whether the animation is running: always false.
  open var isRunning: Bool { false }

  /// The completed fraction of the animation: 0 before the changes are applied, and 1 afterward.
  open var fractionComplete: CGFloat = 0

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a system curve.
  public init(duration: Double, curve: View.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations = [animations] }
  }

  /// Creates an animator with spring timing.
  public init(duration: Double, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations = [animations] }
  }

  /// Creates an animator with timing parameters.
  public init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
  }

  /// Creates an animator with a curve that has two control points.
  public convenience init(
    duration: Double, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Adds changes to the animation.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds changes to the animation, ignoring the delay.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }

  /// Adds a closure to call when the animation ends.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Applies the changes, and calls the completions.
  open func startAnimation() {
    makeChanges()
    AnimationEnd.call {
      for completion in completions { completion(.end) }
    }
    completions = []
  }

  /// Applies the changes and calls the completions, without a delay.
  open func startAnimation(afterDelay delay: Double) { startAnimation() }

  /// Discards changes that haven't been applied.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }

  private func makeChanges() {
    for animation in animations { animation() }
    animations = []
    fractionComplete = 1
  }

  /// Applies pending changes, because pausing an animation starts it.
  open func pauseAnimation() { makeChanges() }

  /// Applies pending changes, and calls the completions.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Does nothing, because animations end when they start.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

  /// Applies changes immediately, and calls the completion.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: View.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }
}
