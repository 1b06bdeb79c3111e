import Foundation
import Testing

@testable import AutoLayout

@Suite("Lifetimes")
struct LifetimeTests {
  @Test("a tree that was laid out goes with the last reference to its root")
  func trees() {
    weak var root: View?
    weak var leaf: View?
    do {
      let strong = makeRoot()
      leaf = addView("leaf", to: addView("view", to: strong))
      root = strong
      leaf?.widthAnchor.constraint(equalToConstant: 5).isActive = true
      strong.layoutIfNeeded()
      #expect(leaf?.frame.width == 5)
    }
    #expect(root == nil)
    #expect(leaf == nil)
  }
}
