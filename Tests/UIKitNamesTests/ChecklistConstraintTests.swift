import Testing
import UIKitNames

@Suite("Checklist 1: NSLayoutConstraint")
struct ChecklistConstraintTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
  }

  @Test("1.1 attributes")
  func attributes() {
    let all: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(all.map(\.rawValue) == Array(0...20))
  }

  @Test("1.1 relations and axes")
  func relations() {
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    #expect(axes.map(\.rawValue) == [0, 1])
  }

  @Test("1.1 format options")
  func formatOptions() {
    let alignments: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline,
    ]
    let bits = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12]
    #expect(alignments.map { $0.rawValue.trailingZeroBitCount } == bits)
    #expect(alignments.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    let others: [NSLayoutConstraint.FormatOptions] = [
      .alignmentMask, .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
      .directionMask, .spacingEdgeToEdge, .spacingBaselineToBaseline, .spacingMask,
    ]
    let expected = [0xFFFF, 0, 0x10000, 0x20000, 0x30000, 0, 0x80000, 0x80000]
    #expect(others.map { Int($0.rawValue) } == expected)
  }

  @Test("1.2 priorities")
  func priorities() {
    let all: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(all.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UILayoutPriority(999) == UILayoutPriority(rawValue: 999))
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    #expect(Set(all).count == 7)
  }

  @Test("1.3 the long initializer and what it is asked for")
  func members() {
    let half = NSLayoutConstraint(
      item: child, attribute: .width, relatedBy: .lessThanOrEqual, toItem: view,
      attribute: .height, multiplier: 0.5, constant: -4)
    #expect(half.priority == .required)
    #expect(!half.isActive)
    #expect(!half.shouldBeArchived)
    #expect(half.identifier == nil)
    #expect(half.firstItem === child && half.secondItem === view)
    #expect(half.firstAttribute == .width && half.secondAttribute == .height)
    #expect(half.relation == .lessThanOrEqual)
    #expect(half.multiplier == 0.5 && half.constant == -4)
    half.shouldBeArchived = true
    half.priority = .defaultHigh
    half.constant = 8
    half.identifier = "half"
    half.isActive = true
    #expect(view.constraints == [half])
    NSLayoutConstraint.deactivate([half])
    #expect(!half.isActive)
    NSLayoutConstraint.activate([half])
    #expect(half.isActive && half.shouldBeArchived)
  }

  @Test("1.3 the anchors of a constraint are those of its items")
  func anchors() {
    let gap = child.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 3)
    #expect(gap.firstAnchor == child.leadingAnchor)
    #expect(gap.firstAnchor != view.leadingAnchor)
    #expect(gap.secondAnchor.map { $0 == view.trailingAnchor } == true)
    #expect(gap.firstAnchor.description == child.leadingAnchor.description)
    let width = child.widthAnchor.constraint(equalToConstant: 5)
    #expect(width.firstAnchor == child.widthAnchor)
    #expect(width.secondAnchor == nil)
    child.addConstraint(width)
    #expect(child.constraints.first { $0.firstAnchor == child.widthAnchor } === width)
    #expect(Set([child.topAnchor, child.topAnchor, view.topAnchor]).count == 2)
  }

  @Test("1.3 visual formats")
  func visualFormat() {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[child(>=20@750)]-(>=8)-|", options: [.alignAllCenterY],
      metrics: ["gap": 12], views: ["child": child])
    #expect(constraints.count == 3)
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test("1.5 the nearest common ancestor holds, and activating twice changes nothing")
  func holders() {
    let sibling = UIView()
    view.addSubview(sibling)
    let guide = UILayoutGuide()
    child.addLayoutGuide(guide)
    let across = guide.topAnchor.constraint(equalTo: sibling.bottomAnchor)
    let inside = guide.topAnchor.constraint(equalTo: child.topAnchor)
    let own = guide.heightAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([across, inside, own, own, across])
    NSLayoutConstraint.activate([])
    #expect(view.constraints == [across])
    #expect(child.constraints == [inside, own])
    child.removeFromSuperview()
    #expect([across, inside, own].map(\.isActive) == [false, true, true])
    view.addSubview(child)
    #expect(!across.isActive)
  }

  @Test("1.5 a list with an illegal member stops at it, with Apple's words")
  func illegalMember() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (view, stranger) = (UIView(), UIView())
      let good = view.widthAnchor.constraint(equalToConstant: 10)
      let bad = view.topAnchor.constraint(equalTo: stranger.topAnchor)
      NSLayoutConstraint.activate([good, bad])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("because they have no common ancestor."))
  }

  @Test("1.5 a guide without an owner: its size stays inactive, a place is an error")
  func ownerless() async {
    let width = UILayoutGuide().widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width])
    #expect(!width.isActive)
    await #expect(processExitsWith: .failure) {
      let (view, guide) = (UIView(), UILayoutGuide())
      guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
  }
}
