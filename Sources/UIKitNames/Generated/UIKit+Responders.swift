// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// Stored for source compatibility; layout ignores it.
extension ResponderMembers {
  /// The outline of the element on the screen.
  public var accessibilityPath: UIBezierPath? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The activity that other devices can go on with.
  public var userActivity: NSUserActivity? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The name by which the state of the object is kept.
  public var restorationIdentifier: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ResponderMembers {
  /// Called when the element is read out; never called here.
  public func accessibilityElementDidBecomeFocused() {}
  /// Called when another element is read out; never called here.
  public func accessibilityElementDidLoseFocus() {}
  /// Whether the element is being read out; false.
  public func accessibilityElementIsFocused() -> Bool { false }
  /// Called when somebody who hears the interface scrolls; never called here.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Whether the object gives up being the first to hear of events.
  public var canResignFirstResponder: Bool { true }
  /// The name under which the keyboard is remembered; nil.
  public var textInputContextIdentifier: String? { nil }
  /// The keyboard that is shown; nil.
  public var textInputMode: UITextInputMode? { nil }
  /// The controller in the place of the keyboard; nil unless a class says otherwise.
  public var inputViewController: UIInputViewController? { nil }
  /// The controller above the keyboard; nil unless a class says otherwise.
  public var inputAccessoryViewController: UIInputViewController? { nil }
  /// The commands that keys have; nil unless a class says otherwise.
  public var keyCommands: [UIKeyCommand]? { nil }
  /// The record of what can be undone; nil.
  public var undoManager: UndoManager? { nil }
  /// Has the views in the place of the keyboard asked for again; here they are in no view.
  public func reloadInputViews() {}
  /// The object that a command of a menu reaches: none.
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// Called to copy what is selected; never called here.
  public func copy(_ sender: Any?) {}
  /// Called to cut what is selected; never called here.
  public func cut(_ sender: Any?) {}
  /// Called to select something; never called here.
  public func select(_ sender: Any?) {}
  /// Called to select everything; never called here.
  public func selectAll(_ sender: Any?) {}
  /// Called to delete what is selected; never called here.
  public func delete(_ sender: Any?) {}
  /// Called when more is known of touches; never called here.
  public func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}
  /// Called when buttons are pressed; never called here.
  public func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses change; never called here.
  public func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when buttons are let go; never called here.
  public func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses are broken off; never called here.
  public func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the device is shaken; never called here.
  public func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}
  /// Called when the device isn't shaken any more; never called here.
  public func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}
  /// Called when shaking is broken off; never called here.
  public func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {}
  /// Called when a remote control is used; never called here.
  public func remoteControlReceived(with event: Event?) {}
  /// Called to change the menus of the program; never called here.
  public func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called before a command is shown; never called here.
  public func validate(_ command: UICommand) {}
  /// Called to describe the activity; never called here.
  public func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to go on with an activity; never called here.
  public func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Called to keep the state of the object; never called here.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Called to bring back the state of the object; never called here.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Called when all states are back; never called here.
  public func applicationFinishedRestoringState() {}
  /// Called to keep the object in an archive; never called here.
  public func encode(with coder: NSCoder) {}
  /// Whether the object has a method: true, as what compiles here is there.
  public func responds(to aSelector: Selector!) -> Bool { true }
  /// Calls a method by its name on Apple's systems; nothing here, as there are no names at run time.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any? = nil) -> Unmanaged<AnyObject>! { nil }
  /// Calls a method by its name later; nothing here.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  /// The object that answers for this one; never asked here.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
  /// What was set under a name with `setValue(_:forKey:)`; properties aren't found by their names here.
  public func value(forKey key: String) -> Any? { kept("value of \(key)") }
  /// Keeps a value under a name; properties aren't found by their names here.
  public func setValue(_ value: Any?, forKey key: String) { keep(value, "value of \(key)") }
  /// Called for a name that isn't there; never called here.
  public func value(forUndefinedKey key: String) -> Any? { nil }
  /// Called for a name that isn't there; never called here.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

extension NSObjectMembers {
  /// Whether the object has a method: true, as what compiles here is there.
  public func responds(to aSelector: Selector!) -> Bool { true }
  /// Calls a method by its name on Apple's systems; nothing here, as there are no names at run time.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any? = nil) -> Unmanaged<AnyObject>! { nil }
  /// Calls a method by its name later; nothing here.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  /// The object that answers for this one; never asked here.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObject {
  /// Ends calls to come; here there are none.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  /// Ends calls to come; here there are none.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {}
}

/// Stored for source compatibility; layout ignores it.
extension ViewMembers {
  /// Pixels per point in what the view draws.
  public var contentScaleFactor: CGFloat { get { kept(#function) ?? Screen.main.scale } set { keep(newValue, #function) } }
  /// Whether the tint is dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
}

extension ViewMembers {
  /// Whether the view can be the one that a remote control acts on; false.
  public var canBecomeFocused: Bool { false }
  /// Whether a remote control acts on the view; false.
  public var isFocused: Bool { false }
  /// The view that a remote control is to act on; nil.
  public var preferredFocusedView: View? { nil }
  /// Whether a gesture on the view may begin; never asked here.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Draws a layer on a device; never called here: override `draw(_:)`.
  public func draw(_ layer: Layer, in ctx: CGContext) {}
  /// Sets what a layer shows on a device; never called here.
  public func display(_ layer: Layer) {}
  /// The animation of a change; never asked here.
  public func action(for layer: Layer, forKey event: String) -> (any CAAction)? { nil }
  /// Draws the view as it is on the screen; here nothing, and the answer is false.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// The outline with which the view bumps into others.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

extension FocusEnvironment {
  /// Called when a remote control acts on another view; never called here.
  public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Whether a remote control may act on another view; never asked here.
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Asks for the view that a remote control acts on; here there is none.
  public func setNeedsFocusUpdate() {}
  /// Moves to the view that a remote control acts on; here there is none.
  public func updateFocusIfNeeded() {}
}

extension View {
  /// Whether a tint is dimmed; Apple's raw values.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

/// Where content goes; Apple's raw values.
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
  /// The kinds of motions and of remote controls' events; Apple's raw values.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
  }
}

/// A press of a button.
///
/// There are none here.
public struct UIPress: Hashable, Sendable {
  /// The key that is pressed; nil.
  public var key: UIKey? { nil }
}

/// A key of a keyboard.
open class UIKey {
  /// Makes a key.
  public init() {}
  /// The characters that the key types; none.
  open var characters: String { "" }
  /// The characters that the key types by itself; none.
  open var charactersIgnoringModifiers: String { "" }
}

/// An event of presses.
open class UIPressesEvent: Event {
  /// The presses; none.
  open var allPresses: Set<UIPress> { [] }
}

/// A change of the view that a remote control acts on.
open class UIFocusUpdateContext {
  /// Makes a change.
  public init() {}
  /// The view before; nil.
  open var previouslyFocusedView: View? { nil }
  /// The view afterwards; nil.
  open var nextFocusedView: View? { nil }
}

/// The animations of such a change.
open class UIFocusAnimationCoordinator {
  /// Makes one.
  public init() {}
  /// Adds changes; never made here.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}

/// A keyboard.
open class UITextInputMode {
  /// Makes a keyboard.
  public init() {}
  /// The language; nil.
  open var primaryLanguage: String? { nil }
}

/// UIKit's controller of a keyboard.
open class UIInputViewController: ViewController {
}

/// Foundation's record of what can be undone, which isn't in Foundation on Linux.
///
/// Records nothing.
open class UndoManager {
  /// Makes a record.
  public init() {}
  /// Whether something can be undone; false.
  open var canUndo: Bool { false }
  /// Whether something can be done again; false.
  open var canRedo: Bool { false }
  /// Undoes the last change; here nothing.
  open func undo() {}
  /// Does the last change again; here nothing.
  open func redo() {}
  /// Records a change; here nothing.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
  /// Records a change; here nothing.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {}
  /// Begins a group of changes.
  open func beginUndoGrouping() {}
  /// Ends a group of changes.
  open func endUndoGrouping() {}
  /// Forgets all changes.
  open func removeAllActions() {}
  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {}
  /// Names a change.
  open func setActionName(_ actionName: String) {}
  /// Stops recording.
  open func disableUndoRegistration() {}
  /// Goes on recording.
  open func enableUndoRegistration() {}
}

/// Foundation's activity that other devices can go on with, which isn't in Foundation on Linux.
///
/// Stored for source compatibility.
open class NSUserActivity {
  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }
  /// The kind of activity.
  open var activityType: String
  /// The title.
  open var title: String?
  /// What belongs to it.
  open var userInfo: [AnyHashable: Any]?
  /// The page that stands for it.
  open var webpageURL: URL?
  /// Whether a search can find it.
  open var isEligibleForSearch: Bool = false
  /// Whether another device can go on with it.
  open var isEligibleForHandoff: Bool = true
  /// Whether the system may suggest it.
  open var isEligibleForPrediction: Bool = false
  /// Makes it the present one.
  open func becomeCurrent() {}
  /// Ends being the present one.
  open func resignCurrent() {}
  /// Ends it.
  open func invalidate() {}
}

/// The keys that are held while another is pressed; Apple's raw values.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates it from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The lock of capitals.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 65536)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 131072)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 262144)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 524288)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1048576)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 2097152)
}

/// What changes the menus of the program; never used here.
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
