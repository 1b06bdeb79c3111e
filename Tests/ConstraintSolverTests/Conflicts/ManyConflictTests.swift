import TestTools
import Testing

@testable import ConstraintSolver

/// Views inside one another, each at least 27 points in on either side and none narrower than
/// nothing.
private struct Nest {
  var scene = Scene(variables: 2)
  /// The edges of the canvas and, view by view, both insets.
  var places: [ConstraintID] = []
  var widths: [ConstraintID] = []

  init(_ count: Int) throws {
    places.append(try scene.add([(1, 0)], .equal, 0, isBreakable: false))
    places.append(
      try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1), isBreakable: false))
    for view in 1...count {
      let (left, right) = (2 * view, 2 * view + 1)
      scene.makeVariable()
      scene.makeVariable()
      places.append(try scene.add([(1, left), (-1, left - 2)], .greaterThanOrEqual, 27))
      places.append(try scene.add([(1, right - 2), (-1, right)], .greaterThanOrEqual, 27))
      widths.append(try scene.add([(1, right), (-1, left)], .greaterThanOrEqual, 0))
    }
  }

  /// On a canvas with room for the insets of some views, each of the others is in conflict with its
  /// own insets and those around it.
  func expect(_ conflicts: [Conflict], roomFor count: Int) {
    #expect(Set(conflicts.map(\.broken)) == Set(widths[count...]))
    for conflict in conflicts {
      let view = widths.firstIndex(of: conflict.broken) ?? 0
      #expect(conflict.because == Array(places.prefix(2 + 2 * (view + 1))))
    }
  }
}

@Suite("Many conflicts among the same views")
struct ManyConflictTests {
  @Test(
    "are one for each view that finds no room, at every size",
    arguments: [(4, [2, 3, 1, 4]), (300, [200, 280, 150]), (2000, [1990, 1960])])
  func nested(count: Int, rooms: [Int]) throws {
    var nest = try Nest(count)
    for room in rooms {
      let solution = nest.scene.solve(width: 54 * Double(room) + 10)
      nest.expect(solution.conflicts, roomFor: room)
    }
  }

  @Test("are the sets that the simplex finds, one after another", arguments: 0..<60)
  func agreement(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scene = try randomScene(&generator)
    let size = CanvasSize(width: Double(Int.random(in: 0...400, using: &generator)), height: 0)
    let blueprint = scene.solver.blueprint
    _ = expectAgreementWithSimplex(blueprint, at: size)
  }

  /// Views along one axis with more least and greatest distances than fit, several of them about
  /// the same.
  private func randomScene(_ generator: inout SeededGenerator) throws -> Scene {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, 0, isBreakable: false)
    try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1), isBreakable: false)
    let count = Int.random(in: 2...40, using: &generator)
    for view in 1...count {
      scene.makeVariable()
      scene.makeVariable()
      try scene.add([(1, 2 * view + 1), (-1, 2 * view)], .greaterThanOrEqual, 0)
    }
    for _ in 0..<4 * count {
      let from = Int.random(in: 0..<2 * count + 2, using: &generator)
      let to = Bool.random(using: &generator) ? from ^ 1 : from / 2 * 2 + 2
      guard to < scene.variables.count else { continue }
      let relation: Relation =
        Int.random(in: 0..<4, using: &generator) == 0 ? .lessThanOrEqual : .greaterThanOrEqual
      let distance = Double(Int.random(in: 0...40, using: &generator))
      try scene.add([(1, to), (-1, from)], relation, distance)
    }
    return scene
  }

  @Test("leave what is inside views as it is wished for", arguments: [3, 400])
  func contents(count: Int) throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, 0, isBreakable: false)
    try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1), isBreakable: false)
    var last = 0
    for _ in 0..<count {
      let left = scene.variables.count
      for _ in 0..<8 { scene.makeVariable() }
      try scene.add([(1, left), (-1, last)], .greaterThanOrEqual, 8)
      try scene.add([(1, left + 1), (-1, left)], .greaterThanOrEqual, 100)
      for content in [left + 2, left + 4, left + 6] {
        try scene.add([(1, content), (-1, left)], .greaterThanOrEqual, 4)
        try scene.add([(1, left + 1), (-1, content + 1)], .greaterThanOrEqual, 4)
        try scene.add([(1, content + 1), (-1, content)], .equal, 30, .optional(250))
        try scene.add([(1, content), (-1, left)], .equal, 0, .preference(1))
      }
      last = left + 1
    }
    let end = try scene.add([(1, 1), (-1, last)], .greaterThanOrEqual, 8)
    let narrow = scene.solve(width: 108 * Double(count) + 7)
    #expect(narrow.conflicts.count == 1)
    #expect(narrow.conflicts.first?.because.contains(end) == true)
    #expect(narrow.conflicts.first?.because.count == 2 * count + 2)
    #expect(narrow.violatedConstraints.isEmpty)
    let exact = scene.solve(width: 108 * Double(count) + 8)
    #expect(exact.conflicts.isEmpty)
    #expect(exact.violatedConstraints.isEmpty)
    for view in 0..<count {
      #expect(exact.value(of: scene[2 + 8 * view]) == 8 + 108 * Double(view))
      #expect(exact.value(of: scene[4 + 8 * view]) == 12 + 108 * Double(view))
    }
  }
}
