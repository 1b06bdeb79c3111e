import Testing
import UIKitNames

@Suite("Copies of paths")
struct PathCopyTests {
  @Test("have each point mapped")
  func mapped() {
    var transform = CGAffineTransform(translationX: 10, y: 20)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    #expect(
      path.copy(using: &transform)?.boundingBox == CGRect(x: 10, y: 20, width: 5, height: 5))
    let copy = path.mutableCopy()
    copy?.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy?.boundingBox.maxX == 9 && path.boundingBox.maxX == 5)
  }

  @Test("go from the end to the start")
  func reversed() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addCurve(
      to: CGPoint(x: 3, y: 3), controlPoint1: CGPoint(x: 2, y: 2),
      controlPoint2: CGPoint(x: 3, y: 2))
    let back = path.reversing()
    #expect(back.currentPoint == CGPoint(x: 1, y: 1) && back.bounds == path.bounds)
    #expect(back.reversing().currentPoint == path.currentPoint)
    let rectangle = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(rectangle.reversing().contains(CGPoint(x: 1, y: 1)))
  }
}
