public import AutoLayout
public import Foundation

/// UIKit's navigation controller as far as layout depends on it: a bar below the status bar and, if it isn't
/// hidden, a toolbar at the bottom, which count to the safe area of the controller on top.
///
/// Nothing is animated, and nothing in the bar can be touched. The bar shows what the item on top describes.
open class UINavigationController: ViewController {
  /// The bar, below the safe area's top edge of the controller's own view.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// The controllers from the root to the one that is shown.
  open var viewControllers: [ViewController] = [] { didSet { showTop(insteadOf: oldValue) } }

  /// Whether the bar is left out.
  open var isNavigationBarHidden = false { didSet { placeBars() } }

  /// The toolbar, which reaches down to the bottom of the screen; in no view until it is first shown.
  public let toolbar = UIToolbar(frame: .zero)

  /// Whether the toolbar is left out.
  open var isToolbarHidden = true { didSet { placeBars() } }

  private lazy var content = BarredContent(in: view)
  private lazy var barHeight = navigationBar.heightAnchor.constraint(equalToConstant: 0)
  private lazy var toolbarTop = toolbar.topAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  /// Makes a controller that shows another.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    showTop(insteadOf: [])
  }

  /// Makes a controller that shows nothing yet, with bars of UIKit's own classes whatever is said.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that shows nothing yet.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller that is shown; nil for none.
  open var topViewController: ViewController? { viewControllers.last }

  /// The controller that is shown, as nothing is presented here.
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

  /// Shows a controller on top of the others.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Shows the controller below the one on top, which is returned; nil where there is no other.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Shows the root; the others are returned.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    let others = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return others
  }

  /// Shows a controller of the stack; those above it are returned.
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

  /// Shows a controller on top of the others.
  open override func show(_ vc: ViewController, sender: Any?) {
    pushViewController(vc, animated: false)
  }

  open override var childForStatusBarHidden: ViewController? { topViewController }

  open override var childForHomeIndicatorAutoHidden: ViewController? { topViewController }

  /// The controller on top if the bar is hidden; otherwise the bar's style decides.
  open override var childForStatusBarStyle: ViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var preferredStatusBarStyle: StatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  /// Shows the last of some controllers, in the place of those that there are.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Leaves the bar out, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Leaves the toolbar out, or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func showTop(insteadOf old: [ViewController]) {
    adopt(viewControllers, insteadOf: old)
    navigationBar.items = viewControllers.map(\.navigationItem)
    // Views are loaded when they are shown, not when controllers are made.
    guard isViewLoaded else { return }
    content.show(topViewController?.view)
    placeBars()
  }

  /// The height of the bar by the size classes, in points, with the room for a large title.
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

  /// Whether the content of the controller on top is scrolled away from its top, and the search bar with it.
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

  /// Shows the items of the controller on top in the toolbar.
  private func showToolbarItems() {
    guard !isToolbarHidden else { return }
    toolbar.items = topViewController?.toolbarItems
  }

  /// The edges at which the view of the controller on top ends at a bar that is there.
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
/// Figures show the bar of an appearance for content that rests against it, whose background is clear unless code
/// configures one. Compact appearances and the bar's color are stored for source compatibility.
open class UINavigationBar: View {
  /// Whether titles are large, and the bar higher for them.
  ///
  /// Content that is scrolled never makes the bar lower here.
  open var prefersLargeTitles = false { didSet { onChange() } }

  /// Whether content can be seen through the bar; a controller's view begins below a bar where it can't.
  open var isTranslucent = true { didSet { onChange() } }

  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsLayout() } }

  /// How the bar looks while content rests against it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }

  /// How the bar looks on a phone on its side.
  open var compactAppearance: UINavigationBarAppearance?

  /// How the bar looks on a phone on its side while content rests against it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

  /// The looks of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsLayout() }
  }

  /// The color of the bar.
  open var barTintColor: Color?

  /// The items from the root to the one that is shown; a navigation controller sets its controllers' items.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }

  /// The item that is shown, or `nil` if there isn't one.
  open var topItem: UINavigationItem? { items?.last }

  /// Sets the items, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  fileprivate var onChange: () -> Void = {}

  /// Whether the content is scrolled, and the search bar hidden with it.
  fileprivate(set) var hidesSearchBar = false

  /// Changes the height for an item that shows more or less.
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
  /// The platform's numbers, for views of this module.
  var layoutProfile: PlatformProfile { effectiveEnvironment.profile }
}
