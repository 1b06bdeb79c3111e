import AutoLayout
import Foundation
import TestTools

@testable import Snapshots

/// One thing that is changed of a random scene, and what the report on it has to name.
///
/// It can be done to the scene that it was drawn for, and to any that has other things changed.
struct RandomMutation {
  /// What is done, for the message of a test; two that say the same change the same.
  var text: String
  /// What no other mutation may be about.
  var key: String
  /// Whether a cause is the one that the change is.
  var isCause: (LayoutCause) -> Bool
  /// The items that the change is about; others only follow.
  var items: Set<String>
  /// Others that a constraint which it changes is tied to now, and that may be named as well.
  var tiedItems: Set<String> = []
  /// Does it.
  var change: (inout RandomScene) -> Void

  /// Draws one thing to change of a scene, about one view alone where it is named; nil where the scene
  /// has nothing of the kind that was drawn.
  static func draw(
    for scene: RandomScene, about name: String? = nil, _ random: inout SeededGenerator
  ) -> RandomMutation? {
    let source = Source(scene: scene, name: name)
    return switch Int.random(in: 0..<24, using: &random) {
    case 0, 1, 2: constant(source, &random)
    case 3: priority(source, &random)
    case 4: removedConstraint(source, &random)
    case 5: addedConstraint(source, &random)
    case 6, 7: text(source, &random)
    case 8: addedView(source, &random)
    case 9: removedView(source, &random)
    case 10, 11: arrangement(source, &random)
    case 12: margins(source, &random)
    case 13: multiplier(source, &random)
    case 14: superview(source, &random)
    case 15: surroundings(source, &random)
    case 16: relation(source, &random)
    case 17, 18: removedBetween(source, &random)
    case 19: addedBetween(source, &random)
    case 20: tiedElsewhere(source, &random)
    default: property(source, &random)
    }
  }

  /// A scene, and what of it may be changed.
  struct Source {
    let scene: RandomScene
    let name: String?

    func nodes(_ isWanted: (RandomScene.Node) -> Bool) -> [RandomScene.Node] {
      scene.nodes.filter { (name == nil || $0.name == name) && isWanted($0) }
    }

    func constraints(
      _ isWanted: (RandomScene.Constraint) -> Bool = { _ in true }
    ) -> [RandomScene.Constraint] {
      scene.constraints.filter { (name == nil || $0.first == name) && isWanted($0) }
    }
  }

  // MARK: - Constraints

  private static func constant(
    _ source: Source, _ random: inout SeededGenerator
  ) -> RandomMutation? {
    let constraint = source.constraints().randomElement(using: &random)
    let difference = random.number(1...9)
    return constraint.map { changed($0, "constant") { $0.constant += difference } }
  }

  private static func priority(
    _ source: Source, _ random: inout SeededGenerator
  ) -> RandomMutation? {
    let isRequired = random.chance(30)
    let constraints = source.constraints { ($0.priority == .required) == isRequired }
    let priority = LayoutPriority(Float(random.number(100...990)))
    return constraints.randomElement(using: &random).map {
      changed($0, "priority") { $0.priority = priority }
    }
  }

  private static func multiplier(
    _ source: Source, _ random: inout SeededGenerator
  ) -> RandomMutation? {
    let sizes = source.constraints { $0.attribute == .width && $0.second != nil }
    return sizes.randomElement(using: &random).map {
      changed($0, "multiplier") { $0.multiplier = 0.75 }
    }
  }

  private static func relation(
    _ source: Source, _ random: inout SeededGenerator
  ) -> RandomMutation? {
    let equal = source.constraints { $0.relation == .equal }
    return equal.randomElement(using: &random).map {
      changed($0, "relation") { $0.relation = .greaterThanOrEqual }
    }
  }

  static func changed(
    _ constraint: RandomScene.Constraint, _ what: String,
    _ change: @escaping (inout RandomScene.Constraint) -> Void
  ) -> RandomMutation {
    RandomMutation(
      text: "\(what) of \(constraint)", key: "constraint \(constraint.number)",
      isCause: { cause in
        guard case .constraintChanged(let name, _, _) = cause else { return false }
        return constraint.isCalled(name)
      }, items: constraint.items,
      change: { scene in
        guard let index = scene.constraints.firstIndex(where: { $0.number == constraint.number })
        else { return }
        change(&scene.constraints[index])
      })
  }

  private static func removedConstraint(
    _ source: Source, _ random: inout SeededGenerator
  ) -> RandomMutation? {
    guard let constraint = source.constraints().randomElement(using: &random) else { return nil }
    return RandomMutation(
      text: "removed \(constraint)", key: "constraint \(constraint.number)",
      isCause: { cause in
        switch cause {
        case .constraintRemoved(let name): constraint.isCalled(name)
        // A view that came may be held in its place by another.
        case .constraintChanged(let name, _, let actual):
          actual.hasPrefix("between.") && constraint.isCalled(name)
        default: false
        }
      }, items: constraint.items,
      change: { scene in scene.constraints.removeAll { $0.number == constraint.number } })
  }

  private static func addedConstraint(
    _ source: Source, _ random: inout SeededGenerator
  ) -> RandomMutation? {
    guard let node = source.nodes({ $0.kind == .label }).randomElement(using: &random) else {
      return nil
    }
    let constraint = RandomScene.Constraint(
      identifier: "added", first: node.name, attribute: .height, constant: random.number(30...60))
    return RandomMutation(
      text: "added \(constraint)", key: "added constraint",
      isCause: { $0 == .constraintAdded(name: "added") }, items: [node.name],
      change: { $0.constraints.append(constraint) })
  }

  // MARK: - Views

  private static func text(_ source: Source, _ random: inout SeededGenerator) -> RandomMutation? {
    let more = ["!", " and more", ", and so on for a long while"].randomElement(using: &random)
    guard let node = source.nodes({ $0.kind == .label }).randomElement(using: &random) else {
      return nil
    }
    return edit(node, "text") {
      $0.text += more ?? ""
    } isCause: { cause in
      if case .textChanged(node.name, _, _) = cause { true } else { false }
    }
  }

  private static func addedView(
    _ source: Source, _ random: inout SeededGenerator
  ) -> RandomMutation? {
    guard source.name == nil else { return nil }
    var node = RandomScene.Node(name: "added", kind: .label, parent: "root")
    node.text = "Added"
    let stack = source.nodes { $0.kind == .stack }.randomElement(using: &random)
    if let stack { node.parent = stack.name }
    let siblings = source.scene.nodes.filter { $0.parent == node.parent }.map(\.name)
    let place = random.chance(50) ? siblings.count : siblings.count - 1
    return RandomMutation(
      text: "added a view to \(node.parent)", key: "order of \(node.parent)",
      isCause: { $0 == .itemAdded("added") }, items: ["added"],
      change: { scene in
        // Behind those that it comes after, whatever becomes of those that it comes before.
        let before = scene.nodes.lastIndex { siblings.prefix(place).contains($0.name) }
        let owner = scene.nodes.firstIndex { $0.name == node.parent } ?? -1
        scene.nodes.insert(node, at: (before ?? owner) + 1)
        guard stack == nil else { return }
        for attribute in [LayoutConstraint.Attribute.leading, .bottom] {
          scene.constraints.append(
            RandomScene.Constraint(
              first: "added", attribute: attribute, second: "root", secondAttribute: attribute))
        }
      })
  }

  private static func removedView(
    _ source: Source, _ random: inout SeededGenerator
  ) -> RandomMutation? {
    let stacks = Set(source.scene.nodes.filter { $0.kind == .stack }.map(\.name))
    let isHeld = random.chance(40)
    let leaves = source.nodes {
      $0.kind == .guide || $0.kind == .label && stacks.contains($0.parent) != isHeld
    }
    guard let name = leaves.randomElement(using: &random)?.name else { return nil }
    return RandomMutation(
      text: "removed \(name)", key: "node \(name)", isCause: { $0 == .itemRemoved(name) },
      items: [name], change: { scene in scene.nodes.removeAll { $0.name == name } })
  }

  /// Puts a view that constraints hold into the root, where they hold it as well.
  private static func superview(
    _ source: Source, _ random: inout SeededGenerator
  ) -> RandomMutation? {
    let cards = Set(source.scene.nodes.filter { $0.kind == .view }.map(\.name))
    let held = source.nodes { $0.kind == .label && cards.contains($0.parent) }
    guard let node = held.randomElement(using: &random) else { return nil }
    return edit(node, "superview") { $0.parent = "root" }
  }

  // MARK: - Changes of one view

  /// A change of a node, which a cause of a word tells unless it is said otherwise.
  static func edit(
    _ node: RandomScene.Node, _ word: String,
    _ change: @escaping (inout RandomScene.Node) -> Void,
    isCause: ((LayoutCause) -> Bool)? = nil
  ) -> RandomMutation {
    let name = node.name
    return RandomMutation(
      text: "\(word) of \(name)", key: "\(word) of \(name)",
      isCause: isCause ?? { cause in
        guard case .propertyChanged(name, let found, _, _) = cause else { return false }
        return found.hasSuffix(word)
      }, items: [name],
      change: { scene in
        guard let index = scene.nodes.firstIndex(where: { $0.name == name }) else { return }
        change(&scene.nodes[index])
      })
  }
}

extension RandomScene.Constraint {
  /// The items that it mentions.
  var items: Set<String> { Set([first, second].compactMap(\.self)) }

  /// Whether a name in a report may mean it.
  func isCalled(_ name: String) -> Bool {
    if let identifier { return identifier == name }
    let other = second.map { "\($0).\(secondAttribute.name)" } ?? ""
    return name.hasPrefix("\(first).\(attribute.name) ")
      && (other.isEmpty || " \(name) ".contains(" \(other) "))
  }
}
