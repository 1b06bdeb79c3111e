public import AutoLayout
public import Foundation

/// UIKit's presentation controller, which shows nothing and never calls its overridable methods.
open class UIPresentationController: Responder {
  private weak var presented: ViewController?
  private weak var presenting: ViewController?
  weak var anyDelegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of controller: ViewController) { presented = controller }

  /// Creates a presentation of a controller above another controller.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    (presented, presenting) = (presentedViewController, presentingViewController)
  }

  /// The presented controller.
  open var presentedViewController: ViewController {
    guard let presented else { preconditionFailure("the controller that was to be shown is gone") }
    return presented
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The presenting controller, or `nil` before presentation.
  open var presentingViewController: ViewController! {
    presenting ?? presented?.presentingViewController
  }

  /// The view around the presented controller: always `nil`.
  open var containerView: View? { nil }

  /// The presented controller's view.
  open var presentedView: View? { presented?.viewIfLoaded }

  /// The frame of the presented view in ``containerView``, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting controller's views are removed.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle ?? .automatic
  }

  /// Called before a controller is presented.
  open func presentationTransitionWillBegin() {}

  /// Called after a controller was presented.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before a controller is dismissed.
  open func dismissalTransitionWillBegin() {}

  /// Called after a controller was dismissed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container's layout.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container's layout.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the container's size changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any TransitionCoordinator) {}

  /// The size of a child controller in the presentation, in points.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

/// A protocol that lets subclasses declare `delegate` with another type, which overriding doesn't permit.
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
  /// The presentation controller that presents this controller.
  public var presentationController: UIPresentationController? {
    popoverPresentationController ?? sheetPresentationController
      ?? kept(#function, orMade: UIPresentationController(of: self)) as UIPresentationController
  }

  /// The popover that shows the controller, or `nil` if its presentation style isn't `popover`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover
      ? kept(#function, orMade: UIPopoverPresentationController(of: self)) : nil
  }

  /// The sheet that shows the controller, or `nil` if its presentation style isn't `automatic` or a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
      ? kept(#function, orMade: UISheetPresentationController(of: self)) : nil
  }
}
