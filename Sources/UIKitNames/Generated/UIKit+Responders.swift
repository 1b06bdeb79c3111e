// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// Stored for source compatibility; layout ignores it.
extension ResponderMembers {
  /// The element's outline in the screen's coordinates, or `nil` to use its frame.
  public var accessibilityPath: UIBezierPath? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The user activity that the responder supports.
  public var userActivity: NSUserActivity? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The identifier for restoring the object's state, or `nil` not to restore it.
  public var restorationIdentifier: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ResponderMembers {
  /// Never called; present for source compatibility.
  public func accessibilityElementDidBecomeFocused() {}
  /// Never called; present for source compatibility.
  public func accessibilityElementDidLoseFocus() {}
  /// Returns `false`, because no element has VoiceOver's focus.
  public func accessibilityElementIsFocused() -> Bool { false }
  /// Never called; present for source compatibility.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Whether the object can resign first responder. The default is true.
  public var canResignFirstResponder: Bool { true }
  /// The identifier under which the responder's keyboard is remembered: always `nil`.
  public var textInputContextIdentifier: String? { nil }
  /// The text input mode: always `nil`.
  public var textInputMode: UITextInputMode? { nil }
  /// The controller of the view that replaces the keyboard. The default is `nil`.
  public var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard. The default is `nil`.
  public var inputAccessoryViewController: UIInputViewController? { nil }
  /// The responder's keyboard shortcuts. The default is `nil`.
  public var keyCommands: [UIKeyCommand]? { nil }
  /// The undo manager: always `nil`.
  public var undoManager: UndoManager? { nil }
  /// Does nothing, because input views aren't shown.
  public func reloadInputViews() {}
  /// Returns `nil`, because actions have no target.
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// Never called; present for source compatibility.
  public func copy(_ sender: Any?) {}
  /// Never called; present for source compatibility.
  public func cut(_ sender: Any?) {}
  /// Never called; present for source compatibility.
  public func select(_ sender: Any?) {}
  /// Never called; present for source compatibility.
  public func selectAll(_ sender: Any?) {}
  /// Never called; present for source compatibility.
  public func delete(_ sender: Any?) {}
  /// Never called; present for source compatibility.
  public func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}
  /// Never called; present for source compatibility.
  public func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called; present for source compatibility.
  public func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called; present for source compatibility.
  public func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called; present for source compatibility.
  public func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called; present for source compatibility.
  public func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}
  /// Never called; present for source compatibility.
  public func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}
  /// Never called; present for source compatibility.
  public func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {}
  /// Never called; present for source compatibility.
  public func remoteControlReceived(with event: Event?) {}
  /// Never called; present for source compatibility.
  public func buildMenu(with builder: any UIMenuBuilder) {}
  /// Never called; present for source compatibility.
  public func validate(_ command: UICommand) {}
  /// Never called; present for source compatibility.
  public func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Never called; present for source compatibility.
  public func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Never called; present for source compatibility.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Never called; present for source compatibility.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Never called; present for source compatibility.
  public func applicationFinishedRestoringState() {}
  /// Never called; present for source compatibility.
  public func encode(with coder: NSCoder) {}
  /// Returns `true`, because code that compiles only calls methods that exist.
  public func responds(to aSelector: Selector!) -> Bool { true }
  /// Returns `nil`, because methods can't be called by name on Linux.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any? = nil) -> Unmanaged<AnyObject>! { nil }
  /// Does nothing, because methods can't be called by name on Linux.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  /// Never called; present for source compatibility.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
  /// Returns the value that `setValue(_:forKey:)` stored under a key. Properties aren't read.
  public func value(forKey key: String) -> Any? { kept("value of \(key)") }
  /// Stores a value under a key for `value(forKey:)`. Properties aren't set.
  public func setValue(_ value: Any?, forKey key: String) { keep(value, "value of \(key)") }
  /// Never called; present for source compatibility.
  public func value(forUndefinedKey key: String) -> Any? { nil }
  /// Never called; present for source compatibility.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

extension NSObjectMembers {
  /// Returns `true`, because code that compiles only calls methods that exist.
  public func responds(to aSelector: Selector!) -> Bool { true }
  /// Returns `nil`, because methods can't be called by name on Linux.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any? = nil) -> Unmanaged<AnyObject>! { nil }
  /// Does nothing, because methods can't be called by name on Linux.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  /// Never called; present for source compatibility.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObject {
  /// Does nothing, because there are no delayed calls.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  /// Does nothing, because there are no delayed calls.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {}
}

/// Stored for source compatibility; layout ignores it.
extension ViewMembers {
  /// The number of pixels per point at which the view is drawn.
  public var contentScaleFactor: CGFloat { get { kept(#function) ?? Screen.main.scale } set { keep(newValue, #function) } }
  /// The adjustment mode of the view's tint color.
  public var tintAdjustmentMode: TintAdjustmentMode { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
}

extension ViewMembers {
  /// Whether the view can be focused: always false.
  public var canBecomeFocused: Bool { false }
  /// Whether the view is focused: always false.
  public var isFocused: Bool { false }
  /// The subview that is preferred for focus: always `nil`.
  public var preferredFocusedView: View? { nil }
  /// Never called; present for source compatibility.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Never called; present for source compatibility. Override `draw(_:)` instead.
  public func draw(_ layer: Layer, in ctx: CGContext) {}
  /// Never called; present for source compatibility.
  public func display(_ layer: Layer) {}
  /// Never called; present for source compatibility.
  public func action(for layer: Layer, forKey event: String) -> (any CAAction)? { nil }
  /// Returns `false` without drawing anything.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// The view's outline for collisions, which is always its rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

extension FocusEnvironment {
  /// Never called; present for source compatibility.
  public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Never called; present for source compatibility.
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Does nothing, because there is no focus.
  public func setNeedsFocusUpdate() {}
  /// Does nothing, because there is no focus.
  public func updateFocusIfNeeded() {}
}

extension View {
  /// An adjustment mode of a view's tint color, with the same raw values as in UIKit.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

/// A direction of accessibility scrolling, with the same raw values as in UIKit.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

extension Event {
  /// A type of event, with the same raw values as in UIKit.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform = 14
  }
}

extension Event {
  /// A subtype of a motion or remote control event, with the same raw values as in UIKit.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
  }
}

/// A press of a physical button, which never occurs.
public struct UIPress: Hashable, Sendable {
  /// The pressed key: always `nil`.
  public var key: UIKey? { nil }
}

/// A key of a keyboard.
open class UIKey {
  /// Creates a key.
  public init() {}
  /// The characters that the key types: always empty.
  open var characters: String { "" }
  /// The characters that the key types without modifiers: always empty.
  open var charactersIgnoringModifiers: String { "" }
}

/// An event for presses of physical buttons.
open class UIPressesEvent: Event {
  /// The presses of the event: always empty.
  open var allPresses: Set<UIPress> { [] }
}

/// The context of a change of focus.
open class UIFocusUpdateContext {
  /// Creates a context.
  public init() {}
  /// The view that had the focus before the change: always `nil`.
  open var previouslyFocusedView: View? { nil }
  /// The view that gets the focus in the change: always `nil`.
  open var nextFocusedView: View? { nil }
}

/// The coordinator of animations during a change of focus.
open class UIFocusAnimationCoordinator {
  /// Creates an animation coordinator.
  public init() {}
  /// Does nothing.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}

/// A mode of text input, such as a keyboard for a language.
open class UITextInputMode {
  /// Creates a text input mode.
  public init() {}
  /// The primary language of the mode: always `nil`.
  open var primaryLanguage: String? { nil }
}

/// UIKit's view controller of a custom keyboard.
open class UIInputViewController: ViewController {
}

/// Foundation's undo manager, which is missing on Linux.
///
/// It records nothing.
open class UndoManager {
  /// Creates an undo manager.
  public init() {}
  /// Whether there is an action to undo: always false.
  open var canUndo: Bool { false }
  /// Whether there is an action to redo: always false.
  open var canRedo: Bool { false }
  /// Does nothing.
  open func undo() {}
  /// Does nothing.
  open func redo() {}
  /// Does nothing.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
  /// Does nothing.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {}
  /// Does nothing.
  open func beginUndoGrouping() {}
  /// Does nothing.
  open func endUndoGrouping() {}
  /// Does nothing.
  open func removeAllActions() {}
  /// Does nothing.
  open func removeAllActions(withTarget target: Any) {}
  /// Does nothing.
  open func setActionName(_ actionName: String) {}
  /// Does nothing.
  open func disableUndoRegistration() {}
  /// Does nothing.
  open func enableUndoRegistration() {}
}

/// Foundation's user activity, which is missing on Linux.
///
/// Stored for source compatibility.
open class NSUserActivity {
  /// Creates a user activity of a type.
  public init(activityType: String) { self.activityType = activityType }
  /// The activity's type, such as `com.example.editing`.
  open var activityType: String
  /// The title of the activity.
  open var title: String?
  /// The data that restores the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The web page of the activity.
  open var webpageURL: URL?
  /// Whether searches can find the activity.
  open var isEligibleForSearch: Bool = false
  /// Whether another device can continue the activity.
  open var isEligibleForHandoff: Bool = true
  /// Whether the system may suggest the activity.
  open var isEligibleForPrediction: Bool = false
  /// Does nothing.
  open func becomeCurrent() {}
  /// Does nothing.
  open func resignCurrent() {}
  /// Does nothing.
  open func invalidate() {}
}

/// A modifier key, with the same raw values as in UIKit.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The option set's bits.
  public let rawValue: Int
  /// Creates an option set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 65536)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 131072)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 262144)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 524288)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1048576)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 2097152)
}

/// UIKit's builder of menus, which the package never calls.
public protocol UIMenuBuilder: AnyObject {
  /// Removes a menu.
  func remove(menu: UIMenu.Identifier)
  /// Adds a menu at the start of another menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu at the end of another menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu before another menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Does nothing.
  public func remove(menu: UIMenu.Identifier) {}
  /// Does nothing.
  public func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {}
  /// Does nothing.
  public func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {}
  /// Does nothing.
  public func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {}
  /// Does nothing.
  public func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {}
}
