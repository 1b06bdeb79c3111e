import Foundation
import Testing

@testable import AutoLayout

@Suite("What layouts do not depend on")
struct InvarianceTests {
  @Test("layouts in between leave no trace", arguments: UInt64(0)..<8)
  func history(seed: UInt64) {
    let (eager, lazy) = (RandomTree(seed: seed), RandomTree(seed: seed))
    for step in 0..<20 {
      for tree in [eager, lazy] { tree.change() }
      eager.root.layoutIfNeeded()
      if step % 7 == 0 { _ = eager.root.systemLayoutSizeFitting(.zero) }
      if step % 5 == 0 { eager.views.last?.exerciseAmbiguityInLayout() }
    }
    // What was moved on purpose stays there until something changes.
    for tree in [eager, lazy] { tree.root.invalidateIntrinsicContentSize() }
    #expect(eager.solved() == lazy.solved(), "seed \(seed)")
    #expect(eager.views.map(\.frame) == lazy.views.map(\.frame), "seed \(seed)")
  }

  @Test(
    "a system that is kept says what one that is written down anew would", arguments: UInt64(0)..<24
  )
  func keptSystem(seed: UInt64) {
    let kept = RandomTree(seed: seed)
    for step in 1...24 {
      kept.change()
      let new = RandomTree(seed: seed)
      for _ in 0..<step { new.change() }
      let (mine, others) = (kept.solved(), new.solved())
      #expect(mine == others, "seed \(seed), step \(step): \(difference(mine, others))")
      guard mine == others else { return }
    }
  }

  @Test("a tree that was laid out goes when nobody holds it")
  func release() {
    weak var root: View?
    weak var constraint: LayoutConstraint?
    do {
      let tree = RandomTree(seed: 1)
      for _ in 0..<30 { tree.change() }
      _ = tree.solved()
      let width = tree.root.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
      width.isActive = true
      (root, constraint) = (tree.root, width)
      tree.root.layoutIfNeeded()
    }
    #expect(root == nil)
    #expect(constraint == nil)
  }
}

/// The first thing that two layouts say differently.
func difference(_ lhs: SolvedTree, _ rhs: SolvedTree) -> String {
  let items = zip(lhs.items, rhs.items).first { $0 != $1 }.map { "\($0) \n≠ \($1)" }
  return items ?? "\(lhs.conflicts) \n≠ \(rhs.conflicts)"
}
