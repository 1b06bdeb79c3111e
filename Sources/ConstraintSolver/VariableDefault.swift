/// What a variable is to be where constraints leave it open: near another one, and not before it.
///
/// The same as a preference and a constraint for each variable, in a fraction of the memory and of the
/// time where constraints determine most variables, as those of layouts do.
public struct VariableDefault: Hashable, Sendable {
  /// The variable that it is to be near to.
  public var near: Variable

  /// How much nearness matters, as the level of a ``Priority/preference(_:)``; levels outside of 32 bits
  /// count as the last inside.
  public var level: Int

  /// Whether it must not be less than the other: a required constraint, which is never the one that gives
  /// way in a conflict.
  public var isNotBefore: Bool

  /// Says that a variable is to be near another one.
  public init(near: Variable, level: Int, isNotBefore: Bool = false) {
    self.near = near
    self.level = level
    self.isNotBefore = isNotBefore
  }
}

extension Solver {
  /// Makes a variable that ranks after all others and has a default.
  ///
  /// The solution is that of a system with the constraint `variable − near = 0` at the priority
  /// `.preference(level)` and, if it must not be before, the required and unbreakable constraint
  /// `variable − near ≥ 0`. They are written down only if they turn out to have something to say.
  /// Conflicts and explanations name the second by ``ConstraintID/defaultVariable``.
  ///
  /// - Complexity: Constant.
  /// - Throws: `SolverError` if the other variable is not from this solver. The system is then as it was.
  public mutating func makeVariable(
    _ standard: VariableDefault
  ) throws(SolverError) -> Variable {
    guard standard.near.index >= 0, standard.near.index < variableCount else {
      throw .unknownVariable(standard.near)
    }
    let variable = makeVariable()
    edits.defaults.append(standard, of: variable.index)
    return variable
  }

  /// Makes room for more variables with defaults, so that making them one by one costs less.
  public mutating func reserveDefaults(_ count: Int) {
    edits.defaults.reserve(count, after: variableCount)
  }

  /// Removes the default of a variable, for good; does nothing if it has none.
  ///
  /// - Complexity: Constant; the first removal of anything is linear in the constraints.
  public mutating func removeDefault(of variable: Variable) {
    edits.removeDefault(of: variable.index)
  }
}

extension ConstraintID {
  /// The variable whose default says that it is not before another; nil for constraints that were added.
  public var defaultVariable: Variable? {
    statement.map { Variable(index: $0 / 2) }
  }

  /// The number of what a default says; see ``Defaults``.
  var statement: Int? { index < 0 ? -1 - index : nil }

  /// The name of the row that a statement of a default is.
  init(statement: Int) { self.init(index: -1 - statement) }
}
