import Foundation
import Testing

@testable import AutoLayout

@Suite("Lifetimes")
struct LifetimeTests {
  @Test("a tree that was laid out goes with the last reference to its root")
  func trees() {
    weak var root: View?
    weak var leaf: View?
    do {
      let strong = makeRoot()
      leaf = addView("leaf", to: addView("view", to: strong))
      root = strong
      leaf?.widthAnchor.constraint(equalToConstant: 5).isActive = true
      strong.layoutIfNeeded()
      #expect(leaf?.frame.width == 5)
    }
    #expect(root == nil)
    #expect(leaf == nil)
  }

  @Test("an anchor keeps no view, and constraints made of one that has lost its view stay off")
  func anchors() {
    let root = makeRoot()
    weak var gone: View?
    let (leading, width): (LayoutXAxisAnchor, LayoutDimension)
    do {
      let view = View()
      gone = view
      (leading, width) = (view.leadingAnchor, view.widthAnchor)
    }
    #expect(gone == nil)
    #expect(leading.layoutItem == nil)
    #expect(leading.description == "<NSLayoutXAxisAnchor \"nil.leading\">")
    let place = leading.constraint(equalTo: root.leadingAnchor, constant: 5)
    #expect(place.firstItem == nil && place.secondItem === root)
    #expect(throws: LayoutError.self) { try place.activate() }
    let size = width.constraint(equalToConstant: 5)
    size.isActive = true
    #expect(!size.isActive)
  }

  @Test("a constraint of anchors that nothing else refers to keeps what it is about")
  func passingAnchors() {
    let root = makeRoot()
    let view = addView("view", to: root)
    weak var anchor: LayoutXAxisAnchor?
    let constraint: LayoutConstraint
    do {
      let leading = view.leadingAnchor
      anchor = leading
      constraint = leading.constraint(equalTo: root.leadingAnchor, constant: 5)
    }
    #expect(anchor == nil)
    #expect(constraint.firstItem === view && constraint.secondItem === root)
    #expect(constraint.firstAnchor == view.leadingAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 5)
  }
}
