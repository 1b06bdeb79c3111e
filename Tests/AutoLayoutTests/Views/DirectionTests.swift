import Foundation
import Testing

@testable import AutoLayout

@Suite("Layout direction")
struct DirectionTests {
  /// Lays out with leading and trailing, left to right and right to left.
  private func frames(_ build: (View, View) -> Void) -> [CGRect] {
    [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      let root = makeRoot(300, 100) { $0.direction = direction }
      let view = addView("view", to: root)
      build(root, view)
      root.layoutIfNeeded()
      return view.frame
    }
  }

  @Test("constants mirror with leading and trailing")
  func constants() {
    let frames = frames { root, view in
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
      size(view, 50, 10)
    }
    #expect(frames == [CGRect(30, 0, 50, 10), CGRect(220, 0, 50, 10)])
  }

  @Test("inequalities mirror with leading and trailing")
  func inequalities() {
    let frames = frames { root, view in
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).at(500),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -40),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: 10).at(500),
      ])
    }
    #expect(frames == [CGRect(30, 0, 230, 0), CGRect(40, 0, 230, 0)])
  }

  @Test("left and right never mirror")
  func absolute() {
    let frames = frames { root, view in
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30).isActive = true
      size(view, 50, 10)
    }
    #expect(frames == [CGRect(30, 0, 50, 10), CGRect(30, 0, 50, 10)])
  }

  @Test("a centre that is tied to a leading edge mirrors its constant")
  func centres() {
    let frames = frames { root, view in
      view.centerXAnchor.constraint(equalTo: root.leadingAnchor, constant: 100).isActive = true
      size(view, 50, 10)
    }
    #expect(frames == [CGRect(75, 0, 50, 10), CGRect(175, 0, 50, 10)])
  }

  @Test("distances between anchors count in reading direction")
  func distances() {
    let frames = frames { root, view in
      size(view, 50, 10)
      root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
        .constraint(equalToConstant: 30).isActive = true
    }
    #expect(frames == [CGRect(30, 0, 50, 10), CGRect(220, 0, 50, 10)])
    let centered = self.frames { root, view in
      size(view, 50, 10)
      root.leadingAnchor.anchorWithOffset(to: view.centerXAnchor)
        .constraint(equalToConstant: 100).isActive = true
    }
    #expect(centered == [CGRect(75, 0, 50, 10), CGRect(175, 0, 50, 10)])
  }

  @Test("a distance from a leading edge to a left one is neither")
  func mixedDistances() throws {
    let root = makeRoot()
    let view = addView("view", to: root)
    let operand = LayoutOperand(
      from: LayoutOperand(root, .leading), to: LayoutOperand(view, .left))
    #expect(
      throws: LayoutError.directionalWithAbsoluteSide(.leading, .left, item: view.description)
    ) {
      try LayoutConstraint(
        first: operand, relation: .equal, second: nil, multiplier: 1, constant: 0)
    }
  }

  @Test(
    "a view decides for what is laid out in it, and its subviews decide for themselves",
    arguments: [
      (View.SemanticContentAttribute.unspecified, LayoutDirection.rightToLeft),
      (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft),
    ])
  func semantics(attribute: View.SemanticContentAttribute, direction: LayoutDirection) {
    let root = makeRoot(300, 100) { $0.direction = .rightToLeft }
    let outer = addView("outer", to: root)
    let inner = addView("inner", to: outer)
    place(outer, 100, 0, 100, 50)
    outer.semanticContentAttribute = attribute
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10).isActive = true
    size(inner, 20, 20)
    root.layoutIfNeeded()
    #expect(outer.effectiveUserInterfaceLayoutDirection == direction)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    // The view that holds the constraint says in which direction it counts.
    #expect(inner.frame.minX == (direction == .rightToLeft ? 70 : 10))
  }

  @Test("changing the direction of a tree lays it out again")
  func changing() {
    let root = makeRoot(300, 100)
    let view = addView("view", to: root)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
    size(view, 50, 10)
    root.layoutIfNeeded()
    root.layoutEnvironment?.direction = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 245)
  }
}
