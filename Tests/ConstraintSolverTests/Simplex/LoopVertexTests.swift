import Testing

@testable import ConstraintSolver

/// Two views' edges between those of the canvas: a gap, a size and a gap, of which one gives way.
struct GivingWay: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The priorities of the first gap, the size and the last gap.
  let priorities: (first: Double, size: Double, last: Double)
  /// Where the edges are, as functions of the canvas' size.
  let left: AffineConstant
  let right: AffineConstant

  static let cases = [
    GivingWay(
      testDescription: "the size", priorities: (750, 250, 740),
      left: AffineConstant(10), right: AffineConstant(-20, perWidth: 1)),
    GivingWay(
      testDescription: "the first gap", priorities: (250, 750, 740),
      left: AffineConstant(-120, perWidth: 1), right: AffineConstant(-20, perWidth: 1)),
    GivingWay(
      testDescription: "the last gap", priorities: (750, 740, 250),
      left: AffineConstant(10), right: AffineConstant(110)),
  ]
}

@Suite("A row's optimum as a function of the canvas")
struct LoopVertexTests {
  /// The only component of a scene, solved.
  private struct Solved {
    let coordinates: [AffineConstant]
    let isUnique: Bool
    /// What its loop says of the unknowns; nil if it does not tell.
    let followed: [AffineConstant]?

    init(_ scene: Scene, width: Double) {
      var simplex = SparseSimplex()
      var outcome = Outcome()
      simplex.solve(
        [0], of: scene.solver.blueprint, at: CanvasSize(width: width, height: 0),
        decidesTies: true, fixed: [], into: &outcome)
      coordinates = outcome.coordinates.array()
      isUnique = outcome.isUnique
      var list = UnsafeList<AffineConstant>()
      let isFollowed = simplex.vertex.follow(&simplex.loop, &simplex.problem, into: &list)
      followed = isFollowed ? list.array() : nil
    }
  }

  /// `left = 10`, `right = left + 100` and `right = width − 20`, as far as priorities let them.
  private func row(
    of count: Int, _ priorities: (first: Double, size: Double, last: Double), left: Double = 10
  ) throws -> Scene {
    var scene = Scene(variables: count)
    try scene.add([(1, 0)], .equal, left, .optional(priorities.first))
    try scene.add([(1, 1), (-1, 0)], .equal, 100, .optional(priorities.size))
    try scene.add(
      [(1, 1)], .equal, AffineConstant(-20, perWidth: 1), .optional(priorities.last))
    return scene
  }

  @Test("follows from both ends up to what gives way", arguments: GivingWay.cases)
  func gap(_ expected: GivingWay) throws {
    var scene = try row(of: 3, expected.priorities)
    // What hangs on the loop follows last.
    try scene.add([(1, 2), (-1, 1)], .equal, 5, .optional(600))
    var beside = expected.right
    beside.constant += 5
    let solved = Solved(scene, width: 300)
    #expect(solved.followed == [expected.left, expected.right, beside])
    #expect(solved.coordinates == [expected.left, expected.right, beside])
    for width in [300.0, 400] {
      let size = CanvasSize(width: width, height: 0)
      let values = [expected.left, expected.right, beside].map { $0.value(at: size) }
      #expect(scene.solve(width: width).values == values)
    }
  }

  @Test("follows from zero where no loop has to close")
  func noLoop() throws {
    var scene = Scene(variables: 3)
    try scene.add([(1, 0)], .equal, AffineConstant(10, perWidth: 0.5), .optional(750))
    try scene.add([(1, 0), (-1, 1)], .equal, 30, .optional(750))
    try scene.add([(1, 2), (-1, 1)], .equal, 4, .optional(750))
    let expected = [10.0, -20, -16].map { AffineConstant($0, perWidth: 0.5) }
    #expect(Solved(scene, width: 300).followed == expected)
  }

  @Test("does not follow where a tie lies between the limits")
  func tie() throws {
    // From −10 to 180 each left edge costs the same: what the gap has more, the size has less.
    let scene = try row(of: 2, (250, 250, 740), left: -10)
    let solved = Solved(scene, width: 300)
    #expect(solved.followed == nil)
    #expect(!solved.isUnique)
    #expect(solved.coordinates == [AffineConstant(0), AffineConstant(-20, perWidth: 1)])
  }
}
