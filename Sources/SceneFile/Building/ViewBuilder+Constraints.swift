internal import AutoLayout
internal import Foundation

/// What the visual formats of a scene can name, in the form that the engine takes.
///
/// Made once for all of them: made for each, it would take time in proportion to the number of formats
/// times that of views.
private struct FormatNames {
  /// Views and guides by their ids.
  let items: [String: Any]
  /// The scene's metrics.
  let metrics: [String: Any]
  /// The ids in ascending order, for suggestions.
  lazy var ids = items.keys.sorted()

  init(_ items: [String: any LayoutItem], _ metrics: [SceneMetric]) {
    self.items = items
    self.metrics = Self.merging(metrics, over: [:])
  }

  /// The scene's metrics with a constraint's own over them.
  func metrics(of visual: SceneVisual) -> [String: Any] {
    Self.merging(visual.metrics, over: metrics)
  }

  private static func merging(
    _ metrics: [SceneMetric], over others: [String: Any]
  ) -> [String: Any] {
    metrics.reduce(into: others) { $0[$1.name] = $1.value }
  }
}

extension ViewBuilder {
  /// Makes and activates constraints, in their order; what cannot be made is a problem.
  ///
  /// - Parameters:
  ///   - constraints: The constraints.
  ///   - metrics: The numbers that visual formats can name.
  mutating func add(_ constraints: [SceneConstraint], metrics: [SceneMetric]) {
    var names = FormatNames(items, metrics)
    for constraint in constraints {
      switch constraint {
      case .relation(let relation): add(relation)
      case .visual(let visual): add(visual, &names)
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
    constraint.metricExpression = relation.metricExpression
    return constraint
  }

  private mutating func add(_ visual: SceneVisual, _ names: inout FormatNames) {
    do throws(VisualFormatError) {
      let (constraints, text) = try LayoutConstraint.read(
        visualFormat: visual.format.text,
        options: LayoutConstraint.FormatOptions(visual.options.map(\.layoutOption)),
        metrics: names.metrics(of: visual), views: names.items)
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
        .init(
          visual.format.position(ofCharacterAt: error.column - 1), fault(error, in: visual, &names))
      )
    }
  }

  private func fault(
    _ error: VisualFormatError, in visual: SceneVisual, _ names: inout FormatNames
  ) -> LayoutFault {
    // What looks at all names does so only for what is told.
    guard problems.count < DocumentLimits.problemCount else { return .visualFormat(error) }
    let rest = visual.format.text.dropFirst(error.column - 1)
    switch error.reason {
    case .unknownView, .invalidViewName:
      let ids = names.ids
      if let id = ids.first(where: { rest.hasPrefix($0 + "]") || rest.hasPrefix($0 + "(") }) {
        return .identifierInFormat(id)
      }
      guard case .unknownView(let name) = error.reason else { return .visualFormat(error) }
      return .unknownView(name, suggestion: spellingSuggestion(for: name, among: ids))
    case .unknownMetric(let name):
      let candidates = names.metrics(of: visual).keys.sorted() + names.ids
      return .unknownNumber(name, suggestion: spellingSuggestion(for: name, among: candidates))
    default:
      return .visualFormat(error)
    }
  }

  /// The view or guide of a name; `nil` for one that could not be made.
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
