import Foundation
import Testing

@testable import AutoLayout

@Suite("What layouts do not depend on")
struct InvarianceTests {
  @Test("layouts in between leave no trace", arguments: UInt64(0)..<8)
  func history(seed: UInt64) {
    let (eager, lazy) = (RandomTree(seed: seed), RandomTree(seed: seed))
    for step in 0..<20 {
      for tree in [eager, lazy] { tree.change() }
      eager.root.layoutIfNeeded()
      if step % 7 == 0 { _ = eager.root.systemLayoutSizeFitting(.zero) }
      if step % 5 == 0 { eager.views.last?.exerciseAmbiguityInLayout() }
    }
    // What was moved on purpose stays there until something changes.
    for tree in [eager, lazy] { tree.root.invalidateIntrinsicContentSize() }
    #expect(eager.solved() == lazy.solved(), "seed \(seed)")
    #expect(eager.views.map(\.frame) == lazy.views.map(\.frame), "seed \(seed)")
  }
}

/// A tree that changes at random, in the same way for the same seed.
private final class RandomTree {
  let root: View
  private(set) var views: [View]
  private var guides: [LayoutGuide] = []
  private var constraints: [LayoutConstraint] = []
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    root = makeRoot(320, 480) {
      $0.scale = 2
      $0.root = .screen
      $0.safeAreaInsets = EdgeInsets(top: 40, bottom: 30)
    }
    views = [root]
  }

  func solved() -> SolvedTree { root.solvedTree(canvas: Canvas(width: 320, height: 480, scale: 2)) }

  func change() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: addLabel()
    case 3: addStack()
    case 4: guides.append(addGuide("g\(guides.count)", to: pick(views)))
    case 5...8: constrain()
    case 9: constraints.randomElement(using: &random)?.constant = length()
    case 10: constraints.randomElement(using: &random)?.deactivate()
    default: changeView()
    }
  }

  private func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private func length() -> CGFloat { CGFloat(Int.random(in: 0..<80, using: &random)) / 4 }

  private func addLabel() {
    let label = addView(Label(), "v\(views.count)", to: pick(views))
    label.text = String(repeating: "word ", count: Int.random(in: 0..<12, using: &random))
    label.numberOfLines = 0
    views.append(label)
  }

  private func addStack() {
    let stack = addView(StackView(), "v\(views.count)", to: pick(views))
    stack.axis = pick(LayoutConstraint.Axis.allCases)
    stack.alignment = pick([.fill, .leading, .center, .lastBaseline])
    stack.distribution = pick([.fill, .fillEqually, .equalSpacing, .equalCentering])
    stack.isLayoutMarginsRelativeArrangement = Bool.random(using: &random)
    views.append(stack)
    for _ in 0..<3 {
      let label = Label()
      label.identifier = "v\(views.count)"
      label.text = "text"
      stack.addArrangedSubview(label)
      views.append(label)
    }
  }

  private func constrain() {
    let view = pick(views)
    let other: any LayoutItem =
      guides.isEmpty || Bool.random(using: &random)
      ? pick(views) : pick(guides)
    let horizontal: [LayoutConstraint.Attribute] = [.leading, .trailing]
    let vertical: [LayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    let attributes = pick([horizontal, vertical, [.width, .height]])
    let made = try? LayoutConstraint.make(
      item: view, attribute: pick(attributes), relatedBy: pick([.equal, .greaterThanOrEqual]),
      toItem: other === root && Bool.random(using: &random) ? root.layoutMarginsGuide : other,
      attribute: pick(attributes), constant: length())
    guard let made else { return }
    made.priority = LayoutPriority(Float(Int.random(in: 1...999, using: &random)))
    try? made.activate()
    constraints.append(made)
  }

  private func changeView() {
    let view = pick(views)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: view.isHidden.toggle()
    case 1: (view as? Label)?.text = "other text"
    case 2:
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: length(), leading: length(), bottom: length(), trailing: length())
    case 3: view.preservesSuperviewLayoutMargins.toggle()
    default:
      root.frame.size = CGSize(width: 300 + length(), height: 400 + length())
    }
  }
}
