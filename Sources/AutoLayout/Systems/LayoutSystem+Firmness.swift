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

extension LayoutSystem {
  /// Writes down which of the views that a view arranges are not the first to give way, in place of what
  /// was written down before.
  func rewriteFirmness(in view: View) {
    guard let stack = view as? StackView else { return }
    let firm = stack.firmViews
    guard !firm.views.isEmpty || firmSlots[view.slot] != nil else { return }
    let slots = firm.views.filter { contains($0.reference) }.map(\.slot)
    let staying = Set(slots)
    for slot in firmSlots[view.slot] ?? [] {
      guard let known = firmnesses[slot] else { continue }
      if !staying.contains(slot) || known.axis != firm.axis { removeFirmness(slot) }
    }
    firmSlots[view.slot] = slots.isEmpty ? nil : slots
    for slot in slots {
      if firmnesses[slot] == nil { firmnesses[slot] = Firmness(axis: firm.axis) }
      rewriteFirmness(ofSlot: slot)
    }
  }

  /// Brings what a view prefers in line with what its content wants.
  func rewriteFirmness(ofSlot slot: Int32) {
    guard var firmness = firmnesses[slot] else { return }
    let wanted = references[Int(slot)].view.flatMap { contentWish(of: $0, firmness.axis)?.constant }
    if var row = firmness.row {
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
      firmness.row = add(form, .equal, .preference(3), from: .preference).map {
        WrittenRow($0, constant: wanted, priority: .required)
      }
    }
    firmnesses[slot] = firmness
  }

  func removeFirmness(_ slot: Int32) {
    if let row = firmnesses.removeValue(forKey: slot)?.row { solver.remove(row.id) }
  }
}
