import ConstraintSolver

/// All answers of a solver about its last solution, with constraints by content.
struct Verdict: Equatable {
  var conflicts: [Named]
  var violated: [String]
  var determined: [Bool]
  var alternatives: [Alternative]
  var determining: [[String]]

  /// A conflict.
  struct Named: Equatable {
    let broken: String
    let because: [String]
  }
}

extension Scene {
  /// The answers about the last solution.
  ///
  /// The order of constraints with equal content isn't part of it.
  func verdict() -> Verdict {
    let names = Dictionary(uniqueKeysWithValues: present.map { ($0.id, $0.row.text) })
    func named(_ ids: [ConstraintID]) -> [String] { ids.map { names[$0] ?? "gone" }.sorted() }
    return Verdict(
      conflicts: solver.conflicts.map { conflict in
        Verdict.Named(
          broken: names[conflict.broken] ?? "gone", because: named(conflict.because))
      },
      violated: named(solver.violatedConstraints),
      determined: variables.map { isDetermined($0.index) },
      alternatives: alternatives,
      determining: variables.map { named(determining($0.index)) })
  }
}

extension LinearConstraint {
  /// The content, the same for terms in any order.
  var text: String {
    let sum = terms.sorted {
      ($0.variable, $0.coefficient) < ($1.variable, $1.coefficient)
    }
    return sum.map { "\($0.coefficient)·\($0.variable.index)" }.joined(separator: " + ")
      + " \(relation) \(constant) \(priority) \(name) \(isBreakable)"
  }
}
