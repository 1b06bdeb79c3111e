import AutoLayout
import Testing
import UIKitNames

@Suite("Views of controllers with bars")
struct BarEdgeTests {
  let content = UIViewController()

  @Test("begin below a navigation bar and end above a toolbar that nothing can be seen through")
  func navigationBars() {
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let window = phone(showing: navigation)
    #expect(content.view.frame == rect(0, 0, 390, 844) && content.view.safeAreaInsets.top == 91)
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(content.view.frame == rect(0, 91, 390, 753) && content.view.safeAreaInsets.top == 0)
    navigation.toolbar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(content.view.frame == rect(0, 91, 390, 670) && content.view.safeAreaInsets == .zero)
    navigation.isToolbarHidden = true
    window.layoutIfNeeded()
    #expect(content.view.frame == rect(0, 91, 390, 753))
    content.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(content.view.frame == rect(0, 0, 390, 844))
  }

  @Test(
    "end above a tab bar that nothing can be seen through, inside of a navigation controller too")
  func tabBars() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let window = phone(showing: tabs)
    #expect(content.view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    let shown = content.view.convert(content.view.bounds, to: window)
    #expect(shown == rect(0, 0, 390, 761) && content.view.safeAreaInsets.bottom == 0)
    content.extendedLayoutIncludesOpaqueBars = true
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(content.view.convert(content.view.bounds, to: window).maxY == 844)
  }

  @Test("end at the bars at edges that they don't extend to, and at no others")
  func extendedEdges() {
    content.edgesForExtendedLayout = [.left, .right]
    let window = phone(showing: UINavigationController(rootViewController: content))
    #expect(content.view.frame == rect(0, 91, 390, 753))
    content.edgesForExtendedLayout = .all
    window.layoutIfNeeded()
    #expect(content.view.frame == rect(0, 0, 390, 844))
  }

  @Test(
    "have the insets of bars in their scroll view, whether or not it scrolls",
    arguments: [false, true])
  func scrollViews(isMain: Bool) {
    let scroll = UIScrollView(frame: rect(0, 0, 390, 844))
    let inner = UIView(frame: rect(0, 0, 100, 100))
    scroll.addSubview(inner)
    if !isMain { content.view.addSubview(UIView()) }
    content.view.addSubview(scroll)
    let window = phone(showing: UINavigationController(rootViewController: content))
    #expect(scroll.adjustedContentInset.top == (isMain ? 91 : 0))
    #expect(scroll.contentOffset.y == (isMain ? -91 : 0))
    #expect(inner.safeAreaInsets.top == (isMain ? 0 : 91))
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 0)
  }

  @Test("have no insets in a scroll view that doesn't scroll without bars")
  func withoutBars() {
    let scroll = UIScrollView(frame: rect(0, 0, 390, 844))
    content.view.addSubview(scroll)
    _ = phone(showing: content)
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test("are in windows as large as the main screen unless these have a frame")
  func windows() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(UIWindow(frame: .zero).frame == .zero)
    let tablet = UIScreen(size: CGSize(width: 820, height: 1180), scale: 2)
    UIScreen.$main.withValue(tablet) { #expect(UIWindow().bounds == tablet.bounds) }
  }
}
