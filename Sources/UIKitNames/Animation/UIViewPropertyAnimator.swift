public import AutoLayout
public import Foundation

/// Changes that are made when they are started, all at once.
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// How far the animation has come: it is over as soon as it has begun.
  open var state: UIViewAnimatingState { .inactive }

  /// Whether the animation may be stopped on its way; layout ignores it.
  open var isInterruptible = true

  /// Whether the animation goes back; layout ignores it.
  open var isReversed = false

  /// Whether the animation follows a finger at one speed; layout ignores it.
  open var scrubsLinearly = true

  /// Whether the animator waits at the end; layout ignores it.
  open var pausesOnCompletion = false
  /// How long the changes would take, in seconds.
  public let duration: Double

  /// Whether changes are being made; never, as they take no time.
  open var isRunning: Bool { false }

  /// How much of the changes is made: 0 before they are, 1 after.
  open var fractionComplete: CGFloat = 0

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animator of changes that come about at a speed.
  public init(duration: Double, curve: View.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations = [animations] }
  }

  /// Makes an animator of changes that swing.
  public init(duration: Double, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations = [animations] }
  }

  /// Makes an animator of changes that come about as a curve says.
  public init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
  }

  /// Makes an animator of changes that come about by a curve with two control points.
  public convenience init(
    duration: Double, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds changes; at once with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }

  /// Adds what is called when the changes are made.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, and says that it is done.
  open func startAnimation() {
    makeChanges()
    AnimationEnd.call {
      for completion in completions { completion(.end) }
    }
    completions = []
  }

  /// Makes the changes, and says that it is done; at once.
  open func startAnimation(afterDelay delay: Double) { startAnimation() }

  /// Leaves out what was not started.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }

  private func makeChanges() {
    for animation in animations { animation() }
    animations = []
    fractionComplete = 1
  }

  /// Makes the changes if they were not, as an animation that is paused has begun.
  open func pauseAnimation() { makeChanges() }

  /// Makes the changes if they were not, and says that it is done.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Does nothing, as what was started has ended.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

  /// Makes changes, and says that it is done; at once.
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
