public import AutoLayout
import Foundation

/// UIKit's controller of pages as far as layout depends on it: the first of the controllers that it shows
/// fills its view.
///
/// Nobody turns pages, and there is no row of dots; a device shows one below the pages where a data
/// source says how many there are.
open class UIPageViewController: ViewController {
  /// How pages are turned; Apple's raw values.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// Along which axis pages are turned; Apple's raw values.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// In which direction pages are turned; Apple's raw values.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// What else can be said when a controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Makes an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The room between two pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the pages of a book are bound.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle

  /// Along which axis pages are turned.
  public let navigationOrientation: NavigationOrientation

  /// The controllers of the pages that are shown; nil before any are.
  public private(set) var viewControllers: [ViewController]?

  /// Who knows the pages before and after one; never asked here.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// Whom the controller tells of turned pages; nobody turns any here.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Whether pages have something on their back; layout does not depend on it.
  open var isDoubleSided = false

  private lazy var content = BarredContent(in: view)

  /// Makes a controller that shows no page yet.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// Shows the pages of some controllers in the place of those that are shown, at once.
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let former = self.viewControllers ?? []
    self.viewControllers = viewControllers
    adopt(viewControllers ?? [], insteadOf: former)
    content.show(viewControllers?.first?.view)
    completion?(true)
  }
}

/// Who knows the pages before and after one; never asked here.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// The page after another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// How many dots there are.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is that of the page that is shown.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Whom a controller of pages tells of turned pages; nobody turns any here.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when somebody begins to turn a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called when somebody has turned a page, or let it go.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}
