internal import AutoLayout
internal import Foundation

extension ViewBuilder {
  /// Makes and activates constraints, in their order; what cannot be made is a problem.
  mutating func add(_ constraints: [SceneConstraint]) {
    for constraint in constraints {
      switch constraint {
      case .relation(let relation): add(relation)
      case .visual(let visual): add(visual)
      }
    }
  }

  private mutating func add(_ relation: SceneRelation) {
    do throws(LayoutError) {
      if let constraint = try make(relation) { try add(constraint) }
    } catch {
      problems.append(.init(relation.position, .illegalConstraint(error)))
    }
  }

  /// A constraint between the items made so far that says what a relation does, not turned on; nil
  /// where there can be none.
  func constraint(stating relation: SceneRelation) -> LayoutConstraint? {
    do throws(LayoutError) {
      return try make(relation)
    } catch {
      return nil
    }
  }

  private func make(_ relation: SceneRelation) throws(LayoutError) -> LayoutConstraint? {
    guard let first = item(relation.first.item) else { return nil }
    let second = relation.second.flatMap { item($0.item) }
    // Items are missing only where their own mistakes are reported already.
    guard (second == nil) == (relation.second == nil) else { return nil }
    let constraint = try LayoutConstraint.make(
      item: first, attribute: relation.first.attribute,
      relatedBy: relation.relation, toItem: second,
      attribute: relation.second?.attribute ?? .notAnAttribute,
      multiplier: CGFloat(relation.multiplier), constant: CGFloat(relation.constant))
    try constraint.setPriority(LayoutPriority(Float(relation.priority)))
    constraint.identifier = relation.identifier
    return constraint
  }

  private mutating func add(_ visual: SceneVisual) {
    var metrics: [String: Any] = [:]
    for metric in visual.metrics { metrics[metric.name] = metric.value }
    do throws(VisualFormatError) {
      let (constraints, text) = try LayoutConstraint.read(
        visualFormat: visual.format.text,
        options: LayoutConstraint.FormatOptions(visual.options.map(\.layoutOption)),
        metrics: metrics, views: items)
      add(visual, text)
      for constraint in constraints {
        constraint.identifier = visual.identifier
        do throws(LayoutError) {
          try add(constraint)
        } catch {
          problems.append(.init(visual.position, .illegalConstraint(error)))
        }
      }
    } catch {
      problems.append(
        .init(visual.format.position(ofCharacterAt: error.column - 1), fault(error, in: visual)))
    }
  }

  private func fault(_ error: VisualFormatError, in visual: SceneVisual) -> LayoutFault {
    // What looks at all names does so only for what is told.
    guard problems.count < DocumentLimits.problemCount else { return .visualFormat(error) }
    let ids = items.keys.sorted()
    let rest = visual.format.text.dropFirst(error.column - 1)
    switch error.reason {
    case .unknownView, .invalidViewName:
      if let id = ids.first(where: { rest.hasPrefix($0 + "]") || rest.hasPrefix($0 + "(") }) {
        return .identifierInFormat(id)
      }
      guard case .unknownView(let name) = error.reason else { return .visualFormat(error) }
      return .unknownView(name, suggestion: spellingSuggestion(for: name, among: ids))
    case .unknownMetric(let name):
      let names = visual.metrics.map(\.name) + ids
      return .unknownNumber(name, suggestion: spellingSuggestion(for: name, among: names))
    default:
      return .visualFormat(error)
    }
  }

  /// The view or guide of a name; nil for one that could not be made.
  private func item(_ name: SceneItemName) -> (any LayoutItem)? {
    guard let guide = name.guide else { return items[name.id] }
    guard let view = items[name.id] as? View else { return nil }
    switch guide {
    case .layoutMargins: return view.layoutMarginsGuide
    case .safeArea: return view.safeAreaLayoutGuide
    case .readableContent: return view.readableContentGuide
    case .keyboard: return view.keyboardLayoutGuide
    case .scrollContent: return (view as? ScrollView)?.contentLayoutGuide
    case .scrollFrame: return (view as? ScrollView)?.frameLayoutGuide
    }
  }
}
