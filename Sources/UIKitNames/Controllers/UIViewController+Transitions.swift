public import AutoLayout
public import Foundation

// Nothing is animated and presented controllers aren't shown, so none of these is called.

/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name for the key.
  public let rawValue: String

  /// Creates a key from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name for the key.
  public let rawValue: String

  /// Creates a key from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The context of a transition between controllers, for tests that make one.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains both views.
  var containerView: View { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user controls the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the container during the transition.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress of the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the transition continues to its end without interaction.
  func finishInteractiveTransition()
  /// Reports that the transition returns to its start without interaction.
  func cancelInteractiveTransition()
  /// Reports that the transition is paused.
  func pauseInteractiveTransition()
  /// Reports that the transition has ended.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> ViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> View?
  /// The frame of a controller's view at the start, in points.
  func initialFrame(for vc: ViewController) -> CGRect
  /// The frame of a controller's view at the end, in points.
  func finalFrame(for vc: ViewController) -> CGRect
}

/// The animations of a transition between controllers.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Performs the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The user's control of a transition between controllers.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A transition that follows a gesture.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The progress of the transition, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed at which the transition ends, as a multiple of its own.
  open var completionSpeed: CGFloat = 1
  /// The curve of the transition's end.
  open var completionCurve = View.AnimationCurve.easeInOut
  /// Whether the user controls the transition from its start.
  open var wantsInteractiveStart = true

  /// Creates a transition at its start.
  public init() {}

  /// Does nothing.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Sets the progress of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = max(0, min(1, percentComplete))
  }
  /// Does nothing.
  open func finish() {}
  /// Does nothing.
  open func cancel() {}
  /// Does nothing.
  open func pause() {}
}

/// The source of the transitions of a presented controller.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animations for presenting the controller.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animations for dismissing the controller.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives an interactive presentation, or `nil` for no interaction.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives an interactive dismissal, or `nil` for no interaction.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`, for the system's animations.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, for the system's animations.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, for no interaction.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`, for no interaction.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`, for the system's presentation.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> UIPresentationController? { nil }
}

extension ViewControllerMembers {
  /// The source of the controller's transitions; never called.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get {
      (kept(#function) as WeakReference?)?.object as? any UIViewControllerTransitioningDelegate
    }
    set { keep(WeakReference(newValue), #function) }
  }

  /// Tells a child that its view is about to appear or disappear, for containers that manage this themselves.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    keep(isAppearing, "appearanceTransition")
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Tells a child that the change begun by ``beginAppearanceTransition(_:animated:)`` has ended.
  public func endAppearanceTransition() {
    guard let isAppearing: Bool = kept("appearanceTransition") else { return }
    keep(nil, "appearanceTransition")
    if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
  }
}

extension ViewController {
  /// Replaces the view of a child by another's, and calls the closures.
  func exchangeViews(
    of old: ViewController, and new: ViewController, _ changes: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    (old.viewIfLoaded?.superview ?? view)?.addSubview(new.view)
    changes?()
    old.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }
}

/// Stored for source compatibility; layout ignores it.
extension ViewController {
  /// Does nothing.
  public class func attemptRotationToDeviceOrientation() {}
}

/// Stored for source compatibility; layout ignores it.
extension ViewControllerMembers {
  /// Whether the controller determines the status bar while it covers a part of the screen.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Does nothing: there is no home indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
