import Foundation
import Testing

@testable import AutoLayout

@Suite("Layout guides")
struct LayoutGuideTests {
  @Test("adding a guide twice is adding it once")
  func addingTwice() {
    let root = makeRoot()
    let guide = addGuide("gap", to: root)
    root.addLayoutGuide(guide)
    #expect(root.layoutGuides == [guide])
    #expect(guide.owningView === root)
  }

  @Test("adding a guide to another view takes it from the first, with its constraints")
  func moving() {
    let root = makeRoot()
    let box = addView("box", to: root)
    let guide = addGuide("gap", to: root)
    let width = guide.widthAnchor.constraint(equalTo: root.widthAnchor)
    width.isActive = true
    box.addLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty)
    #expect(box.layoutGuides == [guide])
    #expect(!width.isActive)
  }

  @Test("removing a guide drops the constraints that mention it, wherever they are held")
  func removing() {
    let root = makeRoot()
    let box = addView("box", to: root)
    let guide = addGuide("gap", to: box)
    let own = guide.widthAnchor.constraint(equalToConstant: 10)
    let above = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let offset = root.leadingAnchor.anchorWithOffset(to: box.leadingAnchor)
      .constraint(equalTo: guide.widthAnchor)
    let unrelated = box.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([own, above, offset, unrelated])
    box.removeLayoutGuide(guide)
    #expect([own, above, offset, unrelated].map(\.isActive) == [false, false, false, true])
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
  }

  @Test("removing a stranger does nothing")
  func removingStranger() {
    let root = makeRoot()
    let other = makeRoot()
    let guide = addGuide("gap", to: other)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView === other)
  }

  @Test("system guides can be neither removed nor moved")
  func systemGuides() {
    let root = makeRoot()
    let box = addView("box", to: root)
    let margins = root.layoutMarginsGuide
    root.removeLayoutGuide(margins)
    box.addLayoutGuide(margins)
    #expect(margins.owningView === root)
    #expect(root.layoutMarginsGuide === margins)
    #expect(root.layoutGuides == [margins])
  }

  @Test(
    "system guides appear among the guides when asked for, with Apple's identifiers",
    arguments: [
      (SystemGuideKind.layoutMargins, "UIViewLayoutMarginsGuide"),
      (.safeArea, "UIViewSafeAreaLayoutGuide"), (.readableContent, "UIViewReadableContentGuide"),
      (.keyboard, "UIViewKeyboardLayoutGuide"),
    ])
  func systemIdentifiers(kind: SystemGuideKind, identifier: String) {
    let root = makeRoot()
    #expect(root.layoutGuides.isEmpty)
    #expect(root.systemGuide(kind).identifier == identifier)
    #expect(root.layoutGuides.map(\.identifier) == [identifier])
  }

  @Test("a guide is no subview and is never hit")
  func hits() {
    let root = makeRoot()
    place(addGuide("gap", to: root), 0, 0, 300, 200)
    root.layoutIfNeeded()
    #expect(root.subviews.isEmpty)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
  }

  @Test("guides are equal when they are the same object")
  func equality() {
    let one = LayoutGuide()
    let other = LayoutGuide()
    #expect(one == one)
    #expect(one != other)
    #expect(Set([one, other, one]).count == 2)
  }

  @Test("the description has Apple's shape, with names in place of addresses")
  func describing() {
    let root = makeRoot()
    let guide = LayoutGuide()
    #expect(
      guide.description
        == "<UILayoutGuide: - \"\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>")
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    place(guide, 8, 0.5, 20, 10)
    root.layoutIfNeeded()
    #expect(
      guide.description
        == "<UILayoutGuide: - \"gap\", layoutFrame = {{8, 0.5}, {20, 10}}, "
        + "owningView = <UIView: root; frame = (0 0; 300 200)>>")
  }

  @Test("the layout frame is zero before layout, then exact and in the owner's coordinates")
  func layoutFrame() {
    let root = makeRoot()
    let box = addView("box", to: root)
    place(box, 50, 60, 100, 100)
    let guide = addGuide("third", to: box)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 0.25),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 70),
      guide.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1 / 3.0),
      guide.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(guide.layoutFrame == .zero)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.isNear(CGRect(0.25, 10, 100 / 3.0, 10)))
  }

  @Test("an axis that no constraint mentions has no extent and is not ambiguous")
  func oneAxis() {
    let root = makeRoot()
    let guide = addGuide("gap", to: root)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(10, 0, 280, 0))
    #expect(!guide.hasAmbiguousLayout)
    guide.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(guide.hasAmbiguousLayout)
  }

  @Test("the owner's layoutSubviews sees the frame, and is called again when it changes")
  func seenInLayoutSubviews() {
    let root = GuideReader(frame: CGRect(0, 0, 300, 200))
    root.addLayoutGuide(root.guide)
    place(root.guide, 10, 10, 30, 30)
    let width = root.guide.constraintsAffectingLayout(for: .horizontal)
      .first { $0.firstAttribute == .width }
    root.layoutIfNeeded()
    #expect(root.seen == [CGRect(10, 10, 30, 30)])
    width?.constant = 60
    root.layoutIfNeeded()
    #expect(root.seen == [CGRect(10, 10, 30, 30), CGRect(10, 10, 60, 30)])
    root.layoutIfNeeded()
    #expect(root.seen.count == 2)
  }

  @Test("a guide without an owner is neither laid out nor ambiguous")
  func withoutOwner() {
    let guide = LayoutGuide()
    guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.layoutFrame == .zero)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }
}

/// A view that writes down what its layoutSubviews sees of a guide.
private final class GuideReader: View {
  let guide = LayoutGuide()
  var seen: [CGRect] = []

  override func layoutSubviews() { seen.append(guide.layoutFrame) }
}
