import Foundation
import Testing

@testable import AutoLayout

/// Trees far deeper than a program's stack would let a recursion go.
@Suite("Deep trees")
struct DeepTreeTests {
  private static let depth = 100_000

  /// A chain of views, each in the one before.
  private func chain(_ count: Int, of make: () -> View = { View() }) -> (root: View, leaf: View) {
    let root = makeRoot()
    var leaf = root
    for _ in 1..<count {
      let view = make()
      leaf.addSubview(view)
      leaf = view
    }
    return (root, leaf)
  }

  @Test("are built and taken down one view after another")
  func lifetime() {
    weak var leaf: View?
    do {
      let tree = chain(Self.depth)
      leaf = tree.leaf
      #expect(tree.leaf.isDescendant(of: tree.root))
    }
    #expect(leaf == nil)
  }

  @Test("of stack views are taken down as well, which hold each subview twice")
  func stacks() {
    weak var leaf: View?
    do {
      let outermost = StackView()
      var stack = outermost
      for _ in 1..<Self.depth {
        let inner = StackView()
        stack.addArrangedSubview(inner)
        stack = inner
      }
      leaf = stack
    }
    #expect(leaf == nil)
  }

  @Test("leave alone what someone else still holds")
  func survivor() throws {
    var tree: (root: View, leaf: View)? = chain(1000)
    let middle = try #require(tree?.root.subviews.first?.subviews.first)
    weak let leaf = tree?.leaf
    tree = nil
    #expect(middle.superview == nil)
    #expect(middle.subviews.count == 1)
    #expect(leaf?.isDescendant(of: middle) == true)
  }

  @Test("are walked without recursion: hooks, tags, hits, sizes, texts")
  func walks() {
    let (root, leaf) = chain(Self.depth)
    root.updateConstraintsIfNeeded()
    #expect(!leaf.needsUpdateConstraints())
    leaf.tag = 7
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
    root.subviews[0].forEachView {
      $0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      $0.frame = CGRect(0, 0, 300, 200)
    }
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === leaf)
    root.frame.size.width = 400
    #expect(leaf.frame.width == 400)
    leaf.removeFromSuperview()
    #expect(root.viewWithTag(7) == nil)
  }

  // Less deep than the others, since laying out takes longer; still too deep for a recursion.
  @Test("are laid out by frames and by constraints", arguments: [true, false])
  func layout(byFrames: Bool) {
    let (root, leaf) = chain(30_000) {
      let view = View(frame: CGRect(1, 0, 10, 10))
      view.translatesAutoresizingMaskIntoConstraints = byFrames
      return view
    }
    leaf.superview?.heightAnchor.constraint(equalToConstant: 6).isActive = true
    root.layoutIfNeeded()
    #expect(leaf.frame == (byFrames ? CGRect(1, 0, 10, 10) : .zero))
    #expect(root.layoutConflicts.count == (byFrames ? 1 : 0))
  }

  @Test("of stack views share one baseline")
  func baselines() {
    let root = makeRoot()
    let outermost = addView(StackView(), "outermost", to: root)
    var stack = outermost
    for _ in 0..<200 {
      let inner = StackView()
      stack.addArrangedSubview(inner)
      stack = inner
    }
    let label = Label()
    label.text = "x"
    stack.addArrangedSubview(label)
    outermost.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50)
      .isActive = true
    root.layoutIfNeeded()
    let baseline = label.convert(CGPoint(x: 0, y: label.font.ascender), to: root).y
    #expect(abs(baseline - 50) < 1)
  }
}
