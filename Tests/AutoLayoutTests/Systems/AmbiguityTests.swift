import Foundation
import Testing

@testable import AutoLayout

@Suite("Ambiguity, and what decides a frame")
struct AmbiguityTests {
  @Test("a view whose place is left open is ambiguous, and nearest to its superview's origin")
  func openPlace() {
    let root = makeRoot()
    let view = addView("view", to: root)
    size(view, 10, 10)
    view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 30)
      .isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(30, 0, 10, 10))
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40).at(1).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("a view that no constraint mentions is ambiguous, as with Apple; a guide is not")
  func unmentioned() {
    let root = makeRoot()
    #expect(addView("view", to: root).hasAmbiguousLayout)
    #expect(!addGuide("gap", to: root).hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test("a view placed inside of an ambiguous one is not ambiguous itself")
  func insideAmbiguous() {
    let root = makeRoot()
    let outer = addView("outer", to: root)
    let inner = addView("inner", to: outer)
    size(outer, 100, 100)
    place(inner, 5, 5, 10, 10)
    #expect(outer.hasAmbiguousLayout)
    #expect(!inner.hasAmbiguousLayout)
  }

  @Test("an open size is the smallest allowed")
  func openSize() {
    let root = makeRoot()
    let view = addView("view", to: root)
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 25).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 25)
    #expect(view.hasAmbiguousLayout)
  }

  @Test("two sizes that share what is left are ambiguous together")
  func shared() {
    let root = makeRoot(100, 50)
    let (a, b) = (addGuide("a", to: root), addGuide("b", to: root))
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    #expect(a.hasAmbiguousLayout)
    #expect(b.hasAmbiguousLayout)
    a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 3).isActive = true
    root.layoutIfNeeded()
    #expect(!a.hasAmbiguousLayout)
    #expect(a.layoutFrame == CGRect(0, 0, 75, 0))
  }

  @Test("the solved tree names ambiguous and unconstrained axes")
  func solvedTree() {
    let root = makeRoot()
    let view = addView("view", to: root)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    addGuide("gap", to: root)
    let all = root.solvedTree(canvas: Canvas(width: 300, height: 200)).items
    // The root's system guides come along, for figures to show.
    let items = all.filter { if case .systemGuide = $0.kind { false } else { true } }
    #expect(all.count == items.count + 4)
    #expect(items.map(\.identifier) == ["root", "gap", "view"])
    #expect(items.map(\.ambiguousAxes) == [[], [], [.horizontal]])
    #expect(items.map(\.unconstrainedAxes) == [[], [.horizontal, .vertical], [.vertical]])
    #expect(items.map(\.owner) == [nil, 0, 0])
  }

  @Test("exercising ambiguity shows another layout, and then the first again")
  func exercising() {
    let root = makeRoot()
    let view = addView("view", to: root)
    place(view, 0, 0, 10, 10)
    let least = view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 30)
    let most = view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -20)
    root.constraints.first { $0.firstAttribute == .left }?.isActive = false
    LayoutConstraint.activate([least, most])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(30, 0, 10, 10))
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == CGRect(270, 0, 10, 10))
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == CGRect(30, 0, 10, 10))
    view.exerciseAmbiguityInLayout()
    least.constant = 40
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(40, 0, 10, 10))
  }

  @Test("exercising what is determined changes nothing")
  func exercisingNothing() {
    let root = makeRoot()
    let view = addView("view", to: root)
    place(view, 5, 6, 7, 8)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == CGRect(5, 6, 7, 8))
  }

  @Test("the constraints that decide a frame are those that its numbers come from")
  func affecting() {
    let root = makeRoot()
    let label = addView(Label(), "label", to: root)
    label.text = "ab"
    let (a, b) = (addView("a", to: root), addView("b", to: root))
    place(a, 10, 20, 30, 40)
    let left = b.leftAnchor.constraint(equalTo: a.rightAnchor)
    let loose = b.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor)
    let lost = b.leftAnchor.constraint(equalTo: root.leftAnchor).at(100)
    LayoutConstraint.activate([left, loose, lost])
    size(b, 5, 5)
    let horizontal = b.constraintsAffectingLayout(for: .horizontal).map(\.equation)
    #expect(
      Set(horizontal) == [
        "b.left == a.right", "b.width == 5", "a.left == root.left + 10", "a.width == 30",
      ])
    #expect(b.constraintsAffectingLayout(for: .vertical).map(\.equation) == ["b.height == 5"])
    #expect(
      label.constraintsAffectingLayout(for: .horizontal).map(\.equation)
        == ["label.width == 19 Hug:250 CompressionResistance:750"])
    // What decides both place and extent is named once.
    label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    #expect(label.constraintsAffectingLayout(for: .horizontal).count == 2)
  }
}
