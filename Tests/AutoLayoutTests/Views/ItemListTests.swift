import TestTools
import Testing

@testable import AutoLayout

@Suite("The order of subviews")
struct ItemListTests {
  @Test("follows every change as a plain array would", arguments: UInt64(0)..<20)
  func changes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let root = View()
    var expected: [View] = []
    for step in 0..<600 {
      // Looking at the whole settles what changes have left open, so it is not done each time.
      if Int.random(in: 0..<7, using: &random) == 0 {
        #expect(root.subviews == expected, "step \(step) of \(seed)")
      }
      change(root, &expected, &random)
    }
    #expect(root.subviews == expected)
    for view in expected { #expect(view.superview === root) }
  }

  @Test("knows every view after a thousand came into the middle")
  func middle() {
    let root = View()
    var expected: [View] = []
    for index in 0..<1000 {
      let view = View()
      root.insertSubview(view, at: index / 2)
      expected.insert(view, at: index / 2)
    }
    for view in expected.reversed() where view !== expected[0] { view.removeFromSuperview() }
    #expect(root.subviews == [expected[0]])
  }

  @Test("has many views where they were put one after the other, without a look in between")
  func unseenInsertions() {
    var random = SeededGenerator(seed: 7)
    let root = View()
    var expected: [View] = []
    for count in 0..<300 {
      let view = View()
      let index = count < 10 ? count : Int.random(in: 0...count, using: &random)
      root.insertSubview(view, at: index)
      expected.insert(view, at: index)
    }
    #expect(root.subviews == expected)
    for view in expected.dropFirst(150).reversed() { view.removeFromSuperview() }
    #expect(root.subviews == Array(expected.prefix(150)))
  }

  @Test("keeps nothing alive that was taken out")
  func lifetimes() {
    let root = View()
    for _ in 0..<40 { root.addSubview(View()) }
    weak let gone: View? = root.subviews[7]
    gone?.removeFromSuperview()
    #expect(gone == nil)
    #expect(root.subviews.count == 39)
  }

  @Test("of guides follows what is taken out and added")
  func guides() {
    let root = View()
    var expected = (0..<50).map { _ in LayoutGuide() }
    for guide in expected { root.addLayoutGuide(guide) }
    for index in [3, 40, 0, 46, 17, 17, 17, 0] {
      root.removeLayoutGuide(expected.remove(at: index))
    }
    root.addLayoutGuide(LayoutGuide())
    #expect(root.layoutGuides.dropLast() == expected[...])
  }

  private func change(_ root: View, _ expected: inout [View], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...expected.count, using: &random)
    guard place < expected.count, Int.random(in: 0..<3, using: &random) > 0 else {
      let view = View()
      root.insertSubview(view, at: place)
      return expected.insert(view, at: place)
    }
    let view = expected[place]
    let other = Int.random(in: 0..<expected.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      view.removeFromSuperview()
      expected.remove(at: place)
    case 2:
      root.bringSubviewToFront(view)
      expected.append(expected.remove(at: place))
    case 3:
      root.sendSubviewToBack(view)
      expected.insert(expected.remove(at: place), at: 0)
    case 4:
      root.exchangeSubview(at: place, withSubviewAt: other)
      expected.swapAt(place, other)
    case 5:
      root.insertSubview(view, at: other)
      expected.remove(at: place)
      expected.insert(view, at: other)
    default:
      let sibling = expected[other]
      guard sibling !== view else { return }
      root.insertSubview(view, belowSubview: sibling)
      expected.remove(at: place)
      expected.insert(view, at: expected.firstIndex(of: sibling) ?? 0)
    }
  }
}
