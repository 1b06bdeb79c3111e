// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// A presentation style of a view controller, with the same raw values as in UIKit.
///
/// Controllers are never presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// A transition style of a view controller, with the same raw values as in UIKit.
///
/// Transitions aren't animated.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Stored for source compatibility; layout ignores it.
extension ViewControllerMembers {
  /// The transition style.
  public var modalTransitionStyle: UIModalTransitionStyle { get { kept(#function) ?? .coverVertical } set { keep(newValue, #function) } }
  /// Whether the user is prevented from dismissing the controller by dragging.
  public var isModalInPresentation: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether presented controllers cover only this controller's view.
  public var definesPresentationContext: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension ViewControllerMembers {
  /// The presentation style, which layout ignores.
  public var modalPresentationStyle: UIModalPresentationStyle { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
  /// The nearest navigation controller that contains this controller, or `nil` if there isn't one.
  public var navigationController: UINavigationController? { nearestParent(of: UINavigationController.self) }
  /// The nearest split view controller that contains this controller, or `nil` if there isn't one.
  public var splitViewController: UISplitViewController? { nearestParent(of: UISplitViewController.self) }
  /// The nearest tab bar controller that contains this controller, or `nil` if there isn't one.
  public var tabBarController: UITabBarController? { nearestParent(of: UITabBarController.self) }
}

/// An action of an alert.
open class UIAlertAction {
  /// The title of the action.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// Whether the action is enabled.
  open var isEnabled = true
  /// Creates an action whose handler is never called.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title; self.style = style }
}

extension UIAlertAction {
  /// The style of an alert action, with the same raw values as in UIKit.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}

extension UIAlertController {
  /// The style of an alert, with the same raw values as in UIKit.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

extension UINavigationItem {
  /// The way in which a back button's title is chosen, with the same raw values as in UIKit.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
}

extension UINavigationItem {
  /// The position of a search bar in a navigation bar, with the same raw values as in UIKit.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }
}

extension UINavigationItem {
  /// The condition for showing a large title in a navigation bar, with the same raw values as in UIKit.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}

extension UIPageViewController {
  /// A style of transition between pages, with the same raw values as in UIKit.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
}

extension UIPageViewController {
  /// An axis along which pages are turned, with the same raw values as in UIKit.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
}

extension UIPageViewController {
  /// A direction in which pages are turned, with the same raw values as in UIKit.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
}

extension UIPageViewController {
  /// The key of a page view controller's option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an instance with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The option for the space between two pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The option for the position of the spine between pages.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
}

/// A page view controller's data source, which is never called.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Never called; present for source compatibility.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: ViewController) -> ViewController?
  /// Never called; present for source compatibility.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: ViewController) -> ViewController?
  /// Never called; present for source compatibility.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Never called; present for source compatibility.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns `0`.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns `0`.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A page view controller's delegate, which is never called.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Never called; present for source compatibility.
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [ViewController])
  /// Never called; present for source compatibility.
  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [ViewController]) {}
  /// Does nothing.
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController], transitionCompleted completed: Bool) {}
}
