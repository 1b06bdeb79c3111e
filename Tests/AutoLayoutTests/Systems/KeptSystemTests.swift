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
    arguments: [0, 1, 2, 14, 22, 185] as [UInt64], [1, 2, 5])
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

  @Test(
    "set the frames and insets that a tree has which is laid out anew",
    arguments: 1...16 as ClosedRange<UInt64>)
  func observed(seed: UInt64) {
    let trees = [RandomTree(seed: seed, log: HookLog()), RandomTree(seed: seed, log: HookLog())]
    for step in 0..<Self.changeCount {
      for tree in trees { tree.change() }
      trees[1].root.invalidateSystem()
      for tree in trees { tree.root.layoutIfNeeded() }
      let (mine, others) = (Observation(trees[0].root), Observation(trees[1].root))
      let difference = mine.difference(from: others)
      #expect(difference == nil, "seed \(seed), change \(step)")
      guard difference == nil else { return }
    }
  }

  @Test(
    "call the hooks that a walk over all views would call, in the same order",
    arguments: 1...16 as ClosedRange<UInt64>, 1...2)
  func hooks(seed: UInt64, changesPerLayout: Int) throws {
    let logs = [HookLog(), HookLog()]
    let trees = logs.map { RandomTree(seed: seed, log: $0) }
    for step in stride(from: 0, to: Self.changeCount, by: changesPerLayout) {
      for tree in trees {
        for _ in 0..<changesPerLayout { tree.change() }
      }
      // As if anything might have moved.
      if let system = trees[1].root.passes.system {
        (system.moves, system.movesSinceDerivation) = (MovedItems(), MovedItems())
      }
      for tree in trees { tree.root.layoutIfNeeded() }
      try #require(logs[0].calls == logs[1].calls, "seed \(seed), change \(step)")
      for log in logs { log.calls = [] }
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

  @Test("follow a view that was changed in another tree just before it came")
  func arrivalWithChanges() {
    let (former, root) = (makeRoot(), makeRoot())
    let label = addView(Label(), "label", to: former)
    label.text = "a"
    for tree in [former, root] { tree.layoutIfNeeded() }
    label.text = "ab"
    root.addSubview(label)
    root.layoutIfNeeded()
    #expect(label.frame.width == 19)
    label.text = "abcd"
    root.layoutIfNeeded()
    #expect(label.frame.width == 38)
  }
}

extension KeptSystemTests {
  @Test("have no more empty places than half, however many views leave one after the other")
  func departures() throws {
    let root = makeRoot(100, 100)
    let views = (0..<300).map { index in
      let view = addView("v\(index)", to: root)
      place(view, CGFloat(index), 0, 10, 10)
      return view
    }
    root.layoutIfNeeded()
    for (index, view) in views.dropLast().enumerated() {
      view.removeFromSuperview()
      root.layoutIfNeeded()
      let system = try #require(root.passes.system)
      #expect(system.items.count <= 2 * (views.count - index) + 64)
    }
    #expect(views.last?.frame == CGRect(299, 0, 10, 10))
  }

  @Test("make place for new ones where views exchange most of their own constraints")
  func exchange() {
    let root = makeRoot(100, 1000)
    let stack = addView(StackView(), "stack", to: root)
    stack.axis = .vertical
    place(stack, 0, 0, 100, 1000)
    for _ in 0..<50 { stack.addArrangedSubview(View()) }
    root.layoutIfNeeded()
    let first = root.passes.system
    stack.arrangedSubviews[10].isHidden = true
    root.layoutIfNeeded()
    #expect(root.passes.system === first)
    for view in stack.arrangedSubviews { view.isHidden = true }
    root.layoutIfNeeded()
    #expect(root.passes.system !== first)
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame == .zero })
  }
}

/// What layout has told the views and guides of a tree.
private struct Observation {
  private var lines: [(name: String, rects: [CGRect])] = []

  init(_ root: View) {
    root.forEachView { view in
      lines.append(
        (
          view.layoutName,
          [view.frame, view.bounds, rect(view.layoutMargins), rect(view.safeAreaInsets)]
        ))
      for guide in view.layoutGuides { lines.append((guide.layoutName, [guide.layoutFrame])) }
    }
  }

  private func rect(_ insets: EdgeInsets) -> CGRect {
    CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom)
  }

  /// The first that is different by more than what the solver's arithmetic loses; nil for none.
  func difference(from other: Observation) -> String? {
    guard lines.count == other.lines.count else { return "\(lines.count) items" }
    for (mine, others) in zip(lines, other.lines) {
      guard mine.name == others.name, mine.rects.count == others.rects.count,
        zip(mine.rects, others.rects).allSatisfy({ $0.isNear($1) })
      else { return "\(mine) in place of \(others)" }
    }
    return nil
  }
}
