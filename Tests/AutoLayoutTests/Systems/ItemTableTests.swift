import ConstraintSolver
import Foundation
import Testing

@testable import AutoLayout

@Suite("The table of items")
struct ItemTableTests {
  @Test("keeps its invariants through random changes", arguments: 1...8 as ClosedRange<UInt64>)
  func invariants(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    for step in 0..<60 {
      tree.change()
      tree.root.layoutIfNeeded()
      let system = try #require(tree.root.passes.system)
      let (owners, traits) = (system.items.owners, system.items.traits)
      let counts = [system.items.count, owners.count, traits.count]
      #expect(Set(counts).count == 1, "step \(step)")
      for (slot, reference) in system.items.references.enumerated() {
        let owner = owners[slot]
        #expect(slot == 0 ? owner == -1 : 0 <= owner && owner < slot, "step \(step)")
        // The slots of removed items are empty.
        guard let item = reference.item else { continue }
        #expect(reference.slot == slot && system.contains(reference), "step \(step)")
        #expect(traits[slot].contains(.isGuide) == (item is LayoutGuide), "step \(step)")
        #expect(reference.owner?.slot ?? -1 == owner, "step \(step)")
      }
    }
  }

  @Test("leaves the slots of removed views empty")
  func clearing() throws {
    let root = View()
    root.frame.size = CGSize(width: 100, height: 100)
    // For a few views, a new system would be built.
    let views = (0..<20).map { _ in View() }
    views.forEach(root.addSubview)
    root.layoutIfNeeded()
    let system = try #require(root.passes.system)
    let slot = views[1].slot
    views[1].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.passes.system === system)
    let removed = system.items.references[Int(slot)].item
    #expect(removed == nil)
    #expect(!system.contains(views[1].reference) && system.contains(views[2].reference))
    let counts = [system.items.vacancyCount, system.items.count]
    #expect(counts == [1, 21])
  }

  @Test("has the left and right margins of a view in the row of a center within margins")
  func consulted() throws {
    let root = View()
    root.frame.size = CGSize(width: 100, height: 100)
    root.layoutMargins = EdgeInsets(top: 0, left: 8, bottom: 0, right: 16)
    root.layoutIfNeeded()
    let system = try #require(root.passes.system)
    var form = LinearForm()
    var consulted: [Int32] = []
    system.items.add(
      0, .centerXWithinMargins, to: &form, times: 1, mirrored: false, facing: -1,
      consulted: &consulted)
    #expect(consulted == [0])
    #expect(form.terms.map(\.coefficient) == [0.5, 0.5])
    #expect(form.constant == -4)
  }
}
