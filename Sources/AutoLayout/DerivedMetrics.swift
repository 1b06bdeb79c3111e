import Foundation

// Insets that follow from solved frames: safe areas of views inside the root, margins that preserve
// a superview's, readable widths. They are constants of the system that is solved, so layout solves
// again when they turn out different from what was assumed.

extension LayoutSystem {
  /// Starts the first layout of a view from what does not depend on frames, and notes if it has to be
  /// looked at again once there are some.
  func startMetrics(of view: View, _ environment: borrowing LayoutEnvironment) {
    // What a controller adds counts for what lies in its view, which comes later.
    if view.margins.additionalSafeArea != .zero { hasAdditionalSafeArea = true }
    if isFollower(view, environment) {
      followers.append(view.slot)
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

  /// Starts a layout from what does not depend on frames, so that answers have no history.
  func resetFollowers() {
    let environment = root.effectiveEnvironment
    for slot in followers {
      guard let view = references[Int(slot)].view else { continue }
      let (before, adaptation) = (view.derivedInsets, view.adaptation)
      resetMetrics(of: view, environment)
      if view.derivedInsets != before { rewriteDependents(of: view) }
      if view.adaptation != adaptation { rewriteAdapted(view) }
    }
  }

  /// Brings every derived inset in line with the edges just solved; true if any that the system
  /// was made of has changed.
  func updateFollowers() -> Bool {
    let environment = root.effectiveEnvironment
    let frames = ProvisionalFrames(self)
    let rootEdges = solvedEdges(0)
    var changed: [View] = []
    var adapted: [View] = []
    var moved: [View] = []
    // A view comes after its superview, whose margins its own may follow.
    for slot in followers {
      guard let view = references[Int(slot)].view else { continue }
      let own = solvedEdges(slot)
      let parent = slot == 0 ? nil : solvedEdges(owners[Int(slot)])
      if view.deriveInsets(own, parent: parent, root: rootEdges, environment) {
        changed.append(view)
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
    guard isFollower(view, root.effectiveEnvironment) else { return }
    let place = followers.firstIndex { $0 >= view.slot } ?? followers.count
    guard place == followers.count || followers[place] != view.slot else { return }
    followers.insert(view.slot, at: place)
    resetMetrics(of: view, root.effectiveEnvironment)
    rewriteDependents(of: view)
    rewriteAdapted(view)
  }

  /// Whether any row is made of a view's margins, safe area or keyboard.
  private func dependsOnInsets(of view: View) -> Bool {
    dependents[view.slot] != nil || view.layoutGuides.contains { $0.systemKind != nil }
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
    _ = view.updateReadableInset(width: size.width, limit: environment.readableWidth)
  }
}

/// Everything about a view's insets that rows may be made of.
private struct DerivedInsets: Equatable {
  let margins: EdgeInsets
  let safeArea: EdgeInsets
  let readableInset: CGFloat
  let keyboardOverlap: CGFloat
  let undockedKeyboard: EdgeInsets?
}

extension View {
  fileprivate var derivedInsets: DerivedInsets {
    DerivedInsets(
      margins: layoutMargins, safeArea: margins.safeArea, readableInset: margins.readableInset,
      keyboardOverlap: margins.keyboardOverlap, undockedKeyboard: margins.undockedKeyboard)
  }

  /// Brings the insets in line with the edges just solved; true if any has changed.
  fileprivate func deriveInsets(
    _ own: Edges, parent: Edges?, root: Edges, _ environment: LayoutEnvironment
  ) -> Bool {
    var changed = false
    if let parent, let superview {
      changed = updateSafeArea(own, in: parent, insets: superview.margins.safeArea)
      changed = updateKeyboard(own, in: root, height: environment.keyboardHeight) || changed
    }
    changed = updateUndockedKeyboard(own, in: environment) || changed
    changed = updateMargins(own, parent: parent) || changed
    return updateReadableInset(width: own.width, limit: environment.readableWidth)
      || changed
  }

  /// Calls the hooks for insets that are no longer what the view was told last.
  func announceInsets() {
    if margins.safeArea != margins.announcedSafeArea {
      margins.announcedSafeArea = margins.safeArea
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    announceOwnInsets()
    let current = layoutMargins
    guard current != announcedMargins else { return }
    let isFirst = announcedMargins == nil
    announcedMargins = current
    guard !isFirst else { return }
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  private func updateSafeArea(_ own: Edges, in parent: Edges, insets: EdgeInsets) -> Bool {
    let width = max(0, own.width)
    let height = max(0, own.height)
    // Per edge what is left of the superview's inset, however far the view sticks out of it, and no
    // more than the view has.
    func overlap(_ inset: CGFloat, _ distance: CGFloat, _ extent: CGFloat) -> CGFloat {
      min(max(0, inset - max(0, distance)), extent)
    }
    let covered = EdgeInsets(
      top: overlap(insets.top, own.top - parent.top, height),
      left: overlap(insets.left, own.left - parent.left, width),
      bottom: overlap(insets.bottom, parent.bottom - own.bottom, height),
      right: overlap(insets.right, parent.right - own.right, width))
    let new = withAdditionalSafeArea(covered)
    guard isChange(from: margins.safeArea, to: new) else { return false }
    margins.safeArea = new
    return true
  }

  private func updateKeyboard(_ own: Edges, in root: Edges, height: CGFloat) -> Bool {
    // Without a keyboard nothing covers the part of a view that lies below the screen either.
    let overlap = height > 0 ? max(0, own.bottom - (root.bottom - height)) : 0
    return replace(&margins.keyboardOverlap, with: keyboardOverlap(docked: overlap))
  }

  private func updateUndockedKeyboard(_ own: Edges, in environment: LayoutEnvironment) -> Bool {
    guard let new = undockedKeyboardInsets(at: own, in: environment) else { return false }
    if let old = margins.undockedKeyboard, !isChange(from: old, to: new) { return false }
    margins.undockedKeyboard = new
    return true
  }

  private func updateMargins(_ own: Edges, parent: Edges?) -> Bool {
    var new = resolvedMargins(safeArea: margins.safeArea)
    if margins.preservesSuperview, let parent, let outer = superview?.layoutMargins {
      new.top = max(new.top, outer.top - (own.top - parent.top))
      new.left = max(new.left, outer.left - (own.left - parent.left))
      new.bottom = max(new.bottom, outer.bottom - (parent.bottom - own.bottom))
      new.right = max(new.right, outer.right - (parent.right - own.right))
    }
    if let old = margins.effective, !isChange(from: old, to: new) { return false }
    margins.effective = new
    return true
  }

  fileprivate func updateReadableInset(width: CGFloat, limit: CGFloat) -> Bool {
    let outer = layoutMargins
    let space = width - outer.left - outer.right
    return replace(&margins.readableInset, with: max(0, (space - limit) / 2))
  }

  private func replace(_ value: inout CGFloat, with new: CGFloat) -> Bool {
    guard !isSameLength(value, new) else { return false }
    value = new
    return true
  }
}

/// Whether insets differ by more than rounding errors on any edge.
private func isChange(from old: EdgeInsets, to new: EdgeInsets) -> Bool {
  !(isSameLength(old.top, new.top) && isSameLength(old.left, new.left)
    && isSameLength(old.bottom, new.bottom) && isSameLength(old.right, new.right))
}
