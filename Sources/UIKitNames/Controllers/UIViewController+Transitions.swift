public import AutoLayout
public import Foundation

// Nothing is animated: controllers that are presented are shown by nobody, and none of these is asked.

/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name for it.
  public let rawValue: String

  /// Makes a key from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name for it.
  public let rawValue: String

  /// Makes a key from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The circumstances of a transition between controllers; tests may make one.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that both views are in.
  var containerView: View { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether a person controls the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was broken off.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the container turns meanwhile.
  var targetTransform: CGAffineTransform { get }
  /// Notes how far the transition is, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Notes that the transition goes on by itself.
  func finishInteractiveTransition()
  /// Notes that the transition goes back by itself.
  func cancelInteractiveTransition()
  /// Notes that the transition waits.
  func pauseInteractiveTransition()
  /// Notes that the transition has ended.
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
  /// How long the transition takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Makes the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The control of a person over a transition between controllers.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A transition that a person moves along.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// How far the transition is, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast the transition ends, in terms of its own speed.
  open var completionSpeed: CGFloat = 1
  /// How the end speeds up and slows down.
  open var completionCurve = View.AnimationCurve.easeInOut
  /// Whether a person controls the transition from its start.
  open var wantsInteractiveStart = true

  /// Makes a transition at its start.
  public init() {}

  /// Starts the transition on a device; never called here.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Moves the transition to a part of it, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = max(0, min(1, percentComplete))
  }
  /// Ends the transition.
  open func finish() {}
  /// Breaks the transition off.
  open func cancel() {}
  /// Has the transition wait.
  open func pause() {}
}

/// The source of the transitions of a controller that is presented.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animations with which the controller is presented.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animations with which the controller is dismissed.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The control over presenting.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The control over dismissing.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The system's.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The system's.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// None.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The system's.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> UIPresentationController? { nil }
}

extension ViewControllerMembers {
  /// The source of the controller's transitions; never asked here.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get {
      (kept(#function) as WeakReference?)?.object as? any UIViewControllerTransitioningDelegate
    }
    set { keep(WeakReference(newValue), #function) }
  }

  /// Tells a child that its view is about to appear or disappear, for containers that do so themselves.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    keep(isAppearing, "appearanceTransition")
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Tells a child that the change that ``beginAppearanceTransition(_:animated:)`` began has ended.
  public func endAppearanceTransition() {
    guard let isAppearing: Bool = kept("appearanceTransition") else { return }
    keep(nil, "appearanceTransition")
    if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
  }
}

extension ViewController {
  /// Puts the view of a child in the place of another's, and calls the closures.
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
  /// Turns the interface as the device is held; here nothing is turned.
  public class func attemptRotationToDeviceOrientation() {}
}

/// Stored for source compatibility; layout ignores it.
extension ViewControllerMembers {
  /// Whether the status bar follows the controller while it covers a part of the screen.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Asks for the line at the bottom of the screen to come or go; here there is none.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
