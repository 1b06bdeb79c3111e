// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// UIKit's segue between controllers of a storyboard, which is never performed.
open class UIStoryboardSegue {
  /// Creates a segue.
  public init(identifier: String?, source: ViewController, destination: ViewController) { self.identifier = identifier; self.source = source; self.destination = destination }
  /// The identifier.
  open var identifier: String?
  /// The source controller.
  open var source: ViewController
  /// The destination controller.
  open var destination: ViewController
  /// Does nothing.
  open func perform() {}
}

/// UIKit's storyboard, which can't be loaded here.
open class UIStoryboard {
  /// Creates a storyboard from its name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// The initial controller: always `nil`, because storyboards aren't loaded.
  open func instantiateInitialViewController() -> ViewController? { nil }
  /// Stops the program, because storyboards aren't loaded.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController { preconditionFailure("Storyboards aren't loaded, so there is no controller '\(identifier)'") }
}

/// Stored for source compatibility; layout ignores it.
extension ViewControllerMembers {
  /// Whether the controller provides the transition style of controllers that it presents.
  public var providesPresentationContextTransitionStyle: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The former setting of insets, which scroll views now have themselves.
  public var automaticallyAdjustsScrollViewInsets: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension ViewControllerMembers {
  /// The storyboard of the controller: always `nil`.
  public var storyboard: UIStoryboard? { nil }
  /// Never called; present for source compatibility.
  public func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Never called; present for source compatibility.
  public func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Does nothing.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// The child whose edges defer system gestures, or `nil` for the controller itself.
  public var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// The preferred orientation for presentation; the canvas determines the actual one.
  public var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// The orientation of the interface, by its former name.
  public var interfaceOrientation: InterfaceOrientation { .portrait }
  /// Whether the keyboard isn't dismissed automatically: always false.
  public var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether the pointer is hidden: always false.
  public var prefersPointerLocked: Bool { false }
  /// The preferred environments for focus.
  public var preferredFocusEnvironments: [any FocusEnvironment] { [] }
  /// Never called; present for source compatibility.
  public func didReceiveMemoryWarning() {}
  /// Shows a controller as a detail, or like `show(_:sender:)`.
  public func showDetailViewController(_ vc: ViewController, sender: Any?) { show(vc, sender: sender) }
  /// The controller that shows others: always `nil`.
  public func targetViewController(forAction action: Selector, sender: Any?) -> ViewController? { nil }
  /// The scroll view that bars follow: always `nil`.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> ScrollView? { nil }
  /// Does nothing.
  public func setContentScrollView(_ scrollView: ScrollView?, for edge: NSDirectionalRectEdge) {}
  /// Does nothing.
  public func setContentScrollView(_ scrollView: ScrollView?) {}
}
