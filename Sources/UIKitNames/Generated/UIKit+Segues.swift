// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// UIKit's way from a controller of a storyboard to the next.
///
/// None is taken here.
open class UIStoryboardSegue {
  /// Makes a way.
  public init(identifier: String?, source: ViewController, destination: ViewController) { self.identifier = identifier; self.source = source; self.destination = destination }
  /// The name.
  open var identifier: String?
  /// Where it comes from.
  open var source: ViewController
  /// Where it leads.
  open var destination: ViewController
  /// Takes the way; here nothing.
  open func perform() {}
}

/// UIKit's storyboard.
///
/// None can be loaded here.
open class UIStoryboard {
  /// Makes the storyboard of a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// The first controller: nil, as storyboards aren't loaded.
  open func instantiateInitialViewController() -> ViewController? { nil }
  /// The controller of a name: stops the program, as storyboards aren't loaded.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController { preconditionFailure("Storyboards aren't loaded, so there is no controller '\(identifier)'") }
}

/// Stored for source compatibility; layout ignores it.
extension ViewControllerMembers {
  /// Whether the controller decides on transitions of what it presents.
  public var providesPresentationContextTransitionStyle: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The former setting of insets. Scroll views have one of their own.
  public var automaticallyAdjustsScrollViewInsets: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension ViewControllerMembers {
  /// The storyboard of the controller; nil.
  public var storyboard: UIStoryboard? { nil }
  /// Called before a way of a storyboard is taken; never called here.
  public func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a way of a storyboard is taken; never asked here.
  public func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Takes a way of a storyboard; here nothing.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// The child that decides on gestures at the edges, or `nil` for the controller itself.
  public var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// The way in which the controller stands on a screen at first; here canvases say.
  public var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// The way in which the interface stands, by its former name.
  public var interfaceOrientation: InterfaceOrientation { .portrait }
  /// Whether the keyboard stays; false.
  public var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether the pointer is hidden; false.
  public var prefersPointerLocked: Bool { false }
  /// The views that a remote control is to act on.
  public var preferredFocusEnvironments: [any FocusEnvironment] { [] }
  /// Called when memory is short; never called here.
  public func didReceiveMemoryWarning() {}
  /// Shows a controller beside this one, or where `show(_:sender:)` does.
  public func showDetailViewController(_ vc: ViewController, sender: Any?) { show(vc, sender: sender) }
  /// The controller that shows others: none.
  public func targetViewController(forAction action: Selector, sender: Any?) -> ViewController? { nil }
  /// The content that bars follow; nil.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> ScrollView? { nil }
  /// Sets the content that bars follow.
  public func setContentScrollView(_ scrollView: ScrollView?, for edge: NSDirectionalRectEdge) {}
  /// Sets the content that bars follow.
  public func setContentScrollView(_ scrollView: ScrollView?) {}
}
