// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// Never called; present for source compatibility.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The presentation style for some traits.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: TraitCollection) -> UIModalPresentationStyle
  /// The presentation style for compact sizes.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether the controller may be dismissed by dragging.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called after the controller was dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The controller that is presented in compact sizes.
  func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> ViewController?
  /// Called before the controller is dismissed.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the controller can't be dismissed by dragging.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `adaptivePresentationStyle(for: controller)`.
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: TraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns `.automatic`.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
  /// Returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Returns `nil`.
  public func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> ViewController? { nil }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The directions of a popover's arrow; Apple's raw values.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Never called; present for source compatibility.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether the popover may be dismissed.
  func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
  /// Called after the popover was dismissed.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// UIKit's presentation of a popover.
///
/// Stored for source compatibility; layout ignores it.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points at.
  open weak var sourceView: View?
  /// The rectangle that the arrow points at, in the view's coordinates.
  open var sourceRect = CGRect.null
  /// The bar button item that the arrow points at.
  open var barButtonItem: UIBarButtonItem?
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The color of the popover, or `nil` for the system's.
  open var backgroundColor: Color?
  /// The margins of the popover from the screen's edges, in points.
  open var popoverLayoutMargins = EdgeInsets.zero
}

/// UIKit's updates of search results.
public protocol UISearchResultsUpdating: AnyObject {
  /// Never called; present for source compatibility.
  func updateSearchResults(for searchController: UISearchController)
}

/// The context in which a sheet's height is computed.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits around the sheet.
  var containerTraitCollection: TraitCollection { get }
  /// The maximum height of a sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Never called; present for source compatibility.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user dragged the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}

extension UISheetPresentationController.Detent {
  /// The identifier of a detent.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The identifier of half the screen.
    public static let medium = Identifier("com.apple.UIKit.medium")
    /// The identifier of the whole screen.
    public static let large = Identifier("com.apple.UIKit.large")
  }
}

extension UISplitViewController {
  /// The columns of a split view; Apple's raw values.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }
}

extension UISplitViewController {
  /// The columns; Apple's raw values.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }
}

extension UISplitViewController {
  /// The display modes of a split view; Apple's raw values.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    /// The former name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
}

extension UISplitViewController {
  /// The position of columns relative to the secondary one; Apple's raw values.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
}

extension UISplitViewController {
  /// The side that columns are on; Apple's raw values.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }
}

extension UISplitViewController {
  /// The background of a column; Apple's raw values.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }
}

/// The delegate of a split view controller.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The column that is shown in a compact width.
  func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
  /// Whether the primary controller is shown alone in a compact width, in controllers of the older kind.
  func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: ViewController, onto primaryViewController: ViewController) -> Bool
  /// Never called; present for source compatibility.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// Returns `proposedTopColumn`.
  public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns `false`.
  public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: ViewController, onto primaryViewController: ViewController) -> Bool { false }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
}

extension Window {
  /// The levels of windows; Apple's raw values.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The raw value.
    public let rawValue: CGFloat
    /// Creates a value from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of normal windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
    /// Whether the left level is behind the right one.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// Returns a level farther in front.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
    /// Returns a level farther behind.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
  }
}

/// Stored for source compatibility; layout ignores it.
extension WindowMembers {
  /// The level of the window.
  public var windowLevel: Level { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
}

extension WindowMembers {
  /// Whether the window is key: always false.
  public var isKeyWindow: Bool { false }
  /// Does nothing: there is no keyboard input.
  public func makeKey() {}
  /// The screen of the window, which has the window's size and scale.
  public var screen: Screen { Screen(size: bounds.size, scale: traitCollection.displayScale) }
}

/// Stored for source compatibility; layout ignores it.
extension UINavigationControllerMembers {
  /// Whether swiping hides the bars.
  public var hidesBarsOnSwipe: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether tapping hides the bars.
  public var hidesBarsOnTap: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the bars are hidden on a phone in landscape.
  public var hidesBarsWhenVerticallyCompact: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether a keyboard hides the bars.
  public var hidesBarsWhenKeyboardAppears: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Never called; present for source compatibility.
  public weak var delegate: (any UINavigationControllerDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UINavigationControllerDelegate } set { keep(WeakReference(newValue), #function) } }
}

extension UINavigationControllerMembers {
  /// The recognizer of the back gesture: always `nil`.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

extension UINavigationController {
  /// A change of the stack; Apple's raw values.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}

/// The delegate of a navigation controller; never called, with empty default implementations.
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown.
  func navigationController(_ navigationController: UINavigationController, willShow viewController: ViewController, animated: Bool)
  /// Called after a controller was shown.
  func navigationController(_ navigationController: UINavigationController, didShow viewController: ViewController, animated: Bool)
  /// The animation of a change.
  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: ViewController, to toVC: ViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interactive control of a change.
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  /// The supported orientations.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> InterfaceOrientationMask
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: ViewController, animated: Bool) {}
  /// Does nothing.
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: ViewController, animated: Bool) {}
  /// Returns `nil`.
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: ViewController, to toVC: ViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `.all`.
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> InterfaceOrientationMask { .all }
}

/// Stored for source compatibility; layout ignores it.
extension UITabBarControllerMembers {
  /// The controllers that the user can rearrange.
  public var customizableViewControllers: [ViewController]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Never called; present for source compatibility.
  public weak var delegate: (any UITabBarControllerDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UITabBarControllerDelegate } set { keep(WeakReference(newValue), #function) } }
}

/// The delegate of a tab bar controller; never called, with empty default implementations.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Called when a controller is selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: ViewController)
  /// Whether a controller may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: ViewController) -> Bool
}

extension UITabBarControllerDelegate {
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: ViewController) {}
  /// Returns `true`.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: ViewController) -> Bool { true }
}

/// Stored for source compatibility; layout ignores it.
extension UISearchController {
  /// Whether a search shows the cancel button; layout ignores it.
  public var automaticallyShowsCancelButton: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether a search shows the scope bar; layout ignores it.
  public var automaticallyShowsScopeBar: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether a search shows the controller of the results; layout ignores it.
  public var automaticallyShowsSearchResultsController: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Never called; present for source compatibility.
  public weak var delegate: (any UISearchControllerDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UISearchControllerDelegate } set { keep(WeakReference(newValue), #function) } }
}

/// The delegate of a search controller; never called, with empty default implementations.
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called to begin a search.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

extension ViewControllerMembers {
  /// The coordinator of the current transition: always `nil`.
  public var transitionCoordinator: (any TransitionCoordinator)? { nil }
  /// Whether the controller is about to be presented: always false.
  public var isBeingPresented: Bool { false }
  /// Whether the controller is about to be dismissed: always false.
  public var isBeingDismissed: Bool { false }
  /// Whether the controller is about to be added: always false.
  public var isMovingToParent: Bool { false }
  /// Whether the controller is about to be removed: always false.
  public var isMovingFromParent: Bool { false }
  /// Does nothing.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
