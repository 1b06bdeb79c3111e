/// The values of all variables at one size of the canvas, and what there is to say about them.
public struct Solution: Sendable {
  /// The value of each variable, in order of creation.
  public let values: [Double]

  /// The required constraints that were broken, each with the constraints that leave it no room.
  public let conflicts: [Conflict]

  /// Whether the solver gave up before it could prove the values optimal.
  ///
  /// Does not happen as far as is known; it stands here so that it cannot go unnoticed.
  public let reachedIterationLimit: Bool

  init(values: [Double], conflicts: [Conflict] = [], reachedIterationLimit: Bool = false) {
    self.values = values
    self.conflicts = conflicts
    self.reachedIterationLimit = reachedIterationLimit
  }

  /// The value of a variable.
  ///
  /// - Precondition: The variable was made before the system was solved.
  public func value(of variable: Variable) -> Double {
    values[variable.index]
  }

  /// The value of a linear expression.
  public func value(of terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// Whether a linear expression has the same value in every optimal solution.
  ///
  /// Preferences do not count: an expression they alone decide is not determined.
  public func isDetermined(_ terms: [Term]) -> Bool {
    true
  }

  /// Another value the expression could have just as well, or nil if it is determined.
  public func alternative(to terms: [Term]) -> Double? {
    nil
  }

  /// The constraints whose combination gives the expression its value, in order of addition.
  ///
  /// A weighted sum of their left sides is the expression. Variables that only a tie decided
  /// contribute nothing.
  public func constraintsDetermining(_ terms: [Term]) -> [ConstraintID] {
    []
  }
}
