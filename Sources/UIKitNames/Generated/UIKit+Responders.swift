// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// Stored for source compatibility; layout ignores it.
extension ResponderMembers {
  /// The accessibility path of the element on the screen.
  public var accessibilityPath: UIBezierPath? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The user activity.
  public var userActivity: NSUserActivity? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The identifier for restoring the object's state.
  public var restorationIdentifier: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ResponderMembers {
  /// Never called; present for source compatibility.
  public func accessibilityElementDidBecomeFocused() {}
  /// Never called; present for source compatibility.
  public func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver focuses the element: always false.
  public func accessibilityElementIsFocused() -> Bool { false }
  /// Never called; present for source compatibility.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Whether the object can resign first responder.
  public var canResignFirstResponder: Bool { true }
  /// The identifier of the keyboard's settings: always `nil`.
  public var textInputContextIdentifier: String? { nil }
  /// The text input mode: always `nil`.
  public var textInputMode: UITextInputMode? { nil }
  /// The controller that replaces the keyboard; `nil` by default.
  public var inputViewController: UIInputViewController? { nil }
  /// The controller above the keyboard; `nil` by default.
  public var inputAccessoryViewController: UIInputViewController? { nil }
  /// The keyboard shortcuts; `nil` by default.
  public var keyCommands: [UIKeyCommand]? { nil }
  /// The undo manager: always `nil`.
  public var undoManager: UndoManager? { nil }
  /// Does nothing: input views aren't shown.
  public func reloadInputViews() {}
  /// The target of an action: always `nil`.
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
  /// Whether the object has a method: always true, because code that compiles calls existing methods.
  public func responds(to aSelector: Selector!) -> Bool { true }
  /// Returns `nil`: methods can't be called by name on Linux.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any? = nil) -> Unmanaged<AnyObject>! { nil }
  /// Does nothing: methods can't be called by name on Linux.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  /// Never called; present for source compatibility.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
  /// The value stored under a name by `setValue(_:forKey:)`. Properties can't be found by name on Linux.
  public func value(forKey key: String) -> Any? { kept("value of \(key)") }
  /// Stores a value under a name. Properties can't be found by name on Linux.
  public func setValue(_ value: Any?, forKey key: String) { keep(value, "value of \(key)") }
  /// Never called; present for source compatibility.
  public func value(forUndefinedKey key: String) -> Any? { nil }
  /// Never called; present for source compatibility.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

extension NSObjectMembers {
  /// Whether the object has a method: always true, because code that compiles calls existing methods.
  public func responds(to aSelector: Selector!) -> Bool { true }
  /// Returns `nil`: methods can't be called by name on Linux.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any? = nil) -> Unmanaged<AnyObject>! { nil }
  /// Does nothing: methods can't be called by name on Linux.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  /// Never called; present for source compatibility.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObject {
  /// Does nothing: there are no delayed calls.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  /// Does nothing: there are no delayed calls.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {}
}

/// Stored for source compatibility; layout ignores it.
extension ViewMembers {
  /// Pixels per point of the view's drawing.
  public var contentScaleFactor: CGFloat { get { kept(#function) ?? Screen.main.scale } set { keep(newValue, #function) } }
  /// The adjustment mode of the tint color.
  public var tintAdjustmentMode: TintAdjustmentMode { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
}

extension ViewMembers {
  /// Whether the view can be focused: always false.
  public var canBecomeFocused: Bool { false }
  /// Whether the view is focused: always false.
  public var isFocused: Bool { false }
  /// The preferred view for focus: always `nil`.
  public var preferredFocusedView: View? { nil }
  /// Never called; present for source compatibility.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Never called; present for source compatibility. Override `draw(_:)` instead.
  public func draw(_ layer: Layer, in ctx: CGContext) {}
  /// Never called; present for source compatibility.
  public func display(_ layer: Layer) {}
  /// Never called; present for source compatibility.
  public func action(for layer: Layer, forKey event: String) -> (any CAAction)? { nil }
  /// Draws nothing, and returns `false`.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// The outline of the view for collisions.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

extension FocusEnvironment {
  /// Never called; present for source compatibility.
  public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Never called; present for source compatibility.
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Does nothing: there is no focus.
  public func setNeedsFocusUpdate() {}
  /// Does nothing: there is no focus.
  public func updateFocusIfNeeded() {}
}

extension View {
  /// The adjustment modes of the tint color; Apple's raw values.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

/// The directions of accessibility scrolling; Apple's raw values.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

extension Event {
  /// The kinds of events; Apple's raw values.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform = 14
  }
}

extension Event {
  /// The subtypes of motion and remote control events; Apple's raw values.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
  }
}

/// A press of a button, which never occurs here.
public struct UIPress: Hashable, Sendable {
  /// The pressed key: always `nil`.
  public var key: UIKey? { nil }
}

/// A key of a keyboard.
open class UIKey {
  /// Creates a key.
  public init() {}
  /// The characters of the key: always empty.
  open var characters: String { "" }
  /// The characters of the key without modifiers: always empty.
  open var charactersIgnoringModifiers: String { "" }
}

/// An event of presses.
open class UIPressesEvent: Event {
  /// The presses: always empty.
  open var allPresses: Set<UIPress> { [] }
}

/// A change of focus.
open class UIFocusUpdateContext {
  /// Creates a change.
  public init() {}
  /// The view that had the focus: always `nil`.
  open var previouslyFocusedView: View? { nil }
  /// The view that gets the focus: always `nil`.
  open var nextFocusedView: View? { nil }
}

/// The animations of a change of focus.
open class UIFocusAnimationCoordinator {
  /// Creates a coordinator.
  public init() {}
  /// Does nothing.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}

/// A text input mode.
open class UITextInputMode {
  /// Creates a mode.
  public init() {}
  /// The language: always `nil`.
  open var primaryLanguage: String? { nil }
}

/// UIKit's controller of a custom keyboard.
open class UIInputViewController: ViewController {
}

/// Foundation's undo manager, which isn't in Foundation on Linux.
///
/// It records nothing.
open class UndoManager {
  /// Creates an undo manager.
  public init() {}
  /// Whether something can be undone: always false.
  open var canUndo: Bool { false }
  /// Whether something can be redone: always false.
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

/// Foundation's user activity, which isn't in Foundation on Linux.
///
/// Stored for source compatibility.
open class NSUserActivity {
  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }
  /// The kind of activity.
  open var activityType: String
  /// The title.
  open var title: String?
  /// The data of the activity.
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

/// The modifier keys; Apple's raw values.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 65536)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 131072)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 262144)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 524288)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1048576)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 2097152)
}

/// UIKit's builder of menus; never used here.
public protocol UIMenuBuilder: AnyObject {
  /// Removes a menu.
  func remove(menu: UIMenu.Identifier)
  /// Adds a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another.
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
