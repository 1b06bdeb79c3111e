public import AutoLayout
import Foundation

/// UIKit's controller of pages as far as layout depends on it: the first of the controllers that it shows
/// fills its view.
///
/// Nobody turns pages, and there is no row of dots; a device shows one below the pages where a data
/// source says how many there are.
open class UIPageViewController: ViewController {
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
