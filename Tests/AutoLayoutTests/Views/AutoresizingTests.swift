import Foundation
import Testing

@testable import AutoLayout

@Suite("Autoresizing beside constraints")
struct AutoresizingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mask: View.AutoresizingMask
    let frame: [CGFloat]

    init(_ description: String, _ mask: View.AutoresizingMask, _ frame: CGFloat...) {
      testDescription = description
      self.mask = mask
      self.frame = frame
    }
  }

  /// A view at 10, 20, 30×40 in 100×100 that becomes 200×300.
  static let cases: [Case] = [
    Case("nothing gives", [], 10, 20, 30, 40),
    Case("width", .flexibleWidth, 10, 20, 130, 40),
    Case("left", .flexibleLeftMargin, 110, 20, 30, 40),
    Case("right", .flexibleRightMargin, 10, 20, 30, 40),
    Case("height", .flexibleHeight, 10, 20, 30, 240),
    Case("top", .flexibleTopMargin, 10, 220, 30, 40),
    Case("bottom", .flexibleBottomMargin, 10, 20, 30, 40),
    Case("left and width", [.flexibleLeftMargin, .flexibleWidth], 35, 20, 105, 40),
    Case("width and right", [.flexibleWidth, .flexibleRightMargin], 10, 20, 30 + 100 / 3.0, 40),
    Case("both sides", [.flexibleLeftMargin, .flexibleRightMargin], 10 + 100 / 7.0, 20, 30, 40),
    Case(
      "everything",
      [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleHeight, .flexibleBottomMargin,
      ], 20, 60, 60, 120),
  ]

  @Test("what the superview gains is shared among the parts that give", arguments: cases)
  func masks(example: Case) {
    let root = makeRoot(100, 100)
    let view = View(frame: CGRect(10, 20, 30, 40))
    view.autoresizingMask = example.mask
    root.addSubview(view)
    let expected = CGRect(
      example.frame[0], example.frame[1], example.frame[2], example.frame[3])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(10, 20, 30, 40))
    root.frame = CGRect(0, 0, 200, 300)
    #expect(view.frame.isNear(expected))
    root.layoutIfNeeded()
    #expect(view.frame.isNear(expected))
    root.frame = CGRect(0, 0, 100, 100)
    root.layoutIfNeeded()
    #expect(view.frame.isNear(CGRect(10, 20, 30, 40)))
  }

  @Test("a view with a mask follows a superview that constraints size")
  func constrainedSuperview() {
    let root = makeRoot(200, 100)
    let box = addView("box", to: root)
    box.frame = CGRect(0, 0, 100, 100)
    let child = View(frame: CGRect(10, 10, 80, 80))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(child)
    place(box, 0, 0, 150, 50)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(10, 10, 130, 30))
  }

  @Test("a view that takes up its mask again starts from where constraints have put it")
  func resumes() {
    let root = makeRoot(200, 100)
    let view = addView("view", to: root)
    place(view, 20, 10, 100, 50)
    root.layoutIfNeeded()
    LayoutConstraint.deactivate(root.constraints + view.constraints)
    view.autoresizingMask = [.flexibleWidth]
    view.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(20, 10, 100, 50))
    root.frame = CGRect(0, 0, 300, 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(20, 10, 200, 50))
  }

  @Test("a frame that is set where constraints place a view lasts until the next layout")
  func displaced() {
    let root = makeRoot(200, 100)
    let view = addView("view", to: root)
    place(view, 20, 10, 100, 50)
    root.layoutIfNeeded()
    view.frame = CGRect(1, 2, 3, 4)
    #expect(view.frame == CGRect(1, 2, 3, 4))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(20, 10, 100, 50))
  }

  private final class Mover: View {
    var early: CGRect?
    var late: CGRect?
    override func layoutSubviews() {
      if let early { subviews[0].frame = early }
      super.layoutSubviews()
      if let late { subviews[0].frame = late }
    }
  }

  private func makeMover() -> (mover: Mover, view: View, child: View) {
    let mover = Mover(frame: CGRect(0, 0, 200, 100))
    let view = addView("view", to: mover)
    place(view, 20, 10, 100, 50)
    let child = addView("child", to: view)
    place(child, 5, 5, 10, 10)
    return (mover, view, child)
  }

  @Test("a frame that a hook sets where constraints place a view stays after the layout")
  func displacedInHook() {
    let (mover, view, child) = makeMover()
    mover.late = CGRect(1, 2, 3, 4)
    mover.layoutIfNeeded()
    #expect(view.frame == CGRect(1, 2, 3, 4))
    mover.layoutIfNeeded()
    #expect(view.frame == CGRect(1, 2, 3, 4))
    #expect(child.frame == CGRect(5, 5, 10, 10))
  }

  @Test("a frame that a hook sets stays when other frames change, also in a new system")
  func displacedInHookBeforeChanges() {
    let (mover, view, child) = makeMover()
    mover.late = CGRect(1, 2, 3, 4)
    mover.layoutIfNeeded()
    child.heightAnchor.constraint(equalToConstant: 20).isActive = true
    mover.layoutIfNeeded()
    #expect(view.frame == CGRect(1, 2, 3, 4))
    view.removeFromSuperview()
    mover.addSubview(view)
    mover.layoutIfNeeded()
    #expect(view.frame == CGRect(1, 2, 3, 4))
  }

  @Test(
    "a frame that a hook sets lasts until the hook runs again, and not beyond the call of super")
  func displacedBeforeSuper() {
    let (mover, view, _) = makeMover()
    mover.early = CGRect(1, 2, 3, 4)
    mover.layoutIfNeeded()
    #expect(view.frame == CGRect(20, 10, 100, 50))
    (mover.early, mover.late) = (nil, CGRect(1, 2, 3, 4))
    mover.setNeedsLayout()
    mover.layoutIfNeeded()
    #expect(view.frame == CGRect(1, 2, 3, 4))
    mover.late = nil
    mover.setNeedsLayout()
    mover.layoutIfNeeded()
    #expect(view.frame == CGRect(20, 10, 100, 50))
  }

  @Test("constraints may be tied to a view that is placed by its frame")
  func tied() {
    let root = makeRoot(200, 100)
    let placed = View(frame: CGRect(50, 10, 60, 20))
    root.addSubview(placed)
    let view = addView("view", to: root)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: placed.rightAnchor, constant: 8),
      view.centerYAnchor.constraint(equalTo: placed.centerYAnchor),
    ])
    size(view, 10, 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(118, 15, 10, 10))
    placed.frame = CGRect(0, 0, 60, 20)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(68, 5, 10, 10))
  }

  @Test("a mask is about frames, wherever constraints align what they are about")
  func insets() {
    let root = makeRoot(400, 400)
    let box = addView("box", to: root)
    box.setAlignmentInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    place(box, 10, 20, 100, 80)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(8, 19, 106, 84))
    let child = View(frame: CGRect(10, 10, 50, 40))
    child.setAlignmentInsets(EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(child)
    let mark = addView("mark", to: root)
    mark.leftAnchor.constraint(equalTo: child.rightAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: child.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(10, 10, 50, 40))
    #expect(mark.frame.origin == CGPoint(x: 60, y: 62))
    for constraint in box.constraints { constraint.constant += 30 }
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(10, 10, 80, 70))
    #expect(mark.frame.origin == CGPoint(x: 90, y: 92))
  }

  @Test("a superview that does not autoresize leaves frames alone")
  func switchedOff() {
    let root = makeRoot(100, 100)
    root.autoresizesSubviews = false
    let view = View(frame: CGRect(10, 20, 30, 40))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    root.frame = CGRect(0, 0, 200, 300)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(10, 20, 30, 40))
  }

  @Test("a mask that changes after layout counts from the present frame")
  func changing() {
    let root = makeRoot(100, 100)
    let view = View(frame: CGRect(10, 20, 30, 40))
    root.addSubview(view)
    root.layoutIfNeeded()
    view.autoresizingMask = .flexibleWidth
    root.frame = CGRect(0, 0, 150, 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(10, 20, 80, 40))
  }

  @Test("forgetting to turn frames off conflicts, and the report says what they became")
  func forgotten() throws {
    let root = makeRoot(100, 100)
    let view = View(frame: CGRect(10, 20, 30, 40))
    view.identifier = "view"
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 5).named("five").isActive = true
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutConflicts.first)
    #expect(
      Set([conflict.broken] + conflict.because).isSuperset(
        of: ["five: view.width == 5", "view.width == root.width - 70"]))
  }
}
