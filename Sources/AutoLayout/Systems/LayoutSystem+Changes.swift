import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// The cost of removing an item, as a multiple of the cost of adding an item to a new system.
  ///
  /// Measured by `layout-bench --once` with 10,000 views: 13 µs to remove a view ('removeFromSuperview, first to
  /// last'), and 3 µs to add a view ('views in one superview').
  private static let departureCost = 5

  /// The number of constraints per item that an update may add or remove; above it, a new system is built instead.
  ///
  /// Measured by `layout-bench --growth 'NSStackView, hidden views'`. With 12 replaced constraints for each of 1,000
  /// items, updating takes 5.9 ms, and building a new system takes 4.1 ms.
  private static let exchangeShare = 4

  /// Applies all changes since the last layout, solves, and sets frames; returns false if a new system is needed.
  func update() -> Bool {
    // Refused rows are missing, so that others have no row to change.
    guard book.refused.isEmpty else { return false }
    let departures = tree.takeDepartures()
    // Removing an item takes several times as long as adding one. Most slots have to be in use, because
    // the solver sometimes visits all of them.
    let vacancyCount = items.vacancyCount + departures.slots.count
    guard Self.departureCost * departures.slots.count <= items.count,
      2 * vacancyCount <= items.count + 64
    else { return false }
    endProbe()
    cachedMentions = nil
    exchangeLimit = Self.exchangeShare * items.count
    release(departures)
    for entry in tree.removedEntries { book.removeEntry(entry, from: &solver) }
    // Before the followers, because a stack view among them makes constraints for added views.
    for added in tree.addedViews {
      guard append(added) else { return false }
    }
    resetFollowers()
    let changed = tree.changedItems.filter(contains)
    for item in changed {
      rewriteRows(of: item)
      if tree.isRebuildNeeded { return false }
    }
    // Insets that depend on frames have to be settled in this system.
    exchangeLimit = .max
    for item in tree.movedItems where item !== root.reference && contains(item) {
      if let view = item.view { rewriteOwnRows(of: view) }
    }
    var batch = RowBatch()
    for constraint in tree.changedConstraints {
      guard let holder = constraint.holder, holder.passes.tree === tree else { continue }
      change(constraint, &batch)
    }
    batch.flush(to: &solver)
    guard book.refused.isEmpty, !tree.isRebuildNeeded, book.sources.count < rowLimit else {
      return false
    }
    tree.forgetChanges()
    solveDeriving()
    guard book.refused.isEmpty else { return false }
    announce(changed.compactMap(\.view) + followers.takeOthers())
    return true
  }

  /// Adds all rows of a new system, solves, and sets frames for the first time.
  func layOut() {
    addRows()
    rowLimit = 4 * book.sources.count + 10_000
    solveDeriving()
    announce(followers.takeOthers())
  }

  /// Solves until the insets in rows equal those derived from the solved frames, and sets frames.
  ///
  /// A single solve is enough if there are no wrapped texts and no constraints on margins or system guides.
  private func solveDeriving() {
    tree.forgetMeasurements()
    solve()
    for _ in 0..<View.derivationLimit {
      guard updateFollowers() else { break }
      solve()
    }
    applyFrames()
  }

  /// Solves again until the content sizes in rows equal the views' content sizes at their solved frames.
  func solveAdapting(_ views: [View]) {
    for _ in 0..<View.derivationLimit {
      let frames = ProvisionalFrames(self)
      let adapted = views.filter { $0.contentAdapts(to: frames) }
      if adapted.isEmpty { return }
      for view in adapted { rewriteAdapted(view) }
      solve()
    }
  }

  /// Removes the rows that move an ambiguous item; see ``AlternativeLayouts/exercise(_:)``.
  func endProbe() {
    for id in probeRows { solver.remove(id) }
    probeRows = []
  }

  // MARK: - Rows of views

  /// Updates all rows that depend on an item's settings, including the constraints that a view makes.
  func rewriteRows(of item: ItemReference) {
    guard let view = item.view else { return }
    inspect(view)
    moves.note(originOf: Int(item.slot))
    rewriteOwnRows(of: view)
    rewriteSystemConstraints(of: view)
    rewriteDependents(of: view)
    // Their rows contain the insets of their superview's alignment rectangle.
    if view.geometry.mayHoldPlacedViews {
      for subview in view.subviews where subview.translatesAutoresizingMaskIntoConstraints {
        rewriteOwnRows(of: subview)
      }
    }
    follow(view)
  }

  private func rewriteContent(of view: View) {
    rewriteOwnRows(of: view)
    if let stack = view.superview, stack.arrangesByContent { rewriteSystemConstraints(of: stack) }
  }

  /// Updates the rows of a view that adapted its content size, constraints or baselines to its frame.
  func rewriteAdapted(_ view: View) {
    rewriteContent(of: view)
    guard book.systemEntries[view.slot] != nil || view.baselinesAdaptToFrames else { return }
    rewriteSystemConstraints(of: view)
    rewriteDependents(of: view)
  }

  private func rewriteOwnRows(of view: View) {
    if !book.arranged.firmnesses.isEmpty {
      StackPreferences(system: self).rewrite(ofSlot: view.slot)
    }
    var batch = RowBatch()
    defer { batch.flush(to: &solver) }
    let slot = view.slot
    let extents = wantedExtents(of: view, slot)
    for axis in LayoutConstraint.Axis.allCases {
      let old = book.ownRows[slot, axis]
      if var old, old.kind == .content, let row = ContentSizeRow(of: view, axis, extents?[axis]) {
        book.set(row.constant, row.hugging, of: &old.first, in: &solver)
        book.set(row.constant, row.resistance, of: &old.second, in: &solver)
        book.ownRows[slot, axis] = old
        continue
      }
      book.removeOwnRows(slot, axis, from: &solver)
      addOwnRows(of: view, slot, axis, extents, &batch)
    }
  }

  /// Updates the rows that depend on a view's margins, safe area, keyboard guide or baselines.
  func rewriteDependents(of view: View) {
    for entry in book.takeDependents(of: view.slot) {
      guard let constraint = book.entries[Int(entry)].constraint else { continue }
      if constraint.namesBaseline {
        replace(entry)
      } else {
        writeNumbers(of: entry)
        book.noteDependent(entry, of: view.slot)
      }
    }
    for guide in view.layoutGuides {
      guard let kind = guide.systemKind, book.guideRows[guide.slot] != nil else { continue }
      let forms = items.guideForms(guide, kind, guide.slot)
      book.setGuideRows(forms, ofSlot: guide.slot, in: &solver)
    }
  }

  // MARK: - Constraints that views make

  /// Replaces the constraints that a view makes, reusing rows in which only the constant or the priority changes.
  func rewriteSystemConstraints(of view: View) {
    defer { StackPreferences(system: self).rewrite(in: view) }
    let made = view.makeSystemConstraints()
    let old = book.systemEntries.removeValue(forKey: view.slot) ?? []
    guard !made.isEmpty || !old.isEmpty else { return }
    let (reused, unused) = book.match(old, made)
    exchangeLimit -= unused.count + reused.count { $0 < 0 }
    guard exchangeLimit >= 0 else { return tree.noteRebuild() }
    for entry in unused { book.removeEntry(entry, from: &solver) }
    book.systemEntries[view.slot] = made.indices.map { place in
      guard reused[place] >= 0 else { return addEntry(made[place]) }
      setConstraint(made[place], of: reused[place])
      return reused[place]
    }
    if made.isEmpty { book.systemEntries[view.slot] = nil }
  }

  private func setConstraint(_ constraint: LayoutConstraint, of entry: Int32) {
    let former = book.entries[Int(entry)].constraint
    // The terms depend only on the items and their direction, except for baselines.
    if constraint.namesBaseline || book.entries[Int(entry)].row == nil {
      book.setConstraint(constraint, of: entry)
      replace(entry)
    } else if former?.constant != constraint.constant || former?.priority != constraint.priority {
      book.setConstraint(constraint, of: entry)
      writeNumbers(of: entry)
    }
  }
}
