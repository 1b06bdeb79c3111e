public import AutoLayout
public import Foundation

/// UIKit's navigation controller: a bar below the status bar, and a toolbar, hidden by default, at the bottom.
///
/// Both bars reduce the safe area of the top controller. Nothing is animated, and nothing in the bar can be touched.
/// The bar shows the content of the top item.
open class UINavigationController: ViewController {
  /// The navigation bar, below the top safe area inset of the controller's view.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// The controllers from the root to the top controller, which is shown.
  open var viewControllers: [ViewController] = [] { didSet { showTop(insteadOf: oldValue) } }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { placeBars() } }

  /// The toolbar, which extends to the bottom of the screen, and has no superview until it is first shown.
  public let toolbar = UIToolbar(frame: .zero)

  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true { didSet { placeBars() } }

  private lazy var content = BarContainerView(in: view)
  private lazy var barHeight = navigationBar.heightAnchor.constraint(equalToConstant: 0)
  private lazy var toolbarTop = toolbar.topAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  /// Creates a controller with a root controller.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    showTop(insteadOf: [])
  }

  /// Creates an empty controller with standard bars, ignoring the classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty controller.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller from a nib, or returns `nil` if the coder doesn't read a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller at the top of the stack, or `nil` if the stack is empty.
  open var topViewController: ViewController? { viewControllers.last }

  /// The top controller, because presented controllers aren't shown.
  open var visibleViewController: ViewController? { topViewController }

  open override func viewDidLoad() {
    super.viewDidLoad()
    content.show(topViewController?.view)
    content.edgesOutsideBars = { [weak self] in self?.edgesOutsideBars ?? [] }
    navigationBar.onChange = { [weak self] in self?.placeBars() }
    toolbar.onChange = { [weak self] in self?.placeBars() }
    navigationBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(navigationBar)
    NSLayoutConstraint.activate([
      navigationBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      navigationBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      navigationBar.trailingAnchor.constraint(equalTo: view.trailingAnchor), barHeight,
    ])
    placeBars()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if barHeight.constant != height { placeBars() }
    navigationBar.setNeedsLayout()
    showToolbarItems()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placeBars()
  }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Removes the top controller and returns it, or returns `nil` if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes all controllers above the root and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    let others = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return others
  }

  /// Removes all controllers above a controller in the stack and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let others = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return others
  }

  /// Pushes a controller onto the stack.
  open override func show(_ vc: ViewController, sender: Any?) {
    pushViewController(vc, animated: false)
  }

  open override var childForStatusBarHidden: ViewController? { topViewController }

  open override var childForHomeIndicatorAutoHidden: ViewController? { topViewController }

  /// The top controller if the navigation bar is hidden, or `nil` to derive the style from the bar.
  open override var childForStatusBarStyle: ViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var preferredStatusBarStyle: StatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  /// Replaces the stack, and shows the last controller.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func showTop(insteadOf old: [ViewController]) {
    adopt(viewControllers, insteadOf: old)
    navigationBar.items = viewControllers.map(\.navigationItem)
    // Views are loaded when they are shown, not when controllers are created.
    guard isViewLoaded else { return }
    content.show(topViewController?.view)
    placeBars()
  }

  /// The height of the navigation bar in points, including its search bar and a large title, or 0 if the bar is hidden.
  private var height: CGFloat {
    guard !isNavigationBarHidden else { return 0 }
    let (bars, traits) = (view.layoutProfile.bars, traitCollection)
    let item = topViewController?.navigationItem
    let row = bars.navigation.height(for: traits)
    let search = item?.shownSearchBar == nil || hidesSearchBar ? 0 : bars.navigationSearch
    guard traits.verticalSizeClass != .compact else { return row + search }
    return row + (item?.shownPrompt == nil ? 0 : bars.prompt)
      + (showsLargeTitle ? bars.largeTitle : 0) + search
  }

  /// Whether the search bar is hidden because the top controller's content is scrolled away from its top.
  private var hidesSearchBar: Bool {
    guard let top = topViewController, top.navigationItem.hidesSearchBarWhenScrolling,
      let view = top.isViewLoaded ? top.view : nil
    else { return false }
    let scrolled = view as? ScrollView ?? view.subviews.first as? ScrollView
    return (scrolled?.contentOffset.y ?? 0) > 0
  }

  private var showsLargeTitle: Bool {
    navigationBar.prefersLargeTitles
      && topViewController?.navigationItem.largeTitleDisplayMode != .never
  }

  private func placeBars() {
    guard isViewLoaded else { return }
    navigationBar.hidesSearchBar = hidesSearchBar
    navigationBar.isHidden = isNavigationBarHidden
    barHeight.constant = height
    navigationBar.setNeedsLayout()
    toolbar.isHidden = isToolbarHidden
    showToolbarItems()
    let toolbarHeight =
      isToolbarHidden ? 0 : view.layoutProfile.bars.toolbar.height(for: traitCollection)
    toolbarTop.constant = -toolbarHeight
    if !isToolbarHidden, toolbar.superview == nil { addToolbar() }
    content.bars = EdgeInsets(top: height, bottom: toolbarHeight)
    content.setNeedsLayout()
  }

  private func showToolbarItems() {
    guard !isToolbarHidden else { return }
    toolbar.items = topViewController?.toolbarItems
  }

  /// The edges at which the top controller's view ends at a visible bar instead of extending under it.
  private var edgesOutsideBars: RectEdge {
    guard let top = topViewController else { return [] }
    var edges: RectEdge = []
    if !isNavigationBarHidden, top.ends(at: .top, isTranslucent: navigationBar.isTranslucent) {
      edges.insert(.top)
    }
    if !isToolbarHidden, top.ends(at: .bottom, isTranslucent: toolbar.isTranslucent) {
      edges.insert(.bottom)
    }
    return edges
  }

  private func addToolbar() {
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(toolbar)
    NSLayoutConstraint.activate([
      toolbarTop, toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

/// UIKit's bar of a navigation controller, with a title and buttons.
///
/// Figures show the scroll edge appearance, whose background is clear by default. Compact appearances and the bar's
/// color are stored for source compatibility.
open class UINavigationBar: View {
  /// Whether titles are large, which makes the bar taller regardless of scrolling.
  open var prefersLargeTitles = false { didSet { onChange() } }

  /// Whether the bar is translucent; a controller's view begins below an opaque bar.
  open var isTranslucent = true { didSet { onChange() } }

  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsLayout() } }

  /// The bar's appearance while the content's edge is aligned with the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }

  /// The appearance of the bar on a phone in landscape.
  open var compactAppearance: UINavigationBarAppearance?

  /// The bar's appearance on a phone in landscape while the content's edge is aligned with the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

  /// The text attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsLayout() }
  }

  /// The color of the bar.
  open var barTintColor: Color?

  /// The items, from the root item to the shown item; a navigation controller sets them from its controllers.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }

  /// The shown item, or `nil` if the bar has no items.
  open var topItem: UINavigationItem? { items?.last }

  /// Sets the items, without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  fileprivate var onChange: () -> Void = {}

  /// Whether the search bar is hidden because the content is scrolled.
  fileprivate(set) var hidesSearchBar = false

  /// Updates the bar's height after an item's content changed.
  func changeHeight() {
    onChange()
    setNeedsLayout()
  }

  private let contents = NavigationBarContents()

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.show(look, in: self)
  }
}

extension View {
  /// The metrics of the view's platform.
  var layoutProfile: PlatformProfile { effectiveEnvironment.profile }
}
