public import AutoLayout
import Foundation

/// UIKit's tab bar controller: a bar at the bottom, which reduces the safe area of the selected controller.
///
/// The bar is always at the bottom, as on phones. On tablets, UIKit's bar has been at the top since iOS 18.
open class UITabBarController: ViewController {
  /// The bar, which extends to the bottom of the screen.
  public let tabBar = UITabBar(frame: .zero)

  /// The controllers; the first is selected initially.
  open var viewControllers: [ViewController]? { didSet { showSelected(insteadOf: oldValue ?? []) } }

  /// The index of the selected controller, or an index out of range to select no controller.
  open var selectedIndex = 0 { didSet { showSelected(insteadOf: []) } }

  private lazy var content = BarContainerView(in: view)
  private lazy var barHeight = tabBar.topAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  /// The selected controller, or `nil` if there isn't one.
  open var selectedViewController: ViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    content.show(selectedViewController?.view)
    showItems()
    content.edgesOutsideBars = { [weak self] in self?.edgesOutsideBars ?? [] }
    tabBar.onChange = { [weak self] in self?.placeBar() }
    tabBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tabBar)
    NSLayoutConstraint.activate([
      barHeight, tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    placeBar()
  }

  open override var childForStatusBarStyle: ViewController? { selectedViewController }

  open override var childForStatusBarHidden: ViewController? { selectedViewController }

  open override var childForHomeIndicatorAutoHidden: ViewController? { selectedViewController }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tabBar.setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placeBar()
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func showSelected(insteadOf old: [ViewController]) {
    adopt(viewControllers ?? [], insteadOf: old)
    // Views are loaded when they are shown, not when controllers are created.
    guard isViewLoaded else { return }
    content.show(selectedViewController?.view)
    showItems()
  }

  private func showItems() {
    let items = (viewControllers ?? []).map(\.shownTabBarItem)
    tabBar.items = items
    tabBar.selectedItem = items.indices.contains(selectedIndex) ? items[selectedIndex] : nil
  }

  private func placeBar() {
    guard isViewLoaded else { return }
    let height = tabBar.isHidden ? 0 : view.layoutProfile.bars.tabBar
    barHeight.constant = -height
    content.bars = EdgeInsets(bottom: height)
    content.setNeedsLayout()
  }

  /// The bottom edge if the shown controller's view ends at the tab bar instead of extending under it, or no edge.
  private var edgesOutsideBars: RectEdge {
    let navigation = selectedViewController as? UINavigationController
    guard let shown = navigation?.topViewController ?? selectedViewController, !tabBar.isHidden,
      shown.ends(at: .bottom, isTranslucent: tabBar.isTranslucent)
    else { return [] }
    return .bottom
  }
}

/// UIKit's bar of a tab bar controller, with a picture and a title for each item.
open class UITabBar: View {
  /// The items, starting at the leading edge; a tab bar controller sets them from its controllers.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }

  /// The selected item, or `nil` if no item is selected.
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }

  private let contents = TabBarContents()

  open override func layoutSubviews() {
    super.layoutSubviews()
    let appearance =
      selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
      ?? selectedItem?.standardAppearance ?? standardAppearance
    let looks = (items ?? []).map { look(of: $0, appearance.stackedLayoutAppearance) }
    contents.show(looks, appearance.ground, in: self)
  }

  private func look(of item: UITabBarItem, _ looks: UITabBarItemAppearance) -> TabLook {
    let isSelected = item === selectedItem
    let state = isSelected ? looks.selected : looks.normal
    var look = TabLook(tint: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
    look.title = item.shownTitle
    look.titleColor = state.titleTextAttributes[.foregroundColor] as? Color ?? look.tint
    look.font = state.titleTextAttributes[.font] as? Font ?? look.font
    look.image = isSelected ? item.selectedImage ?? item.image : item.image
    look.tint = state.iconColor ?? look.tint
    (look.badge, look.badgeColor) = (item.badgeValue, item.badgeColor)
    look.isEnabled = item.isEnabled
    return look
  }

  /// Whether the bar is translucent; a controller's view ends above an opaque bar.
  open var isTranslucent = true { didSet { onChange() } }

  fileprivate var onChange: () -> Void = {}

  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { setNeedsLayout() } }

  /// The bar's appearance while the content's edge is aligned with the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }

  /// The color of the bar, stored for source compatibility.
  open var barTintColor: Color?

  /// The color of the items that aren't selected.
  open var unselectedItemTintColor: Color? { didSet { setNeedsLayout() } }

  /// Sets the items, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

extension ViewController {
  /// The controller's tab bar item or, for a navigation controller without a title, the root controller's item.
  fileprivate var shownTabBarItem: UITabBarItem {
    let item = ownTabBarItem
    item.controller = self
    if item.shownTitle == nil, let first = (self as? UINavigationController)?.viewControllers.first
    {
      return first.shownTabBarItem
    }
    return item
  }
}
