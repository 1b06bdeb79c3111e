import Foundation
import Testing

@testable import AutoLayout

/// Places in a root of 300 × 300 points.
@Suite("What constraints leave open")
struct OpenPlaceTests {
  private let root = makeRoot(300, 300)

  private func frame(_ view: View) -> [CGFloat] {
    root.layoutIfNeeded()
    return [view.frame.minX, view.frame.width]
  }

  @Test("a view is at the bound of an inequality, in both reading directions")
  func oneBound() {
    let view = addView("view", to: root)
    size(view, 50, 10)
    let near = view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 72)
    near.isActive = true
    #expect(frame(view) == [72, 50])
    near.isActive = false
    let far = view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -30)
    far.isActive = true
    #expect(frame(view) == [220, 50])
    far.isActive = false
    view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20)
      .isActive = true
    #expect(frame(view) == [20, 50])
    root.semanticContentAttribute = .forceRightToLeft
    #expect(frame(view) == [230, 50])
    #expect(view.hasAmbiguousLayout)
  }

  @Test("optional inequalities count, too")
  func optional() {
    let view = addView("view", to: root)
    size(view, 50, 10)
    view.rightAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor).at(250).isActive = true
    #expect(frame(view) == [100, 50])
  }

  @Test("a view between two bounds is stretched", arguments: [-10, 20] as [CGFloat])
  func twoBounds(inset: CGFloat) {
    let view = addView("view", to: root)
    let leading = view.leadingAnchor
    let trailing = view.trailingAnchor
    if inset > 0 {
      trailing.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -inset).isActive = true
      leading.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: inset).isActive = true
    } else {
      trailing.constraint(greaterThanOrEqualTo: root.trailingAnchor, constant: -inset)
        .isActive = true
      leading.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: inset).isActive = true
    }
    #expect(frame(view) == [inset, 300 - 2 * inset])
    #expect(view.hasAmbiguousLayout)
    // Its other size is the smallest.
    let other = root.solvedTree(canvas: Canvas(width: 300, height: 300)).items
      .first { $0.identifier == "view" }?.alternative
    #expect(inset < 0 || other?.width == 0)
    view.widthAnchor.constraint(equalToConstant: 100).at(1).isActive = true
    #expect(frame(view)[1] == (inset < 0 ? 320 : 100))
  }

  @Test("of two contents without enough room, the later one gives way")
  func contents() {
    let views = ["a", "b"].map { addView($0, to: root) }
    for view in views { view.overrideIntrinsicContentSize(CGSize(width: 36, height: 36)) }
    views[0].leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor).isActive = true
    views[1].rightAnchor.constraint(equalTo: root.leftAnchor, constant: 50).isActive = true
    #expect(frame(views[0]) == [0, 36])
    #expect(frame(views[1]) == [36, 14])
  }

  @Test("of contents with too much room, the first takes it")
  func wideContents() {
    let views = ["a", "b", "c"].map { addView($0, to: root) }
    for view in views { view.overrideIntrinsicContentSize(CGSize(width: 36, height: 36)) }
    views[0].leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor).isActive = true
    views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor).isActive = true
    views[2].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    #expect(views.map { frame($0) } == [[0, 228], [228, 36], [264, 36]])
    #expect(views[2].hasAmbiguousLayout)
    views[1].setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    #expect(views.map { frame($0) } == [[0, 36], [36, 228], [264, 36]])
  }

  @Test("of columns with too much room, the first view of the first column takes it")
  func columns() {
    // A column of one view beside columns of two; all are as tall as the root.
    for count in [2, 1, 2] {
      let views = (0..<count).map { _ in addView("view", to: root) }
      for view in views { view.overrideIntrinsicContentSize(CGSize(width: 10, height: 20)) }
      views[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      views[count - 1].bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
      if count == 2 {
        views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor).isActive = true
      }
    }
    root.layoutIfNeeded()
    let height = root.bounds.height
    #expect(root.subviews.map(\.frame.height) == [height - 20, 20, height, height - 20, 20])
  }

  @Test("a text that wraps takes the room beside what doesn't if it is first")
  func shortText() {
    let label = addView(Label(), "label", to: root)
    label.numberOfLines = 0
    label.text = "word"
    let other = addView("other", to: root)
    other.overrideIntrinsicContentSize(CGSize(width: 49, height: 31))
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    other.leftAnchor.constraint(equalTo: label.rightAnchor).isActive = true
    other.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    #expect(frame(other) == [251, 49])
  }

  @Test("a size of the priority of the content's hugging is tight")
  func hugging() {
    let view = addView("view", to: root)
    view.overrideIntrinsicContentSize(CGSize(width: 50, height: 10))
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).at(250).isActive = true
    #expect(frame(view) == [0, 100])
  }

  @Test("a text that wraps gives way to what doesn't")
  func wrapping() {
    let label = addView(Label(), "label", to: root)
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    let other = addView("other", to: root)
    other.overrideIntrinsicContentSize(CGSize(width: 49, height: 31))
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    other.leftAnchor.constraint(equalTo: label.rightAnchor).isActive = true
    other.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    #expect(frame(other) == [251, 49])
  }

  @Test(
    "a greatest width leaves a view as small as can be",
    arguments: [94, .greatestFiniteMagnitude] as [CGFloat])
  func greatestWidth(width: CGFloat) {
    let view = addView("view", to: root)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.widthAnchor.constraint(lessThanOrEqualToConstant: width).isActive = true
    #expect(frame(view) == [150, 0])
    view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor).isActive = true
    #expect(frame(view) == [150, 0])
  }
}
