import AutoLayout
import Testing
import UIKitNames

@Suite("Checklist 3.5: guides of a view")
struct ViewGuideItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test("addLayoutGuide(_:), removeLayoutGuide(_:), layoutGuides")
  func own() {
    let (first, second) = (UILayoutGuide(), UILayoutGuide())
    view.addLayoutGuide(first)
    view.addLayoutGuide(second)
    #expect(view.layoutGuides == [first, second] && first.owningView === view)
    view.removeLayoutGuide(first)
    #expect(view.layoutGuides == [second] && first.owningView == nil)
    #expect(view.subviews.isEmpty)
  }

  @Test("guides that a view has by itself, made when they are asked for, with Apple's identifiers")
  func systemGuides() {
    #expect(view.layoutGuides.isEmpty)
    let own: [UILayoutGuide] = [
      view.layoutMarginsGuide, view.readableContentGuide, view.safeAreaLayoutGuide,
      view.keyboardLayoutGuide,
    ]
    #expect(view.layoutGuides == own && view.layoutMarginsGuide === own[0])
    #expect(
      own.map(\.identifier) == [
        "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide", "UIViewSafeAreaLayoutGuide",
        "UIViewKeyboardLayoutGuide",
      ])
  }

  @Test("LayoutRegion: safe area, margins and readable content as guides and insets")
  func regions() {
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 5)
    surroundings.direction = .rightToLeft
    view.layoutEnvironment = surroundings
    view.frame.size.width = 1000
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    view.layoutIfNeeded()
    #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).top == 20)
    #expect(
      view.edgeInsets(for: .margins(cornerAdaptation: .vertical))
        == UIEdgeInsets(top: 21, left: 4, bottom: 3, right: 7))
    #expect(view.directionalEdgeInsets(for: .margins()).leading == 7)
    // 989 are left of 1000, of which 672 are readable, beside 4 of margin.
    #expect(view.edgeInsets(for: .readableContent()).left == 162.5)
    #expect(UIView.LayoutRegion.AdaptivityAxis.vertical.rawValue == 2)
    #expect(UIView.LayoutRegion.safeArea() == .safeArea(cornerAdaptation: nil))
    #expect(UIView.LayoutRegion.safeArea() != .margins())
  }
}

@Suite("Checklist 3.6 to 3.8: margins, safe area, readable width")
struct MarginItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let child = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

  init() { view.addSubview(child) }

  private func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test(
    "layoutMargins: 8 on every edge up to iOS 27.0, 0 from 27.1 on",
    arguments: [
      ("iOS-16", 8.0), ("iOS-17", 8), ("iOS-18", 8), ("iOS-26", 8), ("iOS-27", 8), ("iOS-27.1", 0),
    ])
  func defaults(profile: String, margin: Double) throws {
    let margin = CGFloat(margin)
    view.layoutEnvironment = LayoutEnvironment(
      profile: try #require(PlatformProfile.named(profile)))
    #expect(view.layoutMargins == insets(margin, margin, margin, margin))
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
  }

  @Test("directionalLayoutMargins: the same storage seen through the direction")
  func directional() {
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == insets(1, 4, 3, 2))
    view.layoutMargins = insets(5, 6, 7, 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
  }

  @Test("preservesSuperviewLayoutMargins: false; the larger of its own and what is left")
  func preserving() {
    #expect(!child.preservesSuperviewLayoutMargins)
    view.layoutMargins = insets(40, 50, 60, 70)
    child.preservesSuperviewLayoutMargins = true
    view.layoutIfNeeded()
    #expect(child.layoutMargins == insets(20, 30, 8, 8))
  }

  @Test("insetsLayoutMarginsFromSafeArea: true; the safe area's insets are added")
  func safeAreaMargins() {
    #expect(view.insetsLayoutMarginsFromSafeArea)
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = insets(47, 0, 34, 0)
    view.layoutEnvironment = surroundings
    view.layoutIfNeeded()
    #expect(view.layoutMargins == insets(55, 8, 42, 8))
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutIfNeeded()
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
  }

  @Test("layoutMarginsDidChange() is called on real changes alone")
  func marginHook() {
    let hooked = Hooked(frame: view.bounds)
    hooked.layoutIfNeeded()
    hooked.layoutMargins = insets(8, 8, 8, 8)
    hooked.layoutIfNeeded()
    #expect(hooked.calls.isEmpty)
    hooked.layoutMargins = .zero
    hooked.layoutIfNeeded()
    hooked.layoutIfNeeded()
    #expect(hooked.calls == ["margins"])
  }

  @Test(
    "root views: 16 or 20 at the sides at least, unless the controller says otherwise",
    arguments: [(320.0, 16.0), (413, 16), (414, 20), (1024, 20)])
  func systemMinimums(width: Double, side: Double) {
    let side = CGFloat(side)
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 800)
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    #expect(controller.view.layoutMargins == insets(0, side, 0, side))
    controller.view.layoutMargins = insets(5, 4, 6, 50)
    #expect(controller.view.layoutMargins == insets(5, side, 6, 50))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == insets(5, 4, 6, 50))
  }

  @Test("safeAreaInsets: what is left of the superview's, and safeAreaInsetsDidChange()")
  func safeArea() {
    let hooked = Hooked(frame: CGRect(x: 0, y: 30, width: 10, height: 270))
    view.addSubview(hooked)
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero && hooked.calls.isEmpty)
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = insets(47, 12, 34, 0)
    view.layoutEnvironment = surroundings
    let guide = hooked.safeAreaLayoutGuide
    view.layoutIfNeeded()
    // 17 are left of 47, the view is 10 wide, and its bottom is the superview's.
    #expect(hooked.safeAreaInsets == insets(17, 10, 34, 0))
    #expect(guide.layoutFrame == CGRect(x: 10, y: 17, width: 0, height: 219))
    #expect(hooked.calls == ["safe area", "margins"])
  }

  @Test("additionalSafeAreaInsets: added, never below 0, told to the view before the controller")
  func additional() {
    let controller = Screen()
    let hooked = Hooked(frame: view.bounds)
    controller.view = hooked
    #expect(controller.additionalSafeAreaInsets == .zero)
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = insets(47, 0, 34, 0)
    hooked.layoutEnvironment = surroundings
    hooked.layoutIfNeeded()
    hooked.calls = []
    controller.additionalSafeAreaInsets = insets(10, 25, -40, -5)
    hooked.layoutIfNeeded()
    #expect(hooked.safeAreaInsets == insets(57, 25, 0, 0))
    #expect(hooked.calls == ["safe area", "controller's safe area", "margins"])
  }

  @Test(
    "readableContentGuide: at most 560, 672 or 896 by the size of text, as high as the margins",
    arguments: [
      (UIContentSizeCategory.extraSmall, 560.0), (.large, 672), (.extraExtraExtraLarge, 896),
      (.accessibilityExtraExtraExtraLarge, 896),
    ])
  func readable(category: UIContentSizeCategory, width: Double) {
    var surroundings = LayoutEnvironment()
    surroundings.contentSizeCategory = category
    surroundings.safeAreaInsets = insets(20, 0, 0, 0)
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1366, height: 100))
    wide.layoutEnvironment = surroundings
    let guide = wide.readableContentGuide
    wide.layoutIfNeeded()
    #expect(guide.layoutFrame.width == CGFloat(width) && guide.layoutFrame.midX == 683)
    #expect(guide.layoutFrame.minY == 28 && guide.layoutFrame.maxY == 92)
    wide.frame.size.width = 400
    wide.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 384)
  }
}

private final class Hooked: UIView {
  var calls: [String] = []

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    calls.append("margins")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    calls.append("safe area")
  }
}

private final class Screen: UIViewController {
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    (view as? Hooked)?.calls.append("controller's safe area")
  }
}
