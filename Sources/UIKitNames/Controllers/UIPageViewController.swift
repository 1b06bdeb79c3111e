public import AutoLayout
import Foundation

/// UIKit's page controller, whose view is filled by the first of its shown controllers.
///
/// Pages can't be turned, and there is no page control. UIKit shows a page control if the data source gives the number
/// of pages.
open class UIPageViewController: ViewController {
  /// The transition between pages.
  public let transitionStyle: TransitionStyle

  /// The axis along which pages are turned.
  public let navigationOrientation: NavigationOrientation

  /// The controllers of the shown pages, or `nil` before any are shown.
  public private(set) var viewControllers: [ViewController]?

  /// The data source, which is never called.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// The delegate, which is never called.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Whether pages have two sides; layout ignores it.
  open var isDoubleSided = false

  private lazy var content = BarContainerView(in: view)

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// Replaces the shown pages, without animation.
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
