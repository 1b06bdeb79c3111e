import AutoLayout

/// The constraints of a layout that other constraints imply or outweigh on every canvas.
struct Implications {
  /// A constraint that other constraints imply or outweigh.
  struct Found {
    /// The index, in the tree, of the implied or outweighed constraint.
    let constraint: Int
    /// The indices, in the tree, of the constraints that imply or outweigh it.
    let others: [Int]
    /// Whether the constraint is implied; otherwise, it is optional and always outweighed.
    let holds: Bool
  }

  private let tree: SolvedTree
  private let sums: ConstraintSums
  private var basis = EquationBasis()
  private(set) var found: [Found] = []

  /// Finds implied constraints among those of the scene, considering both reading directions.
  ///
  /// A constraint on a left edge may follow from one on a trailing edge, but only in one of the two directions.
  ///
  /// - Complexity: Linear for chains of constraints; work is limited for systems with many dependencies.
  init(in linted: LintedTree) {
    self.init(linted, ConstraintSums(linted))
    let across = linted.tree.constraints.filter { $0.axis == .horizontal }
    guard across.contains(where: \.isDirectional), !across.allSatisfy(\.isDirectional) else {
      return
    }
    let other = Implications(linted, ConstraintSums(linted, isFlipped: true))
    let holds = Dictionary(
      other.found.map { ($0.constraint, $0.holds) }, uniquingKeysWith: { first, _ in first })
    found.removeAll { holds[$0.constraint] != $0.holds }
  }

  private init(_ linted: LintedTree, _ sums: ConstraintSums) {
    tree = linted.tree
    self.sums = sums
    // Those of stack views come first, because the scene can't omit them; then the order of the file.
    let order = tree.constraints.indices.sorted { left, right in
      let (one, other) = (tree.constraints[left], tree.constraints[right])
      let ranks = [one, other].map { $0.origin == .arrangement ? -1 : $0.ordinal ?? .max }
      return (ranks[0], left) < (ranks[1], right)
    }
    let conflicting = Set(
      tree.conflicts.flatMap { [$0.brokenIndex].compactMap(\.self) + $0.becauseIndices })
    let usable = order.filter { !conflicting.contains($0) }
    addEquations(usable)
    var bounds = Bounds()
    for index in usable where tree.constraints[index].origin == .author {
      check(index, &bounds)
    }
    found += bounds.weaker
  }

  private mutating func addEquations(_ indices: [Int]) {
    for index in indices {
      let constraint = tree.constraints[index]
      guard constraint.relation == .equal, constraint.priority == .required, constraint.holds,
        let sum = sums.sum(of: constraint), let remainder = basis.add(sum, number: index),
        constraint.origin == .author, isZero(remainder.sum.constant, beside: constraint)
      else { continue }
      found.append(
        Found(constraint: index, others: remainder.origin.keys.sorted(), holds: true))
    }
  }

  /// Checks whether other constraints imply or outweigh an inequality or an optional constraint.
  private mutating func check(_ index: Int, _ bounds: inout Bounds) {
    let constraint = tree.constraints[index]
    guard constraint.relation != .equal || constraint.priority != .required,
      let sum = sums.sum(of: constraint), let remainder = basis.reduce(sum)
    else { return }
    let others = remainder.origin.keys.sorted()
    if remainder.sum.terms.isEmpty {
      let rest = remainder.sum.constant
      let isTight = isZero(rest, beside: constraint)
      let holds =
        switch constraint.relation {
        case .equal: isTight
        case .lessThanOrEqual: isTight || rest < 0
        case .greaterThanOrEqual: isTight || rest > 0
        }
      if holds || constraint.priority != .required, !others.isEmpty {
        found.append(Found(constraint: index, others: others, holds: holds))
      }
    } else if constraint.relation != .equal, constraint.priority == .required, constraint.holds {
      bounds.add(index, constraint.relation, remainder)
    }
  }

  private func isZero(_ rest: Double, beside constraint: SolvedTree.Constraint) -> Bool {
    abs(rest) <= 1e-6 * max(1, abs(Double(constraint.constant)))
  }
}

/// Inequalities in the same variables.
///
/// Only the tightest one matters.
private struct Bounds {
  private struct Key: Hashable {
    let terms: [Term]
    let isUpper: Bool
  }

  private struct Term: Hashable {
    let variable: Int
    /// The variable's coefficient in billionths, rounded so that bounds with rounding errors compare equal.
    let coefficient: Int
  }

  private struct Bound {
    let index: Int
    let limit: Double
    /// The factors of the equations added to the inequality to eliminate variables, keyed by equation number.
    let origin: [Int: Double]
  }

  private var groups: [(isUpper: Bool, bounds: [Bound])] = []
  private var places: [Key: Int] = [:]

  /// Adds the inequality that a remainder is at most or at least zero, depending on the relation.
  mutating func add(
    _ index: Int, _ relation: LayoutConstraint.Relation, _ remainder: EquationBasis.Remainder
  ) {
    let sorted = remainder.sum.terms.sorted { $0.key < $1.key }
    guard let first = sorted.first?.value,
      sorted.allSatisfy({ abs($0.value / first) < 1e6 })
    else { return }
    let key = Key(
      terms: sorted.map {
        Term(variable: $0.key, coefficient: Int(($0.value / first * 1e9).rounded()))
      }, isUpper: (relation == .lessThanOrEqual) == (first > 0))
    let bound = Bound(
      index: index, limit: -remainder.sum.constant / first,
      origin: remainder.origin.mapValues { $0 / first })
    if let place = places[key] {
      groups[place].bounds.append(bound)
    } else {
      places[key] = groups.count
      groups.append((key.isUpper, [bound]))
    }
  }

  /// The inequalities that follow from a tighter inequality, or from an equal inequality that comes first.
  var weaker: [Implications.Found] {
    groups.flatMap { isUpper, bounds -> [Implications.Found] in
      let limits = bounds.map(\.limit)
      let limit = isUpper ? limits.min() : limits.max()
      guard let limit, let kept = bounds.first(where: { abs($0.limit - limit) < 1e-6 }) else {
        return []
      }
      return bounds.filter { $0.index != kept.index }.map { bound in
        // Equations that reduced both bounds by the same factor cancel out.
        let differing = bound.origin.merging(kept.origin.mapValues { -$0 }) { $0 + $1 }
          .filter { abs($0.value) > LinearSum.rounding }
        return Implications.Found(
          constraint: bound.index, others: [kept.index] + differing.keys.sorted(), holds: true)
      }
    }
  }
}
