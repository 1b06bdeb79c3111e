import ConstraintSolver
import Foundation

// Constraints of the tree in its system: each has an entry, and a row where it counts.

extension LayoutSystem {
  /// Writes down a constraint that a view holds, together with other rows.
  @inline(__always)
  func add(_ constraint: LayoutConstraint, _ batch: inout RowBatch) {
    let entry = addEntry(constraint, &batch)
    // A system that only tries something out leaves no trace.
    if fitting == nil { constraint.entry = entry }
  }

  /// Writes down a constraint.
  ///
  /// - Returns: The place among the entries.
  func addEntry(_ constraint: LayoutConstraint) -> Int32 {
    var batch = RowBatch()
    defer { flush(&batch) }
    return addEntry(constraint, &batch)
  }

  /// The same together with other rows.
  func addEntry(_ constraint: LayoutConstraint, _ batch: inout RowBatch) -> Int32 {
    let entry = freeEntries.popLast() ?? Int32(truncatingIfNeeded: entries.count)
    let row = writeRow(of: constraint, at: entry, &batch)
    if Int(entry) == entries.count {
      entries.append(Entry(constraint, row))
    } else {
      entries[Int(entry)] = Entry(constraint, row)
    }
    if !consulted.isEmpty {
      flush(&batch)
      noteConsulted(by: entry)
    }
    return entry
  }

  private func addRow(of constraint: LayoutConstraint, at entry: Int32) {
    var batch = RowBatch()
    entries[Int(entry)].row = writeRow(of: constraint, at: entry, &batch)
    flush(&batch)
    if !consulted.isEmpty { noteConsulted(by: entry) }
  }

  /// Hands the row of a constraint to the solver; nil for one that does not count.
  private func writeRow(
    of constraint: LayoutConstraint, at entry: Int32, _ batch: inout RowBatch
  ) -> WrittenRow? {
    // An item may be gone, as constraints keep none alive, or outside of what is tried out.
    guard let slots = slots(of: constraint) else { return nil }
    return writeRow(of: constraint, slots, from: .constraint(entry: entry), &batch)
  }

  /// Notes which views the row of an entry was made of.
  private func noteConsulted(by entry: Int32) {
    let views = consulted
    consulted.removeAll(keepingCapacity: true)
    for slot in views { dependents[slot, default: []].insert(entry) }
    if decide(views) { writeNumbers(of: entry) }
  }

  /// Brings in line what the system has of a constraint that was turned on or is different.
  func change(_ constraint: LayoutConstraint, _ batch: inout RowBatch) {
    guard constraint.entry >= 0 else { return add(constraint, &batch) }
    flush(&batch)
    writeNumbers(of: constraint.entry)
  }

  /// Takes a constraint out.
  func removeEntry(_ entry: Int32) {
    if let row = entries[Int(entry)].row { solver.remove(row.id) }
    entries[Int(entry)] = Entry()
    freeEntries.append(entry)
  }

  /// Brings the constant and the priority of a constraint's row in line.
  func writeNumbers(of entry: Int32) {
    guard let constraint = entries[Int(entry)].constraint, var row = entries[Int(entry)].row,
      let slots = slots(of: constraint)
    else { return }
    var form = LinearForm()
    write(constraint, slots, into: &form)
    consulted.removeAll(keepingCapacity: true)
    set(form.constant, constraint.priority, of: &row)
    entries[Int(entry)].row = row
  }

  /// Writes the row of a constraint down anew.
  func replace(_ entry: Int32) {
    guard let constraint = entries[Int(entry)].constraint else { return }
    guard let old = entries[Int(entry)].row else { return addRow(of: constraint, at: entry) }
    solver.remove(old.id)
    entries[Int(entry)].row = nil
    addRow(of: constraint, at: entry)
  }
}
