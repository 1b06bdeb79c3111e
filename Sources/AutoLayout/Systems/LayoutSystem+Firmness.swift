import ConstraintSolver

// Where views of a stack hold on to their contents equally, constraints leave open which of them gives
// way. The real class's frames say that it is always the first (560 stacks that others had it lay out,
// kern0x1b/charon); so the others prefer what their contents want, and the verdict stays that it is open.

/// What a view prefers that is not the first to give way.
struct Firmness {
  let axis: LayoutConstraint.Axis
  /// The row that says so; nil while the content wants nothing.
  var row: WrittenRow?
}

/// The preferences of arranged views, by slot.
struct ArrangedSlots {
  /// The preferences of the views that aren't the first to give way.
  var firmnesses: [Int32: Firmness] = [:]
  /// The slots of these views, by the slot of their stack view.
  var firmSlots: [Int32: [Int32]] = [:]
  /// The slots of hidden views, by the slot of their stack view.
  var hiddenSlots: [Int32: [Int32]] = [:]
}

extension LayoutSystem {
  /// Writes down which of the views that a view arranges are not the first to give way, in place of what
  /// was written down before.
  func rewriteFirmness(in view: View) {
    guard let stack = view as? StackView else { return }
    rewriteYielding(in: stack)
    let firm = stack.firmViews
    guard !firm.views.isEmpty || arranged.firmSlots[view.slot] != nil else { return }
    let slots = firm.views.filter { contains($0.reference) }.map(\.slot)
    if let before = arranged.firmSlots[view.slot] {
      let staying = Set(slots)
      for slot in before {
        guard let known = arranged.firmnesses[slot] else { continue }
        if !staying.contains(slot) || known.axis != firm.axis { removeFirmness(slot) }
      }
    }
    arranged.firmSlots[view.slot] = slots.isEmpty ? nil : slots
    var batch = RowBatch()
    for slot in slots {
      if var known = arranged.firmnesses[slot] {
        rewrite(&known, ofSlot: slot, &batch)
        arranged.firmnesses[slot] = known
      } else {
        var new = Firmness(axis: firm.axis)
        rewrite(&new, ofSlot: slot, &batch)
        arranged.firmnesses[slot] = new
      }
    }
    flush(&batch)
  }

  /// Lets the constraints of hidden views give way.
  ///
  /// A hidden view has no length, so it can't be as long as a visible view that it is tied to. It is unknown which
  /// constraint a device breaks. Breaking the tie keeps the sizes of visible views.
  private func rewriteYielding(in stack: StackView) {
    let hidden = stack.arrangedSubviews.filter(\.isHidden).map(\.reference).filter(contains)
      .map(\.slot)
    let before = arranged.hiddenSlots[stack.slot] ?? []
    guard hidden != before else { return }
    for slot in before { setYielding(false, slot) }
    for slot in hidden { setYielding(true, slot) }
    arranged.hiddenSlots[stack.slot] = hidden.isEmpty ? nil : hidden
  }

  /// Sets whether the constraints of an item give way in conflicts.
  func setYielding(_ isYielding: Bool, _ slot: Int32) {
    for edge in ItemEdges(slot: slot).all { solver.setYielding(isYielding, edge) }
  }

  /// Brings what a view prefers in line with what its content wants.
  func rewriteFirmness(ofSlot slot: Int32) {
    guard var firmness = arranged.firmnesses[slot] else { return }
    var batch = RowBatch()
    rewrite(&firmness, ofSlot: slot, &batch)
    flush(&batch)
    arranged.firmnesses[slot] = firmness
  }

  private func rewrite(_ firmness: inout Firmness, ofSlot slot: Int32, _ batch: inout RowBatch) {
    let wanted = references[Int(slot)].view.flatMap { contentWish(of: $0, firmness.axis)?.constant }
    if var row = firmness.row {
      flush(&batch)
      if let wanted {
        set(wanted, row.priority, of: &row)
        firmness.row = row
      } else {
        solver.remove(row.id)
        firmness.row = nil
      }
    } else if let wanted {
      var form = ItemEdges(slot: slot).extent(firmness.axis)
      form.constant = wanted
      if let id = add(form, .equal, .preference(1), from: .preference, &batch) {
        // The priority never changes.
        firmness.row = WrittenRow(id, constant: wanted, priority: .required)
      }
    }
  }

  func removeFirmness(_ slot: Int32) {
    if let row = arranged.firmnesses.removeValue(forKey: slot)?.row { solver.remove(row.id) }
  }
}
