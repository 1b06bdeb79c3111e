import ConstraintSolver
import Foundation

// Rows of items and constraints. The order in which they are added is that of the items.

extension LayoutSystem {
  func addRows() {
    // Contents take some rows. In the solver, the defaults of an item's edges count as six, most of which
    // are never written.
    let (itemCount, constraintCount) = (items.count, items.constraintCount)
    let rowCount = 2 * itemCount + constraintCount
    let greatestCount = rowCount + 6 * itemCount
    book.reserve(rowCount: rowCount, entryCount: constraintCount)
    solver.reserve(greatestCount, termCount: 2 * greatestCount + constraintCount)
    addRows(from: 0)
  }

  func addRows(from start: Int32) {
    book.ownRows.grow(to: items.count)
    var batch = RowBatch()
    for place in Int(start)..<items.count {
      let slot = Int32(truncatingIfNeeded: place)
      let kind = items.traits[place]
      if !kind.contains(.isPlain) { tree.layoutRequests.insert(place) }
      let guide = kind.contains(.isGuide) ? items.references[place].guide : nil
      if let guide, let kind = guide.systemKind {
        batch.flush(to: &solver)
        let forms = items.guideForms(guide, kind, slot)
        book.addGuideRows(forms, ofSlot: slot, to: &solver)
      } else if !hasNoRows(place), let view = items.references[place].view {
        addRows(of: view, slot, &batch)
      }
    }
    batch.flush(to: &solver)
  }

  /// Returns whether the item at a slot needs no rows, such as a plain view that holds no constraints.
  private func hasNoRows(_ slot: Int) -> Bool {
    var hasNone = false
    let kind = items.traits[slot]
    if slot > 0, kind.contains(.isPlain), !kind.contains(.isPlacedByFrame) {
      items.references[slot].withView {
        hasNone = $0.heldConstraints.isEmpty && !$0.content.mayBeOverridden
      }
    }
    return hasNone
  }

  private func addRows(of view: View, _ slot: Int32, _ batch: inout RowBatch) {
    if slot == 0 {
      batch.flush(to: &solver)
      addCanvasRows()
    }
    let kind = items.traits[Int(slot)]
    // A plain view that constraints place has no content size and makes no constraints.
    let hasNoSize =
      kind.contains(.isPlain) && !kind.contains(.isPlacedByFrame) && !view.content.mayBeOverridden
    if !hasNoSize {
      let extents = wantedExtents(of: view, slot)
      for axis in LayoutConstraint.Axis.allCases {
        addOwnRows(of: view, slot, axis, extents, &batch)
      }
    }
    if !view.heldConstraints.isEmpty {
      view.heldConstraints.all.forEachKept { add($0, &batch) }
    }
    if kind.contains(.isPlain) { return }
    let made = view.makeSystemConstraints()
    if !made.isEmpty { book.systemEntries[slot] = made.map { addEntry($0, &batch) } }
    guard view is StackView else { return }
    batch.flush(to: &solver)
    StackPreferences(system: self).rewrite(in: view)
  }

  // MARK: - Canvas

  /// Adds rows that put the root at the origin and, unless constraints determine its size, give it the canvas's size.
  private func addCanvasRows() {
    let own = ItemEdges(slot: 0)
    for axis in LayoutConstraint.Axis.allCases {
      var start = LinearForm()
      start.add(own.start(axis), 1)
      add(start, .equal, .required, from: .canvas(axis), isBreakable: false)
      if let target = fitting?.extent(axis) {
        var row = own.extent(axis)
        row.constant -= Double(target.length)
        add(row, .equal, Priority(target.priority), from: .canvas(axis), isBreakable: false)
      }
    }
    guard fitting == nil, root.translatesAutoresizingMaskIntoConstraints else { return }
    for axis in LayoutConstraint.Axis.allCases {
      let size = AffineConstant(
        perWidth: axis == .horizontal ? -1 : 0, perHeight: axis == .vertical ? -1 : 0)
      var end = LinearForm()
      end.add(own.end(axis), 1)
      book.add(
        end, .equal, size, .required, from: .canvas(axis), isBreakable: false, to: &solver)
    }
  }

  /// Adds a row to the solver, and returns its identifier, or `nil` if its numbers overflow.
  @discardableResult
  func add(
    _ form: borrowing LinearForm, _ relation: Relation, _ priority: Priority,
    from source: RowSource, isBreakable: Bool = true
  ) -> ConstraintID? {
    book.add(
      form, relation, AffineConstant(form.constant), priority, from: source,
      isBreakable: isBreakable, to: &solver)
  }

  // MARK: - Content sizes and autoresizing masks

  /// Returns the extents of a view's content, or `nil` if an autoresizing mask positions the view.
  func wantedExtents(of view: View, _ slot: Int32) -> ContentExtents? {
    slot == 0 || !view.translatesAutoresizingMaskIntoConstraints ? view.contentExtents : nil
  }

  /// Adds the rows of a view's autoresizing mask or content size on an axis; `extents` are the content's extents.
  func addOwnRows(
    of view: View, _ slot: Int32, _ axis: LayoutConstraint.Axis, _ extents: ContentExtents?,
    _ batch: inout RowBatch
  ) {
    if let extents {
      guard let row = ContentSizeRow(of: view, axis, extents[axis]) else { return }
      var form = ItemEdges(slot: slot).extent(axis)
      form.constant = row.constant
      // Wrapped text can become narrower without losing anything.
      let slackGoal: SlackGoal = view.contentAdaptsToFrames ? .greatestIfPositive : .greatest
      let source = RowSource.content(slot: slot, axis)
      let first = book.write(
        form, .lessThanOrEqual, row.hugging, from: source, &batch, to: &solver)
      let second = book.write(
        form, .greaterThanOrEqual, row.resistance, from: source, slackGoal: slackGoal, &batch,
        to: &solver)
      guard let first, let second else { return }
      book.ownRows[slot, axis] = OwnRows.Pair(first: first, second: second, kind: .content)
    } else if let rows = items.autoresizingForms(of: view, slot, axis) {
      let source = RowSource.autoresizing(slot: slot, axis)
      let first = book.write(rows.place, .equal, .required, from: source, &batch, to: &solver)
      let second = book.write(rows.extent, .equal, .required, from: source, &batch, to: &solver)
      guard let first, let second else { return }
      book.ownRows[slot, axis] = OwnRows.Pair(first: first, second: second, kind: .autoresizing)
    }
  }

  // MARK: - Constraints

  @inline(__always)
  func add(_ constraint: LayoutConstraint, _ batch: inout RowBatch) {
    let entry = addEntry(constraint, &batch)
    // A system that only measures leaves the constraint's entry in the tree's own system.
    if fitting == nil { constraint.entry = entry }
  }

  /// Adds an entry and a row for a constraint, and returns the entry's index.
  func addEntry(_ constraint: LayoutConstraint) -> Int32 {
    var batch = RowBatch()
    defer { batch.flush(to: &solver) }
    return addEntry(constraint, &batch)
  }

  private func addEntry(_ constraint: LayoutConstraint, _ batch: inout RowBatch) -> Int32 {
    let entry = book.takeFreeEntry()
    var consulted: [Int32] = []
    let row = writeRow(of: constraint, at: entry, &batch, &consulted)
    book.fill(entry, constraint, row)
    if !consulted.isEmpty {
      batch.flush(to: &solver)
      noteConsulted(consulted, by: entry)
    }
    return entry
  }

  /// Appends a constraint's row to a batch and returns it, or `nil` if an item isn't in the system or numbers overflow.
  private func writeRow(
    of constraint: LayoutConstraint, at entry: Int32, _ batch: inout RowBatch,
    _ consulted: inout [Int32]
  ) -> WrittenRow? {
    // Constraints keep no item alive, and a system that only measures has only a part of the tree.
    guard let slots = items.slots(of: constraint) else { return nil }
    var form = LinearForm()
    items.write(constraint, slots, into: &form, consulted: &consulted)
    // A greatest size leaves a view as small as possible, as in UIKit.
    let isGreatestSize =
      constraint.relation == .lessThanOrEqual && constraint.firstAttribute.isSize
    return book.write(
      form, Relation(constraint.relation), constraint.priority, from: .constraint(entry: entry),
      named: constraint.identifier ?? "", slackGoal: isGreatestSize ? .any : .least, &batch,
      to: &solver)
  }

  /// Records that the constraint of `entry` depends on the margins or baselines of the views at `slots`.
  private func noteConsulted(_ slots: [Int32], by entry: Int32) {
    for slot in slots { book.noteDependent(entry, of: slot) }
    if decide(slots) { writeNumbers(of: entry) }
  }

  /// Adds a newly activated constraint, or updates the row of a changed one.
  func change(_ constraint: LayoutConstraint, _ batch: inout RowBatch) {
    guard constraint.entry >= 0 else { return add(constraint, &batch) }
    batch.flush(to: &solver)
    writeNumbers(of: constraint.entry)
  }

  func writeNumbers(of entry: Int32) {
    guard let constraint = book.entries[Int(entry)].constraint,
      var row = book.entries[Int(entry)].row, let slots = items.slots(of: constraint)
    else { return }
    var form = LinearForm()
    var consulted: [Int32] = []
    items.write(constraint, slots, into: &form, consulted: &consulted)
    book.set(form.constant, constraint.priority, of: &row, in: &solver)
    book.setRow(row, of: entry)
  }

  func replace(_ entry: Int32) {
    guard let constraint = book.entries[Int(entry)].constraint else { return }
    book.removeRow(of: entry, from: &solver)
    var batch = RowBatch()
    var consulted: [Int32] = []
    book.setRow(writeRow(of: constraint, at: entry, &batch, &consulted), of: entry)
    batch.flush(to: &solver)
    if !consulted.isEmpty { noteConsulted(consulted, by: entry) }
  }
}
