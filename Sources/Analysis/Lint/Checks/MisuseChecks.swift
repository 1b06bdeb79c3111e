import AutoLayout
import Foundation

/// Checks for misuse that UIKit accepts silently or only logs.
struct MisuseChecks {
  typealias Item = SolvedTree.Item
  typealias Constraint = SolvedTree.Constraint

  /// The layout to check.
  let linted: LintedTree

  private var tree: SolvedTree { linted.tree }
  private var items: [Item] { tree.items }

  private func name(_ index: Int) -> String { linted.name(index) }
  private func constraintName(_ index: Int) -> String { linted.constraintName(index) }

  /// Returns findings about constraints on frame-based views, constraints on missing baselines, and open scroll views.
  ///
  /// A scroll view is open if no constraints determine its content size.
  func misuses() -> [LintFinding] {
    framedViews() + missingBaselines() + openContents()
  }

  /// Returns findings about views that have constraints in addition to those of their autoresizing masks.
  private func framedViews() -> [LintFinding] {
    let framed = Set(
      items.indices.filter { index in
        index != 0 && !items[index].isContentOfCell
          && items[index].settings.contains { if case .frame = $0 { true } else { false } }
      })
    var constraints: [Int: [Int]] = [:]
    for (index, constraint) in tree.constraints.enumerated() where constraint.origin == .author {
      for item in placed(by: constraint, framed) {
        constraints[item, default: []].append(index)
      }
    }
    return constraints.sorted { $0.key < $1.key }.map { item, indices in
      let texts = indices.prefix(3).map { "'\(tree.text(of: tree.constraints[$0]))'" }
      let more = indices.count > texts.count ? " and \(indices.count - texts.count) more" : ""
      return LintFinding(
        .frameAndConstraints, items: [constraintName(item)],
        constraints: linted.ordinals(of: indices),
        message:
          "'\(name(item))' has a frame and also \(texts.joined(separator: ", "))\(more); UIKit turns the frame "
          + "into required constraints, and logs those that it breaks",
        fix:
          "Remove the frame of '\(name(item))' (translatesAutoresizingMaskIntoConstraints = false), or its constraints."
      )
    }
  }

  /// Returns the frame-based views that a constraint positions or sizes, without those that it only refers to.
  private func placed(by constraint: Constraint, _ framed: Set<Int>) -> [Int] {
    guard let second = constraint.second, second.item != constraint.first.item else {
      return framed.contains(constraint.first.item) ? [constraint.first.item] : []
    }
    let sides = [(constraint.first.item, second.item), (second.item, constraint.first.item)]
    return sides.filter { own, other in
      framed.contains(own) && (framed.contains(other) || isInside(own, of: other))
    }.map(\.0)
  }

  private func isInside(_ item: Int, of other: Int) -> Bool {
    var owner = items[item].owner
    while let index = owner, index != other { owner = items[index].owner }
    return owner == other
  }

  private func missingBaselines() -> [LintFinding] {
    tree.constraints.enumerated().compactMap { index, constraint in
      guard constraint.origin == .author else { return nil }
      let side = [constraint.first, constraint.second].compactMap(\.self).first { side in
        let item = items[side.item]
        return side.attribute.isBaseline && item.metrics.baselines == nil
          && item.className != nil && item.className != "StackView" && !hasOwnBaselines(item)
      }
      guard let side else { return nil }
      let edge = side.attribute == .firstBaseline ? "top" : "bottom"
      return LintFinding(
        .noBaseline, items: [constraintName(side.item)], constraints: linted.ordinals(of: [index]),
        message:
          "'\(tree.text(of: constraint))' is on a baseline, but '\(name(side.item))' has no text, so UIKit uses its "
          + "\(edge) edge",
        fix: "Use \(edge) in place of \(side.attribute.name), or align with a view that has text.")
    }
  }

  private func hasOwnBaselines(_ item: Item) -> Bool {
    item.settings.contains { setting in
      switch setting {
      case .baselines, .baselineView: true
      default: false
      }
    }
  }

  /// Returns findings about scroll views with an ambiguous content size.
  ///
  /// Xcode reports such scroll views, and UIKit doesn't.
  private func openContents() -> [LintFinding] {
    items.indices.compactMap { index in
      guard items[index].kind == .systemGuide(.scrollContent), let owner = items[index].owner,
        !items[owner].isHidden,
        tree.items.contains(where: { $0.owner == owner && $0.className != nil })
      else { return nil }
      let axes = items[index].ambiguousAxes
      guard let axis = axes.first else { return nil }
      let size = axes.count == 2 ? "size" : axis == .horizontal ? "width" : "height"
      return LintFinding(
        .scrollContent, items: [constraintName(owner)],
        message: "the \(size) of the content of '\(name(owner))' is ambiguous",
        fix:
          "Constrain the edges of a subview to \(name(index)) on all sides, and give it a \(size).")
    }
  }
}
