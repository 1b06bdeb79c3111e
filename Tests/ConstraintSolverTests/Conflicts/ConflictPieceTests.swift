import Testing

@testable import ConstraintSolver

/// Views side by side, each at least as wide as the one before; the first is at least 100 wide.
private struct GrowingRow {
  var scene: Scene
  let count: Int
  static let gap = 8.0

  init(_ count: Int, hasEqualGaps: Bool = false) throws {
    self.count = count
    scene = Scene(variables: 2 * count)
    try scene.add([(1, 0)], .equal, 0)
    for view in 0..<count {
      let (left, right) = (2 * view, 2 * view + 1)
      try scene.add([(1, right), (-1, left)], .greaterThanOrEqual, 0)
      if view == 0 {
        try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 100)
        continue
      }
      try scene.add(
        [(1, right), (-1, left), (-1, right - 2), (1, left - 2)], .greaterThanOrEqual, 0)
      if hasEqualGaps, view > 1 {
        try scene.add([(1, left), (-1, left - 1), (-1, 2), (1, 1)], .equal, 0)
      } else {
        try scene.add([(1, left), (-1, left - 1)], .greaterThanOrEqual, Self.gap)
      }
    }
    try scene.add([(1, 2 * count - 1)], .lessThanOrEqual, AffineConstant(perWidth: 1))
  }

  /// The least width at which all views have room.
  var room: Double { 100 * Double(count) + Self.gap * Double(count - 1) }

  /// What the required rows of the only component imply at a width.
  func implications(width: Double) throws -> Implications {
    var simplex = SparseSimplex()
    let size = CanvasSize(width: width, height: 0)
    simplex.load(requiredRowsOf: 0, of: scene.solver.blueprint, at: size)
    var implications = Implications()
    let isLoaded = implications.load(&simplex.problem, at: size)
    try #require(isLoaded)
    implications.enforceAll()
    return implications
  }
}

@Suite("Conflicts from size to size")
struct ConflictPieceTests {
  @Test("are shown by a function of the size")
  func certificate() throws {
    let row = try GrowingRow(8)
    let implications = try row.implications(width: 400)
    let found = implications.certificate(at: CanvasSize(width: 400, height: 0))
    let certificate = try #require(found)
    for (width, isPositive) in [(0, true), (row.room - 0.01, true), (row.room, false)] {
      let value = certificate.value(at: CanvasSize(width: width, height: 0))
      #expect((value > 0) == isPositive, "at \(width)")
    }
    let roomy = try row.implications(width: row.room)
    let none = roomy.certificate(at: CanvasSize(width: row.room, height: 0))
    #expect(none == nil)
  }

  @Test("stay as long as that is positive, and no longer", arguments: [false, true], [8, 30])
  func engine(expectsConflicts: Bool, count: Int) throws {
    // Of thirty with equal gaps too much follows for such a function.
    let row = try GrowingRow(count, hasEqualGaps: count == 30)
    var engine = Engine(row.scene.solver.blueprint, expectsConflicts: expectsConflicts)
    for width in [400, 500, 300, 0, row.room - 0.01, row.room + 0.01, row.room - 0.01] {
      engine.solve(at: CanvasSize(width: width, height: 0))
      #expect(engine.isFeasible == (width > row.room), "at \(width)")
      #expect(engine.brokenComponents.isEmpty == engine.isFeasible, "at \(width)")
    }
  }

  @Test("are beyond doubt as near to their turns as it is looked for them")
  func doubt() throws {
    let row = try GrowingRow(60)
    var search = ConflictSearch(
      row.scene.solver.blueprint, identifiers: row.scene.solver.edits.identifiers,
      size: CanvasSize(width: row.room / 2, height: 0))
    search.search([0])
    let finding = try #require(search.findings.first)
    #expect(finding.excess.value(at: CanvasSize(width: row.room / 2, height: 0)) > 0)
    let turn = -finding.excess.constant / finding.excess.perWidth
    let tolerance = finding.tolerance.absoluteValue(at: CanvasSize(width: turn, height: 0))
    let margin = Solver.turningMargin(tolerance, growth: finding.excess.perWidth)
    let implications = try row.implications(width: turn - margin)
    let hasContradiction = implications.hasContradiction
    let isDoubtful = implications.isDoubtful
    #expect(hasContradiction)
    #expect(!isDoubtful)
  }

  @Test("are looked for where others hide them at one end")
  func hidden() throws {
    var scene = Scene(variables: 2)
    // At 100 the first row gives way to the second, and with it what it has to do with the others.
    try scene.add([(1, 0)], .lessThanOrEqual, 0)
    try scene.add([(1, 0)], .greaterThanOrEqual, AffineConstant(-75, perWidth: 1))
    try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 0)
    try scene.add([(1, 1)], .greaterThanOrEqual, AffineConstant(-50, perWidth: 1))
    let pieces = scene.solver.linearPieces(
      from: CanvasSize(width: 0, height: 0), to: CanvasSize(width: 100, height: 0))
    for piece in pieces {
      let width = 50 * (piece.range.lowerBound + piece.range.upperBound)
      let sizes = piece.conflicts.map { 1 + $0.because.count }
      #expect(sizes == (width < 50 ? [] : width < 75 ? [3] : [2]), "at \(width)")
    }
    #expect(pieces.contains { abs($0.range.lowerBound - 0.5) < 1e-6 })
  }

  @Test("are left to the simplex before too much follows")
  func limit() throws {
    let row = try GrowingRow(30, hasEqualGaps: true)
    let blueprint = row.scene.solver.blueprint
    let size = CanvasSize(width: row.room / 2, height: 0)
    var simplex = SparseSimplex()
    simplex.load(requiredRowsOf: 0, of: blueprint, at: size)
    var implications = Implications()
    let isLoaded = implications.load(&simplex.problem, at: size)
    #expect(!isLoaded)
    let derivationCount = implications.derivations.count
    #expect(derivationCount <= 32 * simplex.problem.residualCount + 257)
    var scene = row.scene
    #expect(!scene.solve(width: row.room / 2).conflicts.isEmpty)
    #expect(scene.solve(width: row.room).conflicts.isEmpty)
  }
}
