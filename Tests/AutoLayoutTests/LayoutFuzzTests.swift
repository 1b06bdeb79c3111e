import Foundation
import Testing

@testable import AutoLayout

/// A view that changes the tree it is in, at random, from the hooks of layout.
private final class RestlessView: View {
  private weak let tree: RandomTree?
  private var changesLeft: Int

  init(in tree: RandomTree, changes: Int) {
    self.tree = tree
    changesLeft = changes
    super.init(frame: .zero)
    identifier = "restless"
  }

  required init?(coder: NSCoder) { nil }

  private func meddle() {
    guard changesLeft > 0 else { return }
    changesLeft -= 1
    tree?.change()
    setNeedsLayout()
    setNeedsUpdateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    meddle()
  }

  override func updateConstraints() {
    meddle()
    super.updateConstraints()
  }
}

/// The seed in a failure's arguments replays it; the number of changes bounds the time.
@Suite("Trees changed at random while they are laid out")
struct LayoutFuzzTests {
  @Test(
    "layouts end, with a tree that is one and frames that are numbers",
    arguments: 1..<25 as Range<UInt64>)
  func meddling(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    for _ in 0..<20 { tree.change() }
    let restless = RestlessView(in: tree, changes: 40)
    tree.root.addSubview(restless)
    for _ in 0..<30 { tree.root.layoutIfNeeded() }
    for item in tree.solved().items {
      #expect(item.exactFrame.minX.isFinite && item.exactFrame.height.isFinite)
    }
    for constraint in tree.root.constraints { #expect(constraint.isActive) }
    tree.root.forEachView { view in
      for subview in view.subviews { #expect(subview.superview === view) }
    }
  }
}
