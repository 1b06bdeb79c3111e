import Foundation

// Insets that follow from solved frames: safe areas of views inside the root, margins that preserve
// a superview's, readable widths. They are constants of the system that is solved, so layout solves
// again when they turn out different from what was assumed.

extension View {
  /// Starts a layout from what does not depend on frames, so that answers have no history.
  func resetDerivedMetrics() {
    let environment = effectiveEnvironment
    forEachView { view in
      let covered = view === self ? environment.safeAreaInsets : .zero
      view.margins.safeArea = view.withAdditionalSafeArea(covered)
      view.margins.readableInset = 0
      view.margins.keyboardOverlap = 0
      view.margins.undockedKeyboard = nil
      view.margins.effective = view.resolvedMargins(safeArea: view.margins.safeArea)
      view.prepareForSolving()
    }
    margins.keyboardOverlap = keyboardOverlap(docked: environment.keyboardHeight)
    let size = bounds.size
    margins.undockedKeyboard = undockedKeyboardInsets(
      at: Edges(right: size.width, bottom: size.height), in: environment)
    _ = updateReadableInset(width: bounds.width, limit: environment.readableWidth)
  }

  /// Brings every derived inset in line with the edges just solved; true if any that the system
  /// was made of has changed.
  func updateDerivedMetrics(in system: LayoutSystem) -> Bool {
    let environment = effectiveEnvironment
    let frames = ProvisionalFrames(system)
    let rootEdges = system.solvedEdges(of: self)
    var isOutdated = false
    // A view comes after its superview, whose margins its own may follow.
    forEachView { view in
      let own = system.solvedEdges(of: view)
      let parent = view === self ? nil : view.superview.map { system.solvedEdges(of: $0) }
      var changed = false
      if let parent, let superview = view.superview {
        changed = view.updateSafeArea(own, in: parent, insets: superview.margins.safeArea)
        changed =
          view.updateKeyboard(own, in: rootEdges, height: environment.keyboardHeight) || changed
      }
      changed = view.updateUndockedKeyboard(own, in: environment) || changed
      changed = view.updateMargins(own, parent: parent) || changed
      changed =
        view.updateReadableInset(width: own.width, limit: environment.readableWidth) || changed
      if changed, system.dependsOnInsets(of: view) { isOutdated = true }
      if view.contentAdapts(to: frames) { isOutdated = true }
      if view.restsElsewhere(in: system) { isOutdated = true }
    }
    return isOutdated
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
    guard current != margins.announced else { return }
    let isFirst = margins.announced == nil
    margins.announced = current
    guard !isFirst else { return }
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  /// Visits the view and everything in it, each view before its subviews.
  func forEachView(_ body: (View) -> Void) {
    body(self)
    for subview in subviews { subview.forEachView(body) }
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
    let overlap = max(0, own.bottom - (root.bottom - height))
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

  private func updateReadableInset(width: CGFloat, limit: CGFloat) -> Bool {
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

/// The four edges of an item in the root's coordinates, in points.
struct Edges {
  var left: CGFloat = 0
  var right: CGFloat = 0
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  var width: CGFloat { right - left }
  var height: CGFloat { bottom - top }
  /// What lies between the edges; an extent of 0 where they are the wrong way round.
  var rect: CGRect { CGRect(x: left, y: top, width: max(0, width), height: max(0, height)) }

  /// The edges rounded to pixels, each on its own, so that neighbours never gap.
  func snapped(scale: CGFloat) -> Edges {
    Edges(
      left: AutoLayout.snapped(left, scale: scale), right: AutoLayout.snapped(right, scale: scale),
      top: AutoLayout.snapped(top, scale: scale), bottom: AutoLayout.snapped(bottom, scale: scale))
  }
}
