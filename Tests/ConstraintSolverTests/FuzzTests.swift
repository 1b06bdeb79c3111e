import ConstraintSolver
import Foundation
import TestTools
import Testing

/// A system made of bits: numbers of every size that a double can have, edits of every kind.
private struct FuzzedSystem {
  let scene = Scene()
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1...12, using: &generator) { scene.makeVariable() }
  }

  /// Edits the system a few times, then solves it at a size that may be any two numbers.
  mutating func step() -> Solution {
    for _ in 0..<Int.random(in: 1...6, using: &generator) { edit() }
    return scene.solve(width: number(), height: number())
  }

  private mutating func edit() {
    let id = scene.ids.randomElement(using: &generator)
    do {
      switch (Int.random(in: 0..<8, using: &generator), id) {
      case (0, let id?): scene.remove(id)
      case (1, let id?): try scene.setRight(right(), of: id)
      case (2, let id?): try scene.setPriority(priority(), of: id)
      default: try scene.add(row())
      }
    } catch {
      // Numbers that aren't finite, priorities out of range and removed constraints are refused.
    }
  }

  private mutating func row() -> LinearConstraint {
    let sum = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      (number(), Int.random(in: scene.variables.indices, using: &generator))
    }
    let relations = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual]
    return LinearConstraint(
      sum, relations.randomElement(using: &generator) ?? .equal, right(), priority(),
      isBreakable: Bool.random(using: &generator))
  }

  private mutating func right() -> AffineConstant {
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
  /// The number of systems.
  ///
  /// `PLUMBLINE_FUZZ_SYSTEMS` makes a longer search.
  private static let systemCount =
    ProcessInfo.processInfo.environment["PLUMBLINE_FUZZ_SYSTEMS"].flatMap { UInt64($0) } ?? 400

  @Test("is solved to finite values, and every question about it is answered")
  func valuesAreFinite() {
    for seed in 1...Self.systemCount {
      var system = FuzzedSystem(seed: seed)
      let scene = system.scene
      for step in 0..<6 {
        let solution = system.step()
        let isFinite = solution.values.allSatisfy(\.isFinite)
        #expect(isFinite, "seed \(seed), step \(step)")
        for variable in scene.variables.indices.prefix(2) {
          _ = scene.isDetermined(variable)
          _ = scene.determining(variable)
          let isFinite = scene.alternative(to: variable)?.isFinite != false
          #expect(isFinite, "seed \(seed), step \(step)")
        }
      }
    }
  }
}
