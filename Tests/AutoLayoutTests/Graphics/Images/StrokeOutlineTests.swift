import Foundation
import Testing

@testable import AutoLayout

@Suite("Outlines of strokes") struct StrokeOutlineTests {
  private func contains(
    _ stroke: PathStroke, of path: VectorPath, _ points: [(CGFloat, CGFloat)]
  ) -> [Bool] {
    let outline = stroke.outline(of: path)
    return points.map { outline.contains(CGPoint(x: $0.0, y: $0.1), isEvenOdd: false) }
  }

  private func line(_ points: [(CGFloat, CGFloat)], isClosed: Bool = false) -> VectorPath {
    var path = VectorPath()
    for (x, y) in points { path.addLine(to: CGPoint(x: x, y: y)) }
    if isClosed { path.close() }
    return path
  }

  @Test("are rings around ellipses")
  func rings() {
    let circle = VectorPath(ellipseIn: CGRect(0, 0, 100, 100))
    let points: [(CGFloat, CGFloat)] = [(50, 50), (50, 10), (50, 3), (50, -3), (50, -7), (97, 50)]
    #expect(
      contains(PathStroke(width: 10), of: circle, points) == [
        false, false, true, true, false, true,
      ])
  }

  @Test(
    "end as the caps say",
    arguments: [(PathStroke.Cap.butt, false, false), (.round, true, false), (.square, true, true)])
  func caps(cap: PathStroke.Cap, atAxis: Bool, atCorner: Bool) {
    let stroke = PathStroke(width: 10, cap: cap)
    let path = line([(0, 0), (20, 0)])
    #expect(contains(stroke, of: path, [(24, 0), (24, 4), (-4, 0)]) == [atAxis, atCorner, atAxis])
    #expect(contains(stroke, of: path, [(10, 4), (10, 6), (26, 0)]) == [true, false, false])
  }

  @Test("turn as the joins say, in either direction", arguments: [CGFloat(1), -1])
  func joins(sign: CGFloat) {
    let path = line([(0, 0), (20, 0), (20, 20 * sign)])
    let points = [(CGFloat(24.5), -4.5 * sign), (22, -2 * sign), (18, 2 * sign)]
    #expect(contains(PathStroke(width: 10), of: path, points) == [true, true, true])
    #expect(contains(PathStroke(width: 10, join: .round), of: path, points) == [false, true, true])
    #expect(contains(PathStroke(width: 10, join: .bevel), of: path, points) == [false, true, true])
    #expect(contains(PathStroke(width: 10, miterLimit: 1), of: path, points)[0] == false)
  }

  @Test("turn at the start of closed paths")
  func closed() {
    let square = line([(0, 0), (20, 0), (20, 20), (0, 20)], isClosed: true)
    #expect(contains(PathStroke(width: 4), of: square, [(-1.5, -1.5), (10, 10)]) == [true, false])
  }

  @Test("have the gaps of dashes")
  func dashes() {
    let stroke = PathStroke(width: 4, dashes: [5, 3], dashPhase: 1)
    let path = line([(0, 0), (10, 0), (20, 0)])
    #expect(
      contains(stroke, of: path, [(3, 0), (5, 0), (8, 0), (11, 0), (13, 0), (16, 0)])
        == [true, false, true, true, false, true])
    #expect(
      PathStroke(width: 4, dashes: [5], dashPhase: -5).outline(of: line([(0, 0), (4, 0)])).isEmpty)
  }
}
