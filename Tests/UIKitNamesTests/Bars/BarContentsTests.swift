import AutoLayout
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
    #expect(texts(bar) == ["Inbox", nil] && bar.subviews[0].frame.minX == 16)
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
