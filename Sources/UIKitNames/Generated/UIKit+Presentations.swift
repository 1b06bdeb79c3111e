// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The delegate of a presentation; never called.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How the controller is shown with some traits.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: TraitCollection) -> UIModalPresentationStyle
  /// How the controller is shown where there is little room.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether the controller may be dragged away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the controller was dragged away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The controller that is shown where there is little room.
  func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> ViewController?
  /// Called before the controller is dragged away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the controller can't be dragged away.
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
  /// Creates it from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Every direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The delegate of a popover; never called.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether the popover may go.
  func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
  /// Called when the popover has gone.
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

/// UIKit's record of a popover.
///
/// Stored for source compatibility; layout ignores it.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points at.
  open weak var sourceView: View?
  /// The rectangle that the arrow points at, in the view's coordinates.
  open var sourceRect = CGRect.null
  /// The bar button item that the arrow points at.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour of the popover; nil for the system's.
  open var backgroundColor: Color?
  /// How far the popover keeps from the screen's edges, in points.
  open var popoverLayoutMargins = EdgeInsets.zero
}

/// UIKit's updates of search results.
public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results for the text of the search bar; never called.
  func updateSearchResults(for searchController: UISearchController)
}

/// The context in which a sheet's height is computed.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits around the sheet.
  var containerTraitCollection: TraitCollection { get }
  /// The greatest height that a sheet can have, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet; never called.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when somebody dragged the sheet to another height.
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
    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// That of half the screen.
    public static let medium = Identifier("com.apple.UIKit.medium")
    /// That of the whole screen.
    public static let large = Identifier("com.apple.UIKit.large")
  }
}

extension UISplitViewController {
  /// Which columns there are; Apple's raw values.
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
  /// The arrangements of columns; Apple's raw values.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    /// The first name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The first name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The first name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
}

extension UISplitViewController {
  /// How columns lie beside the secondary one; Apple's raw values.
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
  /// The column that is shown where the width is compact.
  func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
  /// Whether the primary controller stays alone where the width is compact, in controllers of the older kind.
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
  /// How far in front a window is; Apple's raw values.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The value.
    public let rawValue: CGFloat
    /// Creates it from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Where windows usually are.
    public static let normal = Level(rawValue: 0)
    /// In front of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of alerts.
    public static let alert = Level(rawValue: 2000)
    /// Whether a level is farther behind than another.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// A level farther in front.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
    /// A level farther behind.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
  }
}

/// Stored for source compatibility; layout ignores it.
extension WindowMembers {
  /// How far in front the window is.
  public var windowLevel: Level { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
}

extension WindowMembers {
  /// Whether the window is key; never.
  public var isKeyWindow: Bool { false }
  /// Does nothing, as no keys are pressed here.
  public func makeKey() {}
  /// The screen of the window: one of its size, with its pixels.
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
  /// The delegate; never called.
  public weak var delegate: (any UINavigationControllerDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UINavigationControllerDelegate } set { keep(WeakReference(newValue), #function) } }
}

extension UINavigationControllerMembers {
  /// The recognizer of the gesture that leads back: none.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

extension UINavigationController {
  /// A change of the stack; Apple's raw values.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}

/// The delegate of a navigation controller; never called, with empty defaults.
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown.
  func navigationController(_ navigationController: UINavigationController, willShow viewController: ViewController, animated: Bool)
  /// Called after a controller was shown.
  func navigationController(_ navigationController: UINavigationController, didShow viewController: ViewController, animated: Bool)
  /// The animation of a change.
  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: ViewController, to toVC: ViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// The control over a change.
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  /// How the controller may stand.
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
  /// The controllers that people can rearrange.
  public var customizableViewControllers: [ViewController]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The delegate; never called.
  public weak var delegate: (any UITabBarControllerDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UITabBarControllerDelegate } set { keep(WeakReference(newValue), #function) } }
}

/// The delegate of a tab bar controller; never called, with empty defaults.
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
  /// Whether the cancel button comes with a search; searches never begin.
  public var automaticallyShowsCancelButton: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the control of scopes comes with a search.
  public var automaticallyShowsScopeBar: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the controller of the results comes with a search.
  public var automaticallyShowsSearchResultsController: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The delegate; never called.
  public weak var delegate: (any UISearchControllerDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UISearchControllerDelegate } set { keep(WeakReference(newValue), #function) } }
}

/// The delegate of a search controller; never called, with empty defaults.
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
  /// The coordinator of the present transition: none, as each is at once.
  public var transitionCoordinator: (any TransitionCoordinator)? { nil }
  /// Whether the controller is about to be presented; false.
  public var isBeingPresented: Bool { false }
  /// Whether the controller is about to be dismissed; false.
  public var isBeingDismissed: Bool { false }
  /// Whether the controller is about to be added; false.
  public var isMovingToParent: Bool { false }
  /// Whether the controller is about to be removed; false.
  public var isMovingFromParent: Bool { false }
  /// Asks again for the edges whose gestures go before the system's; does nothing.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Asks again for the supported orientations; does nothing.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
