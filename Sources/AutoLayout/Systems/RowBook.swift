import ConstraintSolver

/// The rows of a system, and the source of each: a constraint, content size, inset or rule.
///
/// Noncopyable, so that no edit copies an array. Invariants:
/// - `sources` has an element for each row ever added, because the solver numbers rows in the order of addition. All
///   rows are therefore added through the book.
/// - An entry has a constraint unless its index is in `freeEntries`. It has a row while the items of its constraint
///   are in the system.
/// - The constants and priorities in `ownRows`, `guideRows`, `arranged` and the entries equal those in the solver,
///   except while a ``SweptSystem`` grows.
/// - The methods don't run code of views, so that callers can pass them the solver as `inout`.
struct RowBook: ~Copyable {
  struct Entry {
    var constraint: LayoutConstraint?
    private var written: WrittenRow

    init(_ constraint: LayoutConstraint? = nil, _ row: WrittenRow? = nil) {
      self.constraint = constraint
      written = row ?? .none
    }

    /// The row of the entry, or `nil` if any item of its constraint isn't in the system.
    var row: WrittenRow? {
      get { written.isNone ? nil : written }
      set { written = newValue ?? .none }
    }
  }

  /// The source of each row, by the index of its identifier.
  private(set) var sources = RowSources()
  /// The entries of constraints, at the indices that ``LayoutConstraint/entry`` stores.
  private(set) var entries: [Entry] = []
  private var freeEntries: [Int32] = []
  var ownRows = OwnRows()
  /// The entries of the constraints that a view makes, by the view's slot.
  var systemEntries: [Int32: [Int32]] = [:]
  var arranged = ArrangedSlots()
  /// The rows of system guides, by the guide's slot.
  private(set) var guideRows: [Int32: [WrittenRow]] = [:]
  /// The entries whose rows depend on a view's margins or baselines, by the view's slot.
  private var dependents: [Int32: Set<Int32>] = [:]
  /// The sources of rows that weren't added because their numbers overflow in the solver.
  private(set) var refused: [RowSource] = []

  mutating func reserve(rowCount: Int, entryCount: Int) {
    entries.reserveCapacity(entryCount)
    sources.reserveCapacity(rowCount)
  }

  func source(of id: ConstraintID) -> RowSource {
    guard let edge = id.defaultVariable else { return sources[id.index] }
    let (slot, place) = edge.index.quotientAndRemainder(dividingBy: 4)
    return .nonNegativeSize(
      slot: Int32(truncatingIfNeeded: slot), place < 2 ? .horizontal : .vertical)
  }

  // MARK: - Rows

  /// Adds a row to the solver, and returns its identifier, or `nil` if its numbers overflow.
  @discardableResult
  mutating func add(
    _ form: borrowing LinearForm, _ relation: Relation, _ constant: AffineConstant,
    _ priority: Priority, from source: RowSource, isBreakable: Bool = true,
    to solver: inout Solver
  ) -> ConstraintID? {
    do {
      let id = try solver.add(
        LinearConstraint(
          form.terms, relation, constant: constant, priority: priority, name: "",
          isBreakable: isBreakable))
      assert(id.index == sources.count, "row ids follow the order of addition")
      sources.append(source)
      return id
    } catch {
      refused.append(source)
      return nil
    }
  }

  /// Appends a row to a batch, and returns its future identifier, or `nil` if its numbers overflow.
  mutating func add(
    _ form: borrowing LinearForm, _ relation: Relation, _ priority: Priority,
    from source: RowSource, named name: String = "", slackGoal: SlackGoal = .any,
    _ batch: inout RowBatch, to solver: inout Solver
  ) -> ConstraintID? {
    guard
      batch.append(form, relation, priority, named: name, slackGoal: slackGoal)
    else {
      refused.append(source)
      return nil
    }
    // Identifiers follow the order of addition.
    let id = ConstraintID(index: sources.count)
    sources.append(source)
    if batch.isFull { batch.flush(to: &solver) }
    return id
  }

  /// Appends a row with a constraint's priority to a batch and returns the row, or `nil` if any of its numbers
  /// overflow.
  mutating func write(
    _ form: borrowing LinearForm, _ relation: Relation, _ priority: LayoutPriority,
    from source: RowSource, named name: String = "", slackGoal: SlackGoal = .any,
    _ batch: inout RowBatch, to solver: inout Solver
  ) -> WrittenRow? {
    let constant = form.constant
    return add(
      form, relation, Priority(priority), from: source, named: name,
      slackGoal: slackGoal, &batch, to: &solver
    ).map { WrittenRow($0, constant: constant, priority: priority) }
  }

  mutating func set(
    _ constant: Double, _ priority: LayoutPriority, of row: inout WrittenRow,
    in solver: inout Solver
  ) {
    do {
      if constant != row.constant {
        try solver.setConstant(AffineConstant(constant), of: row.id)
      }
      if priority != row.priority { try solver.setPriority(Priority(priority), of: row.id) }
      row.constant = constant
      row.priority = priority
    } catch {
      refused.append(sources[row.id.index])
    }
  }

  // MARK: - Entries

  mutating func takeFreeEntry() -> Int32 {
    freeEntries.popLast() ?? Int32(truncatingIfNeeded: entries.count)
  }

  mutating func fill(_ entry: Int32, _ constraint: LayoutConstraint, _ row: WrittenRow?) {
    if Int(entry) == entries.count {
      entries.append(Entry(constraint, row))
    } else {
      entries[Int(entry)] = Entry(constraint, row)
    }
  }

  mutating func removeEntry(_ entry: Int32, from solver: inout Solver) {
    if let row = entries[Int(entry)].row { solver.remove(row.id) }
    entries[Int(entry)] = Entry()
    freeEntries.append(entry)
  }

  /// Removes the row of an entry; the entry keeps its constraint.
  mutating func removeRow(of entry: Int32, from solver: inout Solver) {
    guard let row = entries[Int(entry)].row else { return }
    solver.remove(row.id)
    entries[Int(entry)].row = nil
  }

  mutating func setRow(_ row: WrittenRow?, of entry: Int32) { entries[Int(entry)].row = row }

  mutating func setConstraint(_ constraint: LayoutConstraint, of entry: Int32) {
    entries[Int(entry)].constraint = constraint
  }

  // MARK: - Dependents

  /// Returns whether the rows of any entry depend on the margins or baselines of the view at a slot.
  func hasDependents(_ slot: Int32) -> Bool { dependents[slot] != nil }

  var hasDependents: Bool { !dependents.isEmpty }

  mutating func noteDependent(_ entry: Int32, of slot: Int32) {
    dependents[slot, default: []].insert(entry)
  }

  /// Returns the entries that depend on the view at a slot, in ascending order, and removes these dependencies.
  mutating func takeDependents(of slot: Int32) -> [Int32] {
    // Sorted, so that the solver gets the same changes in every run.
    (dependents.removeValue(forKey: slot) ?? []).sorted()
  }

  // MARK: - Items

  /// Adds rows for a system guide that has none yet.
  mutating func addGuideRows(
    _ forms: [LinearForm], ofSlot slot: Int32, to solver: inout Solver
  ) {
    var rows: [WrittenRow] = []
    for form in forms {
      let id = add(
        form, .equal, AffineConstant(form.constant), .required, from: .systemGuide(slot: slot),
        isBreakable: false, to: &solver)
      if let id { rows.append(WrittenRow(id, constant: form.constant, priority: .required)) }
    }
    guideRows[slot] = rows
  }

  /// Changes the constants of a system guide's rows; does nothing if the guide has no rows.
  mutating func setGuideRows(
    _ forms: [LinearForm], ofSlot slot: Int32, in solver: inout Solver
  ) {
    guard var rows = guideRows[slot] else { return }
    for (place, form) in zip(rows.indices, forms) {
      set(form.constant, .required, of: &rows[place], in: &solver)
    }
    guideRows[slot] = rows
  }

  mutating func removeOwnRows(
    _ slot: Int32, _ axis: LayoutConstraint.Axis, from solver: inout Solver
  ) {
    guard let pair = ownRows[slot, axis] else { return }
    ownRows[slot, axis] = nil
    solver.remove(pair.second.id)
    solver.remove(pair.first.id)
  }

  /// Removes all rows of removed items, keeping the order of the remaining rows.
  mutating func release(_ departures: TreeState.Departures, from solver: inout Solver) {
    for entry in departures.entries { removeEntry(entry, from: &solver) }
    for slot in departures.slots {
      for axis in LayoutConstraint.Axis.allCases { removeOwnRows(slot, axis, from: &solver) }
      for entry in systemEntries.removeValue(forKey: slot) ?? [] {
        removeEntry(entry, from: &solver)
      }
      arranged.release(slot, from: &solver)
      for row in guideRows.removeValue(forKey: slot) ?? [] { solver.remove(row.id) }
      for edge in ItemEdges(slot: slot).all { solver.removeDefault(of: edge) }
      dependents.removeValue(forKey: slot)
    }
  }
}

extension Relation {
  init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Priority {
  init(_ priority: LayoutPriority) {
    // The solver has no priority 0, which contents may have. This is below all other numbers of views.
    self = .optional(max(Double(priority.rawValue), .leastNormalMagnitude))
  }
}
