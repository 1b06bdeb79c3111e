import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// How many times longer it takes to take an item out than to write one down, about.
  ///
  /// Measured: `layout-bench --once 'removeFromSuperview, first to last' 10000` took 13 µs for each view
  /// where the system of 'views in one superview' took 3.
  private static let departureCost = 5

  /// How many constraints of their own views may exchange for each item.
  ///
  /// Measured: `layout-bench --growth 'NSStackView, hidden views'`, where a view exchanges twelve, took
  /// 5.9 ms for 1,000 views, and 4.1 where the system is written anew.
  private static let exchangeShare = 4

  /// Exchanges the rows of what was changed since the last layout, solves and sets frames.
  ///
  /// The rows are then those that a tree built in the present state would write down.
  ///
  /// - Returns: Whether that was possible; if not, everything has to be written down anew.
  func update() -> Bool {
    // What was refused has left gaps in the books.
    guard refused.isEmpty else { return false }
    let departures = tree.takeDepartures()
    // Taking a view out costs several times what writing one down does. And what is left has to be most
    // of what there is, as the solver goes through all of it now and then.
    vacancyCount += departures.slots.count
    guard Self.departureCost * departures.slots.count <= references.count,
      2 * vacancyCount <= references.count + 64
    else { return false }
    endExercise()
    cachedMentions = nil
    exchangeLimit = Self.exchangeShare * references.count
    release(departures)
    for entry in tree.removedEntries { removeEntry(entry) }
    // Before the followers, as a stack view among them makes constraints about what came.
    for added in tree.addedViews {
      guard append(added) else { return false }
    }
    resetFollowers()
    let changed = tree.changedItems.filter(contains)
    for item in changed {
      rewriteRows(of: item)
      if tree.isRebuildNeeded { return false }
    }
    // What follows from frames has to come to an end in this system.
    exchangeLimit = .max
    for item in tree.movedItems where item !== root.reference && contains(item) {
      if let view = item.view { rewriteOwnRows(of: view) }
    }
    var batch = RowBatch()
    for constraint in tree.changedConstraints {
      guard let holder = constraint.holder, holder.passes.tree === tree else { continue }
      change(constraint, &batch)
    }
    flush(&batch)
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
    tree.forgetMeasurements()
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
  private func rewriteContent(of view: View) {
    rewriteOwnRows(of: view)
    if let stack = view.superview, stack.arrangesByContent { rewriteSystemConstraints(of: stack) }
  }

  /// Brings in line what follows from how a view adapted to frames: what its content wants, or which
  /// views it arranges and so the constraints and baselines that it has.
  func rewriteAdapted(_ view: View) {
    rewriteContent(of: view)
    guard systemEntries[view.slot] != nil || view.baselinesAdaptToFrames else { return }
    rewriteSystemConstraints(of: view)
    rewriteDependents(of: view)
  }

  private func rewriteOwnRows(of view: View) {
    if !arranged.firmnesses.isEmpty { rewriteFirmness(ofSlot: view.slot) }
    var batch = RowBatch()
    defer { flush(&batch) }
    for axis in LayoutConstraint.Axis.allCases {
      let slot = view.slot
      let old = ownRows[slot, axis]
      if var old, old.kind == .content,
        slot == 0 || !view.translatesAutoresizingMaskIntoConstraints,
        let wish = contentWish(of: view, axis)
      {
        set(wish.constant, wish.hugging, of: &old.first)
        set(wish.constant, wish.resistance, of: &old.second)
        ownRows[slot, axis] = old
        continue
      }
      removeOwnRows(slot, axis)
      addOwnRows(of: view, slot, axis, &batch)
    }
  }

  /// Changes the numbers of a row, if they are not these already.
  func set(_ constant: Double, _ priority: LayoutPriority, of row: inout WrittenRow) {
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
}
