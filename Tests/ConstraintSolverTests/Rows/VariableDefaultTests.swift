import TestTools
import Testing

@testable import ConstraintSolver

@Suite("Defaults of variables")
struct VariableDefaultTests {
  private static let widths = [320.0, 320, 100, 20, 0]

  @Test("have the answers of a constraint and a preference", arguments: UInt64(1)...40)
  func equivalence(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let system = try DefaultedSystem(intervals: 12, &generator)
    for step in 0..<15 {
      for _ in 0..<(step == 0 ? 0 : Int.random(in: 0...3, using: &generator)) {
        try system.edit(&generator)
      }
      let width = Self.widths.randomElement(using: &generator) ?? 0
      let solution = system.scene.solve(width: width)
      let plain = system.plain.solve(width: width)
      #expect(solution.values == plain.values, "step \(step)")
      #expect(solution.conflicts.map(\.broken) == system.named(plain.conflicts.map(\.broken)))
      #expect(
        solution.conflicts.map(\.because)
          == plain.conflicts.map { system.named($0.because).sorted() })
      #expect(solution.violated == system.named(plain.violated).sorted())
      #expect(system.scene.alternatives == system.plain.alternatives)
      for variable in system.scene.variables.indices where step % 4 == 0 {
        let expected = system.named(system.plain.determining(variable)).sorted()
        #expect(system.scene.determining(variable) == expected, "step \(step)")
      }
      let values = try system.fresh(&generator).values(width: width)
      #expect(areSame(values, solution.values), "step \(step)")
    }
  }

  @Test("have the linear pieces of constraints", arguments: UInt64(1)...20)
  func pieces(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let system = try DefaultedSystem(intervals: 8, &generator)
    let ends = (CanvasSize(width: 0, height: 0), CanvasSize(width: 320, height: 100))
    for step in 0..<4 {
      let pieces = system.scene.pieces(from: ends.0, to: ends.1)
      let plain = system.plain.pieces(from: ends.0, to: ends.1)
      #expect(pieces.map(\.range) == plain.map(\.range), "step \(step)")
      #expect(pieces.map(\.isDetermined) == plain.map(\.isDetermined))
      #expect(pieces.map(\.violated) == plain.map { system.named($0.violated).sorted() })
      #expect(
        pieces.map { $0.conflicts.map(\.broken) }
          == plain.map { system.named($0.conflicts.map(\.broken)) })
      for _ in 0..<3 { try system.edit(&generator) }
    }
  }

  // MARK: - Single cases

  /// An interval, 1 and 2, in another one that begins at 10.
  private static func interval() throws -> Scene {
    let scene = Scene(variables: 1)
    try scene.makeVariable(VariableDefault(near: scene.variables[0], level: 1))
    try scene.makeVariable(VariableDefault(near: scene.variables[1], level: 2, isNotBefore: true))
    try scene.add([(1, 0)], .equal, 10)
    return scene
  }

  @Test("decide what nothing else does, before ties do")
  func open() throws {
    let scene = try Self.interval()
    #expect(scene.values() == [10, 10, 10])
    #expect(!scene.isDetermined(1))
    #expect(scene.solve().conflicts.isEmpty)
  }

  @Test("don't matter if constraints determine everything")
  func determined() throws {
    let scene = try Self.interval()
    let start = try scene.add([(1, 1)], .equal, 20)
    let end = try scene.add([(1, 2)], .equal, 50)
    #expect(scene.values() == [10, 20, 50])
    try scene.setRight(AffineConstant(30), of: start)
    #expect(scene.values() == [10, 30, 50])
    scene.remove(end)
    #expect(scene.values() == [10, 30, 30])
    scene.remove(start)
    #expect(scene.values() == [10, 10, 10])
    #expect(try scene.add([(1, 2)], .equal, 50).index == 3)
    #expect(scene.values() == [10, 50, 50])
  }

  @Test("forbid an end before its start, also where the canvas decides")
  func notBefore() throws {
    let scene = try Self.interval()
    let start = try scene.add([(1, 1)], .equal, 20)
    let end = try scene.add([(1, 2)], .equal, AffineConstant(-8, perWidth: 1))
    #expect(scene.values(width: 100) == [10, 20, 92])
    let solution = scene.solve(width: 20)
    #expect(solution.values == [10, 20, 20])
    #expect(solution.conflicts.map(\.broken) == [end])
    #expect(solution.conflicts.first?.because == [ConstraintID(boundOf: 2), start])
    #expect(ConstraintID(boundOf: 2).defaultVariable == scene.variables[2])
    let pieces = scene.pieces(
      from: CanvasSize(width: 0, height: 0), to: CanvasSize(width: 56, height: 0))
    #expect(pieces.map(\.range) == [0...0.5, 0.5...1])
    #expect(pieces.map(\.conflicts.count) == [1, 0])
  }

  @Test("end when they are removed")
  func removal() throws {
    let scene = try Self.interval()
    #expect(scene.values() == [10, 10, 10])
    scene.solver.removeDefault(of: scene.variables[2])
    #expect(scene.values() == [10, 10, 0])
    scene.solver.removeDefault(of: scene.variables[2])
    scene.solver.removeDefault(of: Variable(index: 7))
    let start = try scene.add([(1, 1)], .equal, 20)
    #expect(scene.values() == [10, 20, 0])
    scene.solver.removeDefault(of: scene.variables[1])
    scene.remove(start)
    #expect(scene.values() == [10, 0, 0])
  }

  @Test("can't be changed like constraints")
  func identifiers() throws {
    let scene = try Self.interval()
    let bound = ConstraintID(boundOf: 2)
    scene.remove(bound)
    #expect(throws: SolverError.unknownConstraint(bound)) {
      try scene.setRight(AffineConstant(1), of: bound)
    }
    #expect(scene.values() == [10, 10, 10])
    #expect(ConstraintID(index: 0).defaultVariable == nil)
  }

  @Test("are about an earlier variable")
  func unknown() throws {
    for index in [-1, 0] {
      let variable = Variable(index: index)
      #expect(throws: SolverError.unknownVariable(variable)) {
        try Scene().makeVariable(VariableDefault(near: variable, level: 1))
      }
    }
  }
}
