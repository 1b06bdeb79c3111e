import ConstraintSolver
import Testing

@Suite("Views in a row that are to be equal")
struct EqualSizesTests {
  /// Labels that resist with 750 and hug with 250, between two edges, and equal with 260.
  private func row(_ widths: [Double]) throws -> Scene {
    let scene = Scene(variables: widths.count + 1)
    try scene.add([(1, 0)], .equal, 0)
    try scene.add([(1, widths.count)], .equal, AffineConstant(perWidth: 1))
    for (index, width) in widths.enumerated() {
      let size = [(1.0, index + 1), (-1.0, index)]
      try scene.add(size, .greaterThanOrEqual, 0)
      try scene.add(size, .greaterThanOrEqual, width, .optional(750))
      try scene.add(size, .lessThanOrEqual, width, .optional(250))
      if index > 0 { try scene.add(size + [(-1, 1), (1, 0)], .equal, 0, .optional(260)) }
    }
    return scene
  }

  private static let contents = (0..<400).map { Double(20 + $0 * 7 % 13) }

  @Test("become equal with and without enough room", arguments: [60.0, 10])
  func equal(share: Double) throws {
    let values = try row(Self.contents).values(width: share * 400)
    #expect(areSame(values, (0...400).map { share * Double($0) }))
  }

  @Test("become equal around one that is larger")
  func larger() throws {
    var widths = Self.contents
    widths[200] = 459
    let values = try row(widths).values(width: 60 * 400)
    // The others share the rest: 59 points each.
    #expect(areSame(values, (0...400).map { 59 * Double($0) + ($0 > 200 ? 400 : 0) }))
  }
}

@Suite("Views in a row with gaps and sizes of several priorities")
struct RowOfViewsTests {
  @Test("have the places of ties at limits of constraints")
  func limitsAtTies() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, 10, .optional(500))
    try scene.add([(1, 1)], .equal, -10, .optional(500))
    try scene.add([(1, 1), (-1, 0)], .equal, 0, .optional(500))
    #expect(scene.values() == [0, 0])
  }

  @Test("have the places of ties about sums of edges")
  func tiesAboutSums() throws {
    let scene = Scene(variables: 4)
    try scene.add([(1, 0), (-1, 1), (1, 2)], .equal, 5)
    try scene.add([(1, 3), (1, 1), (1, 2)], .equal, 0)
    try scene.add([(1, 1)], .equal, 10, .optional(500))
    try scene.add([(1, 2)], .equal, 30, .optional(500))
    try scene.add([(1, 2), (-1, 1)], .equal, 0, .optional(500))
    // Anything from 10 to 30 in ascending order costs the same. 5 + 10 − 15 is decided first.
    #expect(scene.values() == [0, 10, 15, -25])
  }

  /// The priorities of a gap, a size and a gap, of which one gives way, and the edges at a width.
  @Test(
    "are placed from both ends up to the constraint that gives way",
    arguments: [
      ([750.0, 250, 740], AffineConstant(10), AffineConstant(-20, perWidth: 1)),
      (
        [250, 750, 740], AffineConstant(-120, perWidth: 1), AffineConstant(-20, perWidth: 1)
      ),
      ([750, 740, 250], AffineConstant(10), AffineConstant(110)),
    ])
  func givingWay(priorities: [Double], left: AffineConstant, right: AffineConstant) throws {
    let scene = Scene(variables: 3)
    try scene.add([(1, 0)], .equal, 10, .optional(priorities[0]))
    try scene.add([(1, 1), (-1, 0)], .equal, 100, .optional(priorities[1]))
    let inset = AffineConstant(-20, perWidth: 1)
    try scene.add([(1, 1)], .equal, inset, .optional(priorities[2]))
    // What depends on the row is placed last.
    try scene.add([(1, 2), (-1, 1)], .equal, 5, .optional(600))
    for width in [300.0, 400] {
      let size = CanvasSize(width: width, height: 0)
      let expected = [left.value(at: size), right.value(at: size), right.value(at: size) + 5]
      #expect(scene.values(width: width) == expected)
    }
  }
}
