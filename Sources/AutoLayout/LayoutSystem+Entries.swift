import ConstraintSolver
import Foundation

// Constraints of the tree in its system: each has an entry, and a row where it counts.

extension LayoutSystem {
  /// Writes down a constraint that a view holds.
  func add(_ constraint: LayoutConstraint) {
    let entry = addEntry(constraint)
    // A system that only tries something out leaves no trace.
    if fitting == nil { constraint.entry = entry }
  }

  /// Writes down a constraint.
  ///
  /// - Returns: The place among the entries.
  func addEntry(_ constraint: LayoutConstraint) -> Int32 {
    let entry = freeEntries.popLast() ?? Int32(truncatingIfNeeded: entries.count)
    if Int(entry) == entries.count { entries.append(Entry()) }
    entries[Int(entry)].constraint = constraint
    addRow(of: constraint, at: entry)
    return entry
  }

  func addRow(of constraint: LayoutConstraint, at entry: Int32) {
    // An item may be gone, as constraints keep none alive, or outside of what is tried out.
    guard let slots = slots(of: constraint) else { return }
    entries[Int(entry)].row = write(
      row(of: constraint, slots), Relation(constraint.relation), constraint.priority,
      from: .constraint(entry: entry), named: constraint.identifier ?? "")
    guard !consulted.isEmpty else { return }
    let views = consulted
    consulted.removeAll(keepingCapacity: true)
    for slot in views { dependents[slot, default: []].insert(entry) }
    if decide(views) { writeNumbers(of: entry) }
  }

  /// Brings in line what the system has of a constraint that was turned on or is different.
  func change(_ constraint: LayoutConstraint) {
    guard constraint.entry >= 0 else { return add(constraint) }
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
    let constant = self.row(of: constraint, slots).constant
    consulted.removeAll(keepingCapacity: true)
    set(constant, constraint.priority, of: &row)
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
