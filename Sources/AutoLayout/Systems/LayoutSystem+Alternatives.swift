import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Adds to the items of a solved tree where they are in another layout that constraints allow as
  /// well: what they leave open moves towards the far end of its owner.
  ///
  /// Does nothing to a tree without ambiguity. Frames of views stay what they are. Places say where
  /// each slot's item is among the items; −1 for none.
  func addAlternatives(to tree: inout SolvedTree, _ places: [Int]) {
    guard tree.items.contains(where: { !$0.ambiguousAxes.isEmpty }) else { return }
    var rows: [ConstraintID] = []
    for (slot, place) in places.enumerated() where place >= 0 {
      for axis in tree.items[place].ambiguousAxes {
        rows += exerciseRow(Int32(truncatingIfNeeded: slot), axis).map { [$0] } ?? []
      }
    }
    solve()
    let scale = root.effectiveEnvironment.scale
    for (slot, place) in places.enumerated() where place >= 0 {
      let frame = roundedRootFrame(Int32(truncatingIfNeeded: slot), scale: scale)
      if frame != tree.items[place].rootFrame { tree.items[place].alternative = frame }
    }
    for row in rows { solver.remove(row) }
    solve()
  }

  /// Asks for an item's far edge to be at its owner's, more strongly than the preferences that chose
  /// the present place and less than every constraint.
  private func exerciseRow(_ slot: Int32, _ axis: LayoutConstraint.Axis) -> ConstraintID? {
    let owner = owners[Int(slot)]
    guard owner >= 0 else { return nil }
    let distance = LinearForm(
      from: ItemEdges(slot: slot).end(axis), to: ItemEdges(slot: owner).end(axis))
    return add(distance, .equal, .preference(4), from: .preference)
  }
}
