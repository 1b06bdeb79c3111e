import Foundation

/// The insets of a view, which the solver's rows may contain as constants.
struct DerivedInsets: Equatable {
  let margins: EdgeInsets
  let safeArea: EdgeInsets
  let readableInset: CGFloat
  let keyboardOverlap: CGFloat
  let keyboardReach: CGFloat
  let undockedKeyboard: EdgeInsets?
}

extension View {
  var derivedInsets: DerivedInsets {
    DerivedInsets(
      margins: layoutMargins, safeArea: margins.safeArea, readableInset: margins.readableInset,
      keyboardOverlap: margins.keyboardOverlap, keyboardReach: margins.keyboardReach,
      undockedKeyboard: margins.undockedKeyboard)
  }

  /// Derives the view's insets from solved edges, and returns whether any inset has changed.
  func deriveInsets(
    _ own: Edges, parent: Edges?, root: Edges, _ environment: LayoutEnvironment
  ) -> Bool {
    var changed = false
    if let parent, let superview {
      changed = updateSafeArea(own, in: parent, insets: superview.margins.safeArea)
      changed = updateKeyboard(own, in: root, height: environment.keyboardHeight) || changed
    }
    changed = updateUndockedKeyboard(own, in: environment) || changed
    changed = updateMargins(own, parent: parent) || changed
    return updateReadableInset(width: own.width, limit: readableWidth(in: environment))
      || changed
  }

  /// Calls the hooks for insets that have changed since the hooks were last called.
  func announceInsets() {
    if margins.safeArea != margins.announcedSafeArea {
      margins.announcedSafeArea = margins.safeArea
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    announceOwnInsets()
    let current = layoutMargins
    let former = announcedMargins
    announcedMargins = current
    guard let former, isChange(from: former, to: current) else { return }
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  private func updateSafeArea(_ own: Edges, in parent: Edges, insets: EdgeInsets) -> Bool {
    let new = withAdditionalSafeArea(own.covered(by: insets, of: parent))
    guard isChange(from: margins.safeArea, to: new) else { return false }
    margins.safeArea = new
    return true
  }

  private func updateKeyboard(_ own: Edges, in root: Edges, height: CGFloat) -> Bool {
    // Without a keyboard, the part of a view below the screen doesn't count as covered.
    let overlap = height > 0 ? max(0, own.bottom - (root.bottom - height)) : 0
    let isMoved = replace(&margins.keyboardReach, with: max(0, root.bottom - own.bottom))
    return replace(&margins.keyboardOverlap, with: keyboardOverlap(docked: overlap)) || isMoved
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
      new = own.preserving(outer, of: parent, in: new)
    }
    if let old = margins.effective, !isChange(from: old, to: new) { return false }
    margins.effective = new
    return true
  }

  /// Updates the readable content's distance from the margins, given the view's width; returns whether it changed.
  func updateReadableInset(width: CGFloat, limit: CGFloat) -> Bool {
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

private func isChange(from old: EdgeInsets, to new: EdgeInsets) -> Bool {
  !(isSameLength(old.top, new.top) && isSameLength(old.left, new.left)
    && isSameLength(old.bottom, new.bottom) && isSameLength(old.right, new.right))
}
