import AutoLayout
import Testing
import UIKitNames

// The suites of this folder go through the interface of Apple's Auto Layout item by item, in UIKit's
// spelling. Each test uses every name of its item, and states its values, defaults and rules.

/// What people add for themselves compiles beside what is there.
extension UILayoutPriority: Comparable {
  static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

@Suite("Checklist 1.1 and 1.2: types and priorities")
struct ConstraintTypeItems {
  @Test("NSLayoutConstraint.Attribute")
  func attributes() {
    let all: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(all.map(\.rawValue) == Array(0...20))
    #expect(NSLayoutConstraint.Attribute(rawValue: 21) == nil)
  }

  @Test("NSLayoutConstraint.Relation")
  func relations() {
    let all: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(all.map(\.rawValue) == [-1, 0, 1])
  }

  @Test("NSLayoutConstraint.FormatOptions")
  func formatOptions() {
    let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in alignments {
      #expect(option.rawValue == 1 << UInt(attribute.rawValue))
      #expect(NSLayoutConstraint.FormatOptions.alignmentMask.contains(option))
    }
    let others: [NSLayoutConstraint.FormatOptions] = [
      .alignmentMask, .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
      .directionMask, .spacingEdgeToEdge, .spacingBaselineToBaseline, .spacingMask,
    ]
    let expected: [UInt] = [0xFFFF, 0, 1 << 16, 2 << 16, 3 << 16, 0, 1 << 19, 1 << 19]
    #expect(others.map(\.rawValue) == expected)
    let both: NSLayoutConstraint.FormatOptions = [.alignAllTop, .directionRightToLeft]
    #expect(both.intersection(.directionMask) == .directionRightToLeft)
  }

  @Test("NSLayoutConstraint.Axis")
  func axes() {
    let all: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    #expect(all.map(\.rawValue) == [0, 1])
  }

  @Test("UILayoutPriority: constants, initializers, arithmetic, and what people add")
  func priorities() {
    let all: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(all.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UILayoutPriority(999) == UILayoutPriority(rawValue: 999))
    #expect(Set(all + all).count == 7)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    #expect(all.max() == .required && UILayoutPriority.defaultLow < .defaultHigh)
  }

  @Test(
    "priorities are above 0 and at most 1000, with Apple's words for others",
    arguments: [(0.0, "0"), (-1, "-1"), (1000.5, "1000.5")])
  func range(number: Double, text: String) throws {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    let error = #expect(throws: LayoutError.self) {
      try constraint.setPriority(UILayoutPriority(Float(number)))
    }
    #expect(
      error?.description
        == "It's illegal to set priority:\(text).  Priorities must be greater than 0 and less or "
        + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
    #expect(error?.exceptionName == "NSInternalInconsistencyException")
    for legal in [Float.leastNonzeroMagnitude, 0.5, 1000] {
      try constraint.setPriority(UILayoutPriority(legal))
      #expect(constraint.priority.rawValue == legal)
    }
  }
}

@Suite("Checklist 1.3: members of NSLayoutConstraint")
struct ConstraintMemberItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
  }

  @Test("init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)")
  func initializer() {
    let half = NSLayoutConstraint(
      item: child, attribute: .width, relatedBy: .lessThanOrEqual, toItem: view,
      attribute: .height, multiplier: 0.5, constant: -4)
    #expect(half.equation == "View.width <= 0.5 * View.height - 4")
    let alone = NSLayoutConstraint(
      item: child, attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 7)
    NSLayoutConstraint.activate([half, alone])
    view.layoutIfNeeded()
    #expect(child.frame.height == 7)
  }

  @Test("constraints(withVisualFormat:options:metrics:views:)")
  func visualFormat() {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[child(>=20@750)]-(>=8)-|", options: [.alignAllCenterY],
      metrics: ["gap": 12], views: ["child": child])
    #expect(constraints.map(\.constant) == [12, 20, 8])
    #expect(constraints.map(\.priority.rawValue) == [1000, 750, 1000])
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(constraints[2].firstItem === view)
    #expect(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[child]", options: [], metrics: nil, views: ["child": child]
      ).isEmpty)
  }

  @Test("priority: required by default, and free to change while active")
  func priority() {
    let (narrow, wide) = (
      child.widthAnchor.constraint(equalToConstant: 10),
      child.widthAnchor.constraint(equalToConstant: 20)
    )
    #expect(narrow.priority == .required)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([narrow, wide])
    view.layoutIfNeeded()
    #expect(child.frame.width == 10)
    // Those that profiles stand for let it.
    narrow.priority = UILayoutPriority(749)
    view.layoutIfNeeded()
    #expect(child.frame.width == 20)
    narrow.priority = .required
    view.layoutIfNeeded()
    #expect(child.frame.width == 10 && view.layoutConflicts.isEmpty)
  }

  @Test("priority: systems up to iOS 12 refuse to make active constraints required, or optional")
  func requiredChanges() throws {
    var surroundings = LayoutEnvironment()
    #expect(PlatformProfile.all.allSatisfy { $0.allowsRequiredChanges })
    surroundings.profile.allowsRequiredChanges = false
    view.layoutEnvironment = surroundings
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.priority = .defaultHigh
    width.priority = .required
    width.isActive = true
    let error = #expect(throws: LayoutError.self) { try width.setPriority(.defaultHigh) }
    #expect(
      error?.description
        == "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
        + "not supported.  You passed priority 750 and the existing priority was 1000.")
    #expect(error?.exceptionName == "NSInternalInconsistencyException")
    #expect(width.priority == .required)
    width.isActive = false
    width.priority = .defaultHigh
    width.isActive = true
    try width.setPriority(.defaultLow)
    #expect(throws: LayoutError.requiredChanged(to: 1000, from: 250)) {
      try width.setPriority(.required)
    }
    child.removeFromSuperview()
    try width.setPriority(.required)
  }

  @Test("firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier")
  func sides() {
    let half = NSLayoutConstraint(
      item: child, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .height, multiplier: 0.5, constant: 0)
    #expect(half.firstItem === child && half.secondItem === view)
    #expect(half.firstAttribute == .width && half.secondAttribute == .height)
    #expect(half.relation == .greaterThanOrEqual && half.multiplier == 0.5)
    let alone = child.heightAnchor.constraint(equalToConstant: 1)
    #expect(alone.secondItem == nil && alone.secondAttribute == .notAnAttribute)
    var item: UIView? = UIView()
    let weak = item?.widthAnchor.constraint(equalToConstant: 1)
    item = nil
    #expect(weak?.firstItem == nil)
  }

  @Test("constant: 0 by default, finite, and free to change while active")
  func constant() {
    let width = child.widthAnchor.constraint(equalTo: view.widthAnchor)
    #expect(width.constant == 0)
    width.isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.width == 300)
    width.constant = -120
    view.layoutIfNeeded()
    #expect(child.frame.width == 180)
    view.accessibilityIdentifier = "view"
    child.accessibilityIdentifier = "child"
    let error = #expect(throws: LayoutError.self) { try width.setConstant(.nan) }
    #expect(
      error?.description
        == "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan "
        + "firstAnchor:<NSLayoutDimension \"child.width\"> "
        + "secondAnchor:<NSLayoutDimension \"view.width\">")
    #expect(error?.exceptionName == "NSInternalInconsistencyException")
    #expect(width.constant == -120)
  }

  @Test("isActive: false until set, true while a view holds the constraint")
  func active() {
    let made = [
      child.widthAnchor.constraint(equalToConstant: 1),
      NSLayoutConstraint(
        item: child, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 7),
    ]
    #expect(made.allSatisfy { !$0.isActive })
    for constraint in made { constraint.isActive = true }
    #expect(child.constraints == made && made.allSatisfy(\.isActive))
    child.removeConstraint(made[0])
    #expect(made.map(\.isActive) == [false, true])
    made[1].isActive = false
    #expect(child.constraints.isEmpty)
  }

  @Test("activate(_:) and deactivate(_:)")
  func activation() {
    let constraints = [
      child.widthAnchor.constraint(equalToConstant: 1),
      child.topAnchor.constraint(equalTo: view.topAnchor),
    ]
    NSLayoutConstraint.activate([])
    NSLayoutConstraint.activate(constraints + constraints)
    #expect(child.constraints == [constraints[0]] && view.constraints == [constraints[1]])
    NSLayoutConstraint.deactivate(constraints + constraints)
    #expect(view.constraints.isEmpty && child.constraints.isEmpty)
  }

  @Test("identifier: nil by default, and shown by descriptions")
  func identifier() {
    let width = child.widthAnchor.constraint(equalToConstant: 1)
    #expect(width.identifier == nil)
    width.identifier = "narrow"
    width.isActive = true
    #expect(
      width.description == "<NSLayoutConstraint 'narrow' UIView.width == 1   (active)>")
  }

  @Test("firstAnchor and secondAnchor are those of the items")
  func anchors() {
    let gap = child.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 3)
    let first: NSLayoutAnchor<AnyObject> = gap.firstAnchor
    let second: NSLayoutAnchor<AnyObject>? = gap.secondAnchor
    #expect(first == child.leadingAnchor && first != view.leadingAnchor)
    #expect(second.map { $0 == view.trailingAnchor } == true)
    #expect(first.description == child.leadingAnchor.description)
    let width = child.widthAnchor.constraint(equalToConstant: 5)
    #expect(width.firstAnchor == child.widthAnchor && width.secondAnchor == nil)
    child.addConstraint(width)
    #expect(child.constraints.first { $0.firstAnchor == child.widthAnchor } === width)
    #expect(Set([child.topAnchor, child.topAnchor, view.topAnchor]).count == 2)
  }

  @Test("shouldBeArchived: false by default, and obeyed by archives")
  func shouldBeArchived() {
    let (kept, left) = (
      child.widthAnchor.constraint(equalToConstant: 1),
      child.heightAnchor.constraint(equalToConstant: 1)
    )
    NSLayoutConstraint.activate([kept, left])
    #expect(!kept.shouldBeArchived)
    kept.shouldBeArchived = true
    #expect(LayoutArchive(of: view).constraints.map(\.first.attribute) == [.width])
  }

  @Test("archives, by Apple's keys")
  func archives() throws {
    child.addLayoutGuide(UILayoutGuide())
    let other = UIView()
    view.addSubview(other)
    let gap = try #require(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[child]-[other]", options: [], metrics: nil,
        views: ["child": child, "other": other]
      ).first)
    gap.shouldBeArchived = true
    gap.identifier = "gap"
    gap.priority = .defaultHigh
    gap.isActive = true
    let data = try JSONEncoder().encode(LayoutArchive(of: view))
    let text = String(decoding: data, as: UTF8.self)
    let keys = [
      "NSFirstItem", "NSFirstAttribute", "NSSecondItem", "NSSecondAttribute", "NSRelation",
      "NSMultiplier", "NSConstant", "NSPriority", "NSSymbolicConstant", "NSSpace",
      "NSLayoutIdentifier", "NSContainer", "UIIdentifier", "UIOwningView",
    ]
    for key in keys { #expect(text.contains(key), "\(key) in \(text)") }
    let copy = UIView(frame: view.frame)
    for _ in 0..<2 { copy.addSubview(UIView()) }
    try JSONDecoder().decode(LayoutArchive.self, from: data).restore(in: copy)
    #expect(copy.constraints.map(\.equation) == [gap.equation])
    #expect(copy.constraints.first?.identifier == "gap")
    #expect(copy.subviews[0].layoutGuides.count == 1)
  }

  @Test("a subclass hears of each change, in the place of key-value observing")
  func changes() {
    let watched = Watched(
      item: child, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 5)
    watched.isActive = true
    view.layoutIfNeeded()
    watched.constant = 9
    watched.priority = .defaultHigh
    watched.identifier = "name"
    #expect(watched.changes == ["constant", "priority", "identifier"])
    view.layoutIfNeeded()
    #expect(child.frame.width == 9)
  }
}

private final class Watched: NSLayoutConstraint {
  var changes: [String] = []

  override var constant: CGFloat { didSet { changes.append("constant") } }
  override var priority: UILayoutPriority { didSet { changes.append("priority") } }
  override var identifier: String? { didSet { changes.append("identifier") } }
}
