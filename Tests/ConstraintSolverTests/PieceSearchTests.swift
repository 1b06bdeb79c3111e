import ConstraintSolver
import Foundation
import Testing

@Suite("Pieces of random systems")
struct PieceSearchTests {
  private static let width = 600.0
  /// How near a breakpoint the solution is that of a piece.
  private static let near = 1e-9
  /// The same if a conflict begins or ends there: rows hold that miss by a relative 1e-9 of their
  /// numbers, which are up to a hundred times the segment.
  private static let nearConflict = 1e-7

  /// `PLUMBLINE_FUZZ_SYSTEMS` makes a longer search.
  private static let systems = RandomSystem.all(
    [.scattered, .pairs, .crowded, .crowdedEquations],
    1..<(ProcessInfo.processInfo.environment["PLUMBLINE_FUZZ_SYSTEMS"].flatMap { UInt64($0) }
      ?? 40))

  private func size(_ parameter: Double) -> CanvasSize {
    CanvasSize(width: parameter * Self.width, height: 10)
  }

  private func parameter(_ piece: LinearPiece, _ share: Double) -> Double {
    piece.range.lowerBound + share * (piece.range.upperBound - piece.range.lowerBound)
  }

  /// Whether the same constraints were left out.
  ///
  /// There may be several explanations for each.
  private func areSameBroken(_ lhs: [Conflict], _ rhs: [Conflict]) -> Bool {
    lhs.map(\.broken) == rhs.map(\.broken)
  }

  @Test("cover the segment and describe the solution at every size inside", arguments: systems)
  func samples(system: RandomSystem) throws {
    let scene = try system.scene().0
    let pieces = scene.pieces(from: size(0), to: size(1))
    #expect(pieces.first?.range.lowerBound == 0 && pieces.last?.range.upperBound == 1)
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect(piece.range.upperBound == next.range.lowerBound)
      #expect(piece.range.upperBound - piece.range.lowerBound > Self.nearConflict)
    }
    for (number, piece) in pieces.enumerated() {
      for share in [1e-3, 0.17, 0.5, 0.71, 1 - 1e-3] {
        let solution = scene.solve(at: size(parameter(piece, share)))
        #expect(areSameBroken(solution.conflicts, piece.conflicts), "piece \(number)")
        #expect(solution.violated == piece.violated, "piece \(number)")
        #expect(!piece.isDetermined || scene.alternatives.isEmpty, "piece \(number)")
      }
    }
  }

  @Test("are linear up to both ends, which are where they should be", arguments: systems)
  func ends(system: RandomSystem) throws {
    let scene = try system.scene().0
    let pieces = scene.pieces(from: size(0), to: size(1))
    let lines = pieces.map { piece in
      [0.25, 0.75].map { scene.solve(at: size(parameter(piece, $0))).values }
    }
    /// Whether a solution continues the line of a piece.
    func isOnLine(_ solution: Solution, _ index: Int, at place: Double) -> Bool {
      let (low, high) = (parameter(pieces[index], 0.25), parameter(pieces[index], 0.75))
      return solution.values.indices.allSatisfy { variable in
        let (left, right) = (lines[index][0][variable], lines[index][1][variable])
        let expected = left + (right - left) * (place - low) / (high - low)
        return abs(solution.values[variable] - expected) <= 1e-7 * max(1, abs(expected))
      }
    }
    for index in pieces.indices.dropFirst() {
      let end = pieces[index].range.lowerBound
      let there = scene.solve(at: size(end))
      let isSteady = [index - 1, index].allSatisfy {
        areSameBroken(pieces[$0].conflicts, there.conflicts)
      }
      let step = isSteady ? Self.near : Self.nearConflict
      for (index, place) in [(index - 1, end - step), (index, end + step)] {
        let solution = scene.solve(at: size(place))
        #expect(areSameBroken(solution.conflicts, pieces[index].conflicts), "near \(end)")
        #expect(isOnLine(solution, index, at: place), "near \(end)")
        // Exactly where conflicts turn there may be others, or none.
        guard areSameBroken(pieces[index].conflicts, there.conflicts) else { continue }
        #expect(isOnLine(there, index, at: end), "at \(end)")
      }
    }
  }
}
