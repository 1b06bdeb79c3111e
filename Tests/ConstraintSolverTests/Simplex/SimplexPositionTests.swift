import Testing

@testable import ConstraintSolver

@Suite("Where a simplex stands")
struct SimplexPositionTests {
  @Test("has with each row what rests there, also after the rows were given other places")
  func restingValues() throws {
    var scene = Scene(variables: 3)
    try scene.add([(1, 0), (-1, 1)], .greaterThanOrEqual, 5)
    try scene.add([(1, 1), (-1, 2)], .greaterThanOrEqual, 3)
    var simplex = SparseSimplex()
    simplex.solveConstraints(
      of: 0, scene.solver.blueprint, at: CanvasSize(width: 100, height: 100))
    let resting = try #require(simplex.unknownOfRow.array().firstIndex { $0 >= 0 })
    // Another value than any that a basis begins with.
    simplex.restingValues[resting] = 7
    let former = Rows(simplex)
    var position = SimplexPosition()
    position.save(simplex)

    simplex.refresh()
    #expect(simplex.unknownOfRow.array() != former.unknowns)
    #expect(Rows(simplex).rests == former.rests)

    position.restore(&simplex)
    #expect(Rows(simplex) == former)
  }

  @Test("is where each question begins, whatever was asked before")
  func questions() throws {
    var scene = Scene(variables: 4)
    try scene.add([(1, 0), (-1, 1)], .greaterThanOrEqual, 5)
    try scene.add([(1, 1), (-1, 2)], .greaterThanOrEqual, 3)
    try scene.add([(1, 3), (-1, 0)], .equal, 2, .optional(500))
    try scene.add([(1, 3)], .lessThanOrEqual, 50)
    let size = CanvasSize(width: 100, height: 100)
    let solution = scene.solver.solve(at: size)
    let together = solution.alternatives
    #expect(together.count == 4)
    for alternative in together.reversed() {
      let alone = scene.solver.solve(at: size).alternative(to: [Term(1, alternative.variable)])
      #expect(alone == alternative.value)
      #expect(solution.alternative(to: [Term(1, alternative.variable)]) == alternative.value)
    }
  }
}

/// What is in the rows of a simplex.
private struct Rows: Equatable {
  let unknowns: [Int32]
  private let values: [Double]

  init(_ simplex: borrowing SparseSimplex) {
    unknowns = simplex.unknownOfRow.array()
    values = simplex.restingValues.array()
  }

  /// The value that each unknown rests at.
  var rests: [Int32: Double] {
    var rests: [Int32: Double] = [:]
    for (unknown, value) in zip(unknowns, values) where unknown >= 0 { rests[unknown] = value }
    return rests
  }
}
