// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// An item of the edit menu above a selection.
///
/// Stored for source compatibility.
open class UIMenuItem {
  /// Creates an item from its title and its action's selector.
  public init(title: String, action: Selector) { self.title = title; self.action = action }
  /// The title of the item.
  open var title: String
  /// The selector of the item's action.
  open var action: Selector
}

/// UIKit's edit menu above a selection, which is never shown.
open class UIMenuController {
  /// Creates a menu.
  public init() {}
  /// The shared menu, which is a new instance at each access.
  public static var shared: UIMenuController { UIMenuController() }
  /// The items of the menu, or `nil` for none.
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
  /// The notification that the menu is about to be shown. It is never posted.
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// The notification that the menu was shown. It is never posted.
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// The notification that the menu is about to be hidden. It is never posted.
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// The notification that the menu was hidden. It is never posted.
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}

/// The configuration of a context menu, which is never shown.
open class UIContextMenuConfiguration {
  /// Creates a configuration whose closures are never called.
  public init(identifier: Any? = nil, previewProvider: (() -> ViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil) { self.identifier = identifier }
  /// The identifier of the configuration, or `nil` if there isn't one.
  open var identifier: Any?
}

/// UIKit's interaction for a context menu, which is never shown.
open class UIContextMenuInteraction: UIInteraction {
  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  /// The delegate, which is never called.
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open weak var view: View?
  /// Sets the view of the interaction.
  open func willMove(to view: View?) { self.view = view }
  /// Does nothing.
  open func didMove(to view: View?) {}
  /// Returns the location of the interaction, which is always zero.
  open func location(in view: View?) -> CGPoint { .zero }
  /// Does nothing.
  open func dismissMenu() {}
  /// Does nothing.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// An animator for a context menu's appearance, which runs no animations.
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

/// An animator for a tap on a context menu's preview, which runs no animations.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
}

/// A preview of a view in a context menu.
///
/// Stored for source compatibility.
open class UITargetedPreview {
  /// Creates a preview of a view.
  public init(view: View, parameters: UIPreviewParameters = UIPreviewParameters()) { self.view = view; self.parameters = parameters }
  /// The view in the preview.
  open var view: View
  /// The parameters of the preview.
  open var parameters: UIPreviewParameters
}

/// The parameters of a context menu's preview.
///
/// Stored for source compatibility.
open class UIPreviewParameters {
  /// Creates default parameters.
  public init() {}
  /// The outline of the visible part of the view, or `nil` for the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the preview's shadow, or `nil` to use the preview's outline.
  open var shadowPath: UIBezierPath?
  /// The background color of the preview.
  open var backgroundColor: Color!
}

/// A context menu interaction's delegate, which is never called.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Never called; present for source compatibility.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
  /// Never called; present for source compatibility.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// Never called; present for source compatibility.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// Never called; present for source compatibility.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  /// Never called; present for source compatibility.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  /// Never called; present for source compatibility.
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

/// A swipe action of a table row, which is never shown.
open class UIContextualAction {
  /// Creates a swipe action whose handler is never called.
  public init(style: Style, title: String?, handler: @escaping (UIContextualAction, View, @escaping (Bool) -> Void) -> Void) { self.style = style; self.title = title; self.handler = handler }
  /// The style of the action.
  open var style: Style
  /// The title of the action, or `nil` for none.
  open var title: String?
  /// The handler, which is never called.
  open var handler: (UIContextualAction, View, @escaping (Bool) -> Void) -> Void
  /// The background color of the action.
  open var backgroundColor: Color!
  /// The image of the action, or `nil` for none.
  open var image: Image?
}

extension UIContextualAction {
  /// The style of a swipe action, with the same raw values as in UIKit.
  public enum Style: Int, Sendable {
    case normal, destructive
  }
}

/// The swipe actions of a table row, which are never shown.
open class UISwipeActionsConfiguration {
  /// Creates a configuration from its actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
  /// The swipe actions, in order.
  open var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe: Bool = true
}

/// The former type of a swipe action, which is never shown.
open class UITableViewRowAction {
  /// Creates a row action whose handler is never called.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) { self.style = style; self.title = title }
  /// The style of the action.
  open var style: Style
  /// The title of the action, or `nil` for none.
  open var title: String?
  /// The background color of the action, or `nil` for the style's color.
  open var backgroundColor: Color?
}

extension UITableViewRowAction {
  /// The style of a table row's action, with the same raw values as in UIKit.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// The destructive style, which equals `default`.
    public static let destructive = Style.default
  }
}

/// UIKit's interaction with the pointer, which never happens.
open class UIPointerInteraction: UIInteraction {
  /// Creates a pointer interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  /// The delegate, which is never called.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction was added to.
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

/// A pointer interaction's delegate, which is never called.
public protocol UIPointerInteractionDelegate: AnyObject {
}

/// UIKit's gesture recognizer for hovering, which never recognizes a gesture.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
}

/// UIKit's edit menu above a selection, which is never shown.
open class UIEditMenuInteraction: UIInteraction {
  /// Creates an edit menu interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  /// The delegate, which is never called.
  open weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open weak var view: View?
  /// Sets the view of the interaction.
  open func willMove(to view: View?) { self.view = view }
  /// Does nothing.
  open func didMove(to view: View?) {}
  /// Does nothing.
  open func dismissMenu() {}
}

/// An edit menu interaction's delegate, which is never called.
public protocol UIEditMenuInteractionDelegate: AnyObject {
}

/// An activity in the share sheet, which is never shown.
open class UIActivity {
  /// Creates an activity.
  public init() {}
}

extension UIActivity {
  /// The type of an activity in the share sheet.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// Creates a type from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type's identifier, which is the same as in UIKit.
    public var rawValue: String
    /// Sending the items by mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Sending the items in a text message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// Copying the items to the pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Printing the items.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Sending the items by AirDrop.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Saving an image in the photo library.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Using an image for a contact.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Adding a URL to the reading list.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
  }
}
