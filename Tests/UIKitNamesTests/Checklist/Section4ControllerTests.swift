import AutoLayout
import Testing
import UIKitNames

@Suite("Checklist 4.6 and 4.7: scroll views and controllers")
struct ControllerItems {
  @Test("UIScrollView: guides, offsets and insets; edges mean the content, sizes the frame")
  func scrollView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let guides: [UILayoutGuide] = [scroll.contentLayoutGuide, scroll.frameLayoutGuide]
    #expect(scroll.layoutGuides == guides)
    #expect(scroll.contentSize == .zero && scroll.contentOffset == .zero)
    #expect(scroll.contentInset == .zero && scroll.adjustedContentInset == .zero)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    let all = UIScrollView.ContentInsetAdjustmentBehavior.allCases
    #expect(all == [.automatic, .scrollableAxes, .never, .always])
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
    let (content, pinned) = (UIView(), UIView())
    for view in [content, pinned] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 500),
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 600, height: 500))
    #expect(scroll.contentLayoutGuide.layoutFrame == content.frame)
    scroll.contentOffset = CGPoint(x: 30, y: 40)
    scroll.layoutIfNeeded()
    #expect(scroll.bounds.origin == CGPoint(x: 30, y: 40) && pinned.frame.minY == 43)
    #expect(content.frame.origin == .zero)
    scroll.setContentOffset(.zero, animated: true)
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.contentOffset == .zero && scroll.adjustedContentInset == scroll.contentInset)
  }

  @Test("a cell is as high as its contents at a required width")
  func cells() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 60)
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate(
      ["|-[label]-|", "V:|-[label]-|"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: [], metrics: nil, views: ["label": label])
      })
    // 288 between margins of 16 hold 30 characters of 9.35: two lines of 20.29, and 11 above and below.
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 63))
  }

  @Test("UIViewController: the view, its hooks, children, and what changes its layout")
  func viewController() {
    let (parent, child) = (Recorder(), UIViewController(nibName: nil, bundle: nil))
    #expect(!parent.isViewLoaded && parent.viewIfLoaded == nil)
    #expect(parent.viewRespectsSystemMinimumLayoutMargins)
    #expect(parent.additionalSafeAreaInsets == .zero && parent.edgesForExtendedLayout == .all)
    #expect(parent.preferredContentSize == .zero && parent.systemMinimumLayoutMargins == .zero)
    parent.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(parent.isViewLoaded && parent.calls == ["loadView", "viewDidLoad"])
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(parent.children == [child] && child.parent === parent)
    parent.calls = []
    parent.view.layoutIfNeeded()
    #expect(
      parent.calls == [
        "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      ])
    parent.calls = []
    parent.additionalSafeAreaInsets.top = 10
    parent.view.layoutIfNeeded()
    #expect(
      parent.calls.prefix(2) == ["viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
    #expect(parent.systemMinimumLayoutMargins.leading == 16)
  }

  private func makeWindow(
    _ controller: UIViewController, _ width: CGFloat, _ height: CGFloat, _ insets: UIEdgeInsets
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = insets
    window.layoutEnvironment = surroundings
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  // A status bar of 47 points and a home indicator of 34.
  @available(*, deprecated)
  @Test("bars are insets: a navigation bar below the status bar, a tab bar above the indicator")
  func bars() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = makeWindow(tabs, 390, 844, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(
      screen.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(screen.topLayoutGuide.length == 91 && screen.bottomLayoutGuide.length == 83)
    #expect(
      screen.view.layoutMargins == UIEdgeInsets(top: 91, left: 16, bottom: 83, right: 16))
    #expect(screen.navigationController === navigation && screen.tabBarController === tabs)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.top == 143)
    screen.navigationItem.largeTitleDisplayMode = .never
    navigation.setNavigationBarHidden(true, animated: false)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.isHidden && screen.view.window == nil)
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    tabs.selectedViewController = navigation
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.top == 47)
  }

  @Test(
    "bars of screens that are low, and of tablets",
    arguments: [(844.0, 390.0, 32.0), (820, 1180, 50)])
  func otherBars(width: Double, height: Double, bar: Double) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = makeWindow(navigation, CGFloat(width), CGFloat(height), .zero)
    #expect(navigation.navigationBar.frame.height == CGFloat(bar))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == CGFloat(bar))
    window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("items of bars are kept")
  func items() {
    let screen = UIViewController()
    screen.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 3)
    screen.navigationItem.title = "Home"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { _ in })
    screen.navigationItem.leftBarButtonItems = [UIBarButtonItem(customView: UIView())]
    #expect(screen.tabBarItem.tag == 3 && screen.tabBarItem.title == "Home")
    #expect(screen.navigationItem.rightBarButtonItems?.count == 1)
    #expect(screen.navigationItem.leftBarButtonItem?.customView != nil)
  }

  @Test("controllers are pushed and popped, and hear of it")
  func pushing() {
    let (first, second) = (Recorder(), Recorder())
    let navigation = UINavigationController(rootViewController: first)
    let window = makeWindow(navigation, 390, 844, .zero)
    #expect(first.calls.contains("viewDidAppear") && navigation.visibleViewController === first)
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(navigation.viewControllers == [first, second] && second.view.window === window)
    #expect(navigation.children == [first, second] && first.view.window == nil)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(second.parent == nil && navigation.topViewController === first)
    navigation.setViewControllers([first, second, UIViewController()], animated: false)
    #expect(navigation.popToRootViewController(animated: false)?.first === second)
    #expect(navigation.children == [first])
  }
}

private final class Recorder: UIViewController {
  var calls: [String] = []

  override func loadView() {
    super.loadView()
    calls.append("loadView")
  }

  override func viewDidLoad() { calls.append("viewDidLoad") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { calls.append("viewSafeAreaInsetsDidChange") }
  override func viewLayoutMarginsDidChange() { calls.append("viewLayoutMarginsDidChange") }

  override func updateViewConstraints() {
    calls.append("updateViewConstraints")
    super.updateViewConstraints()
  }
}
