import Foundation

// Insets that follow from solved frames: safe areas of views inside the root, margins that preserve
// a superview's, readable widths. They are constants of the system that is solved, so layout solves
// again when they turn out different from what was assumed.

/// The views of a system whose insets or contents follow from frames, by their slots.
struct Followers {
  private(set) var all = SlotSet()
  /// Those whose insets or contents may be in rows.
  ///
  /// They are looked at after every solve, and start each layout from what does not depend on frames, so
  /// that answers have no history.
  private(set) var deciding = SlotSet()
  /// Those of the others whose insets have to be worked out anew.
  ///
  /// These are a function of the view's edges, its superview's edges and its superview's insets, so that
  /// nothing else makes them different.
  var outdated = SlotSet()
  /// Those whose insets may not be what they were told.
  var unannounced = SlotSet()

  /// Takes a view among them.
  ///
  /// - Returns: Whether it is new among them, or among those that decide.
  mutating func insert(_ slot: Int, isDeciding: Bool) -> Bool {
    let isKnown = all.contains(slot) && (!isDeciding || deciding.contains(slot))
    all.insert(slot)
    if isDeciding {
      deciding.insert(slot)
      outdated.remove(slot)
    } else {
      noteOutdated(slot)
    }
    return !isKnown
  }

  /// Takes a view out, which is about to go.
  mutating func remove(_ slot: Int) {
    all.remove(slot)
    deciding.remove(slot)
    outdated.remove(slot)
    unannounced.remove(slot)
  }

  /// Notes that what the insets of a view follow from may be different, if it does not decide.
  mutating func noteOutdated(_ slot: Int) {
    if all.contains(slot), !deciding.contains(slot) { outdated.insert(slot) }
  }

  /// Notes that all have to be looked at.
  fileprivate mutating func noteAllOutdated() {
    for slot in all { noteOutdated(slot) }
  }

  /// The next one to be looked at after a solve, from a slot on.
  func next(from slot: Int) -> Int? {
    guard let first = deciding.next(from: slot) else { return outdated.next(from: slot) }
    return outdated.next(from: slot).map { min($0, first) } ?? first
  }
}

extension LayoutSystem {
  /// Starts the first layout of a view from what does not depend on frames, and notes if it has to be
  /// looked at again once there are some.
  func startMetrics(
    of view: View, _ kind: Traits, _ environment: borrowing LayoutEnvironment
  ) {
    if startPlainMargins(of: view, kind, environment) { return }
    // What a controller adds counts for what lies in its view, which comes later.
    if view.margins.additionalSafeArea != .zero { hasAdditionalSafeArea = true }
    if isFollower(view, environment) {
      _ = followers.insert(Int(view.slot), isDeciding: decidesOverRows(view))
      resetMetrics(of: view, environment)
      return
    }
    if view.adaptation != nil { view.prepareForSolving() }
    view.forgetDerivedMargins()
    let margins = view.resolvedMargins(safeArea: .zero, in: environment)
    if view.announcedMargins == nil {
      view.announcedMargins = margins
    } else if margins != view.announcedMargins || view.margins.announcedSafeArea != .zero {
      unannounced.append(view)
    }
  }

  /// Starts the first layout of a view that says nothing of its margins, as most do not.
  ///
  /// - Returns: Whether it is one, and has the same margins as before.
  @inline(__always)
  private func startPlainMargins(
    of view: View, _ kind: Traits, _ environment: borrowing LayoutEnvironment
  ) -> Bool {
    guard !view.rareMargins.isSet, view.guideList.isEmpty, view.slot > 0,
      environment.safeAreaInsets == .zero, !hasAdditionalSafeArea, view.controllerLink == nil,
      view.adaptation == nil
    else { return false }
    if !kind.contains(.isPlain) {
      if view.contentAdaptsToFrames || view.restsByInsets || view.ownMargins != nil { return false }
    }
    let margin = environment.profile.viewMargin
    if view.announcedMargin == nil { view.announcedMargin = margin }
    return view.announcedMargin == margin
  }

  /// Starts a layout from what does not depend on frames, as far as rows are made of it.
  func resetFollowers() {
    let environment = root.effectiveEnvironment
    for slot in followers.deciding {
      guard let view = references[slot].view else { continue }
      let (before, adaptation) = (view.derivedInsets, view.adaptedSize)
      resetMetrics(of: view, environment)
      if view.derivedInsets != before {
        rewriteDependents(of: view)
        noteInsets(of: view)
      }
      if view.adaptedSize != adaptation { rewriteAdapted(view) }
    }
  }

  /// Brings every derived inset in line with the edges just solved; true if any that the system
  /// was made of has changed.
  func updateFollowers() -> Bool {
    let environment = root.effectiveEnvironment
    let frames = ProvisionalFrames(self)
    var changed: [View] = []
    var adapted: [View] = []
    var moved: [View] = []
    noteMovesOfFollowers()
    // A view comes after its superview, whose margins its own may follow.
    var start = 0
    while let slot = followers.next(from: start) {
      start = slot + 1
      guard let view = references[slot].view else { continue }
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
      if view.restsElsewhere(in: self) { moved.append(view) }
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

  /// Takes a view that was changed among those that follow from frames, if it does now.
  func follow(_ view: View) {
    // One that no longer does is still to be told what that leaves.
    followers.noteOutdated(Int(view.slot))
    noteInsets(of: view)
    guard isFollower(view, root.effectiveEnvironment) else { return }
    guard followers.insert(Int(view.slot), isDeciding: decidesOverRows(view)) else { return }
    resetMetrics(of: view, root.effectiveEnvironment)
    rewriteDependents(of: view)
    rewriteAdapted(view)
  }

  /// Takes views that a row is made of among those that decide.
  ///
  /// - Returns: Whether any has other insets for that than the row was made of.
  func decide(_ slots: [Int32]) -> Bool {
    var isOutdated = false
    for slot in slots where followers.all.contains(Int(slot)) {
      guard let view = references[Int(slot)].view,
        followers.insert(Int(slot), isDeciding: true)
      else { continue }
      let before = view.derivedInsets
      resetMetrics(of: view, root.effectiveEnvironment)
      if view.derivedInsets != before { isOutdated = true }
      noteInsets(of: view)
    }
    return isOutdated
  }

  /// Tells views of their insets, these and all that follow from frames.
  func announce(_ views: [View]) {
    for view in views { view.announceInsets() }
    for slot in followers.deciding { followers.unannounced.insert(slot) }
    var start = 0
    while let slot = followers.unannounced.next(from: start) {
      followers.unannounced.remove(slot)
      start = slot + 1
      references[slot].view?.announceInsets()
    }
  }

  /// Notes that what the insets of a view's subviews follow from is different.
  private func noteInsets(of view: View) {
    // Where all decide, all are looked at.
    guard followers.all.count > followers.deciding.count else { return }
    for subview in view.subviews where contains(subview.reference) {
      followers.noteOutdated(Int(subview.slot))
    }
  }

  /// Notes whose insets follow from edges that were changed by the last solve.
  private func noteMovesOfFollowers() {
    defer { movesSinceDerivation.forget() }
    guard followers.all.count > followers.deciding.count else { return }
    let moved = movesSinceDerivation.slots
    if movesSinceDerivation.areAll || moved.contains(0) || 4 * moved.count > references.count {
      return followers.noteAllOutdated()
    }
    for slot in moved {
      followers.noteOutdated(slot)
      if let view = references[slot].view { noteInsets(of: view) }
    }
  }

  /// Whether any row is made of a view's margins, safe area or keyboard.
  private func dependsOnInsets(of view: View) -> Bool {
    dependents[view.slot] != nil || view.layoutGuides.contains { $0.systemKind != nil }
  }

  /// Whether rows may be made of what follows from frames about a view.
  private func decidesOverRows(_ view: View) -> Bool {
    view === root || view.contentAdaptsToFrames || view.restsByInsets || dependsOnInsets(of: view)
  }

  private func isFollower(
    _ view: View, _ environment: borrowing LayoutEnvironment
  ) -> Bool {
    view === root || environment.safeAreaInsets != .zero || hasAdditionalSafeArea
      || view.margins.preservesSuperview || view.contentAdaptsToFrames || view.restsByInsets
      || view.layoutGuides.contains {
        $0.systemKind == .readableContent || $0.systemKind == .keyboard
      }
  }

  private func deriveInsets(of view: View, _ environment: LayoutEnvironment) -> Bool {
    let slot = view.slot
    return view.deriveInsets(
      solvedEdges(slot), parent: slot == 0 ? nil : solvedEdges(owners[Int(slot)]),
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
