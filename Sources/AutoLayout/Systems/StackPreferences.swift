import ConstraintSolver

/// The preference of an arranged view to keep its content size.
struct ContentSizePreference {
  let axis: LayoutConstraint.Axis
  /// The row of the preference, or `nil` while the view's content has no size.
  var row: WrittenRow?
}

/// The preferences of arranged views, by slot.
struct ArrangedSlots {
  /// The preference of each arranged view except the one that is resized first, by slot.
  var firmnesses: [Int32: ContentSizePreference] = [:]
  /// The slots of the arranged views that have a preference in ``firmnesses``, by the slot of their stack view.
  var preferringSlots: [Int32: [Int32]] = [:]
  /// The slots of hidden views, by the slot of their stack view.
  var hiddenSlots: [Int32: [Int32]] = [:]

  mutating func removeFirmness(_ slot: Int32, from solver: inout Solver) {
    if let row = firmnesses.removeValue(forKey: slot)?.row { solver.remove(row.id) }
  }

  /// Sets a stack view's hidden views, and makes their constraints the first to be broken in conflicts.
  mutating func setHidden(_ slots: [Int32], ofSlot stack: Int32, in solver: inout Solver) {
    let before = hiddenSlots[stack] ?? []
    guard slots != before else { return }
    for slot in before { setYielding(false, slot, in: &solver) }
    for slot in slots { setYielding(true, slot, in: &solver) }
    hiddenSlots[stack] = slots.isEmpty ? nil : slots
  }

  private func setYielding(_ isYielding: Bool, _ slot: Int32, in solver: inout Solver) {
    for edge in ItemEdges(slot: slot).all { solver.setYielding(isYielding, edge) }
  }

  mutating func release(_ slot: Int32, from solver: inout Solver) {
    removeFirmness(slot, from: &solver)
    preferringSlots.removeValue(forKey: slot)
    for hidden in hiddenSlots.removeValue(forKey: slot) ?? [] {
      setYielding(false, hidden, in: &solver)
    }
  }
}

/// Adds preferences for arranged views' content sizes, so that among equal priorities, only the first view is resized.
///
/// UIKit always resizes the first view, according to the frames of 560 stack views in the GitHub repository
/// kern0x1b/charon. The views are still reported as ambiguous.
struct StackPreferences {
  let system: LayoutSystem

  /// Replaces the preferences of a stack view's arranged views; does nothing if the view isn't a stack view.
  func rewrite(in view: View) {
    guard let stack = view as? StackView else { return }
    rewriteYielding(in: stack)
    let firm = stack.viewsYieldingLast
    guard !firm.views.isEmpty || system.book.arranged.preferringSlots[view.slot] != nil else {
      return
    }
    let slots = firm.views.filter { system.contains($0.reference) }.map(\.slot)
    if let before = system.book.arranged.preferringSlots[view.slot] {
      let staying = Set(slots)
      for slot in before {
        guard let known = system.book.arranged.firmnesses[slot] else { continue }
        if !staying.contains(slot) || known.axis != firm.axis {
          system.book.arranged.removeFirmness(slot, from: &system.solver)
        }
      }
    }
    system.book.arranged.preferringSlots[view.slot] = slots.isEmpty ? nil : slots
    var batch = RowBatch()
    for slot in slots {
      var firmness = system.book.arranged.firmnesses[slot] ?? ContentSizePreference(axis: firm.axis)
      rewrite(&firmness, ofSlot: slot, &batch)
      system.book.arranged.firmnesses[slot] = firmness
    }
    batch.flush(to: &system.solver)
  }

  /// Makes the constraints of hidden views the first to be broken in conflicts.
  ///
  /// A hidden view has no length, so it can't be as long as a visible view. It is unknown which constraint breaks on a
  /// device; this choice keeps the sizes of visible views.
  private func rewriteYielding(in stack: StackView) {
    let hidden = stack.arrangedSubviews.filter(\.isHidden).map(\.reference)
      .filter { system.contains($0) }.map(\.slot)
    system.book.arranged.setHidden(hidden, ofSlot: stack.slot, in: &system.solver)
  }

  /// Updates an arranged view's preference to keep its content size; does nothing if the view has no such preference.
  func rewrite(ofSlot slot: Int32) {
    guard var firmness = system.book.arranged.firmnesses[slot] else { return }
    var batch = RowBatch()
    rewrite(&firmness, ofSlot: slot, &batch)
    batch.flush(to: &system.solver)
    system.book.arranged.firmnesses[slot] = firmness
  }

  private func rewrite(
    _ firmness: inout ContentSizePreference, ofSlot slot: Int32, _ batch: inout RowBatch
  ) {
    let view = system.items.references[Int(slot)].view
    let extent = view?.contentExtent(firmness.axis)
    let wanted = view.flatMap { ContentSizeRow(of: $0, firmness.axis, extent)?.constant }
    if var row = firmness.row {
      batch.flush(to: &system.solver)
      if let wanted {
        system.book.set(wanted, row.priority, of: &row, in: &system.solver)
        firmness.row = row
      } else {
        system.solver.remove(row.id)
        firmness.row = nil
      }
    } else if let wanted {
      var form = ItemEdges(slot: slot).extent(firmness.axis)
      form.constant = wanted
      let id = system.book.add(
        form, .equal, .preference(1), from: .preference, &batch, to: &system.solver)
      if let id {
        // The priority never changes.
        firmness.row = WrittenRow(id, constant: wanted, priority: .required)
      }
    }
  }
}
