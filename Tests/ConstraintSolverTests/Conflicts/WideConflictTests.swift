import Testing

@testable import ConstraintSolver

/// Views of which many say something about the same place.
private struct WideScene {
  var scene = Scene(variables: 2)

  init() throws {
    try scene.add([(1, 0)], .equal, 0, isBreakable: false)
    try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1), isBreakable: false)
  }

  /// Cells in columns that are as wide as their widest, side by side.
  static func grid(rows: Int, columns: Int) throws -> Scene {
    var views = try WideScene()
    let places = (0..<columns).map { _ in views.addView() }
    var last = 0
    for place in places {
      try views.distance(last, place, 8)
      try views.distance(place, place + 1, 0)
      last = place + 1
    }
    try views.distance(last, 1, 8)
    for row in 0..<rows {
      for (column, place) in places.enumerated() {
        let cell = views.addView()
        try views.distance(place, cell, 0)
        try views.distance(cell + 1, place + 1, 0)
        try views.distance(cell, cell + 1, 60 + Double((7 * row + 3 * column) % 50))
      }
    }
    return views.scene
  }

  /// Views that are right of a place, and all further left than there is room for.
  static func hub(_ count: Int) throws -> Scene {
    var views = try WideScene()
    let hub = views.addView()
    try views.distance(0, hub, 10)
    for index in 0..<count {
      let view = views.addView()
      try views.distance(hub, view, 10)
      try views.distance(view, 0, -15 - Double(index % 3))
    }
    return views.scene
  }

  private mutating func addView() -> Int {
    scene.makeVariable()
    scene.makeVariable()
    return scene.variables.count - 2
  }

  private mutating func distance(_ from: Int, _ to: Int, _ least: Double) throws {
    try scene.add([(1, to), (-1, from)], .greaterThanOrEqual, least)
  }
}

@Suite("Conflicts about places that many views share")
struct WideConflictTests {
  @Test("are the sets that the simplex finds", arguments: [100.0, 190, 210, 226])
  func agreement(width: Double) throws {
    // More in a column than are compared one by one.
    let grid = try WideScene.grid(rows: 28, columns: 2)
    let size = CanvasSize(width: width, height: 0)
    #expect(expectAgreementWithSimplex(grid.solver.blueprint, at: size) == 1)
  }

  @Test("of one place are the sets that the simplex finds")
  func agreementOfHub() throws {
    let hub = try WideScene.hub(40)
    let size = CanvasSize(width: 100, height: 0)
    #expect(expectAgreementWithSimplex(hub.solver.blueprint, at: size) > 0)
  }

  @Test("take work in proportion to the members of their sets")
  func grid() throws {
    let small = try work(try WideScene.grid(rows: 8, columns: 8), width: 8 * 68)
    let large = try work(try WideScene.grid(rows: 24, columns: 24), width: 24 * 68)
    #expect(large.members > 20 * small.members)
    // To meet every cell of a column again for each set would be some hundreds.
    #expect(small.effort <= 30 * small.members, "\(small)")
    #expect(large.effort <= 30 * large.members, "\(large)")
  }

  @Test("of one place take work in proportion to the views")
  func hub() throws {
    let small = try work(try WideScene.hub(200), width: 100)
    let large = try work(try WideScene.hub(1600), width: 100)
    #expect(small.members == 3 * 200)
    #expect(large.members == 3 * 1600)
    #expect(large.effort <= 8 * 2 * small.effort, "\(small.effort) grows to \(large.effort)")
  }

  /// How much is looked at to find all sets, and how many members they have.
  private func work(_ scene: Scene, width: Double) throws -> (effort: Int, members: Int) {
    let blueprint = scene.solver.blueprint
    let size = CanvasSize(width: width, height: 0)
    var effort = 0
    var members = 0
    for component in 0..<blueprint.components.count {
      var simplex = SparseSimplex()
      simplex.load(requiredRowsOf: component, of: blueprint, at: size)
      var implied = ImpliedConflicts()
      let isLoaded = implied.load(&simplex.problem, at: size)
      try #require(isLoaded)
      while true {
        let set = implied.irreducibleSet()
        members += set.count
        guard let last = set.last else { break }
        implied.relax(row: last)
      }
      let isDoubtful = implied.isDoubtful
      #expect(!isDoubtful)
      effort += implied.effort
    }
    return (effort, members)
  }
}
