import AutoLayout
import Foundation

/// Checks for constraints whose form is a likely mistake.
extension LintedTree {
  /// The constraints that the author wrote, each with its index in the tree.
  var stated: [(index: Int, constraint: Constraint)] {
    tree.constraints.enumerated().compactMap { index, constraint in
      isAuthors(constraint) ? (index, constraint) : nil
    }
  }

  /// Returns findings about constants that repeat margins or the standard spacing.
  ///
  /// There is one finding for each margin of a view, and one for all spacings among a view's subviews. Constants that
  /// may come from the system are skipped.
  func repetitions(in scene: LintedScene) -> [LintFinding] {
    var margins = RepeatedConstants()
    var spacings = RepeatedConstants()
    for (index, constraint) in stated
    where constraint.ordinal.map({ !scene.systemConstants.contains($0) }) ?? true {
      guard constraint.second != nil, constraint.multiplier == 1, constraint.constant != 0,
        constraint.metricExpression == nil, constraint.relation == .equal
      else { continue }
      if let (owner, attribute) = repeatedMargin(of: constraint) {
        margins.add(index, owner, attribute)
      } else if let owner = repeatedSpacing(of: constraint, scene.standardSpacing) {
        spacings.add(index, owner, .notAnAttribute)
      }
    }
    return margins.groups.map { owner, attribute, indices in
      let name = name(owner)
      let length = points(abs(tree.constraints[indices[0]].constant))
      return LintFinding(
        .repeatedMargin, items: names(in: indices), constraints: ordinals(of: indices),
        message:
          "\(list(indices)) the \(attribute.name) margin of '\(name)', \(length) points",
        fix:
          "Refer to \(name).margins.\((attribute.following ?? attribute).name), which follows the margin when it changes."
      )
    }
      + spacings.groups.map { _, _, indices in
        LintFinding(
          .repeatedSpacing, items: names(in: indices), constraints: ordinals(of: indices),
          message: "\(list(indices)) the standard spacing, \(points(scene.standardSpacing)) points",
          fix: "Use the standard spacing, [a]-[b] in visual formats, or one metric for all of them."
        )
      }
  }

  /// Returns the subject and verb of a sentence about constraints, such as `'a' and 2 other constraints repeat`.
  private func list(_ indices: [Int]) -> String {
    let first = "'\(tree.text(of: tree.constraints[indices[0]]))'"
    switch indices.count {
    case 1: return "\(first) repeats"
    case 2: return "\(first) and another constraint repeat"
    case let count: return "\(first) and \(count - 1) other constraints repeat"
    }
  }

  /// Returns the view and edge whose margin equals the constant of a constraint between a view and its superview.
  ///
  /// Returns `nil` if the constant equals no margin.
  private func repeatedMargin(
    of constraint: Constraint
  ) -> (owner: Int, attribute: LayoutConstraint.Attribute)? {
    guard let second = constraint.second, constraint.first.attribute == second.attribute else {
      return nil
    }
    let (inner, outer, inset) =
      items[constraint.first.item].owner == second.item
      ? (constraint.first.item, second.item, constraint.constant)
      : (second.item, constraint.first.item, -constraint.constant)
    guard items[inner].owner == outer, case .view = items[outer].kind, !items[outer].scrolls,
      let margin = margin(of: items[outer], second.attribute), inset.isNear(margin)
    else { return nil }
    return (outer, second.attribute)
  }

  /// Returns the superview of two siblings whose distance is the standard spacing, or `nil` for any other constraint.
  private func repeatedSpacing(of constraint: Constraint, _ spacing: CGFloat) -> Int? {
    let following: [LayoutConstraint.Attribute: LayoutConstraint.Attribute] = [
      .leading: .trailing, .top: .bottom,
    ]
    guard let second = constraint.second else { return nil }
    let (first, constant) = (constraint.first, constraint.constant)
    let isAfter = following[first.attribute] == second.attribute && constant.isNear(spacing)
    let isBefore = following[second.attribute] == first.attribute && constant.isNear(-spacing)
    guard isAfter || isBefore, items[first.item].className != nil,
      items[second.item].className != nil, items[first.item].owner == items[second.item].owner
    else { return nil }
    return items[first.item].owner
  }

  /// Returns the constant of a constraint that repeats a layout margin; it is negative at trailing and bottom edges.
  private func margin(of view: Item, _ attribute: LayoutConstraint.Attribute) -> CGFloat? {
    let margins = view.metrics.margins
    let isMirrored = tree.direction == .rightToLeft
    return switch attribute {
    case .leading: isMirrored ? margins.right : margins.left
    case .trailing: -(isMirrored ? margins.left : margins.right)
    case .left: margins.left
    case .right: -margins.right
    case .top: margins.top
    case .bottom: -margins.bottom
    default: nil
    }
  }

  /// Returns findings about fixed widths of texts, and about content priorities and ratios that fixed sizes override.
  func sizeProblems() -> [LintFinding] {
    var sizes: [Int: [(index: Int, constraint: Constraint)]] = [:]
    for (index, constraint) in stated
    where constraint.first.attribute.isSize && constraint.first.originItem == nil {
      sizes[constraint.first.item, default: []].append((index, constraint))
    }
    return sizes.sorted { $0.key < $1.key }.flatMap { item, constraints -> [LintFinding] in
      [fixedWidth(of: item, constraints), aspectRatio(of: item, constraints)].compactMap(\.self)
        + LayoutConstraint.Axis.allCases.compactMap { contentPriority(of: item, constraints, $0) }
    }
  }

  /// Returns the first required constraint on an axis that compares a size with a number by one of the given relations.
  private func number(
    for axis: LayoutConstraint.Axis, _ relations: [LayoutConstraint.Relation],
    in constraints: [(index: Int, constraint: Constraint)]
  ) -> (index: Int, constraint: Constraint)? {
    constraints.first { _, constraint in
      constraint.second == nil && constraint.axis == axis && relations.contains(constraint.relation)
        && constraint.priority == .required
    }
  }

  private func fixedWidth(
    of item: Int, _ constraints: [(index: Int, constraint: Constraint)]
  ) -> LintFinding? {
    guard ["Label", "Button"].contains(items[item].className),
      items[item].appearance.text?.isEmpty == false,
      let (index, constraint) = number(for: .horizontal, [.equal], in: constraints)
    else { return nil }
    return LintFinding(
      .fixedTextWidth, items: [constraintName(item)], constraints: ordinals(of: [index]),
      message:
        "'\(tree.text(of: constraint))' fixes the width of a text, so longer translations don't fit",
      fix: "Use >= in place of ==, or leave the width to the text.")
  }

  private func aspectRatio(
    of item: Int, _ constraints: [(index: Int, constraint: Constraint)]
  ) -> LintFinding? {
    let ratio = constraints.first { _, constraint in
      constraint.relation == .equal && constraint.priority == .required
        && constraint.second?.item == item && constraint.second?.attribute.isSize == true
    }
    guard let ratio, let width = number(for: .horizontal, [.equal], in: constraints),
      let height = number(for: .vertical, [.equal], in: constraints)
    else { return nil }
    return LintFinding(
      .aspectRatio, items: [constraintName(item)],
      constraints: ordinals(of: [ratio.index, width.index, height.index]),
      message:
        "'\(tree.text(of: ratio.constraint))' fixes a ratio of '\(name(item))', whose width and height are also fixed",
      fix: "Remove one of the three constraints.")
  }

  private func contentPriority(
    of item: Int, _ constraints: [(index: Int, constraint: Constraint)],
    _ axis: LayoutConstraint.Axis
  ) -> LintFinding? {
    guard let content = items[item].metrics.contentExtent(axis) else { return nil }
    let number = number(
      for: axis, [.equal, .lessThanOrEqual, .greaterThanOrEqual], in: constraints)
    guard let (index, constraint) = number else { return nil }
    // Content larger than the size is a conflict already.
    let resists =
      content.compressionResistance == .required && constraint.relation != .greaterThanOrEqual
      && !content.length.exceeds(constraint.constant)
    let hugs =
      content.hugging == .required && constraint.relation != .lessThanOrEqual
      && !constraint.constant.exceeds(content.length)
    guard resists || hugs else { return nil }
    let property = resists ? "compression resistance" : "content hugging"
    let change = resists ? "longer" : "shorter"
    let inequality =
      constraint.relation == .equal ? ", or use \(resists ? ">=" : "<=") in place of ==" : ""
    return LintFinding(
      .requiredContentSize, items: [constraintName(item)], constraints: ordinals(of: [index]),
      message:
        "'\(tree.text(of: constraint))' conflicts with the required \(property) of '\(name(item))' if its "
        + "content is \(change) than \(points(constraint.constant)) points",
      fix: "Lower the \(property) priority to 999 or less\(inequality).")
  }
}

/// Repeated constants, grouped by view and edge, with groups in the order of their first constants.
private struct RepeatedConstants {
  private(set) var groups: [(owner: Int, attribute: LayoutConstraint.Attribute, indices: [Int])] =
    []

  mutating func add(_ index: Int, _ owner: Int, _ attribute: LayoutConstraint.Attribute) {
    let place = groups.firstIndex { $0.owner == owner && $0.attribute == attribute }
    if let place {
      groups[place].indices.append(index)
    } else {
      groups.append((owner, attribute, [index]))
    }
  }
}
