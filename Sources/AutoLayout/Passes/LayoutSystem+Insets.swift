import Foundation

// Insets that depend on solved frames: safe areas of views inside the root, margins that preserve a
// superview's, and readable widths.

extension LayoutSystem {
  /// Sets a view's initial insets without regard to frames, and notes whether the final insets will depend on frames.
  func startMetrics(
    of view: View, _ kind: ItemTable.Traits, _ environment: borrowing LayoutEnvironment
  ) {
    if startPlainMargins(of: view, kind, environment) { return }
    // A controller's addition counts for the views inside its view, which come later.
    if view.margins.additionalSafeArea != .zero { followers.noteAdditionalSafeArea() }
    if isFollower(view, environment) {
      _ = followers.insert(Int(view.slot), isDeciding: affectsRows(view))
      resetMetrics(of: view, environment)
      return
    }
    if view.adaptation != nil { view.prepareForSolving() }
    view.forgetDerivedMargins()
    let margins = view.resolvedMargins(safeArea: .zero, in: environment)
    if view.announcedMargins == nil {
      view.announcedMargins = margins
    } else if margins != view.announcedMargins || view.margins.announcedSafeArea != .zero {
      followers.noteOther(view)
    }
  }

  /// Tries a fast path for views that have only default margins, and returns whether the path applied.
  @inline(__always)
  private func startPlainMargins(
    of view: View, _ kind: ItemTable.Traits, _ environment: borrowing LayoutEnvironment
  ) -> Bool {
    guard !view.rareMargins.isSet, view.guideList.isEmpty, view.slot > 0,
      environment.safeAreaInsets == .zero, !followers.hasAdditionalSafeArea,
      view.controllerLink == nil,
      view.adaptation == nil
    else { return false }
    if !kind.contains(.isPlain) {
      if view.contentAdaptsToFrames || view.offsetDependsOnInsets || view.ownMargins != nil {
        return false
      }
    }
    let margin = environment.profile.viewMargin
    if view.announcedMargin == nil { view.announcedMargin = margin }
    return view.announcedMargin == margin
  }

  /// Resets the insets and content sizes in the solver's rows to values that don't depend on frames.
  func resetFollowers() {
    let environment = root.effectiveEnvironment
    for slot in followers.deciding {
      guard let view = items.references[slot].view else { continue }
      let (before, adaptation) = (view.derivedInsets, view.adaptedSize)
      resetMetrics(of: view, environment)
      if view.derivedInsets != before {
        rewriteDependents(of: view)
        noteInsets(of: view)
      }
      if view.adaptedSize != adaptation { rewriteAdapted(view) }
    }
  }

  /// Derives insets and content sizes from solved edges, and updates their rows; returns whether any row has changed.
  func updateFollowers() -> Bool {
    let environment = root.effectiveEnvironment
    let frames = ProvisionalFrames(self)
    var changed: [View] = []
    var adapted: [View] = []
    var moved: [View] = []
    noteMovesOfFollowers()
    // A view comes after its superview, because its margins may depend on the superview's margins.
    var start = 0
    while let slot = followers.next(from: start) {
      start = slot + 1
      guard let view = items.references[slot].view else { continue }
      guard followers.deciding.contains(slot) else {
        followers.outdated.remove(slot)
        followers.unannounced.insert(slot)
        let before = view.derivedInsets
        resetMetrics(of: view, environment)
        _ = deriveInsets(of: view, environment)
        if view.derivedInsets != before { noteInsets(of: view) }
        continue
      }
      if deriveInsets(of: view, environment) {
        changed.append(view)
        noteInsets(of: view)
      }
      if view.contentAdapts(to: frames) { adapted.append(view) }
      if view.restContentOffset(in: frames) { moved.append(view) }
    }
    var isOutdated = !adapted.isEmpty || !moved.isEmpty
    for view in changed where dependsOnInsets(of: view) {
      isOutdated = true
      rewriteDependents(of: view)
    }
    for view in adapted { rewriteAdapted(view) }
    for view in moved { rewriteRows(of: view.reference) }
    return isOutdated
  }

  /// Adds a changed view to `followers` if its insets or contents now depend on frames.
  func follow(_ view: View) {
    // The remaining insets of a view that no longer depends on frames still have to be announced.
    followers.noteOutdated(Int(view.slot))
    noteInsets(of: view)
    guard isFollower(view, root.effectiveEnvironment) else { return }
    guard followers.insert(Int(view.slot), isDeciding: affectsRows(view)) else { return }
    resetMetrics(of: view, root.effectiveEnvironment)
    rewriteDependents(of: view)
    rewriteAdapted(view)
  }

  /// Starts checking the insets of the given views after every solve, and returns whether any of the insets changed.
  func decide(_ slots: [Int32]) -> Bool {
    var isOutdated = false
    for slot in slots where followers.all.contains(Int(slot)) {
      guard let view = items.references[Int(slot)].view,
        followers.insert(Int(slot), isDeciding: true)
      else { continue }
      let before = view.derivedInsets
      resetMetrics(of: view, root.effectiveEnvironment)
      if view.derivedInsets != before { isOutdated = true }
      noteInsets(of: view)
    }
    return isOutdated
  }

  /// Calls the hooks of the given views, and of views whose insets depend on frames, if their insets have changed.
  func announce(_ views: [View]) {
    for view in views { view.announceInsets() }
    for slot in followers.deciding { followers.unannounced.insert(slot) }
    var start = 0
    while let slot = followers.unannounced.next(from: start) {
      followers.unannounced.remove(slot)
      start = slot + 1
      items.references[slot].view?.announceInsets()
    }
  }

  /// Notes that the insets of the view's subviews must be derived again.
  private func noteInsets(of view: View) {
    // If all decide, all are checked anyway.
    guard followers.all.count > followers.deciding.count else { return }
    for subview in view.subviews where contains(subview.reference) {
      followers.noteOutdated(Int(subview.slot))
    }
  }

  /// Notes the views whose insets depend on edges that the last solve moved.
  private func noteMovesOfFollowers() {
    defer { movesSinceDerivation.forget() }
    guard followers.all.count > followers.deciding.count else { return }
    let moved = movesSinceDerivation.slots
    if movesSinceDerivation.areAll || moved.contains(0) || 4 * moved.count > items.count {
      return followers.noteAllOutdated()
    }
    for slot in moved {
      followers.noteOutdated(slot)
      if let view = items.references[slot].view { noteInsets(of: view) }
    }
  }

  private func dependsOnInsets(of view: View) -> Bool {
    book.hasDependents(view.slot) || view.layoutGuides.contains { $0.systemKind != nil }
  }

  /// Returns whether a view's insets or contents may be constants in the solver's rows.
  private func affectsRows(_ view: View) -> Bool {
    view === root || view.contentAdaptsToFrames || view.offsetDependsOnInsets
      || dependsOnInsets(of: view)
  }

  private func isFollower(
    _ view: View, _ environment: borrowing LayoutEnvironment
  ) -> Bool {
    view === root || environment.safeAreaInsets != .zero || followers.hasAdditionalSafeArea
      || view.margins.preservesSuperview || view.contentAdaptsToFrames || view.offsetDependsOnInsets
      || view.layoutGuides.contains {
        $0.systemKind == .readableContent || $0.systemKind == .keyboard
      }
  }

  private func deriveInsets(of view: View, _ environment: LayoutEnvironment) -> Bool {
    let slot = view.slot
    return view.deriveInsets(
      solvedEdges(slot), parent: slot == 0 ? nil : solvedEdges(items.owners[Int(slot)]),
      root: solvedEdges(0), environment)
  }

  private func resetMetrics(of view: View, _ environment: borrowing LayoutEnvironment) {
    let covered = view === root ? environment.safeAreaInsets : .zero
    view.forgetDerivedMargins()
    view.margins.safeArea = view.withAdditionalSafeArea(covered)
    view.margins.effective = view.resolvedMargins(
      safeArea: view.margins.safeArea, in: environment)
    view.prepareForSolving()
    guard view === root else { return }
    view.margins.keyboardOverlap = view.keyboardOverlap(docked: environment.keyboardHeight)
    let size = view.bounds.size
    view.margins.undockedKeyboard = view.undockedKeyboardInsets(
      at: Edges(right: size.width, bottom: size.height), in: environment)
    _ = view.updateReadableInset(width: size.width, limit: view.readableWidth(in: environment))
  }
}
