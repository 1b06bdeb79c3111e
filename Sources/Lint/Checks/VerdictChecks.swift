import AutoLayout
import Foundation

/// Conflicts and ambiguities, which the solver has already found.
extension LintedTree {
  /// Required constraints that cannot all be satisfied, one finding for each broken constraint.
  func conflicts() -> [LintFinding] {
    tree.conflicts.map { conflict in
      let indices = [conflict.brokenIndex].compactMap(\.self) + conflict.becauseIndices
      let others = conflict.because.map { "'\($0)'" }.joined(separator: ", ")
      return LintFinding(
        .conflict, items: names(in: indices), constraints: ordinals(of: indices),
        message: others.isEmpty
          ? "'\(conflict.broken)' cannot be satisfied"
          : "'\(conflict.broken)' cannot be satisfied together with \(others)",
        fix: "Remove one of these constraints, or give one a priority below 1000.")
    }
  }

  /// Positions and sizes that constraints leave open.
  func ambiguities() -> [LintFinding] {
    LayoutConstraint.Axis.allCases.flatMap { axis -> [LintFinding] in
      let groups = competitors(axis)
      let explained = Set(groups.flatMap(\.self))
      return groups.map { competition(among: $0, axis) }
        + visibleViews.filter { !explained.contains($0) }.compactMap { ambiguity(of: $0, axis) }
    }
  }

  private func ambiguity(of index: Int, _ axis: LayoutConstraint.Axis) -> LintFinding? {
    let item = items[index]
    let name = name(index)
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    if item.unconstrainedAxes.contains(axis) {
      return LintFinding(
        .ambiguity, items: [constraintName(index)],
        message: "no constraint determines the \(direction) position of '\(name)'",
        fix: "Add \(direction) constraints to '\(name)'.")
    }
    guard item.ambiguousAxes.contains(axis) else { return nil }
    let other = item.alternative.map { frame in
      axis == .horizontal
        ? span(
          frame.minX, frame.width, from: item.rootFrame.minX, item.rootFrame.width, "x", "width")
        : span(
          frame.minY, frame.height, from: item.rootFrame.minY, item.rootFrame.height, "y", "height")
    }
    return LintFinding(
      .ambiguity, items: [constraintName(index)],
      message: "the \(direction) layout of '\(name)' is ambiguous"
        + (other?.map { ": \($0)" } ?? ""),
      fix:
        "Add a \(direction) constraint to '\(name)', or raise one of the priorities that compete.")
  }

  /// The difference between two spans, in words; `nil` if there is none.
  private func span(
    _ start: CGFloat, _ length: CGFloat, from oldStart: CGFloat, _ oldLength: CGFloat,
    _ position: String, _ size: String
  ) -> String? {
    if length != oldLength {
      return "its \(size) is \(points(oldLength)), and \(points(length)) is possible as well"
    }
    if start != oldStart {
      return "its \(position) is \(points(oldStart)), and \(points(start)) is possible as well"
    }
    return nil
  }

  /// Groups of ambiguous siblings whose contents compete for space with the same priority.
  private func competitors(_ axis: LayoutConstraint.Axis) -> [[Int]] {
    subviews.flatMap { siblings -> [[Int]] in
      let open = siblings.filter {
        items[$0].ambiguousAxes.contains(axis) && items[$0].metrics.contentExtent(axis) != nil
      }
      let groups = Dictionary(grouping: open) { index -> LayoutPriority? in
        items[index].metrics.contentExtent(axis).map { priority(of: $0, in: index, axis) }
      }
      return groups.values.filter { $0.count > 1 }.map { $0.sorted() }
    }.sorted { $0[0] < $1[0] }
  }

  /// The priority that keeps a content's size: hugging if the view is too large, compression resistance otherwise.
  private func priority(
    of content: Item.ContentExtent, in index: Int, _ axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    isCompressed(siblingsOf: index, axis) ? content.compressionResistance : content.hugging
  }

  /// Whether a view or one of its siblings is smaller than its content.
  private func isCompressed(siblingsOf index: Int, _ axis: LayoutConstraint.Axis) -> Bool {
    guard let owner = items[index].owner else { return false }
    return subviews[owner].contains { sibling in
      guard let content = items[sibling].metrics.contentExtent(axis) else { return false }
      return items[sibling].ambiguousAxes.contains(axis)
        && items[sibling].length(axis) < content.length - pixel
    }
  }

  private func competition(among group: [Int], _ axis: LayoutConstraint.Axis) -> LintFinding {
    let list = group.map { "'\(name($0))'" }.joined(separator: ", ")
    let isCompressed = isCompressed(siblingsOf: group[0], axis)
    let content = items[group[0]].metrics.contentExtent(axis)
    let priority = isCompressed ? content?.compressionResistance : content?.hugging
    let number = points(CGFloat(priority?.rawValue ?? 0))
    let property = isCompressed ? "compression resistance" : "content hugging"
    let change =
      axis == .horizontal
      ? (isCompressed ? "narrower" : "wider") : (isCompressed ? "shorter" : "taller")
    return LintFinding(
      .competingPriorities, items: group.map(constraintName),
      message:
        "\(list) have the same \(property) priority, \(number), so nothing decides which one becomes \(change)",
      fix: "Raise the \(property) priority of the view that should keep its size.")
  }
}

extension LintedTree {
  /// The names of the items that constraints mention, in the order of the tree.
  func names(in constraints: [Int]) -> [String] {
    let mentioned = constraints.flatMap { index -> [Int] in
      let constraint = tree.constraints[index]
      return [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
    }
    return Set(mentioned).sorted().map(constraintName)
  }

  /// The ordinals of constraints that the scene states, in their order.
  func ordinals(of constraints: [Int]) -> [Int] {
    constraints.compactMap { tree.constraints[$0].ordinal }
  }
}
