import Foundation

extension View {
  /// Notifies the stack view and observers that the view was hidden or shown.
  func announceVisibility() {
    superview?.arrangedVisibilityChanged()
    announceObserved()
  }

  func setAlpha(_ alpha: CGFloat) {
    look.alpha = alpha
    announceObserved()
  }

  /// Notes that the view's content has changed, and notifies observers.
  func announceContent() {
    invalidateRows()
    announceObserved()
  }

  func requestLayout() {
    passes.needsLayout = true
    passes.tree?.noteLayoutRequest(of: reference)
  }

  func requestConstraints() {
    passes.needsUpdateConstraints = true
    passes.tree?.noteUpdateRequest(of: reference)
  }

  func requestProperties() {
    guard !passes.needsUpdateProperties else { return }
    passes.needsUpdateProperties = true
    passes.tree?.notePropertyRequest(of: reference)
  }

  /// Calls ``updateProperties()`` of every view in this one that requested it, superviews first.
  ///
  /// So views that a hook adds are included. Other requests from inside hooks are for the next pass.
  func updatePropertiesOfTree() {
    guard let tree = passes.tree, !tree.isRebuildNeeded else { return updateAllProperties() }
    for item in tree.takePropertyRequests().sorted(by: { $0.slot < $1.slot }) {
      guard let view = item.view else { continue }
      if superview != nil, !view.isDescendant(of: self) {
        tree.notePropertyRequest(of: item)
      } else if view.passes.tree === tree {
        view.updateOwnProperties()
      } else {
        view.updateAllProperties()
      }
    }
  }

  private func updateAllProperties() {
    forEachView { $0.updateOwnProperties() }
  }

  /// Calls ``updateProperties()`` if it was requested, that of the controller first.
  private func updateOwnProperties() {
    guard passes.needsUpdateProperties else { return }
    passes.needsUpdateProperties = false
    // The hook of a plain view does nothing.
    guard type(of: self) != View.self || controllerLink != nil else { return }
    controller?.updateProperties()
    updateProperties()
  }
}
