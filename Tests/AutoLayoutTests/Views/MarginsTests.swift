import Foundation
import Testing

@testable import AutoLayout

@Suite("Margins")
struct MarginsTests {
  @Test("a plain view has 8 on every edge, and 0 from iOS 27.1 on")
  func plainViews() throws {
    #expect(View().layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let profile = try #require(PlatformProfile.named("ios-27.1"))
    let root = makeRoot { $0.profile = profile }
    #expect(addView("view", to: root).layoutMargins == .zero)
  }

  @Test(
    "the view that fills a screen has 16 at the sides, 20 where it is wide, and the safe area",
    arguments: [(390.0, 16.0), (413, 16), (414, 20), (1024, 20)])
  func screens(width: Double, side: Double) {
    let root = makeRoot(CGFloat(width), 600) {
      $0.root = .screen
      $0.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
    }
    let side = CGFloat(side)
    let guide = root.layoutMarginsGuide
    root.layoutIfNeeded()
    #expect(root.layoutMargins == EdgeInsets(top: 47, left: side, bottom: 34, right: side))
    #expect(guide.layoutFrame == CGRect(side, 47, CGFloat(width) - 2 * side, 600 - 81))
  }

  @Test("what the author sets replaces the default, and the safe area is added to it")
  func explicit() {
    let root = makeRoot {
      $0.root = .screen
      $0.safeAreaInsets = EdgeInsets(top: 20)
    }
    root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(root.layoutMargins == EdgeInsets(top: 21, left: 2, bottom: 3, right: 4))
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(root.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("the margins guide of a view smaller than its margins has no extent in reports")
  func smallView() {
    let root = makeRoot(100, 100)
    let box = addView("box", to: root)
    place(box, 10, 10, 12, 50)
    box.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let mark = addView("mark", to: box)
    mark.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor).isActive = true
    let items = root.solvedTree(canvas: Canvas(width: 100, height: 100)).items
    let guides = items.filter { $0.kind == .systemGuide(.layoutMargins) && $0.rootFrame.minX > 9 }
    #expect(guides.map(\.metrics.alignmentRect) == [CGRect(18, 18, 0, 34)])
    #expect(guides.map(\.rootFrame) == [CGRect(18, 18, 0, 34)])
  }

  @Test("directional margins are the same storage seen through the direction")
  func directional() {
    let root = makeRoot { $0.direction = .rightToLeft }
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(root.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    root.layoutMargins = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(
      root.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
  }

  @Test("preserving takes what is left of the superview's margins at each edge, where it is more")
  func preserving() {
    let root = makeRoot(300, 300)
    root.layoutMargins = EdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let child = addView("child", to: root)
    place(child, 20, 20, 100, 100)
    child.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    #expect(child.layoutMargins == EdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
    let inner = addView("inner", to: child)
    inner.preservesSuperviewLayoutMargins = true
    place(inner, 0, 0, 50, 50)
    let guide = inner.layoutMarginsGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(30, 20, 12, 22))
  }

  @Test("margin attributes and the margins guide are the same places")
  func attributes() throws {
    let root = makeRoot(300, 200) { $0.direction = .rightToLeft }
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 30, trailing: 40)
    let guide = root.layoutMarginsGuide
    let pairs: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.left, .leftMargin),
      (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
      (.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins),
    ]
    for (plain, margin) in pairs {
      let (a, b) = (addView("a", to: root), addView("b", to: root))
      let toGuide = try LayoutConstraint.make(
        item: a, attribute: plain, relatedBy: .equal, toItem: guide, attribute: plain)
      let toMargin = try LayoutConstraint.make(
        item: b, attribute: plain, relatedBy: .equal, toItem: root, attribute: margin)
      LayoutConstraint.activate([toGuide, toMargin])
      root.layoutIfNeeded()
      #expect(a.frame == b.frame, "\(margin)")
      for view in [a, b] { view.removeFromSuperview() }
    }
    #expect(guide.layoutFrame == CGRect(40, 10, 240, 160))
  }

  @Test("the hook is called on a real change, and on no other")
  func hook() {
    let root = Listener(frame: CGRect(0, 0, 100, 100))
    root.layoutIfNeeded()
    #expect(root.marginCalls == 0)
    root.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    root.layoutIfNeeded()
    #expect(root.marginCalls == 0)
    root.layoutMargins = .zero
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.marginCalls == 1)
  }

  @Test("before a layout, margins and safe areas are those of the present frames")
  func beforeLayout() {
    let root = makeRoot { $0.safeAreaInsets = EdgeInsets(top: 47, bottom: 34) }
    root.layoutMargins = EdgeInsets(top: 10, left: 50, bottom: 10, right: 70)
    let child = View(frame: CGRect(20, 20, 100, 180))
    root.addSubview(child)
    let inner = View(frame: CGRect(0, 10, 90, 20))
    child.addSubview(inner)
    for view in [child, inner] { view.preservesSuperviewLayoutMargins = true }
    func expectInsets(sourceLocation: SourceLocation = #_sourceLocation) {
      let found = [root, child, inner].flatMap { [$0.safeAreaInsets, $0.layoutMargins] }
      let expected = [
        EdgeInsets(top: 47, bottom: 34),
        EdgeInsets(top: 57, left: 50, bottom: 44, right: 70),
        // 27 are left of 47, and 34 at the bottom that it shares.
        EdgeInsets(top: 27, bottom: 34),
        EdgeInsets(top: 37, left: 30, bottom: 44, right: 8),
        // 17 are left of 27, and 8 of its own come on top.
        EdgeInsets(top: 17), EdgeInsets(top: 27, left: 30, bottom: 8, right: 8),
      ]
      #expect(found == expected, sourceLocation: sourceLocation)
    }
    expectInsets()
    root.layoutIfNeeded()
    expectInsets()
    // Another view came: nothing has been laid out since.
    root.addSubview(View())
    expectInsets()
    child.preservesSuperviewLayoutMargins = false
    #expect(child.layoutMargins == EdgeInsets(top: 35, left: 8, bottom: 42, right: 8))
    child.preservesSuperviewLayoutMargins = true
    expectInsets()
    // In another tree there is another safe area.
    makeRoot().addSubview(child)
    #expect(child.safeAreaInsets == .zero)
  }
}

@Suite("Safe areas, readable widths and keyboards")
struct SafeAreaTests {
  @Test("each view is covered by what overlaps it, capped by its own size")
  func overlaps() {
    let root = makeRoot(300, 300) {
      $0.safeAreaInsets = EdgeInsets(top: 40, left: 10, bottom: 30)
    }
    let upper = addView("upper", to: root)
    let low = addView("low", to: root)
    let inner = addView("inner", to: upper)
    let middle = addView("middle", to: root)
    place(upper, 0, 10, 300, 100)
    place(inner, 4, 10, 100, 5)
    place(low, 100, 200, 100, 100)
    place(middle, 50, 100, 50, 50)
    root.layoutIfNeeded()
    #expect(upper.safeAreaInsets == EdgeInsets(top: 30, left: 10))
    #expect(inner.safeAreaInsets == EdgeInsets(top: 5, left: 6))
    #expect(low.safeAreaInsets == EdgeInsets(bottom: 30))
    #expect(middle.safeAreaInsets == .zero)
    let guide = upper.safeAreaLayoutGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(10, 30, 290, 70))
  }

  @Test("a view sized by its own safe area settles")
  func feedback() {
    let root = makeRoot(100, 300) { $0.safeAreaInsets = EdgeInsets(top: 40) }
    let bar = addView("bar", to: root)
    LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.topAnchor),
      bar.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.topAnchor, constant: 44),
    ])
    root.layoutIfNeeded()
    #expect(bar.frame.height == 84)
    #expect(bar.safeAreaInsets.top == 40)
  }

  @Test("the hook is called when the safe area changes")
  func hook() {
    let root = Listener(frame: CGRect(0, 0, 100, 100))
    root.layoutIfNeeded()
    #expect(root.safeAreaCalls == 0)
    var environment = LayoutEnvironment()
    environment.safeAreaInsets = EdgeInsets(top: 20)
    root.layoutEnvironment = environment
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.safeAreaCalls == 1)
    #expect(root.marginCalls == 1)
  }

  @Test(
    "readable content is no wider than the limit, centered, and as tall as the margins",
    arguments: [(400.0, 8.0, 384.0), (688, 8, 672), (1000, 164, 672)])
  func readable(width: Double, x: Double, readable: Double) {
    let root = makeRoot(CGFloat(width), 100)
    let guide = root.readableContentGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(CGFloat(x), 8, CGFloat(readable), 84))
  }

  @Test(
    "the keyboard guide covers the keyboard; without one its top is the safe area's bottom",
    arguments: [(0.0, 266.0), (20, 266), (200, 100)])
  func keyboard(height: Double, top: Double) {
    let root = makeRoot(200, 300) {
      $0.safeAreaInsets = EdgeInsets(bottom: 34)
      $0.keyboardHeight = CGFloat(height)
    }
    let guide = root.keyboardLayoutGuide
    let inner = addView("inner", to: root)
    place(inner, 0, 0, 200, 150)
    let innerGuide = inner.keyboardLayoutGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(0, CGFloat(top), 200, 300 - CGFloat(top)))
    #expect(innerGuide.layoutFrame.minY == min(150, CGFloat(top)))
  }
}

/// A view that counts the calls of its hooks.
private final class Listener: View {
  var marginCalls = 0
  var safeAreaCalls = 0

  override func layoutMarginsDidChange() { marginCalls += 1 }
  override func safeAreaInsetsDidChange() { safeAreaCalls += 1 }
}
