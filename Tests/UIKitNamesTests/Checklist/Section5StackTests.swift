import AutoLayout
import Testing
import UIKitNames

@Suite("Checklist 5: UIStackView")
struct StackItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let stack = UIStackView()
  /// 40×10, 60×20 and 20×30 points.
  let boxes = [Box(40, 10), Box(60, 20), Box(20, 30)]

  init() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }

  private func fill() { for box in boxes { stack.addArrangedSubview(box) } }

  @Test("arranged views: added, inserted, taken out and let go")
  func arrangedSubviews() {
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a])
    #expect(!a.translatesAutoresizingMaskIntoConstraints && a.superview === stack)
    stack.addArrangedSubview(b)
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews == [b, a])
    stack.removeArrangedSubview(b)
    #expect(stack.arrangedSubviews == [a] && b.superview === stack)
    a.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [b])
    let error = #expect(throws: LayoutError.self) { try stack.arrange(a, at: 1) }
    #expect(
      error?.description
        == "index out of bounds for arranged subview: index = 1 expected to be less than or equal "
        + "to 0")
    #expect(error?.exceptionName == "NSInternalInconsistencyException")
  }

  @Test("axis, distribution, alignment, spacing: defaults and raw values")
  func properties() {
    #expect(stack.axis == .horizontal && stack.spacing == 0)
    #expect(stack.distribution == .fill && stack.alignment == .fill)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    fill()
    stack.axis = .vertical
    stack.spacing = 5
    stack.alignment = .trailing
    view.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 60, height: 70))
    #expect(boxes.map(\.frame.minY) == [0, 15, 40] && boxes.map(\.frame.maxX) == [60, 60, 60])
  }

  @Test("custom spacing: after the visible view before the gap, in the place of the default")
  func customSpacing() {
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    fill()
    stack.spacing = 10
    #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(3, after: boxes[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
    view.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 43, 111])
    boxes[1].isHidden = true
    view.layoutIfNeeded()
    #expect(boxes[2].frame.minX == 43)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    view.layoutIfNeeded()
    #expect(boxes[2].frame.minX == 50)
  }

  @Test("baseline-relative columns, and margins-relative arrangement; neither by default")
  func relativeArrangements() {
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    let labels = ["a", "b"].map { text in
      let label = UILabel()
      label.text = text
      stack.addArrangedSubview(label)
      return label
    }
    stack.axis = .vertical
    stack.spacing = 30
    stack.isBaselineRelativeArrangement = true
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    #expect(labels[0].frame.origin == CGPoint(x: 2, y: 1))
    let baselines = stack.constraintsAffectingLayout(for: .vertical)
      .filter { $0.firstAttribute == .firstBaseline }
    #expect(baselines.map(\.identifier) == ["UISV-spacing"])
    // A label is 21 high and its line 20.29: 22 − 4.10 + 30 − 16.19 is 31.71.
    #expect(labels[1].frame.minY == 32)
  }

  @Test("hidden views have no length and no distance, and are back as they were")
  func hidden() {
    fill()
    stack.spacing = 10
    view.layoutIfNeeded()
    #expect(stack.frame.width == 140)
    boxes[1].isHidden = true
    view.layoutIfNeeded()
    #expect(stack.frame.width == 70 && boxes[2].frame.minX == 50)
    #expect(stack.arrangedSubviews == boxes)
    boxes[1].isHidden = false
    view.layoutIfNeeded()
    #expect(
      stack.frame.width == 140 && boxes[1].frame == CGRect(x: 50, y: 0, width: 60, height: 30))
  }

  // 40 and 60 of 100 and of the two distances; what wants nothing gets nothing.
  @Test("shares weaken by 1 from 999 on, but that of a view without length is required and 0")
  func shares() {
    let empty = Box(0, 10)
    for box in [boxes[0], empty, boxes[1]] { stack.addArrangedSubview(box) }
    stack.distribution = .fillProportionally
    stack.spacing = 10
    let shares = stack.makeSystemConstraints()
      .filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(shares.map(\.priority.rawValue).prefix(2) == [999, 1000])
    #expect((shares.last?.priority.rawValue ?? 999) < 999)
    #expect(shares.map { $0.firstItem === empty } == [false, true, false])
    #expect(shares.map { $0.secondItem === stack } == [true, false, true])
    stack.widthAnchor.constraint(equalToConstant: 240).isActive = true
    view.layoutIfNeeded()
    // 40/120 of 240; the last has what is left.
    #expect([boxes[0], empty, boxes[1]].map(\.frame.width) == [80, 0, 140])
    #expect(view.layoutConflicts.isEmpty)
  }

  @Test(
    "constraints that stacks make, by their identifiers in logs",
    arguments: [
      (
        UIStackView.Distribution.fillEqually, UIStackView.Alignment.fill,
        ["UISV-alignment", "UISV-canvas-connection", "UISV-fill-equally", "UISV-spacing"]
      ),
      (
        .fillProportionally, .fill,
        [
          "UISV-alignment", "UISV-canvas-connection", "UISV-fill-proportionally", "UISV-spacing",
        ]
      ),
      (
        .equalSpacing, .center,
        [
          "UISV-alignment", "UISV-ambiguity-suppression", "UISV-canvas-connection",
          "UISV-canvas-fit", "UISV-distributing-edge", "UISV-spacing", "UISV-spanning-fit",
        ]
      ),
    ])
  func identifiers(
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment, names: [String]
  ) {
    fill()
    stack.distribution = distribution
    stack.alignment = alignment
    let made = Set(stack.makeSystemConstraints().compactMap(\.identifier))
    #expect(made.sorted() == names)
  }

  @Test("the spacer and the guides in the gaps, which decide what is across and on the axis")
  func guides() {
    fill()
    stack.alignment = .center
    stack.distribution = .equalSpacing
    stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let across = stack.constraintsAffectingLayout(for: .vertical)
    let boundary = across.first { $0.identifier == "UISV-spanning-boundary" }
    #expect((boundary?.firstItem as? UILayoutGuide)?.identifier == "UISV-alignment-spanner")
    let along = Set(boxes[1].constraintsAffectingLayout(for: .horizontal).compactMap(\.identifier))
    #expect(along.isSuperset(of: ["UISV-distributing-edge", "UISV-fill-equally"]))
    #expect(stack.layoutGuides.isEmpty && !view.hasAmbiguousLayout)
  }
}

final class Box: UIView {
  private var wanted = CGSize.zero

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    wanted = CGSize(width: width, height: height)
  }

  override var intrinsicContentSize: CGSize { wanted }
}
