import Foundation
import Testing

@testable import AutoLayout

@Suite("Priorities and content sizes")
struct PriorityTests {
  @Test("one constraint outweighs any number of weaker ones, however large their errors")
  func lexicographic() {
    let root = makeRoot()
    let view = addView("view", to: root)
    view.widthAnchor.constraint(equalToConstant: 10).at(751).isActive = true
    for _ in 0..<50 { view.widthAnchor.constraint(equalToConstant: 1e6).at(750).isActive = true }
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test(
    "fractions of priorities count, and inside a guide as much as outside",
    arguments: [(750.0, 750.5, 200.0), (750.5, 750, 80), (1, 999.999, 200), (0.002, 0.001, 80)])
  func insideAndOutside(inside: Double, outside: Double, width: Double) {
    let root = makeRoot(200, 100)
    let guide = addGuide("box", to: root)
    let (a, b) = (addView("a", to: root), addView("b", to: root))
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor).at(Float(outside)),
      a.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      a.widthAnchor.constraint(equalTo: b.widthAnchor),
      a.widthAnchor.constraint(equalToConstant: 40).at(Float(inside)),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == CGFloat(width))
  }

  @Test("an optional inequality pulls only until it holds")
  func inequalities() {
    let root = makeRoot()
    let view = addView("view", to: root)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100).at(300),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).at(700),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 80).at(600),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  struct Content: Sendable {
    let offered: CGFloat
    let offerPriority: Float
    let hugging: Float
    let resistance: Float
    let width: CGFloat
  }

  @Test(
    "content resists being larger by hugging and smaller by compression resistance",
    arguments: [
      Content(offered: 100, offerPriority: 500, hugging: 250, resistance: 750, width: 100),
      Content(offered: 100, offerPriority: 200, hugging: 250, resistance: 750, width: 40),
      Content(offered: 10, offerPriority: 500, hugging: 250, resistance: 750, width: 40),
      Content(offered: 10, offerPriority: 751, hugging: 250, resistance: 750, width: 10),
      Content(offered: 10, offerPriority: 1000, hugging: 1000, resistance: 999, width: 10),
      Content(offered: 100, offerPriority: 999, hugging: 1000, resistance: 1, width: 40),
    ])
  func contentSizes(example: Content) {
    let root = makeRoot()
    let view = addView("view", to: root)
    view.overrideIntrinsicContentSize(CGSize(width: 40, height: -1))
    view.setContentHuggingPriority(LayoutPriority(example.hugging), for: .horizontal)
    view.setContentCompressionResistancePriority(
      LayoutPriority(example.resistance), for: .horizontal)
    view.widthAnchor.constraint(equalToConstant: example.offered).at(example.offerPriority)
      .isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == example.width)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == example.hugging)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("no intrinsic size on an axis means no content constraint there")
  func noIntrinsicMetric() {
    let root = makeRoot()
    let view = addView("view", to: root)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.overrideIntrinsicContentSize(CGSize(width: -1, height: 30))
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 0, height: 30))
    let tree = root.solvedTree(canvas: Canvas(width: 300, height: 200))
    let item = tree.items.first { $0.identifier == "view" }
    #expect(item?.unconstrainedAxes == [.horizontal])
  }

  @Test("the lower hugging of two labels in a row gives")
  func twoLabels() {
    let root = makeRoot(300, 100)
    let (a, b) = (addView(Label(), "a", to: root), addView(Label(), "b", to: root))
    for label in [a, b] { label.text = "abcd" }
    b.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.width == 38)
    #expect(a.frame.width == 254)
  }

  @Test("an illegal content priority stops the program with Apple's text")
  func illegal() async {
    await #expect(processExitsWith: .failure) {
      View().setContentHuggingPriority(LayoutPriority(1001), for: .horizontal)
    }
  }
}
