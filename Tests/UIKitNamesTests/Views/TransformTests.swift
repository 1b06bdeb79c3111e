import Testing
import UIKitNames

@Suite("Transforms")
struct TransformTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 100),
      child.heightAnchor.constraint(equalToConstant: 50),
      child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @Test("layout does not depend on them")
  func layout() {
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(below)
    below.topAnchor.constraint(equalTo: child.bottomAnchor).isActive = true
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layoutIfNeeded()
    #expect(below.frame.minY == 125)
    #expect(child.center == CGPoint(x: 150, y: 100))
    #expect(child.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("a frame is the smallest rectangle around what is shown")
  func frames() {
    child.translatesAutoresizingMaskIntoConstraints = true
    child.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(child.frame == CGRect(x: -40, y: -80, width: 200, height: 400))
    #expect(child.center == CGPoint(x: 60, y: 120))
    #expect(child.bounds == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(child.layer.frame == child.frame && child.layer.position == child.center)
    child.center.x += 10
    #expect(child.frame.origin == CGPoint(x: -30, y: -80))
    child.bounds.size.width = 50
    #expect(child.frame == CGRect(x: 20, y: -80, width: 100, height: 400))
    child.transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 7, y: 0)
    #expect(child.frame.integral == CGRect(x: -30, y: 102, width: 200, height: 50))
    child.transform = .identity
    #expect(child.frame == CGRect(x: 45, y: 20, width: 50, height: 200))
  }

  @Test("a frame that is set changes center and bounds so that it is shown there")
  func settingFrames() {
    let child = UIView()
    view.addSubview(child)
    child.bounds.origin = CGPoint(x: 3, y: 4)
    child.transform = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 0.5)
    child.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    #expect(child.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(child.center == CGPoint(x: 55, y: 114))
    #expect(child.bounds == CGRect(x: 3, y: 4, width: 50, height: 400))
    view.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 50, height: 400))
    child.sizeToFit()
    #expect(child.bounds.size == CGSize(width: 50, height: 400))
    // Nothing undoes a transform that leaves no extent.
    child.transform = CGAffineTransform(scaleX: 0, y: 0)
    child.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(child.bounds.size == .zero && child.center == CGPoint(x: 15, y: 20))
  }

  @Test("conversions go by them, about the middle")
  func conversions() {
    view.layoutIfNeeded()
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(child.convert(CGPoint(x: 0, y: 0), to: view) == CGPoint(x: 50, y: 50))
    #expect(child.convert(CGPoint(x: 50, y: 50), from: view) == .zero)
    #expect(child.convert(child.bounds, to: view) == CGRect(x: 50, y: 50, width: 200, height: 100))
    child.transform = CGAffineTransform(translationX: 10, y: 0)
    #expect(child.convert(child.bounds, to: nil).minX == 110)
  }

  @Test("quarter turns are exact in frames, conversions and hits", arguments: [1, 2, 3, -1, 5, 20])
  func quarterTurns(count: Int) {
    let turned = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.addSubview(turned)
    turned.transform = CGAffineTransform(rotationAngle: CGFloat(count) * .pi / 2)
    let isUpright = count.isMultiple(of: 2)
    let frame = isUpright ? rect(100, 100, 100, 50) : rect(125, 75, 50, 100)
    #expect(turned.frame == frame && turned.layer.frame == frame)
    #expect(turned.convert(turned.bounds, to: view) == frame)
    #expect(turned.convert(frame, from: view) == turned.bounds)
    turned.frame = frame.offsetBy(dx: 1, dy: 2)
    #expect(turned.bounds.size == CGSize(width: 100, height: 50))
    #expect(turned.center == CGPoint(x: 151, y: 127))
  }

  @Test("conversions between trees take their roots to be in one plane, as windows are")
  func otherTrees() {
    let other = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    other.addSubview(inner)
    view.frame.origin = CGPoint(x: 100, y: 0)
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: view) == CGPoint(x: -84, y: 27))
    #expect(inner.convert(CGPoint(x: -84, y: 27), from: view) == CGPoint(x: 5, y: 5))
    #expect(inner.convert(inner.bounds, to: view) == rect(-89, 22, 10, 10))
    other.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(inner.bounds, to: view) == rect(-113, -1, 20, 20))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
  }

  @Test("touches find what is shown")
  func hits() {
    view.layoutIfNeeded()
    #expect(view.hitTest(CGPoint(x: 60, y: 60), with: nil) === view)
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.hitTest(CGPoint(x: 60, y: 60), with: nil) === child)
    child.transform = CGAffineTransform(translationX: 200, y: 0)
    #expect(view.hitTest(CGPoint(x: 150, y: 100), with: nil) === view)
  }

  @Test("are put together as Apple's are")
  func arithmetic() {
    let point = CGPoint(x: 3, y: 4)
    let moved = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 10, y: 10)
    #expect(point.applying(moved) == CGPoint(x: 31, y: 42))
    let both = CGAffineTransform(scaleX: 10, y: 10)
      .concatenating(CGAffineTransform(translationX: 1, y: 2))
    #expect(both == moved)
    #expect(point.applying(moved).applying(moved.inverted()) == point)
    #expect(CGAffineTransform.identity.isIdentity && !moved.isIdentity)
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
    let box = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(translationX: 1, y: 1).translatedBy(x: 1, y: 1))
    #expect(box == CGRect(x: 2, y: 2, width: 2, height: 1))
  }
}
