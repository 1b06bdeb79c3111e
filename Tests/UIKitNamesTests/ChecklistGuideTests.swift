import Testing
import UIKitNames

@Suite("Checklist 4: guides, scroll views and controllers")
struct ChecklistGuideTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test("4.1 UILayoutGuide")
  func layoutGuide() {
    let guide = UILayoutGuide()
    #expect(guide.identifier == "" && guide.owningView == nil && guide.layoutFrame == .zero)
    guide.identifier = "guide"
    view.addLayoutGuide(guide)
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides == [guide])
    let horizontal: [NSLayoutXAxisAnchor] = [
      guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor,
      guide.centerXAnchor,
    ]
    let vertical: [NSLayoutYAxisAnchor] = [
      guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor,
    ]
    let sizes: [NSLayoutDimension] = [guide.widthAnchor, guide.heightAnchor]
    #expect(horizontal.count + vertical.count + sizes.count == 10)
    guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).count == 1)
    let other = UIView()
    view.addSubview(other)
    other.removeLayoutGuide(guide)
    #expect(guide.owningView === view)
    other.addLayoutGuide(guide)
    #expect(guide.owningView === other && view.layoutGuides == [] && view.constraints == [])
  }

  @Test("4.2 UITrackingLayoutGuide")
  func trackingGuide() {
    let guide = UITrackingLayoutGuide()
    view.addLayoutGuide(guide)
    let near = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
    let away = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
    guide.setConstraints([near], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    #expect(guide.constraints(activeWhenNearEdge: .top) == [near])
    #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]) == [away])
    #expect(guide.constraints(activeWhenAwayFrom: .leading) == [])
    guide.removeAllTrackedConstraints()
    #expect(guide.constraints(activeWhenNearEdge: .top) == [])
    let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, .all]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8, 15])
  }

  @Test("4.3 UIKeyboardLayoutGuide")
  func keyboardGuide() {
    let guide: UIKeyboardLayoutGuide = view.keyboardLayoutGuide
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.usesBottomSafeArea)
    #expect(guide.keyboardDismissPadding == 0)
    guide.keyboardDismissPadding = -3
    #expect(guide.keyboardDismissPadding == 0)
    guide.keyboardDismissPadding = 12
    #expect(guide.keyboardDismissPadding == 12)
  }

  @Test("4.4 UIFocusGuide")
  func focusGuide() {
    let guide = UIFocusGuide()
    view.addLayoutGuide(guide)
    #expect(guide.isEnabled && guide.preferredFocusEnvironments.isEmpty)
    guide.preferredFocusEnvironments = [view]
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalTo: view.widthAnchor),
      guide.heightAnchor.constraint(equalToConstant: 50),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(guide.preferredFocusedView === view)
  }

  @Test("4.5 UILayoutSupport, by anchors and in a visual format")
  func layoutSupport() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    controller.view.layoutEnvironment = surroundings
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    let (top, bottom): (any UILayoutSupport, any UILayoutSupport) = (
      controller.topLayoutGuide, controller.bottomLayoutGuide
    )
    child.heightAnchor.constraint(equalTo: bottom.heightAnchor).isActive = true
    child.bottomAnchor.constraint(lessThanOrEqualTo: bottom.topAnchor).isActive = true
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-5-[child]", options: [], metrics: nil,
        views: ["top": top, "child": child]))
    controller.view.layoutIfNeeded()
    #expect(top.length == 20 && bottom.length == 34)
    #expect(child.frame.minY == 25 && child.frame.height == 34)
    #expect(controller.view.constraints.contains { $0.identifier == "_UILayoutSupportConstraint" })
  }

  @Test("4.6 UIScrollView")
  func scrollView() {
    let scroll = UIScrollView(frame: view.bounds)
    let guides: [UILayoutGuide] = [scroll.contentLayoutGuide, scroll.frameLayoutGuide]
    #expect(scroll.layoutGuides == guides)
    #expect(scroll.contentInset == .zero && scroll.adjustedContentInset == .zero)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    let all = UIScrollView.ContentInsetAdjustmentBehavior.allCases
    #expect(all == [.automatic, .scrollableAxes, .never, .always])
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
    scroll.contentSize = CGSize(width: 600, height: 200)
    scroll.contentOffset = CGPoint(x: 30, y: 0)
    #expect(scroll.bounds.origin == CGPoint(x: 30, y: 0))
    scroll.setContentOffset(.zero, animated: true)
    #expect(scroll.contentOffset == .zero)
  }

  @Test("4.7 UIViewController")
  func viewController() {
    let (parent, child) = (UIViewController(), UIViewController(nibName: nil, bundle: nil))
    #expect(!parent.isViewLoaded && parent.viewIfLoaded == nil)
    #expect(parent.viewRespectsSystemMinimumLayoutMargins)
    #expect(parent.additionalSafeAreaInsets == .zero && parent.edgesForExtendedLayout == .all)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(parent.children == [child] && child.parent === parent && parent.isViewLoaded)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
    parent.preferredContentSize = CGSize(width: 1, height: 2)
    parent.title = "Title"
    #expect(parent.systemMinimumLayoutMargins.leading == 16)
  }
}
