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

  private let system: System
  /// The identifier of the row at each slot.
  let identifiers: Identifiers
  /// The size the solution is for.
  let size: CanvasSize
  /// What earlier questions left for later ones.
  let preparation = Preparation()

  /// Where what was solved is found.
  private enum System: Sendable {
    case built(Blueprint, openComponents: [Int])
    /// The rows have changed since anything was built as a whole.
    case changed(WholeSystem, isOpen: Bool)
  }

  init(_ engine: Engine, conflicts: [Conflict], size: CanvasSize, identifiers: Identifiers) {
    values = engine.values
    system = .built(engine.blueprint, openComponents: engine.openComponents)
    reachedIterationLimit = engine.reachedIterationLimit
    self.conflicts = conflicts
    self.size = size
    self.identifiers = identifiers
  }

  /// A solution without conflicts of a system that has changed, with the values of a part in place.
  init(_ engine: Engine, _ part: Part, _ edits: EditLog, size: CanvasSize) {
    values = engine.values
    let whole = WholeSystem(
      engine.blueprint, part.changes, added: edits.addedRows, size: size)
    system = .changed(
      whole,
      isOpen: !engine.openComponents.isEmpty || part.isOpen)
    reachedIterationLimit = engine.reachedIterationLimit || part.reachedIterationLimit
    conflicts = []
    self.size = size
    identifiers = edits.identifiers
  }

  /// What was solved.
  var blueprint: Blueprint {
    switch system {
    case .built(let blueprint, _): blueprint
    case .changed(let whole, _): whole.engine.blueprint
    }
  }

  /// The components that constraints alone may leave open, ascending.
  var openComponents: [Int] {
    switch system {
    case .built(_, let openComponents): openComponents
    case .changed(let whole, let isOpen): isOpen ? whole.engine.openComponents : []
    }
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

  /// The constraints below required that do not hold, in order of addition; preferences apart.
  public var violatedConstraints: [ConstraintID] {
    let blueprint = blueprint
    return blueprint.order.lazy.filter { isViolated(Int($0), of: blueprint.store) }
      .map { identifiers[Int($0)] }.sorted()
  }

  /// Whether a row below required does not hold; preferences apart.
  func isViolated(_ slot: Int, of store: RowStore) -> Bool {
    let kind = store.kind(of: slot)
    guard kind.rank > 0, !kind.isRequired else { return false }
    let constant = store.constant(of: slot)
    var value = constant.value(at: size)
    var magnitude = constant.absoluteValue(at: size)
    for place in store.range(of: slot) {
      let entry = store.entries[place]
      let product = entry.coefficient * values[entry.column]
      value += product
      magnitude += abs(product)
    }
    if abs(value) <= Approximation.violation * magnitude { return false }
    return switch kind.relation {
    case .equal: true
    case .lessThanOrEqual: value > 0
    case .greaterThanOrEqual: value < 0
    }
  }
}
