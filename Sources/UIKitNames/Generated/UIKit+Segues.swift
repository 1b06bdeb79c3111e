// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// A transition between two controllers of a storyboard, which is never performed.
open class UIStoryboardSegue {
  /// Creates a segue from one controller to another.
  public init(identifier: String?, source: ViewController, destination: ViewController) { self.identifier = identifier; self.source = source; self.destination = destination }
  /// The identifier of the segue, or `nil` if there isn't one.
  open var identifier: String?
  /// The controller that the segue starts from.
  open var source: ViewController
  /// The controller that the segue shows.
  open var destination: ViewController
  /// Does nothing.
  open func perform() {}
}

/// UIKit's storyboard, which can't be loaded.
open class UIStoryboard {
  /// Creates a storyboard with a name, without loading it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// Returns `nil`, because storyboards can't be loaded.
  open func instantiateInitialViewController() -> ViewController? { nil }
  /// Stops the program, because storyboards can't be loaded.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController { preconditionFailure("Storyboards aren't loaded, so there is no controller '\(identifier)'") }
}

/// Stored for source compatibility; layout ignores it.
extension ViewControllerMembers {
  /// Whether presented controllers use this controller's transition style.
  public var providesPresentationContextTransitionStyle: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the insets of scroll views adjust automatically. Replaced by `contentInsetAdjustmentBehavior`.
  public var automaticallyAdjustsScrollViewInsets: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension ViewControllerMembers {
  /// The storyboard that created the controller: always `nil`.
  public var storyboard: UIStoryboard? { nil }
  /// Never called; present for source compatibility.
  public func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Never called; present for source compatibility.
  public func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Does nothing.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// The child that defers system gestures at the screen's edges, or `nil` for the controller itself.
  public var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// The preferred orientation when the controller is presented, which has no effect.
  public var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// The orientation of the interface, which is always portrait.
  public var interfaceOrientation: InterfaceOrientation { .portrait }
  /// Whether the keyboard stays open when the first responder changes: always false.
  public var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether the controller hides the pointer: always false.
  public var prefersPointerLocked: Bool { false }
  /// The environments that are preferred for focus: always empty.
  public var preferredFocusEnvironments: [any FocusEnvironment] { [] }
  /// Never called; present for source compatibility.
  public func didReceiveMemoryWarning() {}
  /// Shows a controller like `show(_:sender:)`. Split view controllers show it as the detail.
  public func showDetailViewController(_ vc: ViewController, sender: Any?) { show(vc, sender: sender) }
  /// Returns the controller that handles an action: always `nil`.
  public func targetViewController(forAction action: Selector, sender: Any?) -> ViewController? { nil }
  /// Returns the scroll view that bars follow: always `nil`.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> ScrollView? { nil }
  /// Does nothing.
  public func setContentScrollView(_ scrollView: ScrollView?, for edge: NSDirectionalRectEdge) {}
  /// Does nothing.
  public func setContentScrollView(_ scrollView: ScrollView?) {}
}
