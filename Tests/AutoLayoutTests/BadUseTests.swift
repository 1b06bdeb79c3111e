import Foundation
import Testing

@testable import AutoLayout

/// A view whose hooks do what the test says, once or each time.
private final class MeddlingView: View {
  var whenLayingOut: (MeddlingView) -> Void = { _ in }
  var whenUpdating: (MeddlingView) -> Void = { _ in }
  var whenMeasured: (MeddlingView) -> CGSize = { _ in CGSize(width: -1, height: -1) }
  var layoutCount = 0
  var updateCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    whenLayingOut(self)
  }

  override func updateConstraints() {
    updateCount += 1
    whenUpdating(self)
    super.updateConstraints()
  }

  override var intrinsicContentSize: CGSize { whenMeasured(self) }
}

/// A view whose baselines are to be another's.
private final class BorrowingView: View {
  weak var lender: View?

  override var forFirstBaselineLayout: View { lender ?? self }
}

@Suite("Bad use that is survived")
struct BadUseTests {
  private let root = makeRoot()
  private let meddler: MeddlingView
  private let sibling: View

  init() {
    meddler = addView(MeddlingView(), "meddler", to: root)
    sibling = addView("sibling", to: root)
    place(sibling, 10, 20, 30, 40)
  }

  enum Hook: CaseIterable {
    case layoutSubviews
    case updateConstraints
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (_ root: View, _ sibling: View) -> Void

    init(_ description: String, _ change: @escaping @Sendable (View, View) -> Void) {
      testDescription = description
      self.change = change
    }
  }

  static let changes = [
    Change("a sibling leaves") { $1.removeFromSuperview() },
    Change("a sibling's constraints go") { LayoutConstraint.deactivate($1.constraints) },
    Change("all of the root's constraints go") { root, _ in
      root.removeConstraints(root.constraints)
    },
    Change("a guide goes") { root, _ in
      for guide in root.layoutGuides { root.removeLayoutGuide(guide) }
    },
    Change("everything goes") { root, _ in
      for view in root.subviews { view.removeFromSuperview() }
    },
    Change("views come") { root, sibling in
      guard root.subviews.count < 20 else { return }
      place(addView("new", to: root), 0, 0, 5, 5)
      addGuide("new", to: sibling)
    },
    Change("a sibling moves into another view") { root, sibling in
      guard sibling.superview === root else { return }
      root.subviews.first { $0 !== sibling }?.addSubview(sibling)
    },
    Change("siblings change places") { root, _ in
      root.exchangeSubview(at: 0, withSubviewAt: root.subviews.count - 1)
    },
    Change("conflicts come") { _, sibling in
      sibling.widthAnchor.constraint(equalToConstant: 31).isActive = true
    },
    Change("layout is asked for") { root, sibling in
      root.setNeedsLayout()
      sibling.setNeedsUpdateConstraints()
      root.layoutIfNeeded()
      sibling.updateConstraintsIfNeeded()
    },
    Change("questions are asked") { root, sibling in
      _ = (sibling.hasAmbiguousLayout, root.layoutConflicts, root.autolayoutTrace())
      _ = sibling.systemLayoutSizeFitting(CGSize(width: 1, height: 1))
      _ = sibling.constraintsAffectingLayout(for: .horizontal)
      sibling.exerciseAmbiguityInLayout()
    },
  ]

  /// The tree answers as one that was built in its present state, and goes on doing so.
  private func expectSound() {
    for _ in 0..<3 { root.layoutIfNeeded() }
    for view in root.subviews {
      #expect(view.superview === root)
      #expect(!view.frame.minX.isNaN)
    }
    for constraint in root.constraints { #expect(constraint.isActive) }
    let box = addView("box", to: root)
    place(box, 1, 2, 3, 4)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(1, 2, 3, 4))
    if sibling.superview === root, sibling.constraints.count == 2, root.constraints.count >= 4 {
      #expect(sibling.frame == CGRect(10, 20, 30, 40))
    }
  }

  @Test(
    "in layoutSubviews() and updateConstraints()", arguments: changes,
    Hook.allCases)
  func hooks(change: Change, hook: Hook) {
    addGuide("gap", to: root)
    let body: (MeddlingView) -> Void = { [root, sibling] _ in change.change(root, sibling) }
    switch hook {
    case .layoutSubviews: meddler.whenLayingOut = body
    case .updateConstraints: meddler.whenUpdating = body
    }
    root.layoutIfNeeded()
    expectSound()
    #expect((hook == .layoutSubviews ? meddler.layoutCount : meddler.updateCount) > 0)
  }

  @Test("in intrinsicContentSize, which is no place for any of it", arguments: changes)
  func measuring(change: Change) {
    addGuide("gap", to: root)
    var isFirst = true
    meddler.whenMeasured = { [root, sibling] _ in
      if isFirst { change.change(root, sibling) }
      isFirst = false
      return CGSize(width: 5, height: 5)
    }
    root.layoutIfNeeded()
    expectSound()
  }

  @Test("a content size that asks for its own layout has none in it")
  func measuringItself() {
    meddler.whenMeasured = { view in
      view.layoutIfNeeded()
      return view.systemLayoutSizeFitting(CGSize(width: 10, height: 10))
    }
    root.layoutIfNeeded()
    meddler.whenMeasured = { _ in CGSize(width: 7, height: 8) }
    meddler.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(meddler.frame.size == CGSize(width: 7, height: 8))
  }

  @Test("a view that always asks for more is called a bounded number of times")
  func endless() {
    meddler.whenLayingOut = {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    meddler.whenUpdating = {
      $0.setNeedsUpdateConstraints()
      $0.updateConstraintsIfNeeded()
    }
    root.layoutIfNeeded()
    #expect((1...2 * View.passLimit).contains(meddler.layoutCount))
    #expect((1...2 * View.passLimit).contains(meddler.updateCount))
  }

  @Test("a guide whose owner is gone is a guide without an owner")
  func orphanedGuide() throws {
    var owner: View? = View()
    let guide = LayoutGuide()
    owner?.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    owner = nil
    #expect(guide.owningView == nil)
    #expect(!width.isActive)
    #expect(guide.description.hasSuffix("owningView = (null)>"))
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
    #expect(throws: LayoutError.self) {
      try guide.topAnchor.constraint(equalTo: root.topAnchor).activate()
    }
    root.addLayoutGuide(guide)
    place(guide, 1, 2, 3, 4)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(1, 2, 3, 4))
  }

  @Test("constraints to a system guide whose view is gone count for nothing")
  func orphanedSystemGuide() {
    var owner: View? = View()
    let margins = owner?.layoutMarginsGuide
    owner = nil
    #expect(margins?.owningView == nil)
    guard let margins else { return }
    let constraint = sibling.topAnchor.constraint(equalTo: margins.topAnchor)
    #expect(throws: LayoutError.self) { try constraint.activate() }
    #expect(
      constraint.description
        == "<NSLayoutConstraint sibling.top == UIViewLayoutMarginsGuide.top   (inactive)>")
  }

  @Test("a constraint outlives its views, and a tree its constraints")
  func orphanedConstraint() {
    var box: View? = addView("box", to: root)
    let constraint = (box ?? root).widthAnchor.constraint(equalTo: root.widthAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    box?.removeFromSuperview()
    box = nil
    #expect(!constraint.isActive)
    #expect(constraint.firstItem == nil)
    constraint.constant = 5
    constraint.priority = .defaultLow
    #expect(throws: LayoutError.self) { try constraint.activate() }
    expectSound()
  }

  @Test("places and strangers that are not there change nothing")
  func strangers() {
    let stranger = View()
    root.exchangeSubview(at: -1, withSubviewAt: 100)
    root.bringSubviewToFront(stranger)
    root.sendSubviewToBack(stranger)
    root.removeConstraint(stranger.widthAnchor.constraint(equalToConstant: 1))
    root.removeLayoutGuide(LayoutGuide())
    stranger.removeFromSuperview()
    root.insertSubview(sibling, at: -5)
    root.insertSubview(sibling, at: 500)
    root.insertSubview(sibling, aboveSubview: sibling)
    root.insertSubview(sibling, belowSubview: stranger)
    #expect(root.subviews == [meddler, sibling])
    let stack = StackView(arrangedSubviews: [View()])
    stack.removeArrangedSubview(stranger)
    stack.setCustomSpacing(5, after: stranger)
    #expect(stack.arrangedSubviews.count == 1)
    expectSound()
  }

  @Test(
    "numbers near the end of what a double holds are obeyed or reported, never lost",
    arguments: [1e308, -1e308, 1.7e308])
  func hugeNumbers(number: CGFloat) {
    let box = addView("box", to: root)
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: number),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: number, constant: number),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: number),
    ])
    for conflict in root.layoutConflictLogs { #expect(!conflict.isEmpty) }
    #expect(!box.frame.minX.isNaN && !box.frame.height.isNaN)
    expectSound()
  }

  @Test("a view outside of one that it is to stand for has no baseline for it")
  func borrowedBaseline() {
    let views = ["a", "b"].map { addView(BorrowingView(), $0, to: root) }
    (views[0].lender, views[1].lender) = (views[1], views[0])
    place(views[0], 0, 7, 10, 10)
    place(views[1], 0, 50, 10, 10)
    let follower = addView("follower", to: root)
    follower.topAnchor.constraint(equalTo: views[0].firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(follower.frame.minY == 7)
  }
}
