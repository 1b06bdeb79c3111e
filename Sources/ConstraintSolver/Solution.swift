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

  /// What the solution was read from.
  let state: SolvingState
  /// The size it is for.
  let size: CanvasSize

  init(values: [Double], conflicts: [Conflict], state: SolvingState, size: CanvasSize) {
    self.values = values
    self.conflicts = conflicts
    self.state = state
    self.size = size
    reachedIterationLimit = state.reachedIterationLimit
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
}
