import AutoLayout
import Testing
import UIKitNames

@Suite("Checklist 3.2: direction")
struct DirectionItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test("semanticContentAttribute")
  func semantics() {
    let all: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(view.semanticContentAttribute == .unspecified)
  }

  @Test("userInterfaceLayoutDirection(for:relativeTo:) and effectiveUserInterfaceLayoutDirection")
  func effective() {
    let all: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    let expected: [UIUserInterfaceLayoutDirection] = [
      .rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft,
    ]
    #expect(
      all.map { UIView.userInterfaceLayoutDirection(for: $0, relativeTo: .rightToLeft) }
        == expected)
    #expect(
      all.map { UIView.userInterfaceLayoutDirection(for: $0) }
        == [.leftToRight, .leftToRight, .leftToRight, .leftToRight, .rightToLeft])
    for (attribute, direction) in zip(all, expected) where attribute != .unspecified {
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == direction)
    }
  }

  @Test("traitCollection.layoutDirection turns the tree, but for playback and spatial content")
  func traits() {
    let all: [UITraitEnvironmentLayoutDirection] = [.unspecified, .leftToRight, .rightToLeft]
    #expect(all.map(\.rawValue) == [-1, 0, 1])
    #expect(UITraitCollection().layoutDirection == .unspecified)
    #expect(view.traitCollection.layoutDirection == .leftToRight)
    var surroundings = LayoutEnvironment()
    surroundings.direction = .rightToLeft
    view.layoutEnvironment = surroundings
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 50),
    ])
    view.layoutIfNeeded()
    #expect(box.traitCollection.layoutDirection == .rightToLeft && box.frame.minX == 240)
    for attribute in [UISemanticContentAttribute.playback, .spatial] {
      view.semanticContentAttribute = attribute
      view.layoutIfNeeded()
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      #expect(box.frame.minX == 10)
    }
  }
}

@Suite("Checklist 3.3: constraint-based layout")
struct LayoutItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let child = UIView()

  init() { view.addSubview(child) }

  @Test("constraints are those that the view holds")
  func constraints() {
    #expect(view.constraints.isEmpty)
    let top = child.topAnchor.constraint(equalTo: view.topAnchor)
    let width = child.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([top, width])
    #expect(view.constraints == [top] && child.constraints == [width])
  }

  @Test("addConstraint(_:) and its kin, and Apple's words for the wrong view")
  func adding() {
    let (width, height) = (
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10)
    )
    view.addConstraint(width)
    view.addConstraints([height])
    #expect(view.constraints == [width, height] && width.isActive)
    view.removeConstraint(width)
    view.removeConstraints([height])
    #expect(view.constraints.isEmpty && !height.isActive)
    child.accessibilityIdentifier = "child"
    let top = child.topAnchor.constraint(equalTo: view.topAnchor)
    let error = #expect(throws: LayoutError.self) { try child.install(top) }
    #expect(
      error?.description
        == "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. constraint:\(top) view:\(child)")
    #expect(error?.exceptionName == "NSGenericException")
  }

  @Test("translatesAutoresizingMaskIntoConstraints: true for views made in code")
  func translates() {
    #expect(child.translatesAutoresizingMaskIntoConstraints)
    #expect(UIStackView(arrangedSubviews: [child]).arrangedSubviews == [child])
    #expect(!child.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("requiresConstraintBasedLayout: false unless a class says otherwise")
  func requires() {
    #expect(!UIView.requiresConstraintBasedLayout && Updating.requiresConstraintBasedLayout)
  }

  @Test("updateConstraints(), of subviews first, once for any number of requests")
  func updating() {
    let (outer, inner) = (Updating(), Updating())
    view.addSubview(outer)
    outer.addSubview(inner)
    inner.after = { #expect(outer.updates == 0) }
    view.layoutIfNeeded()
    inner.after = {}
    #expect(outer.updates == 1 && inner.updates == 1 && !inner.needsUpdateConstraints())
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(outer.updates == 1)
    for _ in 0..<2 { inner.setNeedsUpdateConstraints() }
    #expect(inner.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(outer.updates == 1 && inner.updates == 2 && !inner.needsUpdateConstraints())
  }

  @Test("intrinsicContentSize: no opinion, until it is invalidated and asked for again")
  func intrinsic() {
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(child.intrinsicContentSize == CGSize(width: -1, height: -1))
    let sized = Sized()
    sized.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sized)
    view.layoutIfNeeded()
    #expect(sized.frame.width == 10)
    sized.wanted = 30
    view.layoutIfNeeded()
    #expect(sized.frame.width == 10)
    sized.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(sized.frame.width == 30)
  }

  @Test("content priorities: 250 and 750 on both axes, to be set one by one")
  func contentPriorities() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(child.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(child.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    child.setContentHuggingPriority(.required, for: .vertical)
    child.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    #expect(child.contentHuggingPriority(for: .vertical) == .required)
    #expect(child.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(child.contentCompressionResistancePriority(for: .horizontal).rawValue == 1)
    #expect(child.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("layoutFittingCompressedSize and layoutFittingExpandedSize")
  func fittingConstants() {
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
  }

  @Test(
    "systemLayoutSizeFitting(_:) holds both targets at 50, or as it is told, and changes nothing")
  func fitting() {
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      ["|-5-[child]-5-|", "V:|-5-[child]-5-|"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: [], metrics: nil, views: ["child": child])
      })
    let weak = child.widthAnchor.constraint(equalToConstant: 60)
    weak.priority = UILayoutPriority(51)
    let weaker = child.heightAnchor.constraint(equalToConstant: 60)
    weaker.priority = UILayoutPriority(49)
    NSLayoutConstraint.activate([weak, weaker])
    let target = CGSize(width: 100, height: 100)
    #expect(view.systemLayoutSizeFitting(target) == CGSize(width: 70, height: 100))
    #expect(
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: UILayoutPriority(1)) == CGSize(width: 100, height: 70))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 200) && child.frame == .zero)
  }

  @Test("alignment rectangles: no insets by default, and two conversions that undo each other")
  func alignment() {
    let frame = CGRect(x: 5, y: 6, width: 51, height: 31)
    #expect(child.alignmentRectInsets == .zero && child.alignmentRect(forFrame: frame) == frame)
    let control = UISwitch()
    #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(control.alignmentRect(forFrame: frame).width == 49)
    #expect(control.frame(forAlignmentRect: control.alignmentRect(forFrame: frame)) == frame)
    #expect(control.alignmentRect(forFrame: control.frame(forAlignmentRect: frame)) == frame)
    control.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(control)
    control.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(control.frame.maxX == 302)
  }

  @Test("forFirstBaselineLayout is forLastBaselineLayout, which is the view itself")
  func baselines() {
    #expect(view.forLastBaselineLayout === view && view.forFirstBaselineLayout === view)
    let (standing, marks) = (Standing(), [UILayoutGuide(), UILayoutGuide()])
    #expect(standing.forFirstBaselineLayout === standing.label)
    standing.frame = CGRect(x: 0, y: 100, width: 100, height: 50)
    view.addSubview(standing)
    for mark in marks { view.addLayoutGuide(mark) }
    child.frame = CGRect(x: 0, y: 10, width: 10, height: 20)
    NSLayoutConstraint.activate([
      marks[0].topAnchor.constraint(equalTo: standing.lastBaselineAnchor),
      marks[1].topAnchor.constraint(equalTo: child.lastBaselineAnchor),
    ])
    view.layoutIfNeeded()
    // A label of 17 points, 21 high and 5 below the top: 0.2412109375 em below its baseline.
    #expect(abs(marks[0].layoutFrame.minY - (126 - 17 * 0.2412109375)) < 1e-6)
    #expect(marks[1].layoutFrame.minY == 30)
  }

  @Test("constraintsAffectingLayout(for:), hasAmbiguousLayout and exerciseAmbiguityInLayout()")
  func debugging() {
    child.translatesAutoresizingMaskIntoConstraints = false
    let left = child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3)
    let least = child.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
    let most = child.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
    NSLayoutConstraint.activate([
      left, least, most, child.topAnchor.constraint(equalTo: view.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(child.hasAmbiguousLayout && !view.hasAmbiguousLayout)
    #expect(child.constraintsAffectingLayout(for: .horizontal).contains(left))
    #expect(child.constraintsAffectingLayout(for: .vertical).count == 2)
    view.layoutIfNeeded()
    let before = child.frame
    child.exerciseAmbiguityInLayout()
    #expect(child.frame != before && child.frame.minX == 3)
    #expect((20...90).contains(child.frame.width))
    most.isActive = false
    child.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.layoutIfNeeded()
    child.exerciseAmbiguityInLayout()
    #expect(!child.hasAmbiguousLayout && child.frame.width == 50)
  }

  @Test("autolayoutTrace() and recursiveDescription() in the shapes of Apple's")
  func printing() {
    let (label, open) = (UILabel(), UIView())
    label.text = "Title"
    label.frame = CGRect(x: 1, y: 2, width: 30, height: 20)
    open.accessibilityIdentifier = "open"
    open.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.addSubview(open)
    #expect(
      view.recursiveDescription() == """
        <UIView; frame = (0 0; 300 200)>
           | <UIView; frame = (0 0; 0 0)>
           | <UILabel; frame = (1 2; 30 20); text = 'Title'>
           |    | <UIView: open; frame = (0 0; 0 0)>
        """)
    let lines = view.autolayoutTrace().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "•UIView" && lines[1] == "|   +UIView")
    #expect(lines[2] == "|   +UILabel'Title'")
    #expect(lines[3].hasPrefix("|   |   *open- AMBIGUOUS LAYOUT for open.minX{id: "))
    #expect(lines[5] == "Legend:")
  }

  @Test("3.4 the twelve anchors of a view")
  func anchors() {
    let horizontal: [NSLayoutXAxisAnchor] = [
      view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor,
      view.centerXAnchor,
    ]
    let vertical: [NSLayoutYAxisAnchor] = [
      view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor,
      view.lastBaselineAnchor,
    ]
    let sizes: [NSLayoutDimension] = [view.widthAnchor, view.heightAnchor]
    #expect(Set(horizontal).count + Set(vertical).count + Set(sizes).count == 12)
    let attributes =
      horizontal.map { $0.constraint(equalTo: child.centerXAnchor).firstAttribute }
      + vertical.map { $0.constraint(equalTo: child.topAnchor).firstAttribute }
      + sizes.map { $0.constraint(equalToConstant: 1).firstAttribute }
    #expect(attributes.map(\.rawValue) == [5, 6, 1, 2, 9, 3, 4, 10, 12, 11, 7, 8])
  }
}

private final class Updating: UIView {
  var updates = 0
  var after: () -> Void = {}

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    updates += 1
    after()
    super.updateConstraints()
  }
}

private final class Sized: UIView {
  var wanted: CGFloat = 10

  override var intrinsicContentSize: CGSize { CGSize(width: wanted, height: wanted) }
}

private final class Standing: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    label.topAnchor.constraint(equalTo: topAnchor, constant: 5).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override var forLastBaselineLayout: UIView { label }
}
