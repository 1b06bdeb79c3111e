public import AutoLayout
public import Foundation

// Nothing is animated and presented controllers aren't shown, so none of these is called.

/// A key for the controller shown before or after a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name, the same as in UIKit.
  public let rawValue: String

  /// Creates a key from its UIKit name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the controller shown before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The key of the controller shown after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for the view shown before or after a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name, the same as in UIKit.
  public let rawValue: String

  /// Creates a key from its UIKit name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the view shown before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The key of the view shown after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The context of a transition between controllers, which only tests create.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The superview of both controllers' views during the transition.
  var containerView: View { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user controls the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that the transition applies to the presented view.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress of the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended, and that the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended, and that the transition returns to its start.
  func cancelInteractiveTransition()
  /// Reports that the transition is paused.
  func pauseInteractiveTransition()
  /// Reports that the transition has ended.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller for a key, or `nil` if there isn't one.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> ViewController?
  /// Returns the view for a key, or `nil` if there isn't one.
  func view(forKey key: UITransitionContextViewKey) -> View?
  /// Returns the frame of a controller's view before the transition, in points.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition, in points.
  func finalFrame(for vc: ViewController) -> CGRect
}

/// An object that animates transitions between controllers.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition, in seconds.
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

/// An object that drives an interactive transition between controllers.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A transition that follows a gesture.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The progress of the transition, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of the transition after the interaction ends, as a multiple of the normal speed.
  open var completionSpeed: CGFloat = 1
  /// The animation curve of the transition after the interaction ends.
  open var completionCurve = View.AnimationCurve.easeInOut
  /// Whether the transition is interactive from its start.
  open var wantsInteractiveStart = true

  /// Creates an interactive transition.
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

/// A delegate that provides the transitions of a presented controller.
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
  /// Returns the presentation controller, or `nil` to use the system's controller.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil` to use the system's animations.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil` to use the system's animations.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil` to animate the transition without interaction.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil` to animate the transition without interaction.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil` to use the system's presentation controller.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> UIPresentationController? { nil }
}

extension ViewControllerMembers {
  /// The delegate that provides the controller's transitions; its methods are never called.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get {
      (kept(#function) as WeakReference?)?.object as? any UIViewControllerTransitioningDelegate
    }
    set { keep(WeakReference(newValue), #function) }
  }

  /// Tells a child that its view is about to appear or disappear, for containers that manage appearance themselves.
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
  /// Replaces the view of a child controller by another child's view, and calls the closures.
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
  /// Whether a controller that doesn't cover the whole screen determines the status bar's appearance.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Does nothing: there is no home indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
