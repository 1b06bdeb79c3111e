import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Exchanges the rows of what was changed since the last layout, solves and sets frames.
  ///
  /// The rows are then those that a tree built in the present state would write down.
  ///
  /// - Returns: Whether that was possible; if not, everything has to be written down anew.
  func update() -> Bool {
    // What was refused has left gaps in the books.
    guard refused.isEmpty else { return false }
    endExercise()
    forgetAnswers()
    release(tree.takeDepartures())
    for entry in tree.removedEntries { removeEntry(entry) }
    // Before the followers, as a stack view among them makes constraints about what came.
    for added in tree.addedViews {
      guard append(added) else { return false }
    }
    resetFollowers()
    let changed = tree.changedItems.filter(contains)
    for item in changed { rewriteRows(of: item) }
    for item in tree.movedItems where item !== root.reference && contains(item) {
      if let view = item.view { rewriteOwnRows(of: view) }
    }
    for constraint in tree.changedConstraints {
      guard let holder = constraint.holder, holder.passes.tree === tree else { continue }
      change(constraint)
    }
    guard refused.isEmpty, !tree.isRebuildNeeded, sources.count < sourceLimit else {
      return false
    }
    tree.forgetChanges()
    solveDeriving()
    guard refused.isEmpty else { return false }
    announce(changed.compactMap(\.view) + unannounced)
    unannounced = []
    return true
  }

  /// Writes down, solves and sets frames for the first time.
  func layOut() {
    addRows()
    sourceLimit = 4 * sources.count + 10_000
    solveDeriving()
    announce(unannounced)
    unannounced = []
  }

  /// Solves until the insets that follow from frames are those that were assumed.
  ///
  /// One solve is enough for a tree in which no constraint names a margin or a guide of the
  /// system's, and no text wraps.
  private func solveDeriving() {
    solve()
    for _ in 0..<View.derivationLimit {
      guard updateFollowers() else { break }
      solve()
    }
    applyFrames()
  }

  /// Solves until some views, whose contents follow from frames, are as was assumed.
  func solveAdapting(_ views: [View]) {
    for _ in 0..<View.derivationLimit {
      let frames = ProvisionalFrames(self)
      let adapted = views.filter { $0.contentAdapts(to: frames) }
      if adapted.isEmpty { return }
      for view in adapted { rewriteAdapted(view) }
      solve()
    }
  }

  // MARK: - Constraints

  private func change(_ constraint: LayoutConstraint) {
    guard constraint.entry >= 0 else { return add(constraint) }
    writeNumbers(of: constraint.entry)
  }

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
  private func replace(_ entry: Int32) {
    guard let constraint = entries[Int(entry)].constraint else { return }
    guard let old = entries[Int(entry)].row else { return addRow(of: constraint, at: entry) }
    solver.remove(old.id)
    entries[Int(entry)].row = nil
    addRow(of: constraint, at: entry)
  }

  // MARK: - Items

  /// Brings everything in line that follows from a view itself: its content or its frame, its insets
  /// and baselines, the constraints it makes.
  func rewriteRows(of item: ItemReference) {
    guard let view = item.view else { return }
    inspect(view)
    moves.note(originOf: Int(item.slot))
    rewriteOwnRows(of: view)
    rewriteSystemConstraints(of: view)
    rewriteDependents(of: view)
    // How far a superview's alignment rectangle lies inside of its frame counts for them too.
    if view.geometry.mayHoldPlacedViews {
      for subview in view.subviews where subview.translatesAutoresizingMaskIntoConstraints {
        rewriteOwnRows(of: subview)
      }
    }
    follow(view)
  }

  /// Brings in line what follows from the size that a view's content wants.
  func rewriteContent(of view: View) {
    rewriteOwnRows(of: view)
    if let stack = view.superview, stack.arrangesByContent { rewriteSystemConstraints(of: stack) }
  }

  /// Brings in line what follows from how a view adapted to frames: what its content wants, or which
  /// views it arranges and so the constraints and baselines that it has.
  func rewriteAdapted(_ view: View) {
    rewriteContent(of: view)
    guard systemEntries[view.slot] != nil else { return }
    rewriteSystemConstraints(of: view)
    rewriteDependents(of: view)
  }

  func rewriteOwnRows(of view: View) {
    for axis in LayoutConstraint.Axis.allCases {
      let slot = view.slot
      let old = ownRows[slot, axis]
      if var old, old.kind == .content,
        slot == 0 || !view.translatesAutoresizingMaskIntoConstraints,
        let rows = contentRows(of: view, slot, axis)
      {
        set(rows.form.constant, rows.hugging, of: &old.first)
        set(rows.form.constant, rows.resistance, of: &old.second)
        ownRows[slot, axis] = old
        continue
      }
      removeOwnRows(slot, axis)
      addOwnRows(of: view, slot, axis)
    }
  }

  /// Changes the numbers of a row, if they are not these already.
  private func set(_ constant: Double, _ priority: LayoutPriority, of row: inout WrittenRow) {
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

  /// Brings rows in line that are made of a view's margins, safe area, keyboard or baselines.
  func rewriteDependents(of view: View) {
    // In order, for the solver to see the same changes in every run.
    for entry in (dependents.removeValue(forKey: view.slot) ?? []).sorted() {
      guard let constraint = entries[Int(entry)].constraint else { continue }
      if constraint.namesBaseline {
        replace(entry)
      } else {
        writeNumbers(of: entry)
        dependents[view.slot, default: []].insert(entry)
      }
    }
    for guide in view.layoutGuides {
      guard let kind = guide.systemKind, var rows = guideRows[guide.slot] else { continue }
      for (place, form) in zip(rows.indices, guideForms(guide, kind, guide.slot)) {
        set(form.constant, .required, of: &rows[place])
      }
      guideRows[guide.slot] = rows
    }
  }

  /// Exchanges the constraints that a view makes by itself for those it would make now.
  func rewriteSystemConstraints(of view: View) {
    let made = view.makeSystemConstraints()
    let old = systemEntries.removeValue(forKey: view.slot) ?? []
    guard !made.isEmpty || !old.isEmpty else { return }
    let (taken, left) = takeover(of: old, by: made)
    for entry in left { removeEntry(entry) }
    systemEntries[view.slot] = made.indices.map { place in
      guard taken[place] >= 0 else { return addEntry(made[place]) }
      take(made[place], at: taken[place])
      return taken[place]
    }
    if made.isEmpty { systemEntries[view.slot] = nil }
  }

  /// Lets a constraint stand where another did of the same shape.
  private func take(_ constraint: LayoutConstraint, at entry: Int32) {
    let former = entries[Int(entry)].constraint
    // The terms follow from the items and their direction, unless a baseline is among them.
    if constraint.namesBaseline || entries[Int(entry)].row == nil {
      entries[Int(entry)].constraint = constraint
      replace(entry)
    } else if former?.constant != constraint.constant || former?.priority != constraint.priority {
      entries[Int(entry)].constraint = constraint
      writeNumbers(of: entry)
    }
  }

  /// Which of some entries are of constraints of the same shapes as others, by the places of these, −1
  /// for none; and which are left.
  private func takeover(
    of old: [Int32], by made: [LayoutConstraint]
  ) -> (taken: [Int32], left: [Int32]) {
    var taken = [Int32](repeating: -1, count: made.count)
    func shape(_ place: Int) -> ConstraintShape? {
      entries[Int(old[place])].constraint.map { ConstraintShape($0) }
    }
    // Most stay what they were, from both ends.
    var start = 0
    while start < min(old.count, made.count), shape(start) == ConstraintShape(made[start]) {
      taken[start] = old[start]
      start += 1
    }
    var (oldEnd, end) = (old.count, made.count)
    while min(oldEnd, end) > start, shape(oldEnd - 1) == ConstraintShape(made[end - 1]) {
      (oldEnd, end) = (oldEnd - 1, end - 1)
      taken[end] = old[oldEnd]
    }
    // Places rather than entries, the first of a shape last.
    var places: [ConstraintShape: [Int]] = [:]
    for place in (start..<oldEnd).reversed() {
      if let shape = shape(place) { places[shape, default: []].append(place) }
    }
    var isLeft = [Bool](repeating: true, count: oldEnd - start)
    for place in start..<end {
      guard let found = places[ConstraintShape(made[place])]?.popLast() else { continue }
      taken[place] = old[found]
      isLeft[found - start] = false
    }
    return (taken, (start..<oldEnd).filter { isLeft[$0 - start] }.map { old[$0] })
  }
}

/// A constraint by what its row is made of, apart from constant and priority.
private struct ConstraintShape: Hashable {
  private let constraint: LayoutConstraint

  init(_ constraint: LayoutConstraint) { self.constraint = constraint }

  static func == (lhs: Self, rhs: Self) -> Bool {
    let (one, other) = (lhs.constraint, rhs.constraint)
    return one.first.isSame(as: other.first) && one.second.isSame(as: other.second)
      && one.relation == other.relation && one.multiplier == other.multiplier
      && one.identifier == other.identifier
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(constraint.first.reference))
    hasher.combine(constraint.first.attribute)
    hasher.combine(constraint.second.map { ObjectIdentifier($0.reference) })
  }
}

extension LayoutOperand? {
  fileprivate func isSame(as other: LayoutOperand?) -> Bool {
    guard let self, let other else { return (self == nil) == (other == nil) }
    return self.isSame(as: other)
  }
}

extension LayoutConstraint {
  fileprivate var namesBaseline: Bool {
    operands.contains { $0.attribute.isBaseline || $0.originAttribute.isBaseline }
  }
}
