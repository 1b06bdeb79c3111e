import AutoLayout
import Foundation

@testable import Snapshots

/// One thing that is changed of a random scene, and what the report on it has to name.
struct RandomMutation {
  /// What was done, for the message of a test.
  var text: String
  /// Whether a cause is the one that the change is.
  var isCause: (LayoutCause) -> Bool
  /// The items that the change is about; others only follow.
  var items: Set<String>

  /// Changes one thing of a scene; nil where the scene has nothing of the kind that was drawn.
  static func apply(to scene: inout RandomScene, _ random: inout SplitMix) -> RandomMutation? {
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1, 2: constant(&scene, &random)
    case 3: priority(&scene, &random)
    case 4: removedConstraint(&scene, &random)
    case 5: addedConstraint(&scene, &random)
    case 6, 7: text(&scene, &random)
    case 8: addedView(&scene, &random)
    case 9: removedView(&scene, &random)
    case 10, 11: arrangement(&scene, &random)
    case 12: margins(&scene, &random)
    default: property(&scene, &random)
    }
  }

  // MARK: - Constraints

  private static func constant(
    _ scene: inout RandomScene, _ random: inout SplitMix
  ) -> RandomMutation? {
    guard let index = scene.constraints.indices.randomElement(using: &random) else { return nil }
    scene.constraints[index].constant += random.number(1...9)
    return changed(scene.constraints[index], "constant")
  }

  private static func priority(
    _ scene: inout RandomScene, _ random: inout SplitMix
  ) -> RandomMutation? {
    let optional = scene.constraints.indices.filter {
      scene.constraints[$0].priority.rawValue < 1000
    }
    guard let index = optional.randomElement(using: &random) else { return nil }
    scene.constraints[index].priority = LayoutPriority(Float(random.number(100...990)))
    return changed(scene.constraints[index], "priority")
  }

  private static func changed(
    _ constraint: RandomScene.Constraint, _ what: String
  ) -> RandomMutation {
    RandomMutation(
      text: "\(what) of \(constraint)",
      isCause: { cause in
        guard case .constraintChanged(let name, _, _) = cause else { return false }
        return constraint.identifier.map { $0 == name } ?? name.hasPrefix(constraint.term)
      }, items: constraint.items)
  }

  private static func removedConstraint(
    _ scene: inout RandomScene, _ random: inout SplitMix
  ) -> RandomMutation? {
    guard let index = scene.constraints.indices.randomElement(using: &random) else { return nil }
    let constraint = scene.constraints.remove(at: index)
    return RandomMutation(
      text: "removed \(constraint)",
      isCause: { cause in
        guard case .constraintRemoved(let name) = cause else { return false }
        return constraint.identifier.map { $0 == name } ?? name.hasPrefix(constraint.term)
      }, items: constraint.items)
  }

  private static func addedConstraint(
    _ scene: inout RandomScene, _ random: inout SplitMix
  ) -> RandomMutation? {
    guard let node = scene.nodes.filter({ $0.kind == .label }).randomElement(using: &random) else {
      return nil
    }
    let constraint = RandomScene.Constraint(
      identifier: "added", first: node.name, attribute: .height, constant: random.number(30...60))
    scene.constraints.append(constraint)
    return RandomMutation(
      text: "added \(constraint)", isCause: { $0 == .constraintAdded(name: "added") },
      items: [node.name])
  }

  // MARK: - Views

  private static func text(
    _ scene: inout RandomScene, _ random: inout SplitMix
  ) -> RandomMutation? {
    let labels = scene.nodes.indices.filter { scene.nodes[$0].kind == .label }
    guard let index = labels.randomElement(using: &random) else { return nil }
    scene.nodes[index].text +=
      ["!", " and more", ", and so on for a long while"]
      .randomElement(using: &random) ?? ""
    let name = scene.nodes[index].name
    return RandomMutation(
      text: "text of \(name)",
      isCause: { cause in
        if case .textChanged(name, _, _) = cause { true } else { false }
      }, items: [name])
  }

  private static func addedView(
    _ scene: inout RandomScene, _ random: inout SplitMix
  ) -> RandomMutation? {
    let stacks = scene.nodes.filter { $0.kind == .stack }
    var node = RandomScene.Node(name: "added", kind: .label, parent: "root")
    node.text = "Added"
    if let stack = stacks.randomElement(using: &random) {
      node.parent = stack.name
    } else {
      for attribute in [LayoutConstraint.Attribute.leading, .bottom] {
        scene.constraints.append(
          RandomScene.Constraint(
            first: "added", attribute: attribute, second: "root", secondAttribute: attribute))
      }
    }
    let last = scene.nodes.lastIndex { $0.parent == node.parent } ?? scene.nodes.endIndex - 1
    scene.nodes.insert(node, at: random.chance(50) ? last : last + 1)
    return RandomMutation(
      text: "added a view to \(node.parent)", isCause: { $0 == .itemAdded("added") },
      items: ["added"])
  }

  private static func removedView(
    _ scene: inout RandomScene, _ random: inout SplitMix
  ) -> RandomMutation? {
    let inStacks = scene.nodes.indices.filter { index in
      scene.nodes.contains { $0.kind == .stack && $0.name == scene.nodes[index].parent }
    }
    guard let index = inStacks.randomElement(using: &random) else { return nil }
    let name = scene.nodes.remove(at: index).name
    return RandomMutation(
      text: "removed \(name)", isCause: { $0 == .itemRemoved(name) }, items: [name])
  }

  // MARK: - Properties

  private static func arrangement(
    _ scene: inout RandomScene, _ random: inout SplitMix
  ) -> RandomMutation? {
    let stacks = scene.nodes.indices.filter { scene.nodes[$0].kind == .stack }
    guard let index = stacks.randomElement(using: &random) else { return nil }
    let property: String
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      property = "axis"
      scene.nodes[index].axis = scene.nodes[index].axis == .horizontal ? .vertical : .horizontal
    case 1:
      property = "distribution"
      let old = scene.nodes[index].distribution
      scene.nodes[index].distribution = old == .fillEqually ? .fill : .fillEqually
    case 2:
      property = "alignment"
      let old = scene.nodes[index].alignment
      scene.nodes[index].alignment = old == .center ? .trailing : .center
    case 3:
      property = "spacing"
      scene.nodes[index].spacing += 5
    default:
      property = "order"
      let name = scene.nodes[index].name
      let arranged = scene.nodes.indices.filter { scene.nodes[$0].parent == name }
      let shown = arranged.filter { !scene.nodes[$0].isHidden }
      guard shown.count > 1 else { return nil }
      scene.nodes.swapAt(shown[0], shown[1])
    }
    let name = scene.nodes[index].name
    return RandomMutation(
      text: "\(property) of \(name)",
      isCause: { cause in
        if case .propertyChanged(name, property, _, _) = cause { true } else { false }
      }, items: [name])
  }

  private static func margins(
    _ scene: inout RandomScene, _ random: inout SplitMix
  ) -> RandomMutation? {
    let margins = DirectionalEdgeInsets(
      top: 3, leading: random.number(1...30), bottom: 3, trailing: 9)
    let cards = scene.nodes.indices.filter { scene.nodes[$0].kind == .view }
    if random.chance(50) {
      scene.rootMargins = margins
      return property("margins", of: "root")
    }
    guard let index = cards.randomElement(using: &random) else { return nil }
    if random.chance(30) {
      scene.nodes[index].preservesMargins.toggle()
      return property("preservesSuperviewMargins", of: scene.nodes[index].name)
    }
    scene.nodes[index].margins = margins
    return property("margins", of: scene.nodes[index].name)
  }

  private static func property(
    _ scene: inout RandomScene, _ random: inout SplitMix
  ) -> RandomMutation? {
    let kind = Int.random(in: 0..<9, using: &random)
    let isOfLabels = [0, 1, 2, 3].contains(kind)
    let candidates = scene.nodes.indices.filter {
      let found = scene.nodes[$0].kind
      return isOfLabels ? found == .label : found == .label || found == .view
    }
    guard let index = candidates.randomElement(using: &random) else { return nil }
    let name = scene.nodes[index].name
    switch kind {
    case 0:
      scene.nodes[index].hugging = LayoutPriority(Float(random.number(150...350)))
      return property(" hugging", of: name)
    case 1:
      scene.nodes[index].resistance = LayoutPriority(Float(random.number(300...900)))
      return property(" compression resistance", of: name)
    case 2:
      scene.nodes[index].fontSize = random.number(9...40)
      return property("font", of: name)
    case 3:
      scene.nodes[index].lineCount = scene.nodes[index].lineCount == 0 ? 1 : 0
      return property("numberOfLines", of: name)
    case 4:
      scene.nodes[index].size = CGSize(width: random.number(5...90), height: random.number(5...90))
      return property("intrinsicSize", of: name)
    case 5:
      scene.nodes[index].insets = EdgeInsets(
        top: 2, left: random.number(1...4), bottom: 0, right: 3)
      return property("alignmentInsets", of: name)
    case 6:
      scene.nodes[index].isTurned = true
      return property("direction", of: name)
    case 7:
      scene.nodes[index].customSpacing = random.number(21...40)
      return property("customSpacing", of: name)
    default:
      scene.nodes[index].isHidden.toggle()
      return property("hidden", of: name)
    }
  }

  private static func property(_ word: String, of name: String) -> RandomMutation {
    RandomMutation(
      text: "\(word) of \(name)",
      isCause: { cause in
        guard case .propertyChanged(name, let found, _, _) = cause else { return false }
        return found.hasSuffix(word)
      }, items: [name])
  }
}

extension RandomScene.Constraint {
  /// How the equation begins.
  var term: String { "\(first).\(attribute.name) " }

  /// The items that it mentions.
  var items: Set<String> { Set([first, second].compactMap(\.self)) }
}
