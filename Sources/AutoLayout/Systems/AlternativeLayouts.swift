import ConstraintSolver
import Foundation

/// Finds another layout that satisfies the constraints of an ambiguous layout.
struct AlternativeLayouts {
  let system: LayoutSystem

  /// If the tree is ambiguous, finds another valid layout and sets `alternative` of items whose frames differ in it.
  ///
  /// In that layout, ambiguous items are smaller or, if they can't shrink, at the more distant edges of their owners.
  /// The views keep their actual frames. `places` has the index in the tree of the item at each slot, or −1.
  func add(to tree: inout SolvedTree, _ places: [Int]) {
    guard tree.items.contains(where: { !$0.ambiguousAxes.isEmpty }) else { return }
    var wishes: [LinearForm] = []
    for (slot, place) in places.enumerated() where place >= 0 {
      for axis in tree.items[place].ambiguousAxes {
        wishes += otherPlace(Int32(truncatingIfNeeded: slot), axis).map { [$0] } ?? []
      }
    }
    let rows = add(wishes)
    system.solve()
    let scale = system.root.effectiveEnvironment.scale
    for (slot, place) in places.enumerated() where place >= 0 {
      let frame = system.roundedRootFrame(Int32(truncatingIfNeeded: slot), scale: scale)
      if frame != tree.items[place].rootFrame { tree.items[place].alternative = frame }
    }
    for row in rows { system.solver.remove(row) }
    system.solve()
  }

  /// Moves or resizes an ambiguous item within its constraints.
  func exercise(_ item: any LayoutItem) {
    var moved: [LinearForm] = []
    for axis in LayoutConstraint.Axis.allCases {
      for form in system.queries.placement(of: item, axis) {
        guard let value = system.ask({ $0.alternative(to: form.terms) }) else { continue }
        var row = form
        row.constant = -value
        moved.append(row)
      }
    }
    system.endProbe()
    system.probeRows = add(moved)
    system.solve()
    system.applyFrames()
  }

  /// Adds rows that set expressions to 0, stronger than preferences for current positions but weaker than constraints.
  private func add(_ forms: [LinearForm]) -> [ConstraintID] {
    forms.compactMap { system.add($0, .equal, .preference(2), from: .preference) }
  }

  /// Returns an expression that becomes 0 if an item shrinks or, failing that, moves to its owner's more distant edge.
  private func otherPlace(_ slot: Int32, _ axis: LayoutConstraint.Axis) -> LinearForm? {
    let owner = system.items.owners[Int(slot)]
    guard owner >= 0 else { return nil }
    let (own, around) = (ItemEdges(slot: slot), ItemEdges(slot: owner))
    var extent = own.extent(axis)
    if let other = system.ask({ $0.alternative(to: extent.terms) }),
      other < system.solver.value(of: extent.terms)
    {
      extent.constant = -other
      return extent
    }
    let before = LinearForm(from: around.start(axis), to: own.start(axis))
    let after = LinearForm(from: own.end(axis), to: around.end(axis))
    let isFarther = system.solver.value(of: before.terms) > system.solver.value(of: after.terms)
    return isFarther ? before : after
  }
}
