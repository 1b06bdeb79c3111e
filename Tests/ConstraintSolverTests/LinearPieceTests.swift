import ConstraintSolver
import Testing

@Suite("Pieces of the solution along a segment of sizes")
struct LinearPieceTests {
  private static let from = CanvasSize(width: 320, height: 800)
  private static let to = CanvasSize(width: 1366, height: 800)

  /// The pieces, and the widths at which they end.
  private func pieces(_ scene: Scene) -> (pieces: [LinearPiece], ends: [Double]) {
    let pieces = scene.pieces(from: Self.from, to: Self.to)
    let span = Self.to.width - Self.from.width
    return (pieces, pieces.map { Self.from.width + $0.range.upperBound * span })
  }

  @Test("are split by a limit exactly where it is reached")
  func limit() throws {
    let scene = Scene(variables: 1)
    let half = try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 0.5), .optional(500))
    try scene.add([(1, 0)], .lessThanOrEqual, 400)
    let (pieces, ends) = pieces(scene)
    #expect(areSame(ends, [800, 1366]))
    #expect(pieces.map(\.violated) == [[], [half]])
    #expect(pieces.allSatisfy { $0.isDetermined && $0.conflicts.isEmpty })
  }

  @Test("are split twice by limits that are reached one soon after the other")
  func limits() throws {
    let scene = Scene(variables: 2)
    let halves = try (0..<2).map { index in
      try scene.add([(1, index)], .lessThanOrEqual, 400 + 0.25 * Double(index))
      return try scene.add([(1, index)], .equal, AffineConstant(perWidth: 0.5), .optional(500))
    }
    let (pieces, ends) = pieces(scene)
    #expect(pieces.map(\.violated) == [[], [halves[0]], halves])
    #expect(areSame(ends, [800, 800.5, 1366]))
  }

  @Test("start and end where constraints between fixed places become violated")
  func idle() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1))
    let wide = try scene.add([(1, 0)], .greaterThanOrEqual, 600, .optional(10))
    let narrow = try scene.add([(1, 0)], .lessThanOrEqual, 1000, .optional(20))
    let (pieces, ends) = pieces(scene)
    #expect(pieces.map(\.violated) == [[wide], [], [narrow]])
    #expect(areSame(ends, [600, 1000, 1366]))
  }

  @Test("start and end where a conflict comes and goes")
  func conflict() throws {
    let scene = Scene(variables: 1)
    let inset = try scene.add([(1, 0)], .equal, AffineConstant(-20, perWidth: 1))
    let minimum = try scene.add([(1, 0)], .greaterThanOrEqual, 480)
    let (pieces, ends) = pieces(scene)
    #expect(pieces.map { $0.conflicts.map(\.broken) } == [[inset], []])
    #expect(pieces.map { $0.conflicts.flatMap(\.because) } == [[minimum], []])
    #expect(areSame(ends, [500, 1366]))
  }

  @Test("have conflicts where limits have moved past one another")
  func conflictingLimits() throws {
    let scene = Scene(variables: 1)
    let least = try scene.add([(1, 0)], .greaterThanOrEqual, 400)
    let half = try scene.add([(1, 0)], .lessThanOrEqual, AffineConstant(perWidth: 0.5))
    let greatest = try scene.add([(1, 0)], .lessThanOrEqual, 500)
    let rest = try scene.add([(1, 0)], .greaterThanOrEqual, AffineConstant(-700, perWidth: 1))
    let (pieces, ends) = pieces(scene)
    #expect(pieces.map { $0.conflicts.map(\.broken) } == [[half], [], [], [greatest]])
    #expect(pieces.map { $0.conflicts.flatMap(\.because) } == [[least], [], [], [rest]])
    #expect(areSame(ends, [800, 1100, 1200, 1366]))
  }

  @Test("show a conflict that another one hides at one end")
  func hiddenConflict() throws {
    let scene = Scene(variables: 2)
    // At 100 the first row gives way to the second, and with it its part in the other conflict.
    try scene.add([(1, 0)], .lessThanOrEqual, 0)
    try scene.add([(1, 0)], .greaterThanOrEqual, AffineConstant(-75, perWidth: 1))
    try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 0)
    try scene.add([(1, 1)], .greaterThanOrEqual, AffineConstant(-50, perWidth: 1))
    let pieces = scene.pieces(
      from: CanvasSize(width: 0, height: 0), to: CanvasSize(width: 100, height: 0))
    for piece in pieces {
      let width = 50 * (piece.range.lowerBound + piece.range.upperBound)
      let sizes = piece.conflicts.map { 1 + $0.because.count }
      #expect(sizes == (width < 50 ? [] : width < 75 ? [3] : [2]), "at \(width)")
    }
    #expect(pieces.contains { abs($0.range.lowerBound - 0.5) < 1e-6 })
  }

  @Test("are those of the current system after changes")
  func edited() throws {
    let scene = Scene(variables: 60)
    for index in 0..<60 {
      try scene.add([(1, index)], .equal, AffineConstant(perWidth: 1), .optional(500))
      try scene.add([(1, index)], .lessThanOrEqual, Double(400 + 10 * index))
    }
    #expect(pieces(scene).pieces.count == 61)
    scene.solve(width: 500, height: 800)
    scene.remove(scene.ids[1])
    try scene.add([(1, 7)], .lessThanOrEqual, 365)
    scene.solve(width: 500, height: 800)
    // Without the limit of 400, and with one of 365 in place of that of 470.
    let ends = pieces(scene).ends
    #expect(ends.count == 60)
    #expect(areSame(Array(ends.prefix(2)), [365, 410]))
  }

  @Test("meet where equations agree at one size only")
  func agreement() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 0.5))
    try scene.add([(1, 0)], .equal, 350)
    let (pieces, ends) = pieces(scene)
    #expect(pieces.map(\.conflicts.count) == [1, 1])
    #expect(areSame(ends, [700, 1366]))
    #expect(scene.solve(width: 700, height: 800).conflicts.isEmpty)
  }

  @Test("aren't kept from each other by limits that are touched all along the segment")
  func alongLimit() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .lessThanOrEqual, AffineConstant(perWidth: 1), .optional(700))
    try scene.add([(1, 0)], .greaterThanOrEqual, 320, .optional(600))
    let total = try scene.add([(1, 0), (1, 1)], .equal, 1000, .optional(500))
    try scene.add([(1, 1)], .lessThanOrEqual, AffineConstant(perHeight: 1))
    // At this width both limits of the first variable meet.
    let pieces = scene.pieces(
      from: CanvasSize(width: 320, height: 500), to: CanvasSize(width: 320, height: 900))
    #expect(pieces.map(\.violated) == [[total], []])
    #expect(isSame(pieces[0].range.upperBound, 0.45))
  }

  @Test("meet where a tie across components turns")
  func tied() throws {
    let scene = Scene(variables: 3)
    // The third is the sum of the others, which nothing else holds together.
    try scene.add([(1, 2), (-1, 0), (-1, 1)], .equal, AffineConstant(-800))
    try scene.add([(1, 0)], .greaterThanOrEqual, AffineConstant(-600, perWidth: 1))
    try scene.add([(1, 1)], .greaterThanOrEqual, AffineConstant(-700, perWidth: 1))
    let (pieces, ends) = pieces(scene)
    #expect(areSame(ends, [600, 700, 1366]))
    #expect(pieces.allSatisfy { !$0.isDetermined && $0.conflicts.isEmpty })
    for width in [460.0, 650, 1000] {
      let values = scene.values(width: width, height: 800)
      #expect(values.prefix(2) == [max(0, width - 600), max(0, width - 700)])
    }
  }

  @Test("meet where an ambiguity comes and goes")
  func ambiguity() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .greaterThanOrEqual, 500)
    try scene.add([(1, 0)], .lessThanOrEqual, AffineConstant(perWidth: 1), .optional(900))
    let (pieces, ends) = pieces(scene)
    #expect(pieces.map(\.isDetermined) == [true, false])
    #expect(areSame(ends, [500, 1366]))
  }

  @Test("don't exist along a segment without length")
  func noLength() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1))
    #expect(scene.pieces(from: Self.from, to: Self.from).isEmpty)
  }
}
