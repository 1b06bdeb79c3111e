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

  @Test("anchors live as long as their item, and keep it not alive")
  func storedAnchors() {
    weak var anchor: LayoutXAxisAnchor?
    weak var guideAnchor: LayoutDimension?
    weak var item: View?
    let constraint: LayoutConstraint
    let kept: LayoutYAxisAnchor
    do {
      let (view, guide) = (View(), LayoutGuide())
      view.addLayoutGuide(guide)
      (anchor, guideAnchor, item) = (view.leadingAnchor, guide.widthAnchor, view)
      kept = view.topAnchor
      constraint = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      #expect(anchor === view.leadingAnchor && guideAnchor === guide.widthAnchor)
    }
    #expect(anchor == nil && guideAnchor == nil && item == nil)
    #expect(kept.layoutItem == nil && constraint.secondItem == nil)
    // Anchors of what is gone are made anew, and let go of.
    weak let late = constraint.secondAnchor
    #expect(late == nil)
  }
}
