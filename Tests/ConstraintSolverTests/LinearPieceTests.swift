import ConstraintSolver
import Testing

@Suite("Pieces of the solution along a segment of sizes")
struct LinearPieceTests {
  private static let from = CanvasSize(width: 320, height: 800)
  private static let to = CanvasSize(width: 1366, height: 800)

  private func width(_ parameter: Double) -> Double {
    Self.from.width + parameter * (Self.to.width - Self.from.width)
  }

  @Test("a limit splits the segment exactly where it is reached")
  func limit() throws {
    var scene = Scene(variables: 1)
    let wish = try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 0.5), .optional(500))
    try scene.add([(1, 0)], .lessThanOrEqual, 400)
    let pieces = scene.solver.linearPieces(from: Self.from, to: Self.to)
    #expect(pieces.count == 2)
    #expect(isSame(width(pieces[0].range.upperBound), 800))
    #expect(pieces.map(\.violated) == [[], [wish]])
    #expect(pieces.allSatisfy { $0.isDetermined && $0.conflicts.isEmpty })
  }

  @Test("constraints between fixed places start and stop being violated")
  func idle() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1))
    let wide = try scene.add([(1, 0)], .greaterThanOrEqual, 600, .optional(10))
    let narrow = try scene.add([(1, 0)], .lessThanOrEqual, 1000, .optional(20))
    let pieces = scene.solver.linearPieces(from: Self.from, to: Self.to)
    #expect(pieces.map(\.violated) == [[wide], [], [narrow]])
    #expect(isSame(width(pieces[1].range.lowerBound), 600))
    #expect(isSame(width(pieces[1].range.upperBound), 1000))
  }

  @Test("a conflict comes and goes")
  func conflict() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, AffineConstant(-20, perWidth: 1))
    let minimum = try scene.add([(1, 0)], .greaterThanOrEqual, 480)
    let pieces = scene.solver.linearPieces(from: Self.from, to: Self.to)
    #expect(pieces.map(\.conflicts.count) == [1, 0])
    #expect(pieces.first?.conflicts.first?.because == [minimum])
    #expect(abs(width(pieces[0].range.upperBound) - 500) < 1e-6)
    #expect(pieces.last?.range.upperBound == 1)
  }

  @Test("an ambiguity comes and goes")
  func ambiguity() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .greaterThanOrEqual, 500)
    try scene.add([(1, 0)], .lessThanOrEqual, AffineConstant(perWidth: 1), .optional(900))
    let pieces = scene.solver.linearPieces(from: Self.from, to: Self.to)
    #expect(pieces.map(\.isDetermined) == [true, false])
    #expect(isSame(width(pieces[0].range.upperBound), 500))
  }

  @Test(
    "inside a piece values are linear, and violations those of a solution",
    arguments: UInt64(1)...60)
  func agreement(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var scene = Scene(variables: 8)
    for _ in 0..<16 {
      let first = Int.random(in: 0..<8, using: &generator)
      let second = Int.random(in: 0..<8, using: &generator)
      let relation = Relation(rawValue: Int.random(in: -1...1, using: &generator)) ?? .equal
      let distance = Double(Int.random(in: -9...9, using: &generator) * 32)
      let isAffine = Int.random(in: 0..<3, using: &generator) == 0
      let priority: Priority =
        Int.random(in: 0..<4, using: &generator) == 0
        ? .required : .optional([750, 500, 250].randomElement(using: &generator) ?? 500)
      try scene.add(
        first == second ? [(1, first)] : [(1, first), (-1, second)], relation,
        AffineConstant(distance, perWidth: isAffine ? 0.5 : 0), priority)
    }
    let pieces = scene.solver.linearPieces(from: Self.from, to: Self.to)
    #expect(pieces.first?.range.lowerBound == 0 && pieces.last?.range.upperBound == 1)
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect(piece.range.upperBound == next.range.lowerBound, "seed \(seed)")
    }
    for piece in pieces where piece.range.upperBound - piece.range.lowerBound > 1e-9 {
      let span = piece.range.upperBound - piece.range.lowerBound
      let solutions = [1e-4, 0.5, 1 - 1e-4].map { share in
        scene.solve(width: width(piece.range.lowerBound + share * span), height: 800)
      }
      for index in 0..<8 {
        let ends = solutions[0].values[index] + solutions[2].values[index]
        #expect(
          abs(ends / 2 - solutions[1].values[index]) < 1e-6,
          "seed \(seed) piece \(piece.range) variable \(index)")
      }
      for solution in solutions {
        #expect(solution.violatedConstraints == piece.violated, "seed \(seed) \(piece.range)")
        #expect(solution.conflicts == piece.conflicts, "seed \(seed) \(piece.range)")
      }
    }
  }
}
