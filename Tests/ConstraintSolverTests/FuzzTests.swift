import ConstraintSolver
import Foundation
import TestTools
import Testing

/// A system made of bits: numbers of every size that a double can have, edits of every kind.
private struct FuzzedSystem {
  private(set) var solver = Solver()
  private(set) var variables: [Variable] = []
  private var ids: [ConstraintID] = []
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      variables.append(solver.makeVariable())
    }
  }

  /// Edits the system a few times, then solves it at a size that may be any two numbers.
  mutating func step() -> Solution {
    for _ in 0..<Int.random(in: 1...6, using: &generator) { edit() }
    return solver.solve(at: CanvasSize(width: number(), height: number()))
  }

  private mutating func edit() {
    let id = ids.randomElement(using: &generator)
    do throws(SolverError) {
      switch (Int.random(in: 0..<8, using: &generator), id) {
      case (0, let id?): solver.remove(id)
      case (1, let id?): try solver.setConstant(constant(), of: id)
      case (2, let id?): try solver.setPriority(priority(), of: id)
      default: ids.append(try solver.add(constraint()))
      }
    } catch {
      // A number that is not finite, a priority out of range or a constraint that is gone is refused,
      // and the system is as it was.
    }
  }

  private mutating func constraint() -> LinearConstraint {
    let terms = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Term(number(), variables.randomElement(using: &generator) ?? variables[0])
    }
    let relations = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual]
    return LinearConstraint(
      terms, relations.randomElement(using: &generator) ?? .equal, constant: constant(),
      priority: priority(), isBreakable: Bool.random(using: &generator))
  }

  private mutating func constant() -> AffineConstant {
    AffineConstant(number(), perWidth: number(), perHeight: number())
  }

  private mutating func priority() -> Priority {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .required
    case 1: .preference(Int.random(in: -2...2, using: &generator))
    case 2: .optional(number())
    default: .optional(Double(Int.random(in: 1...1001, using: &generator)))
    }
  }

  /// A small whole number mostly, sometimes any bits at all.
  private mutating func number() -> Double {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: Double(bitPattern: UInt64.random(in: .min ... .max, using: &generator))
    case 1: 0
    case 2: Double.random(in: -1...1, using: &generator)
    default: Double(Int.random(in: -8...8, using: &generator))
    }
  }
}

@Suite("A system made of arbitrary bits")
struct FuzzTests {
  /// `PLUMBLINE_FUZZ_SECONDS` makes a longer search of it.
  private static let seconds =
    ProcessInfo.processInfo.environment["PLUMBLINE_FUZZ_SECONDS"].flatMap { Double($0) } ?? 2

  @Test("is solved to finite values, and every question about it is answered")
  func valuesAreFinite() {
    let clock = ContinuousClock()
    let start = clock.now
    var seed: UInt64 = 0
    while seed < 50 || start.duration(to: clock.now) < .seconds(Self.seconds) {
      seed += 1
      var system = FuzzedSystem(seed: seed)
      for step in 0..<6 {
        let solution = system.step()
        let isFinite = solution.values.allSatisfy(\.isFinite)
        #expect(isFinite, "seed \(seed), step \(step)")
        for variable in system.variables.prefix(2) {
          let terms = [Term(1, variable)]
          _ = solution.isDetermined(terms)
          _ = solution.constraintsDetermining(terms)
          if let other = solution.alternative(to: terms) {
            #expect(other.isFinite, "seed \(seed), step \(step)")
          }
        }
        guard isFinite else { return }
      }
    }
  }
}
