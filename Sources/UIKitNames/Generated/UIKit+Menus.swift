// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// An item of the menu above a selection.
///
/// Stored for source compatibility.
open class UIMenuItem {
  /// Creates an item.
  public init(title: String, action: Selector) { self.title = title; self.action = action }
  /// The title.
  open var title: String
  /// The selector of the item's action.
  open var action: Selector
}

/// UIKit's menu above a selection, which is never shown.
open class UIMenuController {
  /// Creates a menu.
  public init() {}
  /// The shared menu, which is a new one each time here.
  public static var shared: UIMenuController { UIMenuController() }
  /// The items.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is visible: always false.
  open var isMenuVisible: Bool { false }
  /// The frame of the menu: always zero.
  open var menuFrame: CGRect { .zero }
  /// Does nothing.
  open func setTargetRect(_ targetRect: CGRect, in targetView: View) {}
  /// Does nothing.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing.
  open func showMenu(from targetView: View, rect targetRect: CGRect) {}
  /// Does nothing.
  open func hideMenu() {}
  /// Does nothing.
  open func hideMenu(from targetView: View) {}
  /// Does nothing.
  open func update() {}
  /// The menu is about to be shown; never posted.
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// The menu was shown; never posted.
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// The menu is about to be hidden; never posted.
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// The menu was hidden; never posted.
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}

/// The configuration of a context menu, which is never shown.
open class UIContextMenuConfiguration {
  /// Creates a configuration.
  public init(identifier: Any? = nil, previewProvider: (() -> ViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil) { self.identifier = identifier }
  /// The identifier.
  open var identifier: Any?
}

/// UIKit's interaction for a context menu, which is never shown.
open class UIContextMenuInteraction: UIInteraction {
  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  /// The delegate.
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view with the menu.
  open weak var view: View?
  /// Sets the view of the interaction.
  open func willMove(to view: View?) { self.view = view }
  /// Does nothing.
  open func didMove(to view: View?) {}
  /// The location of the interaction: always zero.
  open func location(in view: View?) -> CGPoint { .zero }
  /// Does nothing.
  open func dismissMenu() {}
  /// Does nothing.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// The animations of a context menu.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Does nothing.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does nothing.
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

/// A preview of a view in a context menu.
///
/// Stored for source compatibility.
open class UITargetedPreview {
  /// Creates a preview.
  public init(view: View, parameters: UIPreviewParameters = UIPreviewParameters()) { self.view = view; self.parameters = parameters }
  /// The view.
  open var view: View
  /// The parameters.
  open var parameters: UIPreviewParameters
}

/// The parameters of a preview.
///
/// Stored for source compatibility.
open class UIPreviewParameters {
  /// Creates default parameters.
  public init() {}
  /// The visible part of the view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  /// The color behind the view.
  open var backgroundColor: Color!
}

/// Never called; present for source compatibility.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The configuration of the menu.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
  /// The preview for highlighting the menu.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// The preview for dismissing the menu.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// Called when the preview is tapped.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu is shown.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu is hidden.
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

/// A swipe action of a row, which is never shown.
open class UIContextualAction {
  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UIContextualAction, View, @escaping (Bool) -> Void) -> Void) { self.style = style; self.title = title; self.handler = handler }
  /// The style.
  open var style: Style
  /// The title.
  open var title: String?
  /// Never called; present for source compatibility.
  open var handler: (UIContextualAction, View, @escaping (Bool) -> Void) -> Void
  /// The background color.
  open var backgroundColor: Color!
  /// The picture.
  open var image: Image?
}

extension UIContextualAction {
  /// The style of a swipe action; Apple's raw values.
  public enum Style: Int, Sendable {
    case normal, destructive
  }
}

/// The swipe actions of a row, which are never shown.
open class UISwipeActionsConfiguration {
  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
  /// The actions.
  open var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe: Bool = true
}

/// The former type of a row's action, which is never shown.
open class UITableViewRowAction {
  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) { self.style = style; self.title = title }
  /// The style.
  open var style: Style
  /// The title.
  open var title: String?
  /// The background color.
  open var backgroundColor: Color?
}

extension UITableViewRowAction {
  /// The style of a row's action; Apple's raw values.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// The destructive style.
    public static let destructive = Style.default
  }
}

/// UIKit's interaction with a pointer, which never occurs here.
open class UIPointerInteraction: UIInteraction {
  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  /// Never called; present for source compatibility.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  open weak var view: View?
  /// Whether the interaction is enabled.
  open var isEnabled: Bool = true
  /// Sets the view of the interaction.
  open func willMove(to view: View?) { self.view = view }
  /// Does nothing.
  open func didMove(to view: View?) {}
  /// Does nothing.
  open func invalidate() {}
}

/// Never called; present for source compatibility.
public protocol UIPointerInteractionDelegate: AnyObject {
}

/// UIKit's hover gesture recognizer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
}

/// UIKit's edit menu above a selection, which is never shown.
open class UIEditMenuInteraction: UIInteraction {
  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  /// Never called; present for source compatibility.
  open weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view.
  open weak var view: View?
  /// Sets the view of the interaction.
  open func willMove(to view: View?) { self.view = view }
  /// Does nothing.
  open func didMove(to view: View?) {}
  /// Does nothing.
  open func dismissMenu() {}
}

/// Never called; present for source compatibility.
public protocol UIEditMenuInteractionDelegate: AnyObject {
}

/// An activity of the share sheet, which is never shown.
open class UIActivity {
  /// Creates an activity.
  public init() {}
}

extension UIActivity {
  /// The types of activities.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple's name for the type.
    public var rawValue: String
    /// Mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// A text message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Printing.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// AirDrop.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// The photo library.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// A contact's picture.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// The reading list.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
  }
}
