import Foundation
import TestTools

@testable import AutoLayout

/// A tree that changes at random, in the same way for the same seed.
final class RandomTree {
  let root: View
  private(set) var views: [View]
  private var framed: [View] = []
  private var guides: [LayoutGuide] = []
  private var constraints: [LayoutConstraint] = []
  private var random: SeededGenerator
  /// What was called on labels; nil for trees of plain labels.
  let log: HookLog?

  /// A tree that logs calls sees changes of some more kinds.
  init(seed: UInt64, log: HookLog? = nil) {
    random = SeededGenerator(seed: seed)
    self.log = log
    root = makeRoot(320, 480) {
      $0.scale = 2
      // Without a safe area most views follow from no frames, which is another way through layout.
      if seed % 3 != 0 {
        $0.root = .screen
        $0.safeAreaInsets = EdgeInsets(top: 40, bottom: 30)
      }
    }
    views = [root]
    // Guides count among the items in the order in which they were asked for first.
    for kind in SystemGuideKind.allCases.prefix(4) { _ = root.systemGuide(kind) }
  }

  func solved() -> SolvedTree { root.solvedTree(canvas: Canvas(width: 320, height: 480, scale: 2)) }

  func change() {
    switch Int.random(in: 0..<(log == nil ? 22 : 26), using: &random) {
    case 0...2: addLabel()
    case 3: addStack()
    case 4: guides.append(addGuide("g\(guides.count)", to: pick(views)))
    case 5...8: constrain()
    case 9...11: changeConstraint()
    case 12: remove()
    case 13, 14: changeStack()
    case 15: changeFrame()
    case 16: changeOrder()
    case 17: changeSurroundings()
    case 22, 23: move()
    case 24: pick(views).setNeedsLayout()
    case 25: pick(views).setNeedsUpdateConstraints()
    default: changeView()
    }
  }

  private func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private func length() -> CGFloat { CGFloat(Int.random(in: 0..<80, using: &random)) / 4 }

  private func priority() -> LayoutPriority {
    LayoutPriority(Float(Int.random(in: 1...999, using: &random)))
  }

  private func insets() -> EdgeInsets {
    EdgeInsets(top: length(), left: length(), bottom: length(), right: length())
  }

  private func text() -> String {
    String(repeating: "word ", count: Int.random(in: 0..<12, using: &random))
  }

  // MARK: - What comes and goes

  private func addLabel() {
    let parent = pick(views)
    let label = addView(log.map { LoggedLabel($0) } ?? Label(), "v\(views.count)", to: parent)
    label.text = text()
    label.numberOfLines = Int.random(in: 0..<2, using: &random)
    views.append(label)
  }

  private func addStack() {
    let parent = pick(views)
    let stack = addView(StackView(), "v\(views.count)", to: parent)
    views.append(stack)
    arrange(in: stack)
    for _ in 0..<3 { addArranged(to: stack) }
  }

  private func addArranged(to stack: StackView) {
    let label = Label()
    label.identifier = "v\(views.count)"
    label.text = "text"
    stack.addArrangedSubview(label)
    views.append(label)
  }

  private func arrange(in stack: StackView) {
    stack.axis = pick(LayoutConstraint.Axis.allCases)
    stack.alignment = pick([.fill, .leading, .center, .firstBaseline, .lastBaseline])
    stack.distribution = pick([
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    stack.isLayoutMarginsRelativeArrangement = Bool.random(using: &random)
    stack.spacing = length()
  }

  private func remove() {
    if !guides.isEmpty, Bool.random(using: &random) {
      let guide = guides.remove(at: Int.random(in: guides.indices, using: &random))
      guide.owningView?.removeLayoutGuide(guide)
    } else if views.count > 4 {
      let view = views[Int.random(in: 1..<views.count, using: &random)]
      guides.removeAll { $0.owningView?.isDescendant(of: view) ?? true }
      framed.removeAll { $0.isDescendant(of: view) }
      views.removeAll { $0.isDescendant(of: view) }
      view.removeFromSuperview()
    }
  }

  /// Moves a view that constraints place into another.
  private func move() {
    let (view, parent) = (pick(views), pick(views))
    guard view !== root, !framed.contains(view), !parent.isDescendant(of: view) else { return }
    parent.addSubview(view)
  }

  // MARK: - What is changed

  private func constrain() {
    let view = pick(views)
    let other: any LayoutItem =
      guides.isEmpty || Bool.random(using: &random)
      ? pick(views) : pick(guides)
    let horizontal: [LayoutConstraint.Attribute] = [.leading, .trailing, .leadingMargin]
    let vertical: [LayoutConstraint.Attribute] = [.top, .bottom, .centerY, .firstBaseline]
    let attributes = pick([horizontal, vertical, [.width, .height]])
    let made = try? LayoutConstraint.make(
      item: view, attribute: pick(attributes), relatedBy: pick([.equal, .greaterThanOrEqual]),
      toItem: other === root && Bool.random(using: &random) ? root.layoutMarginsGuide : other,
      attribute: pick(attributes), constant: length())
    guard let made else { return }
    made.priority = priority()
    try? made.activate()
    constraints.append(made)
  }

  private func changeConstraint() {
    guard !constraints.isEmpty else { return }
    let constraint = pick(constraints)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: constraint.constant = length()
    case 1: constraint.priority = priority()
    case 2: constraint.identifier = pick(["a", "b", "c"])
    case 3: try? constraint.activate()
    default: constraint.deactivate()
    }
  }

  private func changeStack() {
    let stacks = views.compactMap { $0 as? StackView }
    guard !stacks.isEmpty else { return }
    let stack = pick(stacks)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: addArranged(to: stack)
    case 1: arrange(in: stack)
    case 2: stack.arrangedSubviews.first.map { stack.setCustomSpacing(length(), after: $0) }
    case 3: stack.arrangedSubviews.last.map { stack.removeArrangedSubview($0) }
    default: stack.arrangedSubviews.randomElement(using: &random)?.isHidden.toggle()
    }
  }

  /// Moves a view among its siblings.
  private func changeOrder() {
    let view = pick(views)
    guard let parent = view.superview else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: parent.bringSubviewToFront(view)
    case 1: parent.sendSubviewToBack(view)
    case 2: parent.insertSubview(view, at: 0)
    default: parent.exchangeSubview(at: 0, withSubviewAt: parent.subviews.count - 1)
    }
  }

  /// Changes the canvas, the safe area, or the direction of reading.
  private func changeSurroundings() {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: root.frame.size = CGSize(width: 300 + length(), height: 400 + length())
    case 1: root.layoutEnvironment?.safeAreaInsets = insets()
    default:
      let direction: LayoutDirection = pick([.leftToRight, .rightToLeft])
      root.layoutEnvironment?.direction = direction
    }
  }

  /// Changes a frame that no layout has a say in, as what follows from solved frames has a history.
  private func changeFrame() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: root.frame.size = CGSize(width: 300 + length(), height: 400 + length())
    case 1:
      let view = View(frame: frame())
      view.identifier = "v\(views.count)"
      root.addSubview(view)
      views.append(view)
      framed.append(view)
    case 2: framed.randomElement(using: &random)?.autoresizingMask = [.flexibleWidth]
    default:
      let frame = frame()
      framed.randomElement(using: &random)?.frame = frame
    }
  }

  private func frame() -> CGRect {
    CGRect(x: length(), y: length(), width: 20 + length(), height: length())
  }

  private func changeView() {
    let view = pick(views)
    switch Int.random(in: 0..<11, using: &random) {
    case 0: view.isHidden.toggle()
    case 1: (view as? Label)?.text = text()
    case 2:
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: length(), leading: length(), bottom: length(), trailing: length())
    case 3: view.preservesSuperviewLayoutMargins.toggle()
    case 4: view.overrideIntrinsicContentSize(CGSize(width: length(), height: -1))
    case 5: view.setContentHuggingPriority(priority(), for: .horizontal)
    case 6: view.setContentCompressionResistancePriority(priority(), for: .vertical)
    case 7: view.semanticContentAttribute = pick([.forceRightToLeft, .unspecified])
    case 8: view.setAlignmentInsets(insets())
    case 9: view.bounds.origin = CGPoint(x: length(), y: length())
    default: (view as? Label)?.font = Font(pointSize: 8 + length())
    }
  }
}

/// The calls of hooks, in order.
final class HookLog { var calls: [String] = [] }

/// A label that logs which of its hooks are called.
private final class LoggedLabel: Label {
  private let log: HookLog

  init(_ log: HookLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.calls.append("\(layoutName) \(call)") }

  override func updateConstraints() {
    note("updates")
    super.updateConstraints()
  }

  override func layoutSubviews() { note("lays out \(frame)") }

  override func layoutMarginsDidChange() { note("has margins \(layoutMargins)") }

  override func safeAreaInsetsDidChange() { note("has a safe area \(safeAreaInsets)") }
}
