public import AutoLayout
import Foundation

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
