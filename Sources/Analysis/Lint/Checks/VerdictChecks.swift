import AutoLayout
import Foundation

/// Findings about conflicts and ambiguities, both of which the solver has already found.
extension LintedTree {
  /// Returns findings about required constraints that can't all be satisfied, one for each broken constraint.
  func conflicts() -> [LintFinding] {
    tree.conflicts.map { conflict in
      let words = ConflictWords(of: conflict, in: tree)
      return LintFinding(
        .conflict, items: names(in: words.constraints),
        constraints: ordinals(of: words.constraints),
        message: words.others.isEmpty
          ? "\(words.culprit) cannot be satisfied"
          : "\(words.culprit) cannot be satisfied together with \(words.others)",
        fix: words.constraints.count == 1 && words.madeCount == 0
          ? "Remove \(words.culprit), or give it a priority below 1000."
          : "Remove one of \(words.madeCount > 0 ? "the scene's" : "these") constraints, or give one a priority below 1000."
      )
    }
  }

  /// Returns findings about positions and sizes that constraints don't determine.
  ///
  /// Each finding is about a cause, and gives the number of views that depend on the cause.
  func ambiguities() -> [LintFinding] {
    let unused = GuideChecks(linted: self).unusedIndices
    return tree.ambiguousGroups.flatMap { findings(on: $0, besides: unused) }
      + LayoutConstraint.Axis.allCases.flatMap { axis in
        visibleViews.filter { items[$0].unconstrainedAxes.contains(axis) }.map { index in
          let direction = axis == .horizontal ? "horizontal" : "vertical"
          return LintFinding(
            .ambiguity, items: [constraintName(index)],
            message: "no constraint determines the \(direction) position of '\(name(index))'",
            fix: "Add \(direction) constraints to '\(name(index))'.")
        }
      }
  }

  private func findings(
    on group: SolvedTree.AmbiguousGroup, besides unused: Set<Int>
  ) -> [LintFinding] {
    let competitors = competitors(group)
    let explained = Set(competitors.flatMap(\.self))
    let causes = group.causes.filter { index in
      if case .systemGuide = items[index].kind { return false }
      return !items[index].isHidden && !explained.contains(index) && !unused.contains(index)
    }
    var findings = competitors.map { competition(among: $0, group.axis) }
    if !causes.isEmpty { findings.append(ambiguity(of: causes, group)) }
    let followers = group.followers.count {
      items[$0].className != nil && !items[$0].isHidden && !explained.contains($0)
    }
    if followers > 0, !findings.isEmpty {
      findings[0].message += "; \(followers) \(followers == 1 ? "view follows" : "views follow")"
    }
    return findings
  }

  private func ambiguity(of causes: [Int], _ group: SolvedTree.AmbiguousGroup) -> LintFinding {
    let (index, axis) = (causes[0], group.axis)
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    let openSizes = causes.count { group.openSizes.contains($0) }
    let noun =
      openSizes == causes.count
      ? axis.sizeAttribute.name : openSizes == 0 ? "\(direction) position" : "\(direction) layout"
    let other = alternative(to: index, group).map { ": \($0)" } ?? ""
    let list = causes.map(name).asNames
    if openSizes == 0 {
      let isPlaced = causes.allSatisfy { hasPosition($0, axis) }
      let edges = axis == .horizontal ? "leading or trailing" : "top or bottom"
      return LintFinding(
        .ambiguity, items: causes.map(constraintName),
        message: isPlaced
          ? subject(noun, causes.count, list) + other
          : "\(list) \(causes.count == 1 ? "has" : "have") no \(noun)",
        fix: "Constrain the \(edges) edge of \(list).")
    }
    let competes = items[index].metrics.contentExtent(axis) != nil
    return LintFinding(
      .ambiguity, items: causes.map(constraintName),
      message: subject(noun, causes.count, list) + other,
      fix: openSizes < causes.count
        ? "Add \(direction) constraints to \(list)."
        : "Constrain the \(noun)\(causes.count == 1 ? "" : "s") of \(list)"
          + (competes ? ", or raise one of the priorities that compete." : "."))
  }

  private func subject(_ noun: String, _ count: Int, _ list: String) -> String {
    count == 1 || noun.hasSuffix("layout")
      ? "the \(noun) of \(list) is ambiguous" : "the \(noun)s of \(list) are ambiguous"
  }

  /// Returns whether the author's constraints concern an item's position on an axis, not only its size.
  private func hasPosition(_ index: Int, _ axis: LayoutConstraint.Axis) -> Bool {
    tree.constraints.contains { constraint in
      constraint.axis == axis && constraint.origin == .author
        && [constraint.first, constraint.second].contains { side in
          side.map { $0.item == index && !$0.attribute.isSize } ?? false
        }
    }
  }

  /// Describes an item's size or position and an alternative that constraints allow; returns `nil` if no alternative is
  /// known.
  ///
  /// Positions are relative to the root's leading or top edge.
  private func alternative(to index: Int, _ group: SolvedTree.AmbiguousGroup) -> String? {
    guard let other = items[index].alternative, let root = items.first?.rootFrame else {
      return nil
    }
    let isMirrored = tree.direction == .rightToLeft
    func number(_ frame: CGRect) -> CGFloat {
      switch (group.axis, group.openSizes.contains(index)) {
      case (.horizontal, true): frame.width
      case (.vertical, true): frame.height
      case (.horizontal, false): isMirrored ? root.maxX - frame.maxX : frame.minX
      case (.vertical, false): frame.minY
      }
    }
    let (present, possible) = (number(items[index].rootFrame), number(other))
    guard !present.isNear(possible) else { return nil }
    let edge = group.axis == .horizontal ? "leading edge" : "top edge"
    let isAlone = group.causes.count == 1
    let subject =
      group.openSizes.contains(index)
      ? isAlone ? "it is" : "that of '\(name(index))' is"
      : (isAlone ? "its \(edge)" : "the \(edge) of '\(name(index))'") + " is at"
    return "\(subject) \(points(present, unlike: possible)), and "
      + "\(points(possible, unlike: present)) is possible as well"
  }

  /// Returns the views of a group that compete for space with equal priorities, as one array for each competition.
  private func competitors(_ group: SolvedTree.AmbiguousGroup) -> [[Int]] {
    let open = (group.causes + group.followers).filter { index in
      group.openSizes.contains(index) && !items[index].isHidden
        && items[index].metrics.contentExtent(group.axis) != nil
    }
    let isCompressed = isCompressed(open, group.axis)
    let groups = Dictionary(grouping: open) { index in
      let content = items[index].metrics.contentExtent(group.axis)
      return Rival(
        owner: items[index].owner,
        priority: isCompressed ? content?.compressionResistance : content?.hugging)
    }
    return groups.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// The superview, and the hugging or compression resistance priority, shared by views that compete for space.
  private struct Rival: Hashable {
    let owner: Int?
    let priority: LayoutPriority?
  }

  /// Returns whether one of the views is smaller than its content.
  private func isCompressed(_ views: [Int], _ axis: LayoutConstraint.Axis) -> Bool {
    views.contains { index in
      guard let content = items[index].metrics.contentExtent(axis) else { return false }
      return (content.length - pixel).exceeds(items[index].length(axis))
    }
  }

  private func competition(among group: [Int], _ axis: LayoutConstraint.Axis) -> LintFinding {
    let names = group.map(name)
    let isCompressed = isCompressed(group, axis)
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
        "\(names.asNames) have the same \(property) priority, \(number), so nothing decides which one becomes "
        + change,
      fix: "Raise the \(property) priority of the view that should keep its size.")
  }
}

extension LintedTree {
  /// Returns the names of the items that constraints involve, in the order of the constraints.
  func names(in constraints: [Int]) -> [String] {
    let mentioned = constraints.flatMap { index -> [Int] in
      let constraint = tree.constraints[index]
      return [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
    }
    return mentioned.uniqued().map(constraintName)
  }

  /// Returns the ordinals of the constraints that are from the scene, in the order of `constraints`.
  func ordinals(of constraints: [Int]) -> [Int] {
    constraints.compactMap { tree.constraints[$0].ordinal }
  }
}
