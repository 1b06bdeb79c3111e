import AutoLayout
import Testing
import UIKitNames

@Suite("Containers and cells as people paste them")
struct PastedContainerTests {
  @Test("a controller of pages shows the first of its controllers, which fills it")
  func pages() {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    let source = Pages()
    pager.dataSource = source
    pager.delegate = source
    #expect(pager.viewControllers == nil && pager.transitionStyle == .scroll)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.layoutEnvironment = surroundings
    let host = UIViewController()
    window.rootViewController = host
    host.addChild(pager)
    pager.view.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(pager.view)
    pager.didMove(toParent: host)
    NSLayoutConstraint.activate([
      pager.view.topAnchor.constraint(equalTo: host.view.topAnchor),
      pager.view.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
      pager.view.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
      pager.view.bottomAnchor.constraint(equalTo: host.view.bottomAnchor, constant: -100),
    ])
    var isDone = false
    pager.setViewControllers([source.all[0]], direction: .forward, animated: true) { isDone = $0 }
    window.makeKeyAndVisible()
    #expect(isDone && pager.children == [source.all[0]])
    #expect(source.all[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 744))
    #expect(source.all[0].view.safeAreaInsets.top == 47)
    #expect(source.all[0].view.safeAreaInsets.bottom == 0)
    pager.setViewControllers([source.all[1]], direction: .reverse, animated: false)
    window.layoutIfNeeded()
    #expect(source.all[0].parent == nil && source.all[0].view.window == nil)
    #expect(source.all[1].view.window === window && source.all[1].view.bounds.height == 744)
    #expect(source.presentationCount(for: pager) == 0)
  }

  @Test("a cell of a collection wants the size that its constraints give it, near the offered one")
  func preferredAttributes() {
    let cell = Chip(frame: .zero)
    let offered = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    offered.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    #expect(offered.center == CGPoint(x: 35, y: 45) && offered.bounds.size == offered.size)
    offered.alpha = 0.5
    let wanted = cell.preferredLayoutAttributesFitting(offered)
    // 4 letters of 9.35 and 8 on either side; a line of 20.29.
    #expect(wanted.frame == CGRect(x: 10, y: 20, width: 54, height: 37))
    #expect(wanted !== offered && offered.size == CGSize(width: 50, height: 50))
    #expect(wanted.indexPath == IndexPath(item: 3, section: 1) && wanted.alpha == 0.5)
    let header = UICollectionReusableView(frame: .zero)
    header.heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(header.preferredLayoutAttributesFitting(offered).size == CGSize(width: 50, height: 30))
  }

  @Test("looks of bars are kept, copied, and change no layout")
  func bars() {
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    #expect(looks.backgroundColor == .systemBackground && looks.shadowColor == .separator)
    looks.backgroundColor = .red
    looks.titleTextAttributes = [.foregroundColor: UIColor.white]
    looks.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let copy = looks.copy() as? UINavigationBarAppearance
    #expect(copy !== looks && copy?.backgroundColor == .red)
    #expect(copy?.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    looks.configureWithTransparentBackground()
    #expect(looks.backgroundColor == nil && looks.shadowColor == nil)
    #expect(UINavigationBarAppearance(barAppearance: looks).shadowColor == nil)
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.standardAppearance = looks
    navigation.navigationBar.scrollEdgeAppearance = looks
    screen.navigationItem.standardAppearance = copy
    screen.navigationItem.titleView = UIView()
    #expect(navigation.navigationBar.compactAppearance == nil)
    #expect(navigation.navigationBar.standardAppearance === looks)
    let tabs = UITabBarController()
    let tabLooks = UITabBarAppearance()
    tabLooks.stackedLayoutAppearance.selected.iconColor = .red
    tabs.tabBar.standardAppearance = tabLooks
    let tabCopy = tabs.tabBar.standardAppearance.copy() as? UITabBarAppearance
    #expect(tabCopy?.stackedLayoutAppearance.selected.iconColor == .red)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }
}

private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let all = [UIViewController(), UIViewController()]

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { all.last }
}

private final class Chip: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "Chip"
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
