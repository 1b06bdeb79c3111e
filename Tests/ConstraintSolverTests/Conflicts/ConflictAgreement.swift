import Testing

@testable import ConstraintSolver

/// Holds the sets that follow from what required rows imply to those that the simplex finds, component
/// by component and one after another.
///
/// - Returns: The number of components that could be decided without the simplex.
func expectAgreementWithSimplex(
  _ blueprint: Blueprint, at size: CanvasSize, sourceLocation: SourceLocation = #_sourceLocation
) -> Int {
  var loadedCount = 0
  for component in 0..<blueprint.components.count {
    var simplex = SparseSimplex()
    simplex.load(requiredRowsOf: component, of: blueprint, at: size)
    var implied = ImpliedConflicts()
    guard implied.load(&simplex.problem, at: size) else { continue }
    loadedCount += 1
    simplex.startConflicts()
    var later = LaterRows()
    while true {
      let expected = simplex.irreducibleSet(&later)
      let found = implied.irreducibleSet()
      let isDoubtful = implied.isDoubtful
      #expect(found == expected, sourceLocation: sourceLocation)
      #expect(!isDoubtful, sourceLocation: sourceLocation)
      guard found == expected, let last = expected.last else { break }
      simplex.relax(row: last)
      implied.relax(row: last)
    }
  }
  return loadedCount
}
