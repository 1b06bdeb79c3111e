public import AutoLayout
public import Foundation

/// Where an animation has ended; Apple's raw values.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// Changes that are made when they are started, all at once.
open class UIViewPropertyAnimator {
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
    for animation in animations { animation() }
    animations = []
    fractionComplete = 1
    for completion in completions { completion(.end) }
    completions = []
  }

  /// Makes the changes, and says that it is done; at once.
  open func startAnimation(afterDelay delay: Double) { startAnimation() }

  /// Leaves out what was not started.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }

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
