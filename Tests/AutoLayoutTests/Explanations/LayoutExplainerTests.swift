import Foundation
import TestTools
import Testing

@testable import AutoLayout

/// Views and constraints of a layout at random: chains of bounds and wishes that leave little open.
private struct RandomLayout {
  let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private(set) var views: [View] = []
  private(set) var constraints: [LayoutConstraint] = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    root.identifier = "root"
    for number in 0..<5 {
      let view = View()
      view.identifier = "v\(number)"
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let before = views.last
      views.append(view)
      let priority = LayoutPriority(Float.random(in: 200...900, using: &generator).rounded())
      let start =
        before.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 3) }
        ?? view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
      let width = view.widthAnchor.constraint(
        equalToConstant: CGFloat(Int.random(in: 20...160, using: &generator)))
      width.priority = priority
      let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
      let end = view.trailingAnchor.constraint(
        lessThanOrEqualTo: root.trailingAnchor, constant: -7)
      constraints += [start, width, least, end]
    }
    for (number, constraint) in constraints.enumerated() {
      constraint.identifier = "c\(number)"
      constraint.isActive = true
    }
  }

  /// The left edges and the widths, in points, before rounding.
  var numbers: [CGFloat] {
    let tree = root.solvedTree(canvas: Canvas(width: 320, height: 480))
    return tree.items.filter { $0.identifier.hasPrefix("v") }
      .flatMap { [$0.exactFrame.minX, $0.exactFrame.width] }
  }
}

@Suite("Explanations of layouts")
struct LayoutExplainerTests {
  private static let canvas = Canvas(width: 320, height: 480)
  private static let seeds: ClosedRange<UInt64> = 1...10
  /// A step that is small enough to leave the active constraints as they are.
  private static let hair: CGFloat = 1e-3

  /// Every attribute of the views of a layout with its explanation, and its place among the layout's numbers.
  private func explanations(
    of layout: RandomLayout
  ) -> (tree: SolvedTree, all: [(place: Int, LayoutExplanation)]) {
    let explainer = LayoutExplainer(root: layout.root, canvas: Self.canvas)
    let all = layout.views.indices.flatMap { view -> [(Int, LayoutExplanation)] in
      let item = explainer.tree.items.firstIndex { $0.identifier == "v\(view)" } ?? 0
      return [
        (2 * view, explainer.explanation(of: item, .left)),
        (2 * view + 1, explainer.explanation(of: item, .width)),
      ]
    }
    return (explainer.tree, all)
  }

  private func number(of reason: LayoutExplanation.Reason, in tree: SolvedTree) -> Int? {
    guard case .constraint(let index) = reason.source else { return nil }
    return tree.constraints[index].identifier.flatMap { Int($0.dropFirst()) }
  }

  @Test("have the values of the layout", arguments: seeds)
  func values(_ seed: UInt64) {
    let layout = RandomLayout(seed: seed)
    let numbers = layout.numbers
    for (place, explanation) in explanations(of: layout).all {
      #expect(abs(explanation.value - numbers[place]) < 1e-6)
    }
  }

  @Test(
    "have derivatives by which the layout moves when a constant changes by a hair", arguments: seeds
  )
  func derivatives(_ seed: UInt64) throws {
    let layout = RandomLayout(seed: seed)
    let before = layout.numbers
    let (tree, all) = explanations(of: layout)
    var count = 0
    for (place, explanation) in all where explanation.isDetermined {
      for (number, constraint) in layout.constraints.enumerated() {
        let reason = explanation.reasons.first { self.number(of: $0, in: tree) == number }
        // Where several constraints are at their limit, a step to either side may activate another one.
        let sides = [Self.hair, -Self.hair].map { step in
          constraint.constant += step
          defer { constraint.constant -= step }
          return (layout.numbers[place] - before[place]) / step
        }
        guard abs(sides[0] - sides[1]) < 1e-6 else { continue }
        count += 1
        #expect(
          abs((reason?.derivative ?? 0) - sides[0]) < 1e-6,
          "seed \(seed), \(place), \(constraint.identifier ?? "")")
      }
    }
    #expect(count > 50)
  }

  @Test("say what becomes of the layout without a constraint", arguments: seeds)
  func removals(_ seed: UInt64) throws {
    let layout = RandomLayout(seed: seed)
    let before = layout.numbers
    let (tree, all) = explanations(of: layout)
    // Asking leaves the layout as it was.
    #expect(layout.numbers == before)
    var count = 0
    for (place, explanation) in all {
      for reason in explanation.reasons {
        guard let number = number(of: reason, in: tree) else { continue }
        let removal = try #require(reason.removal)
        let other = RandomLayout(seed: seed)
        other.constraints[number].isActive = false
        let after = other.numbers
        if let value = removal.value { #expect(abs(value - after[place]) < 1e-6) }
        let moved = layout.views.indices.filter { view in
          abs(before[2 * view] - after[2 * view]) > 1e-6
            || abs(before[2 * view + 1] - after[2 * view + 1]) > 1e-6
        }
        let names = removal.moved.map { tree.items[$0].identifier }
        #expect(
          names == moved.map { "v\($0)" }.filter { $0 != tree.items[explanation.item].identifier })
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test(
    "say that constraints have no effect if the layout is the same without them", arguments: seeds)
  func effects(_ seed: UInt64) {
    let layout = RandomLayout(seed: seed)
    let before = layout.numbers
    let explainer = LayoutExplainer(root: layout.root, canvas: Self.canvas)
    let idle = explainer.idleConstraints(limit: 100) { _ in true }
    for index in idle {
      let name = explainer.tree.constraints[index].identifier ?? ""
      guard let number = Int(name.dropFirst()) else { continue }
      let other = RandomLayout(seed: seed)
      other.constraints[number].isActive = false
      let after = other.numbers
      #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed), \(name)")
    }
    #expect(!idle.isEmpty)
  }

  @Test("lead from the attribute to the canvas")
  func chain() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (box, title) = (View(), View())
    for view in [box, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(box)
    box.addSubview(title)
    title.identifier = "title"
    let constraints = [
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      title.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
      title.heightAnchor.constraint(equalToConstant: 20),
      box.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
    ]
    for (number, constraint) in constraints.enumerated() {
      constraint.identifier = "c\(number)"
      constraint.isActive = true
    }
    let explainer = LayoutExplainer(root: root, canvas: Self.canvas)
    let item = try #require(explainer.tree.items.firstIndex { $0.identifier == "title" })
    func names(_ attribute: LayoutConstraint.Attribute) -> [String?] {
      explainer.explanation(of: item, attribute).reasons.map { reason in
        guard case .constraint(let index) = reason.source else { return nil }
        return explainer.tree.constraints[index].identifier
      }
    }
    #expect(names(.top) == ["c1"])
    #expect(explainer.explanation(of: item, .top).value == 12)
    #expect(names(.bottom).contains("c2"))
    #expect(names(.height) == ["c2"])
  }

  @Test("leave out only the nearest constraints of a long chain")
  func longChain() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let views = (0..<LayoutExplanation.mostRemovals + 3).map { _ in View() }
    for (number, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let above = number == 0 ? root.topAnchor : views[number - 1].topAnchor
      view.topAnchor.constraint(equalTo: above, constant: 5).isActive = true
    }
    let explainer = LayoutExplainer(root: root, canvas: Self.canvas)
    let item = explainer.tree.items.count - 1
    let reasons = explainer.explanation(of: item, .top).reasons
    #expect(reasons.count == views.count)
    #expect(reasons.map(\.derivative) == views.map { _ in 1 })
    let removals = reasons.map { $0.removal != nil }
    #expect(removals == views.indices.map { $0 < LayoutExplanation.mostRemovals })
  }

  @Test("of a place in the root's coordinates has derivatives in them")
  func derivativesInRoot() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (card, dot) = (View(), View())
    for view in [card, dot] { view.translatesAutoresizingMaskIntoConstraints = false }
    dot.identifier = "dot"
    root.addSubview(card)
    card.addSubview(dot)
    let leading = card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    LayoutConstraint.activate([
      leading, card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      dot.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      dot.widthAnchor.constraint(equalToConstant: 20),
    ])
    func explanation() throws -> LayoutExplanation {
      let explainer = LayoutExplainer(root: root, canvas: Self.canvas)
      let item = try #require(explainer.tree.items.firstIndex { $0.identifier == "dot" })
      return explainer.explanation(of: item, .left)
    }
    let before = try explanation()
    #expect(before.space == 0)
    #expect(before.value == 150)
    leading.constant = 17
    let after = try explanation()
    #expect(after.value == 150.5)
    let derivatives = after.reasons.map(\.derivative).sorted()
    #expect(derivatives == [-0.5, 0.5, 0.5, 0.5, 1])
  }

  @Test("name a constraint that was left out, and what it conflicts with")
  func leftOut() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    for width in [40, 60] as [CGFloat] {
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    let explainer = LayoutExplainer(root: root, canvas: Self.canvas)
    let explanation = explainer.explanation(of: explainer.tree.items.count - 1, .width)
    let outweighed = try #require(explanation.outweighed.first)
    #expect(outweighed.priority == .required)
    #expect(outweighed.by.count == 1)
    #expect(explanation.reasons.map(\.source) == outweighed.by)
  }
}
