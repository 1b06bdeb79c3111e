/// Two neighbouring sides of an equation, to be brought into the form that constraints have.
struct RelationPair {
  var left: EquationParser.Side
  var right: EquationParser.Side
  var relation: SceneRelation.Relation
  /// Where the relation's sign stands.
  var position: SourcePosition
  /// Where the left side begins.
  var leftPosition: SourcePosition

  /// One constraint, or one for each item of a list, as `first == m * second + c`.
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
    for number in [multiplier, constant] where abs(number) > DocumentLimits.number {
      problems.append(.init(position, .numberTooLarge(number)))
      return []
    }
    let relation = divisor < 0 ? relation.flipped : relation
    var result: [SceneRelation] = []
    for first in firsts {
      for second in seconds.isEmpty ? [nil] : seconds.map(Optional.some) {
        let stated = SceneRelation(
          position: position, first: first, relation: relation, second: second,
          multiplier: second == nil ? 1 : multiplier, constant: constant, priority: 1000,
          identifier: nil)
        if let problem = stated.pairingProblem {
          problems.append(problem)
        } else {
          result.append(stated)
        }
      }
    }
    return result
  }
}

extension SceneRelation {
  /// Why the two attributes cannot be related; nil when they can.
  ///
  /// The rules are those of `NSLayoutConstraint`.
  var pairingProblem: SceneProblem? {
    guard let second else {
      guard first.attribute.measure == .size else {
        return .init(first.position, .positionWithoutItem(first.description))
      }
      return nil
    }
    let names = (first.description, second.description)
    switch (first.attribute.measure, second.attribute.measure) {
    case (.size, .size): return nil
    case (.size, _), (_, .size):
      return .init(second.position, .sizeWithPosition(names.0, names.1))
    case (.horizontalPosition, .verticalPosition), (.verticalPosition, .horizontalPosition):
      return .init(second.position, .horizontalWithVertical(names.0, names.1))
    case (.horizontalPosition, .horizontalPosition), (.verticalPosition, .verticalPosition): break
    }
    let isMixed =
      first.attribute.isReadingEdge && second.attribute.isFixedEdge
      || first.attribute.isFixedEdge && second.attribute.isReadingEdge
    if isMixed {
      let suggestion = second.attribute.otherFamily.rawValue
      return .init(
        second.position, .readingWithFixedEdge(names.0, names.1, suggestion: suggestion))
    }
    return multiplier == 0 ? .init(second.position, .zeroMultiplier(names.0)) : nil
  }
}
