import Foundation
import TestTools
import Testing

@testable import ConstraintSolver

@Suite("Changes inside a large component")
struct WarmStartTests {
  private static let size = CanvasSize(width: 320, height: 200)
  private static let otherSize = CanvasSize(width: 100, height: 200)

  private static func system(
    _ kind: EditedSystem.Kind, _ generator: inout SeededGenerator
  ) throws -> EditedSystem {
    let count = Int.random(in: 10...40, using: &generator)
    var system = EditedSystem(variables: count, kind)
    let share = Double.random(in: 1.5...4, using: &generator)
    for _ in 0..<Int(share * Double(count)) { try system.add(&generator) }
    system.solver.resolve(at: size)
    return system
  }

  /// Edits a system and holds it to a fresh one after each change.
  private static func search(
    seed: UInt64, _ kind: EditedSystem.Kind, steps: Int, isAsked: Bool
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var system = try system(kind, &generator)
    for step in 0..<steps {
      let editCount = Int.random(in: 0..<4, using: &generator) == 0 ? 3 : 1
      for _ in 0..<editCount { try system.edit(&generator) }
      let isElsewhere = Int.random(in: 0..<8, using: &generator) == 0
      let size = isElsewhere ? otherSize : size
      var fresh = try system.fresh()
      let place: Comment = "seed \(seed) step \(step) width \(size.width)"
      system.solver.resolve(at: size)
      fresh.resolve(at: size)
      let actual = currentValues(system.solver)
      let expected = currentValues(fresh)
      if kind == .chain {
        #expect(actual == expected, place)
      } else {
        #expect(distance(actual, expected) <= reordering, place)
      }
      guard isAsked else { continue }
      #expect(
        Verdict(system.solver.solve(at: size), system.variables, system.name)
          == Verdict(fresh.solve(at: size), system.variables, system.nameInFresh), place)
    }
  }

  @Test("leave a solver with the values of a fresh one, to the bit", arguments: UInt64(1)...25)
  func exactValues(seed: UInt64) throws {
    try Self.search(seed: seed, .chain, steps: 25, isAsked: false)
  }

  @Test(
    "leave a solver with the values of a fresh one, whatever the coefficients",
    arguments: UInt64(1)...25)
  func values(seed: UInt64) throws {
    try Self.search(seed: seed, .weightedChain, steps: 25, isAsked: false)
  }

  @Test("leave a solver with the verdict of a fresh one", arguments: UInt64(1)...10)
  func verdicts(seed: UInt64) throws {
    try Self.search(seed: seed, .chain, steps: 10, isAsked: true)
    try Self.search(seed: seed, .weightedChain, steps: 10, isAsked: true)
  }

  /// Views one after another that wish for a tenth of the canvas between them, the last first.
  private static func row(_ limits: [(Double, Int)]...) throws -> (Scene, [ConstraintID]) {
    var scene = Scene(variables: 12)
    try scene.add([(1, 0)], .greaterThanOrEqual, 0)
    for index in 1..<12 {
      try scene.add(
        [(1, index), (-1, index - 1)], .greaterThanOrEqual, AffineConstant(perWidth: 0.1),
        .optional(Double(500 + index)))
    }
    let ids = try limits.map { try scene.add($0, .lessThanOrEqual, 60, .optional(700)) }
    return (scene, ids)
  }

  @Test("are made anew at another size than they were made for")
  func sizes() throws {
    let (row, limits) = try Self.row([(1, 11), (-1, 0)])
    var scene = row
    for (width, most) in [(320.0, 60.0), (320, 50), (320, 60), (100, 60), (100, 50)] {
      try scene.solver.setConstant(AffineConstant(-most), of: limits[0])
      let values = scene.solve(width: width).values
      #expect(values[11] == most, "\(most) at \(width)")
      #expect(values[11] - values[10] == 0.1 * width, "\(most) at \(width)")
    }
  }

  @Test("leave nothing of what was taken back behind")
  func takenBack() throws {
    let (row, limits) = try Self.row([(1, 5), (-1, 0)], [(1, 11), (-1, 6)])
    var scene = row
    for most in [(60.0, 60.0), (50, 60), (60, 40), (40, 60), (60, 60)] {
      try scene.solver.setConstant(AffineConstant(-most.0), of: limits[0])
      try scene.solver.setConstant(AffineConstant(-most.1), of: limits[1])
      let values = scene.solve(width: 320).values
      #expect(values[5] - values[0] == most.0, "\(most)")
      #expect(values[11] - values[6] == most.1, "\(most)")
    }
  }

  /// Distances of 32 between neighbours, the last first, and a limit for all of them.
  private static func wholeNumbers(limit: Double) throws -> Scene {
    var scene = Scene(variables: 12)
    try scene.add([(1, 0)], .greaterThanOrEqual, 0)
    for index in 1..<12 {
      try scene.add(
        [(1, index), (-1, index - 1)], .greaterThanOrEqual, 32, .optional(Double(500 + index)))
    }
    try scene.add([(1, 11), (-1, 0)], .lessThanOrEqual, limit, .optional(700))
    try scene.add([(1, 0)], .equal, 8, .optional(300))
    return scene
  }

  @Test("to numbers that are no sums of powers of two leave the bits of a fresh solver")
  func inexactNumbers() throws {
    var scene = try Self.wholeNumbers(limit: 60)
    _ = scene.solve(width: 320)
    for limit in [0.1, 0.7, 47.3, 50.0 / 3, 100.0 / 3, 90.1, 200.7] {
      var fresh = try Self.wholeNumbers(limit: 60)
      for (place, most) in [(2, limit / 3), (6, limit / 11), (9, 1 / limit), (12, 2 * limit)] {
        try scene.solver.setConstant(AffineConstant(-most), of: scene.ids[place])
        try fresh.solver.setConstant(AffineConstant(-most), of: fresh.ids[place])
      }
      #expect(scene.solve(width: 320).values == fresh.solve(width: 320).values, "\(limit)")
    }
  }

  @Test("know nothing of numbers that were large before")
  func formerScale() throws {
    var scene = try Self.wholeNumbers(limit: 60)
    _ = scene.solve(width: 320)
    for limit in [61, 1e13, 60] {
      try scene.solver.setConstant(AffineConstant(-limit), of: scene.ids[12])
      _ = scene.solve(width: 320)
    }
    let values = scene.solve(width: 320).values
    let most = values[11] - values[10] - 0.03125
    try scene.add([(1, 11), (-1, 10)], .lessThanOrEqual, most, .optional(700))
    let moved = scene.solve(width: 320).values
    #expect(moved[11] - moved[10] == most)
    #expect(scene.solver.state.pending?.isPart == false)
  }

  /// Adds rows that have no solution at widths below 120, one pair beside a row and one inside.
  private static func addConflicts(to row: inout Scene) throws {
    row.makeVariable()
    try row.add([(1, 12)], .equal, AffineConstant(perWidth: 1))
    try row.add([(1, 12)], .greaterThanOrEqual, 200)
    try row.add([(1, 3), (-1, 0)], .greaterThanOrEqual, 12)
    try row.add([(1, 3), (-1, 0)], .lessThanOrEqual, AffineConstant(perWidth: 0.1))
  }

  @Test("are gone on with where there were conflicts at another size")
  func besideFormerConflicts() throws {
    let (row, limits) = try Self.row([(1, 11), (-1, 0)])
    var scene = row
    try Self.addConflicts(to: &scene)
    for most in [60.0, 50, 40] {
      for width in [320.0, 100, 320] {
        try scene.solver.setConstant(AffineConstant(-most), of: limits[0])
        let found = scene.solve(width: width)
        var (fresh, others) = try Self.row([(1, 11), (-1, 0)])
        try fresh.solver.setConstant(AffineConstant(-most), of: others[0])
        try Self.addConflicts(to: &fresh)
        let expected = fresh.solve(width: width)
        #expect(found.values == expected.values, "\(most) at \(width)")
        #expect(found.conflicts.map(\.because) == expected.conflicts.map(\.because))
        #expect(found.conflicts.count == (width < 200 ? 2 : 0))
      }
    }
    try scene.solver.setConstant(AffineConstant(-55), of: limits[0])
    _ = scene.solve(width: 320)
    #expect(scene.solver.state.pending?.isPart == false)
  }

  @Test("do so for as many seconds as PLUMBLINE_FUZZ_SECONDS says")
  func longSearch() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["PLUMBLINE_FUZZ_SECONDS"].flatMap(Double.init) ?? 0
    let end = Date(timeIntervalSinceNow: seconds)
    let start = UInt64(environment["PLUMBLINE_FUZZ_SEED"] ?? "") ?? 1000
    var seed = start
    while Date() < end {
      try Self.search(seed: seed, .chain, steps: 40, isAsked: false)
      try Self.search(seed: seed, .weightedChain, steps: 40, isAsked: false)
      seed += 1
    }
    if seed > start { print("seeds \(start)..<\(seed), 80 steps each") }
  }
}
