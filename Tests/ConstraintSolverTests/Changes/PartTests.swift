import ConstraintSolver
import Foundation
import TestTools
import Testing

@Suite("Single changes")
struct PartTests {
  private static let sizes = [320.0, 100, 37, 0].map { CanvasSize(width: $0, height: 200) }

  private static func system(
    _ generator: inout SeededGenerator
  ) throws -> EditedSystem {
    let count = Int.random(in: 4...30, using: &generator)
    var system = EditedSystem(variables: count)
    let share = Double.random(in: 0.8...1.6, using: &generator)
    for _ in 0..<Int(share * Double(count)) { try system.add(&generator) }
    system.solver.resolve(at: sizes[0])
    return system
  }

  @Test(
    "leave a solver with the values of a fresh one, at every size", arguments: UInt64(1)...150)
  func values(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var system = try Self.system(&generator)
    for step in 0..<Int.random(in: 1...40, using: &generator) {
      try system.edit(&generator)
      var fresh = try system.fresh()
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let size = Self.sizes.randomElement(using: &generator) ?? Self.sizes[0]
        system.solver.resolve(at: size)
        fresh.resolve(at: size)
        let gap = distance(
          currentValues(system.solver), currentValues(fresh))
        #expect(gap <= reordering, "seed \(seed) step \(step) width \(size.width)")
      }
    }
  }

  @Test("leave a solver with the verdict of a fresh one", arguments: UInt64(1)...60)
  func verdicts(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var system = try Self.system(&generator)
    for step in 0..<12 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) { try system.edit(&generator) }
      var fresh = try system.fresh()
      let size = Self.sizes.randomElement(using: &generator) ?? Self.sizes[0]
      let actual = system.solver.solve(at: size)
      let expected = fresh.solve(at: size)
      #expect(
        Verdict(actual, system.variables, system.name)
          == Verdict(expected, system.variables, system.nameInFresh),
        "seed \(seed) step \(step) width \(size.width)")
      #expect(distance(actual.values, expected.values) <= reordering, "seed \(seed) step \(step)")
      for constraint in system.present.map(\.constraint) where actual.conflicts.isEmpty {
        #expect(holds(constraint, in: actual, at: size), "seed \(seed) step \(step)")
      }
    }
  }

  @Test("beside a standing conflict leave a solver with the verdict of a fresh one")
  func besideConflict() throws {
    for seed in Self.longSearch {
      var generator = SeededGenerator(seed: seed)
      var system = try Self.system(&generator)
      for _ in 0..<Int.random(in: 1...3, using: &generator) { try system.addConflict() }
      var size = Self.sizes[0]
      for step in 0..<20 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) { try system.edit(&generator) }
        if step % 3 == 0 { size = Self.sizes.randomElement(using: &generator) ?? size }
        var fresh = try system.fresh()
        let actual = system.solver.solve(at: size)
        let expected = fresh.solve(at: size)
        #expect(
          Verdict(actual, system.variables, system.name)
            == Verdict(expected, system.variables, system.nameInFresh),
          "seed \(seed) step \(step) width \(size.width)")
        #expect(distance(actual.values, expected.values) <= reordering, "seed \(seed) step \(step)")
      }
    }
  }

  /// `PLUMBLINE_FUZZ_SECONDS` makes a longer search of it: about twenty edits for each seed.
  private static let longSearch =
    1...UInt64(
      ProcessInfo.processInfo.environment["PLUMBLINE_FUZZ_SECONDS"].flatMap { UInt64($0) }
        .map { 60 * $0 } ?? 40)

  @Test("that are taken back restore every bit", arguments: UInt64(1)...60)
  func undone(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var system = try Self.system(&generator)
    let size = Self.sizes[0]
    guard system.solver.solve(at: size).conflicts.isEmpty else { return }
    let before = currentValues(system.solver)
    for index in system.present.indices {
      try system.toggle(index, at: size)
      #expect(currentValues(system.solver) == before, "seed \(seed) row \(index)")
    }
  }
}
