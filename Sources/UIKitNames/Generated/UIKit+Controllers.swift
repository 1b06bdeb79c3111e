// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// The presentation styles of controllers; Apple's raw values.
///
/// Nothing is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// The transition styles of controllers; Apple's raw values.
///
/// Nothing is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Stored for source compatibility; layout ignores it.
extension ViewControllerMembers {
  /// The transition style.
  public var modalTransitionStyle: UIModalTransitionStyle { get { kept(#function) ?? .coverVertical } set { keep(newValue, #function) } }
  /// Whether the controller can't be dismissed by dragging.
  public var isModalInPresentation: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether controllers are presented in the controller's own view.
  public var definesPresentationContext: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension ViewControllerMembers {
  /// The presentation style; layout ignores it.
  public var modalPresentationStyle: UIModalPresentationStyle { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
  /// The nearest navigation controller that contains the controller, or `nil` if there isn't one.
  public var navigationController: UINavigationController? { nearestParent(of: UINavigationController.self) }
  /// The nearest split view controller that contains the controller, or `nil` if there isn't one.
  public var splitViewController: UISplitViewController? { nearestParent(of: UISplitViewController.self) }
  /// The nearest tab bar controller that contains the controller, or `nil` if there isn't one.
  public var tabBarController: UITabBarController? { nearestParent(of: UITabBarController.self) }
}

/// UIKit's action of an alert.
open class UIAlertAction {
  /// The title of the action.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// Whether the action is enabled.
  open var isEnabled = true
  /// Creates an action; its handler is never called.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title; self.style = style }
}

extension UIAlertAction {
  /// The style of an action; Apple's raw values.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}

extension UIAlertController {
  /// The style of an alert; Apple's raw values.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

extension UINavigationItem {
  /// The title of a back button; Apple's raw values.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
}

extension UINavigationItem {
  /// The position of a search bar; Apple's raw values.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }
}

extension UINavigationItem {
  /// Whether a title is large; Apple's raw values.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}

extension UIPageViewController {
  /// The transitions between pages; Apple's raw values.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
}

extension UIPageViewController {
  /// The axes along which pages are turned; Apple's raw values.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
}

extension UIPageViewController {
  /// The directions in which pages are turned; Apple's raw values.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
}

extension UIPageViewController {
  /// The options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between two pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The position of the spine between pages.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
}

/// Never called; present for source compatibility.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another, or `nil` if there isn't one.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: ViewController) -> ViewController?
  /// The page after another, or `nil` if there isn't one.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: ViewController) -> ViewController?
  /// The number of pages in the page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the shown page in the page control.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns `0`.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns `0`.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Never called; present for source compatibility.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when the user begins to turn a page.
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [ViewController])
  /// Called when the user has turned a page, or cancelled turning it.
  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [ViewController]) {}
  /// Does nothing.
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController], transitionCompleted completed: Bool) {}
}
