import AutoLayout
import Foundation
import TestTools

@testable import Snapshots

extension RandomMutation {
  /// Takes out a view that others follow, with what is in it, and ties the next one to the one before.
  static func removedBetween(_ source: Source, _ random: inout SeededGenerator) -> RandomMutation? {
    let scene = source.scene
    let ties = source.constraints { scene.tieBefore($0) != nil }
    guard let tie = ties.randomElement(using: &random), let gone = tie.second,
      let before = scene.tieBefore(tie)
    else { return nil }
    let items = scene.contents(of: gone)
    return RandomMutation(
      text: "removed \(gone) before \(tie.first)", key: "node \(gone)",
      isCause: { cause in
        if case .constraintChanged(let name, _, _) = cause { return tie.isCalled(name) }
        return items.contains { cause == .itemRemoved($0) }
      }, items: items.union([tie.first]), tiedItems: Set([before.second].compactMap(\.self)),
      change: { scene in
        scene.nodes.removeAll { items.contains($0.name) }
        scene.tie(tie.number, to: before.second, before.secondAttribute)
      })
  }

  /// Puts a view of a fixed size between two that follow each other.
  static func addedBetween(_ source: Source, _ random: inout SeededGenerator) -> RandomMutation? {
    let ties = source.constraints { source.scene.tieBefore($0) != nil }
    guard let tie = ties.randomElement(using: &random),
      let place = source.scene.nodes.first(where: { $0.name == tie.first })
    else { return nil }
    let extent = random.number(5...30)
    var box = RandomScene.Node(name: "between", kind: .view, parent: place.parent)
    box.size = CGSize(width: extent, height: extent)
    var own = tie
    (own.number, own.identifier, own.first) = (-2, nil, box.name)
    let across: LayoutConstraint.Attribute = tie.attribute == .top ? .leading : .top
    let other = RandomScene.Constraint(
      first: box.name, attribute: across, second: place.parent, secondAttribute: across)
    return RandomMutation(
      text: "added a view before \(tie.first)", key: "node between",
      isCause: { cause in
        if case .constraintChanged(let name, _, _) = cause { return tie.isCalled(name) }
        return cause == .itemAdded(box.name)
      }, items: Set([box.name, tie.first, tie.second].compactMap(\.self)),
      change: { scene in
        let index = scene.nodes.firstIndex { $0.name == tie.first } ?? scene.nodes.endIndex
        scene.nodes.insert(box, at: index)
        scene.constraints += [own, other]
        scene.tie(tie.number, to: box.name, tie.secondAttribute)
      })
  }

  /// Ties the side of a view to the margins of the view that it is in instead of its side, or the other
  /// way round.
  static func tiedElsewhere(_ source: Source, _ random: inout SeededGenerator) -> RandomMutation? {
    let parents = Set(source.scene.nodes.map(\.parent))
    let sides = source.constraints { constraint in
      guard constraint.attribute == constraint.secondAttribute, let second = constraint.second
      else { return false }
      return second.hasSuffix(".margins") || parents.contains(second)
    }
    return sides.randomElement(using: &random).map { constraint in
      changed(constraint, "tie") { constraint in
        guard let second = constraint.second else { return }
        constraint.second =
          second.hasSuffix(".margins") ? String(second.dropLast(8)) : second + ".margins"
      }
    }
  }
}

extension RandomScene {
  /// What ties a view to what is before the one that a constraint ties it to; nil for constraints that
  /// tie no view to another one beside it.
  fileprivate func tieBefore(_ tie: Constraint) -> Constraint? {
    guard [.top, .leading].contains(tie.attribute), let second = tie.second,
      let one = nodes.first(where: { $0.name == tie.first }),
      let other = nodes.first(where: { $0.name == second }), one.parent == other.parent,
      one.kind != .guide, tie.attribute != tie.secondAttribute
    else { return nil }
    return constraints.first { $0.first == second && $0.attribute == tie.attribute }
  }

  /// A view, what lies in it, and guides that are tied to it.
  fileprivate func contents(of name: String) -> Set<String> {
    var found: Set<String> = [name]
    for node in nodes where found.contains(node.parent) { found.insert(node.name) }
    for constraint in constraints where constraint.second == name {
      let isGuide = nodes.contains { $0.name == constraint.first && $0.kind == .guide }
      if isGuide { found.insert(constraint.first) }
    }
    return found
  }

  fileprivate mutating func tie(
    _ number: Int, to item: String?, _ attribute: LayoutConstraint.Attribute
  ) {
    guard let index = constraints.firstIndex(where: { $0.number == number }) else { return }
    (constraints[index].second, constraints[index].secondAttribute) = (item, attribute)
  }
}
