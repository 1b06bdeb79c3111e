import TestTools
import Testing

@testable import ConstraintSolver

@Suite("Sizes at which what was found holds")
struct SizeRangeTests {
  @Test("reach from the least width and height to the greatest")
  func extent() {
    #expect(!SizeRange.none.contains(CanvasSize(width: 0, height: 0)))
    let range = SizeRange.none.extended(to: CanvasSize(width: 300, height: 20))
      .extended(to: CanvasSize(width: 100, height: 50))
    for size in [(100.0, 20.0), (300, 50), (100, 50), (200, 33)] {
      #expect(range.contains(CanvasSize(width: size.0, height: size.1)))
    }
    for size in [(99.0, 30.0), (301, 30), (200, 19), (200, 51)] {
      #expect(!range.contains(CanvasSize(width: size.0, height: size.1)))
    }
  }

  /// Functions near to zero somewhere, so that rounding decides.
  @Test("have a function positive at each of them if they say so", arguments: UInt64(0)..<300)
  func positive(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let ends = (0..<2).map { _ in
      CanvasSize(
        width: Double.random(in: 0...900, using: &random),
        height: Double.random(in: 0...900, using: &random))
    }
    let range = SizeRange(ends[0]).extended(to: ends[1])
    var function = AffineConstant(
      0, perWidth: Double.random(in: -1...1, using: &random),
      perHeight: Double.random(in: -1...1, using: &random))
    let corners = ends.flatMap { end in
      ends.map { CanvasSize(width: end.width, height: $0.height) }
    }
    let corner = try #require(corners.randomElement(using: &random))
    function.constant = -function.value(at: corner)
    function.constant = function.constant.nextUp
    let holds = range.isPositive(function)
    #expect(holds == corners.allSatisfy { function.value(at: $0) > 0 })
    for _ in 0..<50 {
      let size = CanvasSize(
        width: .random(in: min(ends[0].width, ends[1].width)...max(ends[0].width, ends[1].width)),
        height: .random(
          in: min(ends[0].height, ends[1].height)...max(ends[0].height, ends[1].height)))
      #expect(range.contains(size))
      if holds { #expect(function.value(at: size) > 0) }
    }
  }

  @Test("have no function positive that is no number at one of them")
  func noNumber() {
    let function = AffineConstant(1, perWidth: 1e300, perHeight: -1e300)
    let range = SizeRange(CanvasSize(width: 1e10, height: 1e10))
    #expect(!range.isPositive(function))
  }

  @Test("are not the other corners of a range at two of whose corners it holds")
  func corners() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 200, .optional(500))
    let limit = AffineConstant(-300, perWidth: 1, perHeight: 1)
    try scene.add([(1, 0)], .lessThanOrEqual, limit, .optional(900))
    let sizes = [(600.0, 0.0), (0, 600), (600, 0), (0, 0), (600, 600), (100, 100), (600, 0)]
    let values = sizes.map { scene.solve(width: $0.0, height: $0.1).values[0] }
    #expect(values == [200, 200, 200, -300, 200, -100, 200])
  }

  /// Along the edges of the ranges in which things are at different limits, inside and outside.
  @Test("do not matter to values", arguments: UInt64(0)..<20)
  func history(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scene = try Self.scene()
    var solver = scene.solver
    for _ in 0..<60 {
      let size = CanvasSize(
        width: Double(Int.random(in: 0...16, using: &random)) * 25,
        height: Double(Int.random(in: -1...8, using: &random)) * 50)
      solver.resolve(at: size)
      var fresh = scene.solver
      fresh.resolve(at: size)
      #expect(currentValues(solver) == currentValues(fresh), "\(size)")
    }
  }

  /// A bar that is at most 200 wide and at most as wide as a third of the height leaves it, over a column
  /// that wants to be 150 high, and fills what is left if that is less.
  private static func scene() throws -> Scene {
    var scene = Scene(variables: 4)
    let (width, height) = (
      AffineConstant(perWidth: 1), AffineConstant(100, perHeight: 1.0 / 3)
    )
    try scene.add([(1, 0)], .lessThanOrEqual, width, .optional(900))
    try scene.add([(1, 0)], .lessThanOrEqual, height, .optional(850))
    try scene.add([(1, 0)], .equal, 200, .optional(500))
    try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 25)
    try scene.add([(1, 1)], .equal, AffineConstant(-10, perWidth: 0.5), .optional(400))
    try scene.add([(1, 2)], .equal, 150, .optional(300))
    try scene.add([(1, 2), (1, 3)], .lessThanOrEqual, AffineConstant(perHeight: 1), .optional(700))
    try scene.add([(1, 3)], .greaterThanOrEqual, 75, .optional(600))
    return scene
  }
}
