public import AutoLayout
public import Foundation

/// UIKit's record of how a controller is shown above another; nothing is shown here.
open class UIPresentationController {
  private weak var presented: ViewController?

  init(of controller: ViewController) { presented = controller }

  /// The controller that is shown.
  open var presentedViewController: ViewController {
    guard let presented else { preconditionFailure("the controller that was to be shown is gone") }
    return presented
  }

  /// The controller above which the other is shown; nil before.
  open var presentingViewController: ViewController? { presented?.presentingViewController }
}

/// What is asked while a controller is shown; nobody asks here.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How the controller is shown with some traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: TraitCollection
  ) -> UIModalPresentationStyle
  /// How the controller is shown where there is little room.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Whether the controller may be dragged away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when the controller was dragged away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: TraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// As the system does.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The directions of a popover's arrow; Apple's raw values.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Makes directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Every direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What a popover asks; nobody asks here.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
}

/// UIKit's record of a popover.
///
/// Stored for source compatibility; layout ignores it.
open class UIPopoverPresentationController: UIPresentationController {
  /// What is asked.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  /// The view that the arrow points at.
  open weak var sourceView: View?
  /// What the arrow points at in the view, in its coordinates.
  open var sourceRect = CGRect.null
  /// What the arrow points at in a bar.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour of the popover; nil for the system's.
  open var backgroundColor: Color?
  /// How far the popover keeps from the screen's edges, in points.
  open var popoverLayoutMargins = EdgeInsets.zero
}

extension ViewController {
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
