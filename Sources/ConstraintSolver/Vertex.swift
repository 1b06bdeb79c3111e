/// The optimal point of a component, computed in one way whatever led to it.
///
/// A simplex can reach the same point through different dictionaries. Here the point is computed
/// anew from everything that is active at it: the constraints first, then preferences, then ties.
struct Vertex: Sendable {
  /// The breakpoints that are active at the point.
  let active: [ActiveBreakpoint]
  /// The active breakpoints in the order in which they were handed to the elimination.
  let equations: [ActiveBreakpoint]
  /// The elimination of the active residuals.
  let elimination: Elimination
  /// The unknowns as functions of the canvas' size, as long as the same breakpoints are active.
  let coordinates: [AffineConstant]

  init(_ component: Component, active: [ActiveBreakpoint]) {
    self.active = active
    var elimination = Elimination(columnCount: component.unknowns.count)
    var equations: [ActiveBreakpoint] = []
    for stage in [Breakpoint.Stage.constraint, .preference, .tie] {
      let part = active.filter { component.breakpoints[$0.breakpoint].stage == stage }
      guard !part.isEmpty else { continue }
      elimination.eliminate(part.map { component.equation(of: $0) })
      equations += part
    }
    self.elimination = elimination
    self.equations = equations
    coordinates = elimination.completed(
      Array(repeating: AffineConstant(), count: component.unknowns.count))
  }
}

extension Component {
  /// The equation that holds while a residual is at a breakpoint.
  fileprivate func equation(of active: ActiveBreakpoint) -> SparseRow {
    let position = breakpoints[active.breakpoint].position
    return SparseRow(
      residuals[active.residual].entries, constant: position.scaled(by: -1))
  }
}
