import Foundation
import Testing

@testable import AutoLayout

@Suite("Scroll views")
struct ScrollViewTests {
  let root = makeRoot(300, 200)
  let scroll: ScrollView
  let content: View

  init() {
    scroll = addView(ScrollView(), "scroll", to: root)
    place(scroll, 20, 30, 100, 80)
    content = addView("content", to: scroll)
  }

  @Test("to what lies in it, its edges are those of the content and its size that of the frame")
  func edges() {
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(20, 30, 100, 80))
    #expect(content.frame == CGRect(5, 0, 100, 500))
    #expect(scroll.contentSize == CGSize(width: 110, height: 500))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(0, 0, 100, 80))
  }

  @Test("its guides say the same by name")
  func guides() {
    let (inner, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: inner.topAnchor),
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      content.leftAnchor.constraint(equalTo: inner.leftAnchor),
      content.rightAnchor.constraint(equalTo: inner.rightAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(equalTo: frame.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 160))
    #expect(!content.hasAmbiguousLayout)
    #expect(!inner.hasAmbiguousLayout)
  }

  @Test("scrolling moves the content on the screen and leaves its frame alone")
  func scrolling() {
    let header = addView("header", to: scroll)
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      header.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
    ])
    size(content, 10, 10)
    size(header, 10, 10)
    scroll.contentOffset = CGPoint(x: 0, y: 25)
    let tree = root.solvedTree(canvas: Canvas(width: 300, height: 200))
    #expect(content.frame == CGRect(0, 0, 10, 10))
    #expect(header.frame == CGRect(0, 25, 10, 10))
    #expect(content.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: 5))
    #expect(scroll.contentLayoutGuide.layoutFrame.origin == .zero)
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(0, 25, 100, 80))
    #expect(tree.items.first { $0.identifier == "content" }?.rootFrame == CGRect(20, 5, 10, 10))
    #expect(tree.items.first { $0.identifier == "header" }?.rootFrame == CGRect(20, 30, 10, 10))
  }

  @Test("a child placed by its frame scrolls with the content")
  func placedChild() {
    let child = View(frame: CGRect(1, 2, 30, 40))
    scroll.addSubview(child)
    scroll.contentOffset = CGPoint(x: 5, y: 6)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(1, 2, 30, 40))
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 16, y: 26))
  }

  @Test("content that nothing sizes is ambiguous only where constraints mention it")
  func unsized() {
    root.layoutIfNeeded()
    #expect(!scroll.contentLayoutGuide.hasAmbiguousLayout)
    content.leftAnchor.constraint(equalTo: scroll.leftAnchor).isActive = true
    #expect(scroll.contentLayoutGuide.hasAmbiguousLayout)
  }

  @Test("to its siblings, its edges are those of its frame")
  func siblings() {
    let sibling = addView("sibling", to: root)
    sibling.leftAnchor.constraint(equalTo: scroll.rightAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    #expect(sibling.frame.minX == 123)
  }

  @Test("its middle is that of its frame, also to what lies in it")
  func middle() {
    place(content, 0, 0, 300, 400)
    LayoutConstraint.activate([
      content.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
    let badge = addView("badge", to: scroll)
    size(badge, 10, 10)
    LayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 400))
    #expect(badge.frame == CGRect(45, 35, 10, 10))
  }

  @Test("its content is never inside out: constraints that say so conflict")
  func insideOut() {
    let guide = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: guide.leftAnchor),
      guide.rightAnchor.constraint(equalTo: content.leftAnchor, constant: -10),
    ])
    #expect(root.layoutConflicts.count == 1)
  }

  @Test("a content size that the author set holds as far as constraints leave it open")
  func sizedByHand() {
    scroll.contentSize = CGSize(width: 300, height: 400)
    #expect(scroll.contentSize == CGSize(width: 300, height: 400))
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalTo: scroll.contentLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 400))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(0, 0, 300, 400))
    #expect(content.frame == CGRect(0, 0, 300, 50) && !content.hasAmbiguousLayout)
    content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 60))
    scroll.contentSize = CGSize(width: 500, height: 500)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 60) && content.frame.width == 500)
    #expect(!scroll.constraints.contains { $0.identifier == "UIScrollView-contentSize" })
    #expect(root.layoutConflicts.isEmpty)
    // The weakest of constraints outweighs it.
    content.widthAnchor.constraint(equalToConstant: 70).at(.leastNonzeroMagnitude * 2).isActive =
      true
    root.layoutIfNeeded()
    #expect(scroll.contentSize.width == 70)
  }

  @Test(
    "a content size that is none counts as 0",
    arguments: [CGFloat.nan, .infinity, -CGFloat.infinity, -5])
  func badSize(length: CGFloat) {
    scroll.contentSize = CGSize(width: length, height: 10)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 0, height: 10))
  }
}
