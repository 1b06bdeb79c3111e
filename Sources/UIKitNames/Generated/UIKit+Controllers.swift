// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// How a controller is shown above another; Apple's raw values.
///
/// Nothing is shown here.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// How one controller follows another; Apple's raw values.
///
/// Nothing takes time here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Stored for source compatibility; layout ignores it.
extension ViewControllerMembers {
  /// How the controller follows another.
  public var modalTransitionStyle: UIModalTransitionStyle { get { kept(#function) ?? .coverVertical } set { keep(newValue, #function) } }
  /// Whether the controller cannot be dragged away.
  public var isModalInPresentation: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether controllers are shown in the controller's own view.
  public var definesPresentationContext: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension ViewControllerMembers {
  /// How the controller is shown above another; kept, and changes nothing.
  public var modalPresentationStyle: UIModalPresentationStyle { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
  /// The nearest navigation controller that this one is shown by; nil for none.
  public var navigationController: UINavigationController? { nearestParent(of: UINavigationController.self) }
  /// The nearest split view controller that this one is shown by; nil for none.
  public var splitViewController: UISplitViewController? { nearestParent(of: UISplitViewController.self) }
  /// The nearest tab bar controller that this one is shown by; nil for none.
  public var tabBarController: UITabBarController? { nearestParent(of: UITabBarController.self) }
}

/// UIKit's answer to an alert.
open class UIAlertAction {
  /// The text of the answer.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// Whether the answer can be given.
  open var isEnabled = true
  /// Makes an action; its handler is never called.
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
  /// When a title is large; Apple's raw values.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}

extension UIPageViewController {
  /// How pages are turned; Apple's raw values.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
}

extension UIPageViewController {
  /// Along which axis pages are turned; Apple's raw values.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
}

extension UIPageViewController {
  /// In which direction pages are turned; Apple's raw values.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
}

extension UIPageViewController {
  /// The options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: String
    /// Creates it from its value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The room between two pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the pages of a book are bound.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
}

/// Who knows the pages before and after one; never asked here.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil for none.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: ViewController) -> ViewController?
  /// The page after another; nil for none.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: ViewController) -> ViewController?
  /// How many dots there are.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is that of the page that is shown.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns `0`.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns `0`.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller; never called.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when somebody begins to turn a page.
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [ViewController])
  /// Called when somebody has turned a page, or let it go.
  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [ViewController]) {}
  /// Does nothing.
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController], transitionCompleted completed: Bool) {}
}
