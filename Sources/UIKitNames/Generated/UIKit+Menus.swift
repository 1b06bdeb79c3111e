// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// An entry of the menu above a selection.
///
/// Stored for source compatibility.
open class UIMenuItem {
  /// Makes an entry.
  public init(title: String, action: Selector) { self.title = title; self.action = action }
  /// The title.
  open var title: String
  /// The method that it calls.
  open var action: Selector
}

/// UIKit's menu above a selection, which is never shown.
open class UIMenuController {
  /// Makes a menu.
  public init() {}
  /// The menu of the program: here another each time.
  public static var shared: UIMenuController { UIMenuController() }
  /// The entries.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is shown; false.
  open var isMenuVisible: Bool { false }
  /// The place of the menu; empty.
  open var menuFrame: CGRect { .zero }
  /// Says what the menu points to.
  open func setTargetRect(_ targetRect: CGRect, in targetView: View) {}
  /// Shows the menu on a device.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Shows the menu on a device.
  open func showMenu(from targetView: View, rect targetRect: CGRect) {}
  /// Hides the menu.
  open func hideMenu() {}
  /// Hides the menu.
  open func hideMenu(from targetView: View) {}
  /// Asks again which entries there are.
  open func update() {}
  /// The menu is about to be shown; never posted.
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// The menu was shown; never posted.
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// The menu is about to go; never posted.
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// The menu has gone; never posted.
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}

/// The menu that a long press shows.
///
/// Never shown here.
open class UIContextMenuConfiguration {
  /// Makes a menu.
  public init(identifier: Any? = nil, previewProvider: (() -> ViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil) { self.identifier = identifier }
  /// The name.
  open var identifier: Any?
}

/// UIKit's long press that shows a menu.
///
/// Never shown here.
open class UIContextMenuInteraction: UIInteraction {
  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  /// The source of the menu.
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view with the menu.
  open weak var view: View?
  /// Called before the interaction gets to a view.
  open func willMove(to view: View?) { self.view = view }
  /// Called after the interaction got to a view.
  open func didMove(to view: View?) {}
  /// Where the press is: nowhere.
  open func location(in view: View?) -> CGPoint { .zero }
  /// Hides the menu.
  open func dismissMenu() {}
  /// Changes the menu that is shown; here there is none.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// The animations of a menu.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what comes afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension UIContextMenuInteractionAnimating {
  /// Does nothing.
  public func addAnimations(_ animations: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping () -> Void) {}
}

/// The animations of a tap on a preview.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
}

/// A view that a menu lifts up.
///
/// Stored for source compatibility.
open class UITargetedPreview {
  /// Makes one.
  public init(view: View, parameters: UIPreviewParameters = UIPreviewParameters()) { self.view = view; self.parameters = parameters }
  /// The view.
  open var view: View
  /// Its look.
  open var parameters: UIPreviewParameters
}

/// The look of such a view.
///
/// Stored for source compatibility.
open class UIPreviewParameters {
  /// Makes a look.
  public init() {}
  /// The part of the view that is shown.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view.
  open var backgroundColor: Color!
}

/// The source of a menu; never asked here.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
  /// The view that is lifted up.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// The view that is put back.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// Called for a tap on the preview.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu is shown.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu goes.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Returns `nil`.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }
  /// Returns `nil`.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
  /// Returns `nil`.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
  /// Does nothing.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
  /// Does nothing.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
}

/// An action beside a row.
///
/// Never shown here.
open class UIContextualAction {
  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping (UIContextualAction, View, @escaping (Bool) -> Void) -> Void) { self.style = style; self.title = title; self.handler = handler }
  /// The look.
  open var style: Style
  /// The title.
  open var title: String?
  /// What the action does.
  open var handler: (UIContextualAction, View, @escaping (Bool) -> Void) -> Void
  /// The colour.
  open var backgroundColor: Color!
  /// The picture.
  open var image: Image?
}

extension UIContextualAction {
  /// The look of an action beside a row; Apple's raw values.
  public enum Style: Int, Sendable {
    case normal, destructive
  }
}

/// The actions beside a row.
///
/// Never shown here.
open class UISwipeActionsConfiguration {
  /// Makes them.
  public init(actions: [UIContextualAction]) { self.actions = actions }
  /// The actions.
  open var actions: [UIContextualAction]
  /// Whether a long swipe does the first one.
  open var performsFirstActionWithFullSwipe: Bool = true
}

/// An action beside a row, by its former name.
///
/// Never shown here.
open class UITableViewRowAction {
  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) { self.style = style; self.title = title }
  /// The look.
  open var style: Style
  /// The title.
  open var title: String?
  /// The colour.
  open var backgroundColor: Color?
}

extension UITableViewRowAction {
  /// The look of such an action; Apple's raw values.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// Red.
    public static let destructive = Style.default
  }
}

/// UIKit's interaction of a pointer.
///
/// None comes here.
open class UIPointerInteraction: UIInteraction {
  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  /// The source of the pointer's look.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  open weak var view: View?
  /// Whether it is used.
  open var isEnabled: Bool = true
  /// Called before the interaction gets to a view.
  open func willMove(to view: View?) { self.view = view }
  /// Called after the interaction got to a view.
  open func didMove(to view: View?) {}
  /// Asks for the look again.
  open func invalidate() {}
}

/// The source of a pointer's look; never asked here.
public protocol UIPointerInteractionDelegate: AnyObject {
}

/// UIKit's recognizer of a pointer above a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
}

/// UIKit's menu above a selection.
///
/// Never shown here.
open class UIEditMenuInteraction: UIInteraction {
  /// Makes an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  /// The source of the menu.
  open weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view.
  open weak var view: View?
  /// Called before the interaction gets to a view.
  open func willMove(to view: View?) { self.view = view }
  /// Called after the interaction got to a view.
  open func didMove(to view: View?) {}
  /// Hides the menu.
  open func dismissMenu() {}
}

/// The source of a menu above a selection; never asked here.
public protocol UIEditMenuInteractionDelegate: AnyObject {
}

/// A way to pass things on.
///
/// Never shown here.
open class UIActivity {
  /// Makes a way.
  public init() {}
}

extension UIActivity {
  /// The kind of such a way.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// Makes a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple's name for it.
    public var rawValue: String
    /// Mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// A printer.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Another device.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// The photos.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// A person's picture.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// The reading list.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
  }
}
