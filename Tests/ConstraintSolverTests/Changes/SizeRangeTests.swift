import TestTools
import Testing

@testable import ConstraintSolver

@Suite("Ranges of sizes")
struct SizeRangeTests {
  @Test("reach from the least width and height to the greatest")
  func extent() {
    let range = SizeRange(CanvasSize(width: 300, height: 20))
      .extended(to: CanvasSize(width: 100, height: 50))
    for size in [(100.0, 20.0), (300, 50), (100, 50), (200, 33)] {
      #expect(range.contains(CanvasSize(width: size.0, height: size.1)))
    }
    for size in [(99.0, 30.0), (301, 30), (200, 19), (200, 51)] {
      #expect(!range.contains(CanvasSize(width: size.0, height: size.1)))
    }
  }

  /// Functions near zero somewhere, so that rounding decides.
  @Test("tell whether a function is positive at each of their sizes", arguments: UInt64(0)..<300)
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
    for _ in 0..<50 where holds {
      let shares = (
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
      )
      let size = CanvasSize(
        width: ends[0].width + shares.0 * (ends[1].width - ends[0].width),
        height: ends[0].height + shares.1 * (ends[1].height - ends[0].height))
      #expect(function.value(at: size) > 0)
    }
  }

  @Test("have no positive function that isn't a number at one of their sizes")
  func noNumber() {
    let function = AffineConstant(1, perWidth: 1e300, perHeight: -1e300)
    #expect(!SizeRange(CanvasSize(width: 1e10, height: 1e10)).isPositive(function))
  }

  @Test("don't include the other corners of a range at two of whose corners an optimum holds")
  func corners() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 200, .optional(500))
    let limit = AffineConstant(-300, perWidth: 1, perHeight: 1)
    try scene.add([(1, 0)], .lessThanOrEqual, limit, .optional(900))
    let sizes = [(600.0, 0.0), (0, 600), (600, 0), (0, 0), (600, 600), (100, 100), (600, 0)]
    let values = sizes.map { scene.values(width: $0.0, height: $0.1)[0] }
    #expect(values == [200, 200, 200, -300, 200, -100, 200])
  }
}
