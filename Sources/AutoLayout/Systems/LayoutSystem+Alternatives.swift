import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Adds to the items of a solved tree where they are in another layout that constraints allow as
  /// well: what is as large as it can be becomes small, and what else is open moves towards the edge
  /// of its owner that is farther away.
  ///
  /// Does nothing to a tree without ambiguity. Frames of views stay what they are. Places say where
  /// each slot's item is among the items; −1 for none.
  func addAlternatives(to tree: inout SolvedTree, _ places: [Int]) {
    guard tree.items.contains(where: { !$0.ambiguousAxes.isEmpty }) else { return }
    var wishes: [LinearForm] = []
    for (slot, place) in places.enumerated() where place >= 0 {
      for axis in tree.items[place].ambiguousAxes {
        wishes += otherPlace(Int32(truncatingIfNeeded: slot), axis).map { [$0] } ?? []
      }
    }
    // Above the preferences that chose the present places, below every constraint.
    let rows = wishes.compactMap { add($0, .equal, .preference(2), from: .preference) }
    solve()
    let scale = root.effectiveEnvironment.scale
    for (slot, place) in places.enumerated() where place >= 0 {
      let frame = roundedRootFrame(Int32(truncatingIfNeeded: slot), scale: scale)
      if frame != tree.items[place].rootFrame { tree.items[place].alternative = frame }
    }
    for row in rows { solver.remove(row) }
    solve()
  }

  /// A form that is zero if an item has another place or size on an axis.
  private func otherPlace(_ slot: Int32, _ axis: LayoutConstraint.Axis) -> LinearForm? {
    let owner = owners[Int(slot)]
    guard owner >= 0 else { return nil }
    let (own, around) = (ItemEdges(slot: slot), ItemEdges(slot: owner))
    var extent = own.extent(axis)
    if let other = ask({ $0.alternative(to: extent.terms) }), other < solver.value(of: extent.terms)
    {
      extent.constant = -other
      return extent
    }
    let before = LinearForm(from: around.start(axis), to: own.start(axis))
    let after = LinearForm(from: own.end(axis), to: around.end(axis))
    return solver.value(of: before.terms) > solver.value(of: after.terms) ? before : after
  }
}
