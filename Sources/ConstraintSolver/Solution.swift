/// The values of all variables at one size of the canvas, and what there is to say about them.
public struct Solution: Sendable {
  /// The required constraints that were broken, each with the constraints that leave it no room.
  public let conflicts: [Conflict]

  /// Whether the solver gave up before it could prove the values optimal: it took too many steps, or the
  /// values were not those that the steps had gone by, again and again.
  ///
  /// Does not happen as far as is known; it stands here so that it cannot go unnoticed.
  public let reachedIterationLimit: Bool

  let pieces: ValueList.Pieces
  private let system: System
  /// The size the solution is for.
  let size: CanvasSize
  /// What earlier questions left for later ones.
  let preparation = Preparation()

  /// Where what was solved is found.
  private enum System: Sendable {
    case built(Blueprint, openComponents: [Int], Identifiers)
    /// The system is solved in parts; the whole is built when it is needed.
    case divided(WholeSystem, isOpen: Bool)
  }

  /// The solution of a system that was solved as a whole, without conflicts.
  init(_ engine: Engine, size: CanvasSize, identifiers: Identifiers) {
    pieces = ValueList.Pieces(engine.values)
    system = .built(engine.blueprint, openComponents: engine.openComponents, identifiers)
    reachedIterationLimit = engine.reachedIterationLimit
    conflicts = []
    self.size = size
  }

  /// The solution of a system that was solved in parts.
  init(
    _ values: ValueList.Pieces, _ whole: WholeSystem, conflicts: [Conflict], isOpen: Bool,
    reachedIterationLimit: Bool, size: CanvasSize
  ) {
    pieces = values
    system = .divided(whole, isOpen: isOpen)
    self.reachedIterationLimit = reachedIterationLimit
    self.conflicts = conflicts
    self.size = size
  }

  /// The value of each variable, in order of creation.
  ///
  /// - Complexity: Linear in the number of variables after a change, else constant. To read a few of
  ///   them, ask for each by ``value(of:)-(Variable)``.
  public var values: [Double] { pieces.all }

  /// What was solved.
  var blueprint: Blueprint {
    switch system {
    case .built(let blueprint, _, _): blueprint
    case .divided(let whole, _): whole.built.engine.blueprint
    }
  }

  /// The identifier of the row at each slot.
  var identifiers: Identifiers {
    switch system {
    case .built(_, _, let identifiers): identifiers
    case .divided(let whole, _): whole.built.identifiers
    }
  }

  /// The components that constraints alone may leave open, ascending.
  var openComponents: [Int] {
    switch system {
    case .built(_, let openComponents, _): openComponents
    case .divided(let whole, let isOpen): isOpen ? whole.built.engine.openComponents : []
    }
  }

  /// The value of a variable.
  ///
  /// - Precondition: The variable was made before the system was solved.
  public func value(of variable: Variable) -> Double {
    pieces[variable.index]
  }

  /// The value of a linear expression; zero for none.
  ///
  /// - Precondition: The variables were made before the system was solved.
  public func value(of terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * value(of: $1.variable) }
  }
}
