import AutoLayout
import Testing
import UIKitNames

@Suite("Checklist 4.1 to 4.5: guides")
struct GuideItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let guide = UILayoutGuide()

  @Test("identifier, owningView and layoutFrame, which is valid in layoutSubviews()")
  func properties() {
    #expect(guide.identifier == "" && guide.owningView == nil && guide.layoutFrame == .zero)
    let owner = Owner(frame: view.bounds)
    owner.addLayoutGuide(guide)
    owner.guide = guide
    guide.identifier = "guide"
    #expect(guide.owningView === owner && guide.layoutFrame == .zero)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: owner.topAnchor, constant: 5),
      guide.heightAnchor.constraint(equalToConstant: 7),
    ])
    owner.layoutIfNeeded()
    #expect(owner.frameThen == CGRect(x: 0, y: 5, width: 0, height: 7))
    #expect(guide.layoutFrame == owner.frameThen)
    var short: UIView? = UIView()
    let orphan = UILayoutGuide()
    short?.addLayoutGuide(orphan)
    short = nil
    #expect(orphan.owningView == nil)
  }

  @Test("ten anchors; baselines and margins are none of a guide's")
  func anchors() {
    view.addLayoutGuide(guide)
    let horizontal: [NSLayoutXAxisAnchor] = [
      guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor,
      guide.centerXAnchor,
    ]
    let vertical: [NSLayoutYAxisAnchor] = [
      guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor,
    ]
    let sizes: [NSLayoutDimension] = [guide.widthAnchor, guide.heightAnchor]
    #expect(Set(horizontal).count + Set(vertical).count + Set(sizes).count == 10)
    let missing: [NSLayoutConstraint.Attribute] = [
      .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    for attribute in missing {
      let constraint = NSLayoutConstraint(
        item: guide, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute,
        multiplier: 1, constant: 0)
      #expect(throws: LayoutError.attributeNotOnGuide(attribute, item: guide.description)) {
        try constraint.activate()
      }
    }
  }

  @Test("hasAmbiguousLayout and constraintsAffectingLayout(for:)")
  func ambiguity() {
    view.addLayoutGuide(guide)
    #expect(!guide.hasAmbiguousLayout)
    let leading = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    leading.isActive = true
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [leading])
    #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
    guide.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test("adding twice is once, another view takes it over, strangers remove nothing")
  func ownership() {
    let other = UIView()
    view.addSubview(other)
    view.addLayoutGuide(guide)
    view.addLayoutGuide(guide)
    let top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    top.isActive = true
    #expect(view.layoutGuides == [guide])
    other.removeLayoutGuide(guide)
    #expect(guide.owningView === view && top.isActive)
    other.addLayoutGuide(guide)
    #expect(guide.owningView === other && view.layoutGuides.isEmpty && !top.isActive)
  }

  @Test("descriptions in Apple's shape")
  func descriptions() {
    #expect(
      guide.description
        == "<UILayoutGuide: - \"\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>")
    guide.identifier = "gap"
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.0 / 3),
    ])
    view.layoutIfNeeded()
    #expect(
      guide.description
        == "<UILayoutGuide: - \"gap\", layoutFrame = {{4, 0}, {100, 0}}, "
        + "owningView = <UIView; frame = (0 0; 300 200)>>")
  }

  @Test("UITrackingLayoutGuide switches constraints near edges and away from them")
  func tracking() {
    let (guide, box) = (UITrackingLayoutGuide(), UIView())
    view.addLayoutGuide(guide)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let near = box.widthAnchor.constraint(equalToConstant: 1)
    let away = box.widthAnchor.constraint(equalToConstant: 2)
    let corner = box.heightAnchor.constraint(equalToConstant: 3)
    guide.setConstraints([near], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    guide.setConstraints([corner], activeWhenNearEdge: [.top, .leading])
    #expect(guide.constraints(activeWhenNearEdge: .top) == [near])
    #expect(guide.constraints(activeWhenAwayFrom: .top) == [away])
    #expect(guide.constraints(activeWhenAwayFrom: .leading) == [])
    let x = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5)
    let y = guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)
    NSLayoutConstraint.activate([
      x, y, guide.widthAnchor.constraint(equalToConstant: 20),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect([near, away, corner].map(\.isActive) == [true, false, true])
    #expect(box.frame.size == CGSize(width: 1, height: 3))
    x.constant = 140
    view.layoutIfNeeded()
    #expect([near, away, corner].map(\.isActive) == [true, false, false])
    y.constant = 90
    view.layoutIfNeeded()
    #expect([near, away, corner].map(\.isActive) == [false, true, false])
    guide.removeAllTrackedConstraints()
    #expect(guide.constraints(activeWhenNearEdge: .top) == [] && !away.isActive)
    let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, .all]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8, 15])
  }

  @Test(
    "keyboardLayoutGuide: the keyboard's height, or the safe area's bottom without one",
    arguments: [(0.0, 166.0), (20, 166), (100, 100), (200, 0)])
  func keyboard(height: Double, top: Double) {
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    surroundings.keyboardHeight = CGFloat(height)
    view.layoutEnvironment = surroundings
    let guide: UIKeyboardLayoutGuide = view.keyboardLayoutGuide
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: top, width: 300, height: 200 - top))
  }

  @Test("followsUndockedKeyboard, usesBottomSafeArea, keyboardDismissPadding")
  func keyboardProperties() {
    let guide = view.keyboardLayoutGuide
    #expect(!guide.followsUndockedKeyboard && guide.usesBottomSafeArea)
    #expect(guide.keyboardDismissPadding == 0)
    guide.keyboardDismissPadding = 12
    #expect(guide.keyboardDismissPadding == 12)
    guide.keyboardDismissPadding = -3
    #expect(guide.keyboardDismissPadding == 0)
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    surroundings.undockedKeyboardFrame = CGRect(x: 50, y: 60, width: 100, height: 80)
    view.layoutEnvironment = surroundings
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 166)
    guide.usesBottomSafeArea = false
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 200, width: 300, height: 0))
    guide.followsUndockedKeyboard = true
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 50, y: 60, width: 100, height: 80))
  }

  @available(*, deprecated)
  @Test("UIFocusGuide: a rectangle by constraints, enabled, with what it prefers")
  func focus() {
    let guide = UIFocusGuide()
    #expect(guide.isEnabled && guide.preferredFocusEnvironments.isEmpty)
    #expect(guide.preferredFocusedView == nil)
    view.addLayoutGuide(guide)
    guide.preferredFocusEnvironments = [view]
    guide.isEnabled = false
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalTo: view.widthAnchor),
      guide.heightAnchor.constraint(equalToConstant: 50),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(guide.preferredFocusedView === view)
    guide.preferredFocusedView = nil
    #expect(guide.preferredFocusEnvironments.isEmpty)
  }

  @available(*, deprecated)
  @Test("topLayoutGuide and bottomLayoutGuide, by anchors and in a visual format")
  func layoutSupport() {
    let controller = UIViewController()
    controller.view.frame = view.bounds
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    controller.view.layoutEnvironment = surroundings
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    let (top, bottom): (any UILayoutSupport, any UILayoutSupport) = (
      controller.topLayoutGuide, controller.bottomLayoutGuide
    )
    NSLayoutConstraint.activate(
      [
        child.heightAnchor.constraint(equalTo: bottom.heightAnchor),
        child.bottomAnchor.constraint(lessThanOrEqualTo: bottom.topAnchor),
        bottom.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      ]
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:[top]-5-[child]", options: [], metrics: nil,
          views: ["top": top, "child": child]))
    controller.view.layoutIfNeeded()
    #expect(top.length == 20 && bottom.length == 34)
    #expect(child.frame.minY == 25 && child.frame.height == 34)
    #expect(controller.view.constraints.contains { $0.identifier == "_UILayoutSupportConstraint" })
  }
}

private final class Owner: UIView {
  weak var guide: UILayoutGuide?
  var frameThen = CGRect.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    frameThen = guide?.layoutFrame ?? .zero
  }
}
