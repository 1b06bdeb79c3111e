public import AutoLayout
public import Foundation

/// UIKit's record of how a controller is shown above another; nothing is shown here.
///
/// Subclasses may override its hooks, which are never called.
open class UIPresentationController: Responder {
  private weak var presented: ViewController?
  private weak var presenting: ViewController?
  weak var anyDelegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of controller: ViewController) { presented = controller }

  /// Makes a record of a controller above another.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    (presented, presenting) = (presentedViewController, presentingViewController)
  }

  /// The controller that is shown.
  open var presentedViewController: ViewController {
    guard let presented else { preconditionFailure("the controller that was to be shown is gone") }
    return presented
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller above which the other is shown; nil before.
  open var presentingViewController: ViewController! {
    presenting ?? presented?.presentingViewController
  }

  /// The view around the controller that is shown: none.
  open var containerView: View? { nil }

  /// The view of the controller that is shown.
  open var presentedView: View? { presented?.viewIfLoaded }

  /// The place of the view in ``containerView``, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the views below are removed.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the whole screen is covered.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle ?? .automatic
  }

  /// Called before a controller is shown.
  open func presentationTransitionWillBegin() {}

  /// Called after a controller was shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before a controller goes.
  open func dismissalTransitionWillBegin() {}

  /// Called after a controller has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container's layout.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container's layout.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the container's size changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any TransitionCoordinator) {}

  /// The size of a controller in the presentation, in points.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

/// A presentation whose subclasses have delegates of other types, which classes can't say of each other.
public protocol UIPresentationWithDelegate: AnyObject {}

extension UIPresentationController: UIPresentationWithDelegate {}

extension UIPresentationWithDelegate {
  /// The delegate, which is never called.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { (self as? UIPresentationController)?.anyDelegate }
    set { (self as? UIPresentationController)?.anyDelegate = newValue }
  }
}

extension UIPopoverPresentationController {
  /// The delegate, which is never called.
  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { anyDelegate as? any UIPopoverPresentationControllerDelegate }
    set { anyDelegate = newValue }
  }
}

extension UISheetPresentationController {
  /// The delegate, which is never called.
  public var delegate: (any UISheetPresentationControllerDelegate)? {
    get { anyDelegate as? any UISheetPresentationControllerDelegate }
    set { anyDelegate = newValue }
  }
}

extension ViewControllerMembers {
  /// How the controller is shown above another.
  public var presentationController: UIPresentationController? {
    popoverPresentationController ?? sheetPresentationController
      ?? kept(#function, orMade: UIPresentationController(of: self)) as UIPresentationController
  }

  /// The popover that the controller is shown in; nil unless its style is that.
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover
      ? kept(#function, orMade: UIPopoverPresentationController(of: self)) : nil
  }

  /// The sheet that the controller is shown in; nil where its style is another.
  public var sheetPresentationController: UISheetPresentationController? {
    [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
      ? kept(#function, orMade: UISheetPresentationController(of: self)) : nil
  }
}
