import ConstraintSolver
import TestTools
import Testing

@Suite("The sets of conflicts of random systems")
struct ConflictSetTests {
  private static let systems = RandomSystem.all(
    [.scattered, .pairs, .crowded, .crowdedEquations, .degenerate], 1..<60)
  private static let sizes = [0.0, 37, 300].map { CanvasSize(width: $0, height: 0) }

  @Test("leave a maximal feasible set", arguments: systems)
  func maximal(system: RandomSystem) throws {
    let scene = try system.scene().0
    for size in Self.sizes {
      let broken = scene.solve(at: size).conflicts.map(\.broken)
      #expect(Set(broken).count == broken.count)
      let required = scene.present.filter { $0.row.priority == .required }
      let kept = required.filter { !broken.contains($0.id) }.map(\.row)
      #expect(areFeasible(kept, at: size), "\(size)")
      for entry in required where broken.contains(entry.id) {
        #expect(!areFeasible(kept + [entry.row], at: size), "\(size) with \(entry.id)")
      }
      #expect(scene.largestViolation() <= 1e-7, "\(size)")
    }
  }

  @Test("are irreducible, with one broken member each", arguments: systems)
  func irreducible(system: RandomSystem) throws {
    let scene = try system.scene().0
    let rows = Dictionary(uniqueKeysWithValues: scene.present.map { ($0.id, $0.row) })
    for size in Self.sizes {
      let conflicts = scene.solve(at: size).conflicts
      let broken = Set(conflicts.map(\.broken))
      for conflict in conflicts {
        #expect(broken.isDisjoint(with: conflict.because), "\(size)")
        #expect(conflict.because == conflict.because.sorted(), "\(size)")
        let members = ([conflict.broken] + conflict.because).compactMap { rows[$0] }
        #expect(members.count == conflict.because.count + 1)
        #expect(members.allSatisfy { $0.priority == .required })
        #expect(areIrreducible(members, at: size), "\(size): \(conflict)")
      }
    }
  }

  @Test("break an unbreakable constraint only if all members are", arguments: systems)
  func unbreakable(system: RandomSystem) throws {
    let scene = try system.scene().0
    let rows = Dictionary(uniqueKeysWithValues: scene.present.map { ($0.id, $0.row) })
    for conflict in scene.solve(at: Self.sizes[2]).conflicts
    where rows[conflict.broken]?.isBreakable == false {
      #expect(conflict.because.allSatisfy { rows[$0]?.isBreakable == false })
    }
  }

  @Test("depend neither on the order of additions nor on edits", arguments: systems)
  func canonical(system: RandomSystem) throws {
    let (scene, start) = try system.scene()
    var generator = start
    let shuffled = try Scene(
      variables: scene.variables.count, scene.present.map(\.row).shuffled(using: &generator))
    let edited = try scene.fresh()
    for _ in 0..<4 {
      guard let entry = edited.present.randomElement(using: &generator) else { continue }
      edited.remove(entry.id)
      edited.solve(width: 80)
      try edited.add(entry.row)
    }
    for size in Self.sizes {
      for solved in [scene, shuffled, edited] { solved.solve(at: size) }
      let expected = scene.verdict()
      #expect(shuffled.verdict() == expected, "\(size)")
      #expect(edited.verdict() == expected, "\(size)")
    }
  }

  @Test("don't depend on the sizes before", arguments: systems)
  func history(system: RandomSystem) throws {
    let scene = try system.scene().0
    for width in [0.0, 37, 300, 37, 600, 0] {
      let solution = scene.solve(width: width)
      let expected = try scene.fresh().solve(width: width)
      #expect(areSame(solution.values, expected.values), "width \(width)")
      #expect(solution.conflicts == expected.conflicts, "width \(width)")
    }
  }
}
