import ConstraintSolver
import TestTools
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

  @Test("limits that are reached one soon after the other split the segment twice")
  func limits() throws {
    var scene = Scene(variables: 2)
    let wishes = try (0..<2).map { index in
      try scene.add([(1, index)], .lessThanOrEqual, 400 + 0.25 * Double(index))
      return try scene.add([(1, index)], .equal, AffineConstant(perWidth: 0.5), .optional(500))
    }
    let pieces = scene.solver.linearPieces(from: Self.from, to: Self.to)
    #expect(pieces.map(\.violated) == [[], [wishes[0]], wishes])
    #expect(isSame(width(pieces[0].range.upperBound), 800))
    #expect(isSame(width(pieces[1].range.upperBound), 800.5))
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
    #expect(isSame(width(pieces[0].range.upperBound), 500))
    #expect(pieces.last?.range.upperBound == 1)
  }

  @Test("limits that move past one another are in conflict from there on")
  func conflictingLimits() throws {
    var scene = Scene(variables: 1)
    let least = try scene.add([(1, 0)], .greaterThanOrEqual, 400)
    let half = try scene.add([(1, 0)], .lessThanOrEqual, AffineConstant(perWidth: 0.5))
    let greatest = try scene.add([(1, 0)], .lessThanOrEqual, 500)
    let rest = try scene.add([(1, 0)], .greaterThanOrEqual, AffineConstant(-700, perWidth: 1))
    let pieces = scene.solver.linearPieces(from: Self.from, to: Self.to)
    #expect(pieces.map { $0.conflicts.map(\.broken) } == [[half], [], [], [greatest]])
    #expect(pieces.map { $0.conflicts.flatMap(\.because) } == [[least], [], [], [rest]])
    let ends = pieces.map { width($0.range.upperBound) }
    for (end, expected) in zip(ends, [800.0, 1100, 1200, 1366]) { #expect(isSame(end, expected)) }
  }

  @Test("are those of the system as it is now, after changes as before them")
  func edited() throws {
    var scene = Scene(variables: 60)
    for index in 0..<60 {
      try scene.add([(1, index)], .equal, AffineConstant(perWidth: 1), .optional(500))
      try scene.add([(1, index)], .lessThanOrEqual, Double(400 + 10 * index))
    }
    #expect(scene.solver.linearPieces(from: Self.from, to: Self.to).count == 61)
    _ = scene.solve(width: 500, height: 800)
    scene.solver.remove(scene.ids[1])
    try scene.add([(1, 7)], .lessThanOrEqual, 365)
    _ = scene.solve(width: 500, height: 800)
    let pieces = scene.solver.linearPieces(from: Self.from, to: Self.to)
    // Without the limit of 400, and with one of 365 in the place of that of 470.
    #expect(pieces.count == 60)
    #expect(isSame(width(pieces[0].range.upperBound), 365))
    #expect(isSame(width(pieces[1].range.upperBound), 410))
  }

  @Test("equations that agree at one size only part the segment there")
  func agreement() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 0.5))
    try scene.add([(1, 0)], .equal, 350)
    let pieces = scene.solver.linearPieces(from: Self.from, to: Self.to)
    #expect(pieces.map(\.conflicts.count) == [1, 1])
    #expect(isSame(width(pieces[0].range.upperBound), 700))
    #expect(scene.solve(width: 700, height: 800).conflicts.isEmpty)
  }

  @Test("what is at a limit along the whole segment is no obstacle")
  func alongLimit() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0)], .lessThanOrEqual, AffineConstant(perWidth: 1), .optional(700))
    try scene.add([(1, 0)], .greaterThanOrEqual, 320, .optional(600))
    let wish = try scene.add([(1, 0), (1, 1)], .equal, 1000, .optional(500))
    try scene.add([(1, 1)], .lessThanOrEqual, AffineConstant(perHeight: 1))
    // At this width both limits of the first variable meet.
    let pieces = scene.solver.linearPieces(
      from: CanvasSize(width: 320, height: 500), to: CanvasSize(width: 320, height: 900))
    #expect(pieces.map(\.violated) == [[wish], []])
    #expect(isSame(pieces[0].range.upperBound, 0.45))
  }

  @Test("variables that share a tie across components turn where the tie does")
  func tied() throws {
    var scene = Scene(variables: 3)
    // The third is the sum of the others, which nothing else holds together.
    try scene.add([(1, 2), (-1, 0), (-1, 1)], .equal, AffineConstant(-800))
    try scene.add([(1, 0)], .greaterThanOrEqual, AffineConstant(-600, perWidth: 1))
    try scene.add([(1, 1)], .greaterThanOrEqual, AffineConstant(-700, perWidth: 1))
    let pieces = scene.solver.linearPieces(from: Self.from, to: Self.to)
    #expect(pieces.map { width($0.range.upperBound).rounded() } == [600, 700, 1366])
    #expect(pieces.allSatisfy { !$0.isDetermined && $0.conflicts.isEmpty })
    for piece in pieces {
      let middle = width((piece.range.lowerBound + piece.range.upperBound) / 2)
      let solution = scene.solve(width: middle, height: 800)
      #expect(solution.values[0] == max(0, middle - 600))
      #expect(solution.values[1] == max(0, middle - 700))
    }
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
    arguments: Array(UInt64(1)...60) + [267])
  func linear(seed: UInt64) throws {
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
