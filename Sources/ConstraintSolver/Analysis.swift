/// A system taken apart once more for questions about its solution, with a record of each step.
///
/// Slower than the engine, which keeps no such record; built when something is asked.
struct Analysis {
  /// All rows in canonical order.
  let rows: [Row]
  /// The state at the solution's size.
  private(set) var state: SolvingState

  init(_ blueprint: Blueprint, identifiers: Identifiers) {
    rows = blueprint.order.map { Row(blueprint.store, slot: Int($0), id: identifiers[Int($0)]) }
    let excluded = blueprint.order.indices.filter {
      blueprint.excluded.contains(Int(blueprint.order[$0]))
    }
    state = SolvingState(
      Structure(rows: rows, variableCount: blueprint.variableCount, excluded: excluded),
      excluded: excluded)
  }

  /// Decides everything, preferences and ties included.
  mutating func settle(at size: CanvasSize) {
    state.optimize(at: size)
    _ = state.values(at: size)
  }
}
