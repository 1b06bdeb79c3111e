import Testing
import UIKitNames

@Suite("A guide is no view")
struct GuideVisibilityTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let guide = UILayoutGuide()

  init() {
    view.addLayoutGuide(guide)
    for anchors in [(guide.topAnchor, view.topAnchor), (guide.bottomAnchor, view.bottomAnchor)] {
      anchors.0.constraint(equalTo: anchors.1).isActive = true
    }
    guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    guide.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
  }

  @Test("it is in no list of subviews, and has none")
  func subviews() {
    let inside = UIView()
    view.addSubview(inside)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == view.bounds)
    #expect(view.subviews == [inside])
    #expect(view.viewWithTag(0) === view)
    #expect(guide as Any is UIView == false)
  }

  @Test("a touch in its frame finds what it would find without it")
  func hits() {
    let below = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.addSubview(below)
    view.layoutIfNeeded()
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 110, y: 110), with: UIEvent()) === below)
    view.removeLayoutGuide(guide)
    #expect(view.hitTest(CGPoint(x: 110, y: 110), with: nil) === below)
  }

  @Test("only a subclass's point(inside:with:) widens where a view is hit, never a guide")
  func outside() {
    let button = Wide(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    view.addSubview(button)
    let around = UILayoutGuide()
    button.addLayoutGuide(around)
    around.widthAnchor.constraint(equalToConstant: 200).isActive = true
    view.layoutIfNeeded()
    #expect(view.hitTest(CGPoint(x: 92, y: 92), with: nil) === button)
    #expect(view.hitTest(CGPoint(x: 80, y: 80), with: nil) === view)
    #expect(!button.point(inside: CGPoint(x: -11, y: 0), with: nil))
  }

  @Test("views that are hidden, faint or not to be touched are passed by")
  func passedBy() {
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    let middle = CGPoint(x: 150, y: 100)
    #expect(view.hitTest(middle, with: nil) === child)
    child.isUserInteractionEnabled = false
    #expect(view.hitTest(middle, with: nil) === view)
    child.isUserInteractionEnabled = true
    child.alpha = 0.005
    #expect(view.hitTest(middle, with: nil) === view)
    child.alpha = 1
    child.isHidden = true
    #expect(view.hitTest(middle, with: nil) === view)
    view.isHidden = true
    #expect(view.hitTest(middle, with: nil) == nil)
  }
}

private final class Wide: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
