import ConstraintSolver

extension LayoutSystem {
  /// Takes out what was written down for views that were taken away, and nothing else: the order of
  /// those that stay is what it was.
  func release(_ departures: TreeState.Departures) {
    guard !departures.slots.isEmpty else { return }
    for entry in departures.entries { removeEntry(entry) }
    for slot in departures.slots {
      for axis in LayoutConstraint.Axis.allCases { removeOwnRows(slot, axis) }
      for entry in systemEntries.removeValue(forKey: slot) ?? [] { removeEntry(entry) }
      removeFirmness(slot)
      arranged.firmSlots.removeValue(forKey: slot)
      for hidden in arranged.hiddenSlots.removeValue(forKey: slot) ?? [] {
        setYielding(false, hidden)
      }
      for row in guideRows.removeValue(forKey: slot) ?? [] { solver.remove(row.id) }
      for edge in ItemEdges(slot: slot).all { solver.removeDefault(of: edge) }
      dependents.removeValue(forKey: slot)
    }
    clear(departures.slots)
    // They may have stood for the baselines of the views that they lay in.
    guard !dependents.isEmpty else { return }
    for view in ancestors(of: departures.slots) where dependents[view.slot] != nil {
      rewriteDependents(of: view)
    }
  }

  func removeOwnRows(_ slot: Int32, _ axis: LayoutConstraint.Axis) {
    guard let pair = ownRows[slot, axis] else { return }
    ownRows[slot, axis] = nil
    solver.remove(pair.second.id)
    solver.remove(pair.first.id)
  }

  /// The views that are still there of those that some items lay in, from the root down.
  private func ancestors(of slots: [Int32]) -> [View] {
    var found = SlotSet()
    for slot in slots {
      var owner = owners[Int(slot)]
      while owner >= 0, !found.contains(Int(owner)) {
        found.insert(Int(owner))
        owner = owners[Int(owner)]
      }
    }
    return found.compactMap { references[$0].view }
  }
}
