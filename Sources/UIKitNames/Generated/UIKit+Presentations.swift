// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// An adaptive presentation's delegate, which is never called.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Never called; present for source compatibility.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: TraitCollection) -> UIModalPresentationStyle
  /// Never called; present for source compatibility.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Never called; present for source compatibility.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Never called; present for source compatibility.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Never called; present for source compatibility.
  func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> ViewController?
  /// Never called; present for source compatibility.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Never called; present for source compatibility.
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

/// A direction of a popover's arrow, with the same raw values as in UIKit.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The option set's bits.
  public let rawValue: UInt
  /// Creates an option set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// The arrow may point in any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// A popover presentation's delegate, which is never called.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Never called; present for source compatibility.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Never called; present for source compatibility.
  func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
  /// Never called; present for source compatibility.
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

/// UIKit's presentation controller for a popover.
///
/// Stored for source compatibility; layout ignores it.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points at.
  open weak var sourceView: View?
  /// The rectangle that the arrow points at, in points in the source view's coordinates.
  open var sourceRect = CGRect.null
  /// The bar button item that the arrow points at.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The background color of the popover, or `nil` for the system's color.
  open var backgroundColor: Color?
  /// The popover's minimum margins from the screen's edges, in points.
  open var popoverLayoutMargins = EdgeInsets.zero
}

/// An object that updates search results.
public protocol UISearchResultsUpdating: AnyObject {
  /// Never called; present for source compatibility.
  func updateSearchResults(for searchController: UISearchController)
}

/// The context in which a sheet detent's height is computed.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container that the sheet appears in.
  var containerTraitCollection: TraitCollection { get }
  /// The maximum height of the sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

/// A sheet presentation's delegate, which is never called.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Never called; present for source compatibility.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}

extension UISheetPresentationController.Detent {
  /// The identifier of a detent, which is a possible height of a sheet.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's string.
    public var rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the detent at about half the screen's height.
    public static let medium = Identifier("com.apple.UIKit.medium")
    /// The identifier of the detent at the full height.
    public static let large = Identifier("com.apple.UIKit.large")
  }
}

extension UISplitViewController {
  /// The number of columns in a split view, with the same raw values as in UIKit.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }
}

extension UISplitViewController {
  /// A column of a split view, with the same raw values as in UIKit.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }
}

extension UISplitViewController {
  /// The combination of columns that a split view shows, with the same raw values as in UIKit.
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
  /// The position of a split view's columns relative to the secondary column, with the same raw values as in UIKit.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
}

extension UISplitViewController {
  /// The side of the primary column in a split view, with the same raw values as in UIKit.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }
}

extension UISplitViewController {
  /// The background style of a split view's primary column, with the same raw values as in UIKit.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }
}

/// The delegate of a split view controller.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns the column that is shown in a compact width.
  func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
  /// Returns whether a compact width shows only the primary controller. Called only for the unspecified style.
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
  /// A window's level in the stacking order, with the same raw values as in UIKit.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The raw value.
    public let rawValue: CGFloat
    /// Creates an instance with a raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of normal windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
    /// Whether the first level is behind the second.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// Returns a level that is a distance in front of another.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
    /// Returns a level that is a distance behind another.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
  }
}

/// Stored for source compatibility; layout ignores it.
extension WindowMembers {
  /// The window's level in the stacking order.
  public var windowLevel: Level { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
}

extension WindowMembers {
  /// Whether the window is the key window: always false.
  public var isKeyWindow: Bool { false }
  /// Does nothing, because there is no keyboard input.
  public func makeKey() {}
  /// A screen with the window's size and scale.
  public var screen: Screen { Screen(size: bounds.size, scale: traitCollection.displayScale) }
}

/// Stored for source compatibility; layout ignores it.
extension UINavigationControllerMembers {
  /// Whether swiping hides the bars.
  public var hidesBarsOnSwipe: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether tapping hides the bars.
  public var hidesBarsOnTap: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the bars are hidden on an iPhone in landscape.
  public var hidesBarsWhenVerticallyCompact: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the bars are hidden while a keyboard is shown.
  public var hidesBarsWhenKeyboardAppears: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The delegate, which is never called.
  public weak var delegate: (any UINavigationControllerDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UINavigationControllerDelegate } set { keep(WeakReference(newValue), #function) } }
}

extension UINavigationControllerMembers {
  /// The gesture recognizer of the back swipe: always `nil`.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

extension UINavigationController {
  /// A change of a navigation controller's stack, with the same raw values as in UIKit.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}

/// A navigation controller's delegate, which is never called.
public protocol UINavigationControllerDelegate: AnyObject {
  /// Never called; present for source compatibility.
  func navigationController(_ navigationController: UINavigationController, willShow viewController: ViewController, animated: Bool)
  /// Never called; present for source compatibility.
  func navigationController(_ navigationController: UINavigationController, didShow viewController: ViewController, animated: Bool)
  /// Never called; present for source compatibility.
  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: ViewController, to toVC: ViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Never called; present for source compatibility.
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  /// Never called; present for source compatibility.
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
  /// The controllers that the user can rearrange, or `nil` for none.
  public var customizableViewControllers: [ViewController]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The delegate, which is never called.
  public weak var delegate: (any UITabBarControllerDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UITabBarControllerDelegate } set { keep(WeakReference(newValue), #function) } }
}

/// A tab bar controller's delegate, which is never called.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Never called; present for source compatibility.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: ViewController)
  /// Never called; present for source compatibility.
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
  /// Whether starting a search shows the cancel button.
  public var automaticallyShowsCancelButton: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether starting a search shows the scope bar.
  public var automaticallyShowsScopeBar: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether starting a search shows the search results controller.
  public var automaticallyShowsSearchResultsController: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The delegate, which is never called.
  public weak var delegate: (any UISearchControllerDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UISearchControllerDelegate } set { keep(WeakReference(newValue), #function) } }
}

/// A search controller's delegate, which is never called.
public protocol UISearchControllerDelegate: AnyObject {
  /// Never called; present for source compatibility.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Never called; present for source compatibility.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Never called; present for source compatibility.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Never called; present for source compatibility.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Never called; present for source compatibility.
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
  /// The transition coordinator of the current transition: always `nil`.
  public var transitionCoordinator: (any TransitionCoordinator)? { nil }
  /// Whether the controller is being presented: always false.
  public var isBeingPresented: Bool { false }
  /// Whether the controller is being dismissed: always false.
  public var isBeingDismissed: Bool { false }
  /// Whether the controller is being added to a parent: always false.
  public var isMovingToParent: Bool { false }
  /// Whether the controller is being removed from its parent: always false.
  public var isMovingFromParent: Bool { false }
  /// Does nothing.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
