import TestTools
import Testing

@testable import ConstraintSolver

@Suite("Defaults of variables")
struct VariableDefaultTests {
  private static let widths = [320.0, 320, 100, 20, 0]

  private static func size(_ generator: inout SeededGenerator) -> CanvasSize {
    CanvasSize(width: widths.randomElement(using: &generator) ?? 0, height: 100)
  }

  @Test("say what a constraint and a preference do, to the last bit", arguments: UInt64(1)...60)
  func sequence(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var system = try DefaultedSystem(intervals: 12, &generator)
    for step in 0..<25 {
      if step > 0 {
        for _ in 0..<Int.random(in: 0...3, using: &generator) { try system.edit(&generator) }
      }
      let size = Self.size(&generator)
      guard Bool.random(using: &generator) else {
        system.resolve(at: size)
        #expect(Self.values(system.solver) == Self.values(system.plain), "\(seed) \(step)")
        continue
      }
      let (solution, plain) = system.solve(at: size)
      #expect(solution.values == plain.values, "seed \(seed) step \(step)")
      #expect(solution.conflicts.map(\.broken) == plain.conflicts.map { system.name($0.broken) })
      #expect(solution.conflicts.map(\.because) == plain.conflicts.map { system.named($0.because) })
      #expect(solution.violatedConstraints == system.named(plain.violatedConstraints))
      #expect(solution.alternatives == plain.alternatives)
      var fresh = try system.fresh(&generator)
      #expect(fresh.solve(at: size).values == solution.values, "seed \(seed) step \(step)")
    }
  }

  @Test("explain themselves as constraints do", arguments: UInt64(1)...20)
  func explanations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var system = try DefaultedSystem(intervals: 8, &generator)
    for step in 0..<6 {
      for _ in 0..<4 { try system.edit(&generator) }
      let (solution, plain) = system.solve(at: Self.size(&generator))
      for variable in system.variables {
        let terms = [Term(1, variable)]
        #expect(solution.isDetermined(terms) == plain.isDetermined(terms))
        let expected = system.named(plain.constraintsDetermining(terms))
        #expect(
          solution.constraintsDetermining(terms) == expected, "seed \(seed) step \(step)")
      }
    }
  }

  @Test("are the same in linear pieces", arguments: UInt64(1)...20)
  func pieces(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var system = try DefaultedSystem(intervals: 8, &generator)
    for step in 0..<4 {
      let (pieces, plain) = system.pieces(
        from: CanvasSize(width: 0, height: 0), to: CanvasSize(width: 320, height: 100))
      #expect(pieces.map(\.range) == plain.map(\.range), "seed \(seed) step \(step)")
      #expect(pieces.map(\.isDetermined) == plain.map(\.isDetermined))
      #expect(pieces.map(\.violated) == plain.map { system.named($0.violated) })
      #expect(
        pieces.map { $0.conflicts.map(\.broken) }
          == plain.map { $0.conflicts.map { system.name($0.broken) } })
      for _ in 0..<3 { try system.edit(&generator) }
    }
  }

  private static func values(_ solver: Solver) -> [Double] {
    var solver = solver
    return solver.withValues { values in values.indices.map { values[$0] } }
  }

  // MARK: - Single cases

  /// An interval in another one that begins at 0.
  private struct Interval {
    var solver = Solver()
    let outer: Variable
    let start: Variable
    let end: Variable

    init() throws {
      outer = solver.makeVariable()
      start = try solver.makeVariable(VariableDefault(near: outer, level: 1))
      end = try solver.makeVariable(VariableDefault(near: start, level: 2, isNotBefore: true))
      _ = try add([Term(1, outer)], .equal, AffineConstant(-10))
    }

    mutating func add(
      _ terms: [Term], _ relation: Relation, _ constant: AffineConstant,
      _ priority: Priority = .required
    ) throws -> ConstraintID {
      try solver.add(LinearConstraint(terms, relation, constant: constant, priority: priority))
    }

    mutating func values(_ width: Double = 100) -> [Double] {
      solver.solve(at: CanvasSize(width: width, height: 0)).values
    }
  }

  @Test("decide what nothing else does, before ties do")
  func open() throws {
    var interval = try Interval()
    #expect(interval.values() == [10, 10, 10])
    let solution = interval.solver.solve(at: CanvasSize(width: 100, height: 0))
    #expect(!solution.isDetermined([Term(1, interval.start)]))
    #expect(solution.conflicts.isEmpty)
  }

  @Test("take no rows where all is determined, and get them when it no longer is")
  func rows() throws {
    var interval = try Interval()
    let start = try interval.add([Term(1, interval.start)], .equal, AffineConstant(-20))
    let end = try interval.add([Term(1, interval.end)], .equal, AffineConstant(-50))
    #expect(interval.values() == [10, 20, 50])
    #expect(interval.solver.edits.store.count == 3)
    try interval.solver.setConstant(AffineConstant(-30), of: start)
    #expect(interval.values() == [10, 30, 50])
    #expect(interval.solver.edits.store.count == 3)
    interval.solver.remove(end)
    #expect(interval.values() == [10, 30, 30])
    #expect(interval.solver.edits.store.count == 5)
    interval.solver.remove(start)
    #expect(interval.values() == [10, 10, 10])
    let again = try interval.add([Term(1, interval.end)], .equal, AffineConstant(-50))
    #expect(again.index == 3)
    #expect(interval.values() == [10, 50, 50])
  }

  @Test("forbid an end before its start, also where the size of the canvas decides")
  func notBefore() throws {
    var interval = try Interval()
    let start = try interval.add([Term(1, interval.start)], .equal, AffineConstant(-20))
    let end = try interval.add([Term(1, interval.end)], .equal, AffineConstant(8, perWidth: -1))
    #expect(interval.values(100) == [10, 20, 92])
    #expect(interval.values(20) == [10, 20, 20])
    let solution = interval.solver.solve(at: CanvasSize(width: 20, height: 0))
    #expect(solution.conflicts.map(\.broken) == [end])
    #expect(solution.conflicts.first?.because.map(\.defaultVariable) == [interval.end, nil])
    #expect(solution.conflicts.first?.because.last == start)
    let pieces = interval.solver.linearPieces(
      from: CanvasSize(width: 0, height: 0), to: CanvasSize(width: 56, height: 0))
    #expect(pieces.map(\.range) == [0...0.5, 0.5...1])
    #expect(pieces.map(\.conflicts.count) == [1, 0])
  }

  @Test("are gone once they are removed, written as rows or not")
  func removal() throws {
    var interval = try Interval()
    #expect(interval.values() == [10, 10, 10])
    interval.solver.removeDefault(of: interval.end)
    #expect(interval.values() == [10, 10, 0])
    interval.solver.removeDefault(of: interval.end)
    interval.solver.removeDefault(of: Variable(index: 7))
    let end = try interval.add([Term(1, interval.start)], .equal, AffineConstant(-20))
    #expect(interval.values() == [10, 20, 0])
    interval.solver.removeDefault(of: interval.start)
    interval.solver.remove(end)
    #expect(interval.values() == [10, 0, 0])
  }

  @Test("are no constraints that can be named away")
  func names() throws {
    var interval = try Interval()
    _ = interval.values()
    let name = ConstraintID(statement: 2 * interval.end.index)
    interval.solver.remove(name)
    #expect(throws: SolverError.unknownConstraint(name)) {
      try interval.solver.setConstant(AffineConstant(1), of: name)
    }
    #expect(interval.values() == [10, 10, 10])
    #expect(name.defaultVariable == interval.end)
    #expect(ConstraintID(index: 0).defaultVariable == nil)
  }

  @Test("are about a variable that was made before")
  func unknown() throws {
    var solver = Solver()
    for index in [-1, 0] {
      let variable = Variable(index: index)
      #expect(throws: SolverError.unknownVariable(variable)) {
        try solver.makeVariable(VariableDefault(near: variable, level: 1))
      }
    }
    #expect(solver.makeVariable().index == 0)
  }

  @Test("survive the removal of most constraints, which moves rows")
  func compaction() throws {
    var interval = try Interval()
    let end = try interval.add([Term(1, interval.end)], .equal, AffineConstant(8, perWidth: -1))
    let others = try (90..<290).map {
      try interval.add([Term(1, interval.start)], .lessThanOrEqual, AffineConstant(-Double($0)))
    }
    #expect(interval.values(100) == [10, 90, 92])
    for id in others { interval.solver.remove(id) }
    #expect(interval.values(10) == [10, 2, 2])
    let last = try interval.add([Term(1, interval.start)], .equal, AffineConstant(-40))
    #expect(interval.values(100) == [10, 40, 92])
    #expect(interval.solver.edits.store.count < 20)
    interval.solver.remove(last)
    interval.solver.remove(end)
    #expect(interval.values(100) == [10, 10, 10])
    interval.solver.removeDefault(of: interval.end)
    #expect(interval.values(100) == [10, 10, 0])
  }
}
