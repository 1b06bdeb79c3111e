import Foundation
import Testing

@testable import AutoLayout

/// Frames of views in each other, from the outermost in, and the safe area of the innermost as
/// `top left bottom right`.
struct OverlapExample: Sendable, CustomTestStringConvertible {
  let name: String
  let frames: [String]
  let insets: String

  init(_ name: String, _ frames: [String], _ insets: String) {
    self.name = name
    self.frames = frames
    self.insets = insets
  }

  var testDescription: String { name }
}

@Suite("Safe areas down a tree, case by case")
struct SafeAreaTableTests {
  /// A root of 300 by 400 with 40 covered at the top, 10 left, 30 at the bottom and 20 right.
  private func nest(
    _ frames: [String], direction: LayoutDirection = .leftToRight
  ) -> (root: View, views: [View]) {
    let root = makeRoot(300, 400) {
      $0.safeAreaInsets = EdgeInsets(top: 40, left: 10, bottom: 30, right: 20)
      $0.direction = direction
    }
    var views: [View] = []
    for frame in frames {
      let view = addView("view\(views.count)", to: views.last ?? root)
      place(view, frame)
      views.append(view)
    }
    return (root, views)
  }

  @Test(
    "a view is covered by what is left of its superview's insets at each edge",
    arguments: [
      OverlapExample("as large as the root", ["0 0 300 400"], "40 10 30 20"),
      OverlapExample("at the top", ["0 0 300 100"], "40 10 0 20"),
      OverlapExample("at the bottom", ["0 300 300 100"], "0 10 30 20"),
      OverlapExample("in the middle", ["100 100 100 100"], "0 0 0 0"),
      OverlapExample("touching", ["0 40 300 330"], "0 10 0 20"),
      OverlapExample("a point into it", ["0 39 300 331"], "1 10 0 20"),
      OverlapExample("a little inside", ["5 10 290 380"], "30 5 20 15"),
      OverlapExample("less high than what covers it", ["0 0 300 20"], "20 10 0 20"),
      OverlapExample("less wide than what covers it", ["0 0 5 400"], "40 5 30 0"),
      OverlapExample("without extent", ["0 0 0 0"], "0 0 0 0"),
      OverlapExample("sticking out at the top", ["0 -30 300 100"], "40 10 0 20"),
      OverlapExample("sticking out on both sides", ["-50 0 400 400"], "40 10 30 20"),
      OverlapExample("sticking out at the bottom", ["0 350 300 100"], "0 10 30 20"),
      OverlapExample("outside", ["0 -200 300 100"], "40 10 0 20"),
    ])
  func oneView(example: OverlapExample) { check(example) }

  @Test(
    "so is a view in a view",
    arguments: [
      OverlapExample("at the same edge", ["0 0 300 100", "0 0 300 50"], "40 10 0 20"),
      OverlapExample("half way down", ["0 0 300 100", "0 20 300 50"], "20 10 0 20"),
      OverlapExample("below it", ["0 0 300 100", "0 50 300 50"], "0 10 0 20"),
      OverlapExample("both a little down", ["0 10 300 100", "0 10 100 50"], "20 10 0 0"),
      OverlapExample("in a safe one", ["100 100 100 100", "0 0 100 100"], "0 0 0 0"),
      OverlapExample(
        "sticking out of a safe one to the root's edges",
        ["100 100 100 100", "-100 -100 300 400"], "0 0 0 0"),
      OverlapExample(
        "sticking out of one that is a little down", ["0 10 300 100", "0 -10 300 50"],
        "30 10 0 20"),
      OverlapExample(
        "three as large as the root", ["0 0 300 400", "0 0 300 400", "0 0 300 400"],
        "40 10 30 20"),
      OverlapExample(
        "three, 5 down each", ["0 5 300 395", "0 5 300 390", "0 5 300 385"], "25 10 30 20"),
      OverlapExample(
        "three, the first less high than what covers it",
        ["0 0 300 20", "0 0 300 100", "0 0 300 100"], "20 10 0 20"),
      OverlapExample(
        "three, 4 from the left and 6 from the right each",
        ["4 0 290 400", "4 0 280 400", "4 0 270 400"], "40 0 30 2"),
    ])
  func nested(example: OverlapExample) { check(example) }

  @Test("sides do not change with the direction", arguments: [LayoutDirection.rightToLeft])
  func rightToLeft(direction: LayoutDirection) {
    let (root, views) = nest(["5 10 290 380"], direction: direction)
    root.layoutIfNeeded()
    #expect(views[0].safeAreaInsets == insets("30 5 20 15"))
  }

  struct Added: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let added: String
    let outer, inner: String
  }

  @Test(
    "what a view adds covers it and what is in it",
    arguments: [
      Added(
        testDescription: "10 at the top", added: "10 0 0 0", outer: "50 10 30 20",
        inner: "50 10 30 20"),
      Added(
        testDescription: "15 less", added: "-15 0 0 0", outer: "25 10 30 20",
        inner: "25 10 30 20"),
      Added(
        testDescription: "more than there is taken away", added: "-100 0 -31 0",
        outer: "0 10 0 20", inner: "0 10 0 20"),
      Added(
        testDescription: "on every edge", added: "1 2 3 4", outer: "41 12 33 24",
        inner: "41 12 33 24"),
    ])
  func added(example: Added) {
    let (root, views) = nest(["0 0 300 400", "0 0 300 400"])
    views[0].addedSafeAreaInsets = insets(example.added)
    root.layoutIfNeeded()
    #expect(views.map(\.safeAreaInsets) == [insets(example.outer), insets(example.inner)])
  }

  @Test("what is added in a safe place covers only what is at its edges")
  func addedInside() {
    let (root, views) = nest(["100 100 100 100", "3 0 97 100"])
    views[0].addedSafeAreaInsets = insets("5 5 5 5")
    root.layoutIfNeeded()
    #expect(views[0].safeAreaInsets == insets("5 5 5 5"))
    #expect(views[1].safeAreaInsets == insets("5 2 5 5"))
  }

  @Test("the root's own additions come on top of the screen's")
  func addedToRoot() {
    let (root, views) = nest(["0 0 300 100"])
    root.addedSafeAreaInsets = insets("4 0 0 -30")
    root.layoutIfNeeded()
    #expect(root.safeAreaInsets == insets("44 10 30 0"))
    #expect(views[0].safeAreaInsets == insets("44 10 0 0"))
  }

  private func check(_ example: OverlapExample) {
    let (root, views) = nest(example.frames)
    guard let view = views.last else { return }
    let guide = view.safeAreaLayoutGuide
    root.layoutIfNeeded()
    let wanted = insets(example.insets)
    #expect(view.safeAreaInsets == wanted)
    let size = view.frame.size
    let inside = CGRect(
      wanted.left, wanted.top, max(0, size.width - wanted.left - wanted.right),
      max(0, size.height - wanted.top - wanted.bottom))
    #expect(guide.layoutFrame.isNear(inside))
  }
}
