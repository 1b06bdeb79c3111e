internal import AutoLayout
internal import LayoutDocuments

/// Finds constraints of a scene by their identifiers or equations.
struct ConstraintLookup {
  /// The indices of the constraints, by identifier.
  let named: [String: [Int]]
  private let built: BuiltLayout
  private let scope: SceneScope
  /// The indices of the constraints, by the set of items that a constraint relates.
  private let related: [Set<ObjectIdentifier>: [Int]]

  /// Creates a scene's constraints once, on an arbitrary canvas.
  init(_ document: SceneDocument) {
    built = document.trial
    scope = document.scope
    let constraints = built.constraints
    named = Dictionary(grouping: constraints.indices.filter { constraints[$0].identifier != nil }) {
      constraints[$0].identifier ?? ""
    }
    related = Dictionary(grouping: constraints.indices) { constraints[$0].relatedItems }
  }

  /// Returns the index of a constraint, given its identifier or an equivalent equation.
  ///
  /// If no constraint or several constraints match, this is reported, and the result is `nil`.
  func place(of name: SceneText, _ problems: inout [SceneProblem]) -> Int? {
    let constraints = built.constraints
    func report(_ fault: FigureFault) -> Int? {
      problems.append(.init(name.position, fault))
      return nil
    }
    func several(_ places: [Int]) -> Int? {
      report(
        .severalConstraints(
          name.text, count: places.count, example: constraints[places[0]].writtenEquation))
    }
    guard !constraints.isEmpty else { return report(.noConstraints) }
    if let named = named[name.text] { return named.count == 1 ? named[0] : several(named) }
    // Searching all names is limited to the problems that are reported.
    let isTold = problems.count < DocumentLimits.problemCount
    func suggestion(_ names: () -> [String]) -> String? {
      isTold ? spellingSuggestion(for: name.text, among: names()) : nil
    }
    guard name.text.contains(where: { "=<>".contains($0) }) else {
      return report(
        .unknownConstraint(
          name.text, suggestion: suggestion { constraints.compactMap(\.identifier) }))
    }
    let count = problems.count
    let stated = relations(in: name, scope: scope, problems: &problems)
    guard problems.count == count else { return nil }
    let matches = stated.compactMap { relation in
      (try? built.make(relation.form)).flatMap(best)
    }
    guard matches.count == stated.count, let first = matches.first else {
      return report(
        .unstatedEquation(
          name.text, suggestion: suggestion { constraints.map(\.writtenEquation) }))
    }
    return matches.count == 1 ? first : several(matches)
  }

  /// Returns the index of a constraint that is equivalent to `wanted`, or `nil` if there isn't one.
  ///
  /// A constraint with the same priority is preferred. Otherwise, the first constraint is returned if the wanted
  /// priority is required, and `nil` if the wanted priority is lower.
  private func best(saying wanted: LayoutConstraint) -> Int? {
    let matches = (related[wanted.relatedItems] ?? []).filter {
      built.constraints[$0].isEquivalent(to: wanted)
    }
    let exact = matches.first { built.constraints[$0].priority == wanted.priority }
    return exact ?? (wanted.priority == .required ? matches.first : nil)
  }
}

extension LayoutConstraint {
  /// The identities of the items on both sides of the constraint.
  fileprivate var relatedItems: Set<ObjectIdentifier> {
    Set([firstItem, secondItem].compactMap { $0.map(ObjectIdentifier.init) })
  }

  /// The equation in the syntax of scene files, with standard distances as numbers.
  fileprivate var writtenEquation: String {
    guard isStandardSpace else { return equation }
    return equation.split { "()".contains($0) }.joined().split(separator: "NSSpace").joined()
  }
}
