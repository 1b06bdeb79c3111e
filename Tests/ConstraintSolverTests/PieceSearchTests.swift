import Foundation
import TestTools
import Testing

@testable import ConstraintSolver

/// A random system whose pieces along the widths from 0 to 600 are compared with solutions.
private struct SizedSystem: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    /// Distances between pairs of variables.
    case pairs
    /// Few rows, so that much is open, and tied together across components.
    case tied
    /// Many required rows, so that much is in conflict.
    case crowded
    case crowdedEquations
  }

  let kind: Kind
  let seed: UInt64

  var description: String { "\(kind), seed \(seed)" }

  func scene() throws -> Scene {
    var generator = SeededGenerator(seed: seed)
    let count = kind == .pairs ? 8 : Int.random(in: 3...8, using: &generator)
    var scene = Scene(variables: count)
    let rowCount =
      switch kind {
      case .pairs: 16
      case .tied: Int.random(in: count / 2...2 * count, using: &generator)
      case .crowded, .crowdedEquations: Int.random(in: count...4 * count, using: &generator)
      }
    for _ in 0..<rowCount {
      let roll = Int.random(in: 0..<10, using: &generator)
      let isEquation = roll < (kind == .crowdedEquations ? 8 : kind == .crowded ? 2 : 4)
      let share = kind == .pairs ? 1 : kind == .tied ? 3 : 4
      let isRequired = Int.random(in: 0..<4, using: &generator) < share
      try scene.add(
        terms(count, &generator),
        isEquation ? .equal : roll % 2 == 0 ? .lessThanOrEqual : .greaterThanOrEqual,
        AffineConstant(
          Double(Int.random(in: -9...9, using: &generator) * 16),
          perWidth: [0, 0, 0.5, -1].randomElement(using: &generator) ?? 0),
        isRequired ? .required : .optional([750, 500].randomElement(using: &generator) ?? 500))
    }
    return scene
  }

  private func terms(_ count: Int, _ generator: inout SeededGenerator) -> [(Double, Int)] {
    func variable() -> Int { Int.random(in: 0..<count, using: &generator) }
    if kind == .pairs {
      let pair = (variable(), variable())
      return pair.0 == pair.1 ? [(1, pair.0)] : [(1, pair.0), (-1, pair.1)]
    }
    return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      (Double([-2, -1, -1, 1, 1, 2].randomElement(using: &generator) ?? 1), variable())
    }
  }
}

@Suite("Pieces of random systems")
struct PieceSearchTests {
  private static let width = 600.0
  /// How near a breakpoint the solution is that of a piece.
  private static let near = 1e-9
  /// The same where a conflict begins or ends: rows count as holding while they miss by less than
  /// `Approximation.violation` of the numbers in them, which are up to a hundred times the segment.
  private static let nearConflict = 1e-7

  /// `PLUMBLINE_FUZZ_SECONDS` makes a longer search of it.
  private static let seconds =
    ProcessInfo.processInfo.environment["PLUMBLINE_FUZZ_SECONDS"].flatMap { Double($0) } ?? 1

  /// Runs a check on systems with one seed after another.
  private func search(_ check: (SizedSystem) throws -> Void) rethrows {
    let clock = ContinuousClock()
    let start = clock.now
    var seed: UInt64 = 0
    while seed < 6 || start.duration(to: clock.now) < .seconds(Self.seconds) {
      seed += 1
      for kind in SizedSystem.Kind.allCases { try check(SizedSystem(kind: kind, seed: seed)) }
    }
  }

  private func size(_ parameter: Double) -> CanvasSize {
    CanvasSize(width: parameter * Self.width, height: 10)
  }

  private func middle(_ piece: LinearPiece, _ share: Double = 0.5) -> Double {
    piece.range.lowerBound + share * (piece.range.upperBound - piece.range.lowerBound)
  }

  @Test("cover the segment, and no size inside one disagrees")
  func samples() throws {
    try search(checkSamples)
  }

  private func checkSamples(of system: SizedSystem) throws {
    var scene = try system.scene()
    let pieces = scene.solver.linearPieces(from: size(0), to: size(1))
    #expect(pieces.first?.range.lowerBound == 0 && pieces.last?.range.upperBound == 1)
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect(piece.range.upperBound == next.range.lowerBound, "\(system)")
      #expect(piece.range.upperBound - piece.range.lowerBound > Self.nearConflict, "\(system)")
    }
    for (number, piece) in pieces.enumerated() {
      for share in [1e-3, 0.17, 0.5, 0.71, 1 - 1e-3] {
        let solution = scene.solver.solve(at: size(middle(piece, share)))
        #expect(solution.conflicts == piece.conflicts, "\(system), piece \(number)")
        #expect(solution.violatedConstraints == piece.violated, "\(system), piece \(number)")
        #expect(solution.openComponents.isEmpty == piece.isDetermined, "\(system)")
      }
    }
  }

  @Test("are linear up to both ends, which are where they are said to be")
  func ends() throws {
    try search(checkEnds)
  }

  private func checkEnds(of system: SizedSystem) throws {
    var scene = try system.scene()
    let pieces = scene.solver.linearPieces(from: size(0), to: size(1))
    let lines = pieces.map { piece in
      (
        scene.solver.solve(at: size(middle(piece, 0.25))).values,
        scene.solver.solve(at: size(middle(piece, 0.75))).values
      )
    }
    /// What a piece makes of a variable, inside and beyond.
    func value(_ index: Int, _ variable: Int, at parameter: Double) -> Double {
      let low = middle(pieces[index], 0.25)
      let high = middle(pieces[index], 0.75)
      let (left, right) = (lines[index].0[variable], lines[index].1[variable])
      return left + (right - left) * (parameter - low) / (high - low)
    }
    func isOnLine(_ solution: Solution, _ index: Int, at parameter: Double) -> Bool {
      solution.values.indices.allSatisfy { variable in
        let expected = value(index, variable, at: parameter)
        return abs(solution.values[variable] - expected) <= 1e-7 * max(1, abs(expected))
      }
    }
    for index in pieces.indices.dropFirst() {
      let end = pieces[index].range.lowerBound
      let there = scene.solver.solve(at: size(end))
      let sides = [index - 1, index]
      let step =
        sides.allSatisfy { pieces[$0].conflicts == there.conflicts }
        ? Self.near : Self.nearConflict
      for (index, parameter) in zip(sides, [end - step, end + step]) {
        let solution = scene.solver.solve(at: size(parameter))
        #expect(solution.conflicts == pieces[index].conflicts, "\(system) near \(end)")
        #expect(isOnLine(solution, index, at: parameter), "\(system) near \(end)")
        // Just where conflicts turn there may be others, or none.
        guard pieces[index].conflicts == there.conflicts else { continue }
        #expect(isOnLine(there, index, at: end), "\(system) at \(end)")
      }
    }
  }
}
