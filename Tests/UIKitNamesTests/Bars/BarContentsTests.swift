import AutoLayout
import Figures
import Foundation
import Testing
import UIKitNames

// Without fonts a letter is 0.55 of its size wide, and of 17 points 9.35.

@Suite("Bars show titles and buttons")
struct BarContentsTests {
  private final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Inbox"
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .compose),
        UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil),
      ]
    }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func texts(_ bar: UIView) -> [String?] {
    bar.subviews.map { ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.title(for: .normal) }
  }

  @Test(
    "of navigation controllers: buttons from the trailing edge inwards, the title in the middle")
  func navigation() throws {
    let navigation = UINavigationController(rootViewController: Screen())
    let window = window(navigation)
    let bar = navigation.navigationBar
    #expect(texts(bar) == [nil, "Edit", "Inbox"])
    #expect(bar.subviews[0].frame == CGRect(x: 280, y: 10, width: 24, height: 24))
    #expect(bar.subviews[1].frame.maxX == 272)
    #expect(bar.subviews[2].center.x == 160)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.topViewController?.navigationItem.titleView = UISegmentedControl(items: ["A", "B"])
    window.layoutIfNeeded()
    // The arrow is 8 points from the side and 12 wide, the title 6 behind it.
    #expect(texts(bar) == [nil, "Inbox", nil] && bar.subviews[0].frame.minX == 8)
    #expect(bar.subviews[1].frame.minX == 26)
    navigation.topViewController?.navigationItem.hidesBackButton = true
    window.layoutIfNeeded()
    #expect(bar.subviews.count == 1)
    navigation.popViewController(animated: false)
    navigation.topViewController?.title = "Outbox"
    window.layoutIfNeeded()
    #expect(texts(bar) == [nil, "Edit", "Outbox"])
  }

  @Test("large titles are below the buttons")
  func largeTitle() throws {
    let navigation = UINavigationController(rootViewController: Screen())
    navigation.navigationBar.prefersLargeTitles = true
    let window = window(navigation)
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 96)
    let title = try #require(bar.subviews.last as? UILabel)
    #expect(title.text == "Inbox" && title.font.pointSize == 34)
    #expect(title.frame.minX == 16 && title.frame.minY > 44 && title.frame.maxY <= 96)
    navigation.popViewController(animated: false)
    navigation.viewControllers = []
    window.layoutIfNeeded()
    #expect(bar.subviews.isEmpty)
  }

  /// A navigation controller with two controllers, of which the first has a title.
  private func pushed(_ title: String?, _ set: (UINavigationItem) -> Void = { _ in })
    -> (navigation: UINavigationController, window: UIWindow)
  {
    let first = UIViewController()
    first.title = title
    set(first.navigationItem)
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(UIViewController(), animated: false)
    return (navigation, window(navigation))
  }

  @Test("back buttons have the title of the item below, or what it says in its place")
  func backTitles() {
    func title(_ title: String?, _ set: (UINavigationItem) -> Void = { _ in }) -> [String?] {
      texts(pushed(title, set).navigation.navigationBar)
    }
    #expect(title("Inbox") == [nil, "Inbox"])
    #expect(title(nil) == [nil, "Back"])
    // 27 letters are more than a third of the bar.
    #expect(title("The letters of last November") == [nil, "Back"])
    #expect(title("Inbox") { $0.backButtonTitle = "Mail" } == [nil, "Mail"])
    #expect(title("Inbox") { $0.backButtonDisplayMode = .generic } == [nil, "Back"])
    #expect(title("Inbox") { $0.backButtonDisplayMode = .minimal } == [nil])
    #expect(title("Inbox") { $0.backBarButtonItem = UIBarButtonItem(title: "") } == [nil])
  }

  @Test("the arrow of a back button has the bar's tint in plain figures")
  func arrow() throws {
    let (navigation, window) = pushed("Inbox")
    navigation.navigationBar.tintColor = .systemPink
    navigation.navigationBar.setNeedsLayout()
    window.layoutIfNeeded()
    var options = FigureOptions()
    options.look = .plain
    let drawing = Drawing(
      of: window.solvedTree(canvas: Canvas(width: 320, height: 480)), options: options,
      measure: fixedTextMeasure)
    let lines = drawing.commands.compactMap {
      if case .polyline(_, _, let color) = $0.step { color } else { nil as Color? }
    }
    #expect(lines == [UIColor.systemPink.resolvedColor(with: UITraitCollection())])
  }

  @Test("buttons at the leading edge replace the back button unless they supplement it")
  func supplement() {
    let (navigation, window) = pushed("Inbox")
    let item = UIBarButtonItem(title: "Menu")
    navigation.topViewController?.navigationItem.leftBarButtonItem = item
    window.layoutIfNeeded()
    #expect(texts(navigation.navigationBar) == ["Menu"])
    navigation.topViewController?.navigationItem.leftItemsSupplementBackButton = true
    window.layoutIfNeeded()
    #expect(Set(texts(navigation.navigationBar)) == [nil, "Inbox", "Menu"])
    item.isHidden = true
    navigation.navigationBar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(texts(navigation.navigationBar) == [nil, "Inbox"])
  }

  @Test("search bars and prompts make the bar higher, unless the content is scrolled")
  func search() throws {
    let screen = Screen()
    let table = UIScrollView()
    screen.view.addSubview(table)
    let navigation = UINavigationController(rootViewController: screen)
    let window = window(navigation)
    let bar = navigation.navigationBar
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search"
    screen.navigationItem.searchController = search
    window.layoutIfNeeded()
    #expect(bar.frame.height == 96 && search.searchBar.superview === bar)
    // The field begins at the margin of rows, 16 points from the side, in the middle of 52 points.
    #expect(search.searchBar.frame == CGRect(x: 8, y: 44, width: 304, height: 52))
    #expect(search.searchBar.searchTextField.frame == CGRect(x: 8, y: 8, width: 288, height: 36))
    #expect(screen.view.safeAreaInsets.top == 96)
    bar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(bar.frame.height == 148)
    table.contentOffset.y = 40
    window.setNeedsLayout()
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bar.frame.height == 96 && search.searchBar.superview == nil)
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    bar.prefersLargeTitles = false
    screen.navigationItem.prompt = "Two new messages"
    window.layoutIfNeeded()
    #expect(bar.frame.height == 126 && search.searchBar.frame.minY == 74)
  }

  @Test("toolbars show the items of the controller on top, spaces between them")
  func toolbar() {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let window = window(navigation)
    let bar = navigation.toolbar
    #expect(bar.subviews.isEmpty)
    screen.setToolbarItems(
      [
        UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(title: "One"),
        UIBarButtonItem(title: "Two"), .fixedSpace(20), UIBarButtonItem(systemItem: .trash),
      ], animated: false)
    window.layoutIfNeeded()
    #expect(texts(bar) == [nil, "One", "Two", nil])
    let frames = bar.subviews.map(\.frame)
    // 24 points in the middle of 49.
    #expect(frames[0] == CGRect(x: 16, y: 13, width: 24, height: 24))
    #expect(frames[3].maxX == 304 && frames[3].minX - frames[2].maxX == 20)
    #expect(frames[2].minX - frames[1].maxX == 8)
  }

  @Test("tabs of the system have its titles, and badges lie at the trailing side of pictures")
  func systemTabs() throws {
    let tabs = UITabBarController()
    let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
    item.badgeValue = "12"
    let first = UIViewController()
    first.tabBarItem = item
    tabs.viewControllers = [first]
    let window = window(tabs)
    let labels = tabs.tabBar.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Favorites", "12"] && item.tag == 3)
    let badge = try #require(labels.last)
    #expect(badge.frame.minX == 166 && badge.frame.height == 18)
    #expect(badge.backgroundColor == .systemRed && badge.textColor == .white)
    item.badgeValue = nil
    tabs.tabBar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(badge.superview == nil)
  }

  @Test("appearances color backgrounds and titles")
  func appearances() throws {
    let navigation = UINavigationController(rootViewController: Screen())
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = .systemIndigo
    looks.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.navigationBar.standardAppearance = looks
    let window = window(navigation)
    let bar = navigation.navigationBar
    let title = try #require(bar.subviews.last as? UILabel)
    // Content rests against the bar, which shows its background only for scrolled content.
    #expect(title.textColor == .white && bar.subviews.count == 3)
    bar.scrollEdgeAppearance = looks
    window.layoutIfNeeded()
    #expect(bar.subviews.count == 4 && bar.subviews[0].backgroundColor == .systemIndigo)
    #expect(bar.subviews[0].frame == bar.bounds)
  }

  @Test("of tab bar controllers: a picture and a title for each, the picked one in the tint")
  func tabs() throws {
    let tabs = UITabBarController()
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 1)
    tabs.viewControllers = [UINavigationController(rootViewController: Screen()), second]
    tabs.selectedIndex = 1
    let window = window(tabs)
    let labels = tabs.tabBar.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == [nil, "Search"])
    #expect(labels.map(\.frame.midX) == [80, 240])
    #expect(labels.map { $0.textColor == tabs.tabBar.tintColor } == [false, true])
    tabs.selectedIndex = 0
    window.layoutIfNeeded()
    // The first controller has loaded its view, which sets its title.
    #expect(labels.map(\.text) == ["Inbox", "Search"])
  }
}
