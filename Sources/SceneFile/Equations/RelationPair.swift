internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

/// A relation between two neighboring sides of an equation, before it is converted to constraints.
struct RelationPair {
  var left: EquationParser.Side
  var right: EquationParser.Side
  var relation: LayoutConstraint.Relation
  /// The source position of the relation symbol.
  var position: SourcePosition
  /// The source position of the equation's left side.
  var leftPosition: SourcePosition

  /// Returns a constraint in the form `first == m * second + c`, or one for each item if a side has a list.
  func relations(problems: inout [SceneProblem]) -> [SceneRelation] {
    var pair = self
    if left.items == nil {
      guard right.items != nil else {
        problems.append(.init(leftPosition, .noItem))
        return []
      }
      swap(&pair.left, &pair.right)
      pair.relation = relation.flipped
    }
    let firsts = (pair.left.items ?? []).compactMap { $0 }
    let seconds = (pair.right.items ?? []).compactMap { $0 }
    guard firsts.count <= 1 || seconds.count <= 1 else {
      problems.append(.init(position, .listsOnBothSides))
      return []
    }
    return pair.relations(firsts: firsts, seconds: seconds, problems: &problems)
  }

  private func relations(
    firsts: [SceneAnchor], seconds: [SceneAnchor], problems: inout [SceneProblem]
  ) -> [SceneRelation] {
    let divisor = left.multiplier
    let multiplier = right.multiplier / divisor
    let constant = (right.constant - left.constant) / divisor
    guard divisor != 0 else {
      problems.append(.init(leftPosition, .zeroTimesItem))
      return []
    }
    guard multiplier.isFinite, constant.isFinite else {
      problems.append(.init(position, .notFinite("\(constant)")))
      return []
    }
    let tooLarge = [multiplier, constant].first { abs($0) > DocumentLimits.number }
    if let tooLarge {
      problems.append(.init(position, .numberTooLarge(tooLarge)))
      return []
    }
    let relation = divisor < 0 ? relation.flipped : relation
    let all = firsts.flatMap { first in
      (seconds.isEmpty ? [nil] : seconds.map(Optional.some)).map { second in
        SceneRelation(
          first, relation, second, multiplier: multiplier, constant: constant,
          metricExpression: .joining([left.metricExpression, right.metricExpression]))
      }
    }
    problems += all.compactMap(\.pairingProblem)
    return all.filter { $0.pairingProblem == nil }
  }
}

extension SceneRelation {
  /// The reason why a constraint can't relate the two attributes, or `nil` if it can.
  ///
  /// The rules are those of `NSLayoutConstraint`.
  var pairingProblem: SceneProblem? {
    guard let second else {
      guard first.attribute.isSize else {
        return .init(first.position, .positionWithoutItem(first.description))
      }
      return nil
    }
    guard first.attribute.isSize == second.attribute.isSize else {
      return .init(second.position, .sizeWithPosition(first.description, second.description))
    }
    if first.attribute.isSize { return nil }
    guard first.attribute.axis == second.attribute.axis else {
      return .init(second.position, .horizontalWithVertical(first.description, second.description))
    }
    let isMixed =
      first.attribute.isDirectional && second.attribute.isAbsoluteSide
      || first.attribute.isAbsoluteSide && second.attribute.isDirectional
    if isMixed {
      let suggestion = second.attribute.otherFamily.name
      return .init(
        second.position,
        .readingWithFixedEdge(first.description, second.description, suggestion: suggestion))
    }
    return form.multiplier == 0 ? .init(second.position, .zeroMultiplier(first.description)) : nil
  }
}

extension LayoutConstraint.Attribute {
  /// The attribute's counterpart, such as `left` for `leading` and vice versa, or the attribute itself if it has none.
  fileprivate var otherFamily: Self {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leading: .left
    case .trailing: .right
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }
}
