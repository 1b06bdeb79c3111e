import Foundation
import Testing

@testable import AutoLayout

@Suite("Paths")
struct VectorPathTests {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("arcs go around from angle to angle, in the direction that is asked for")
  func arcs() {
    func bounds(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGRect {
      var path = VectorPath()
      path.addArc(center: .zero, radius: 10, from: start, to: end, clockwise: clockwise)
      let points = path.flattened.joined()
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
      return CGRect(
        x: left.rounded(), y: (ys.min() ?? 0).rounded(), width: (right - left).rounded(),
        height: ((ys.max() ?? 0) - (ys.min() ?? 0)).rounded())
    }
    #expect(bounds(0, .pi, true) == CGRect(x: -10, y: 0, width: 20, height: 10))
    #expect(bounds(0, .pi, false) == CGRect(x: -10, y: -10, width: 20, height: 10))
    #expect(bounds(-.pi / 2, 1.5 * .pi, true) == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(bounds(0, 2 * .pi, false) == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(bounds(0, .pi / 2, false) == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(bounds(.pi / 2, 0, false) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(bounds(1, 1, true).width == 0)
  }

  @Test("contain points by the rule of their fill")
  func containing() {
    var path = VectorPath(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(VectorPath(CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(point(5, 5), isEvenOdd: false))
    #expect(!path.contains(point(5, 5), isEvenOdd: true))
    #expect(path.contains(point(1, 1), isEvenOdd: true))
    #expect(!path.contains(point(11, 5), isEvenOdd: false))
    let circle = VectorPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(point(5, 5), isEvenOdd: false))
    #expect(!circle.contains(point(0.5, 0.5), isEvenOdd: false))
  }

  @Test("have only the corners round that are asked for, by at most half a side")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let size = CGSize(width: 40, height: 40)
    let path = VectorPath(rect, cornerSize: size, corners: .layerMinXMinYCorner)
    #expect(!path.contains(point(0.5, 0.5), isEvenOdd: false))
    #expect(path.contains(point(19.9, 0.1), isEvenOdd: false))
    #expect(path.bounds == rect)
  }

  @Test("are cut to a share of their length")
  func trimming() {
    var path = VectorPath()
    path.move(to: .zero)
    path.addLine(to: point(10, 0))
    path.addLine(to: point(10, 10))
    #expect(
      path.trimmed(from: 0.25, to: 0.75).points
        == [point(5, 0), point(10, 0), point(10, 0), point(10, 5)].uniqued())
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(VectorPath().trimmed(from: 0, to: 0.5).isEmpty)
  }

  @Test("begin with a move, whatever comes first")
  func beginnings() {
    var path = VectorPath()
    path.addLine(to: point(1, 2))
    #expect(path.elements == [.move(point(1, 2))])
    var curve = VectorPath()
    curve.addQuadCurve(to: point(3, 0), point(0, 0))
    #expect(curve.elements.first == .move(.zero))
    var closed = VectorPath()
    closed.close()
    #expect(closed.isEmpty && closed.bounds.isNull)
  }
}
