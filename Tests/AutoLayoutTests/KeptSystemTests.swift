import Foundation
import Testing

@testable import AutoLayout

/// The seed and the number of changes in a failure's message replay it.
@Suite("Systems that are kept from layout to layout")
struct KeptSystemTests {
  /// How many changes a random tree sees; trees of more take long without finding more.
  private static let changeCount = 60

  @Test(
    "say what one written down anew says, however many changes there are for each layout",
    arguments: [0, 1, 2, 14, 22, 185] as [UInt64], 1...6)
  func search(seed: UInt64, changesPerLayout: Int) {
    let (kept, new) = (RandomTree(seed: seed), RandomTree(seed: seed))
    for step in stride(from: changesPerLayout, through: Self.changeCount, by: changesPerLayout) {
      for tree in [kept, new] {
        for _ in 0..<changesPerLayout { tree.change() }
      }
      new.root.invalidateSystem()
      let (mine, others) = (kept.solved(), new.solved())
      let label = "seed \(seed), \(changesPerLayout) changes a layout, change \(step)"
      #expect(mine == others, "\(label): \(difference(mine, others))")
      guard mine == others else { return }
    }
  }

  @Test("obey the constraints that a stack view makes about a view that has just come")
  func arrivalInStack() throws {
    // Labels that wrap follow from frames, and their stack makes its constraints by their widths.
    let root = makeRoot { $0.safeAreaInsets = EdgeInsets(top: 20) }
    let stack = addView(StackView(), "stack", to: root)
    stack.distribution = .fillProportionally
    place(stack, 0, 0, 200, 100)
    let first = Label()
    first.text = String(repeating: "word ", count: 12)
    first.numberOfLines = 0
    stack.addArrangedSubview(first)
    root.layoutIfNeeded()
    let second = Label()
    second.text = "text"
    stack.addArrangedSubview(second)
    root.layoutIfNeeded()
    let before = [first.frame, second.frame]
    #expect(second.frame.maxX == 200)
    root.invalidateSystem()
    root.layoutIfNeeded()
    #expect([first.frame, second.frame] == before)
  }
}
