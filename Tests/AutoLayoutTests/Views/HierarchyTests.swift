import Foundation
import Testing

@testable import AutoLayout

@Suite("The view tree")
struct HierarchyTests {
  @Test("moving a view to another tree lays it out there, without its former constraints")
  func movingBetweenTrees() {
    let (first, second) = (makeRoot(), makeRoot())
    let view = addView("view", to: first)
    place(view, 10, 10, 20, 20)
    first.layoutIfNeeded()
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(first.constraints.isEmpty)
    #expect(view.constraints.count == 2)
    view.leftAnchor.constraint(equalTo: second.leftAnchor, constant: 99).isActive = true
    first.layoutIfNeeded()
    second.layoutIfNeeded()
    #expect(view.frame == CGRect(99, 0, 20, 20))
  }

  @Test("adding a view again brings it to the front and keeps its constraints")
  func addingAgain() {
    let root = makeRoot()
    let (a, b) = (addView("a", to: root), addView("b", to: root))
    place(a, 1, 1, 1, 1)
    root.addSubview(a)
    #expect(root.subviews == [b, a])
    #expect(root.constraints.count == 2)
    root.insertSubview(a, at: 0)
    #expect(root.subviews == [a, b])
    root.insertSubview(a, aboveSubview: b)
    #expect(root.subviews == [b, a])
    root.insertSubview(a, belowSubview: b)
    #expect(root.subviews == [a, b])
    root.bringSubviewToFront(a)
    #expect(root.subviews == [b, a])
    root.sendSubviewToBack(a)
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(root.subviews == [b, a])
    #expect(root.constraints.count == 2)
  }

  @Test("an index out of range goes to the nearest end, and a stranger is no sibling")
  func outOfRange() {
    let root = makeRoot()
    let (a, b, c) = (View(), View(), View())
    root.insertSubview(a, at: 9)
    root.insertSubview(b, at: -1)
    root.insertSubview(c, belowSubview: View())
    #expect(root.subviews == [b, a, c])
    root.bringSubviewToFront(View())
    root.sendSubviewToBack(View())
    #expect(root.subviews == [b, a, c])
  }

  @Test("hooks are called in order")
  func hooks() {
    let parent = Hooked()
    let child = Hooked()
    parent.addSubview(child)
    child.removeFromSuperview()
    child.removeFromSuperview()
    #expect(parent.calls == ["added", "removing"])
    #expect(child.calls == ["will move", "did move", "will move", "did move"])
  }

  @Test("a view cannot lie in itself")
  func cycles() async {
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (View(), View())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
  }

  @Test("tags, descendants and conversions")
  func finding() {
    let root = makeRoot()
    let outer = View(frame: CGRect(10, 20, 100, 100))
    let inner = View(frame: CGRect(1, 2, 10, 10))
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.tag = 7
    #expect(root.viewWithTag(7) === inner)
    #expect(root.viewWithTag(8) == nil)
    #expect(inner.isDescendant(of: root))
    #expect(inner.isDescendant(of: inner))
    #expect(!root.isDescendant(of: inner))
    #expect(inner.convert(CGRect(1, 1, 2, 2), to: root) == CGRect(12, 23, 2, 2))
    #expect(root.convert(CGPoint(x: 12, y: 23), to: inner) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGRect(11, 22, 1, 1), from: nil) == CGRect(0, 0, 1, 1))
    #expect(root.hitTest(CGPoint(x: 12, y: 23), with: nil) === inner)
    outer.isHidden = true
    #expect(root.hitTest(CGPoint(x: 12, y: 23), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 500, y: 0), with: nil) == nil)
  }

  @Test("center and bounds move and size the frame")
  func geometry() {
    let view = View(frame: CGRect(10, 20, 30, 40))
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(35, 30, 30, 40))
    view.bounds = CGRect(5, 6, 10, 10)
    #expect(view.frame == CGRect(45, 45, 10, 10))
    #expect(view.bounds == CGRect(5, 6, 10, 10))
    view.frame = CGRect(x: 10, y: 10, width: -5, height: 5)
    #expect(view.frame == CGRect(5, 10, 5, 5))
  }
}

private final class Hooked: View {
  var calls: [String] = []

  override func willMove(toSuperview newSuperview: View?) { calls.append("will move") }
  override func didMoveToSuperview() { calls.append("did move") }
  override func didAddSubview(_ subview: View) { calls.append("added") }
  override func willRemoveSubview(_ subview: View) { calls.append("removing") }
}
