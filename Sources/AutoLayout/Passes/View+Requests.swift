import Foundation

extension View {
  /// Notifies the view's superview and observers that the view was hidden or shown.
  func announceVisibility() {
    superview?.arrangedVisibilityChanged()
    announceObserved()
  }

  func setAlpha(_ alpha: CGFloat) {
    look.alpha = alpha
    announceObserved()
  }

  /// Notes a change of the view's content, and notifies the view's observers.
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

  /// Calls ``updateProperties()`` of the views in this subtree that need it, superviews first.
  ///
  /// Updates that are requested during these calls may be left to the next pass.
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

  /// Calls ``updateProperties()`` of the view's controller and then of the view, if requested.
  private func updateOwnProperties() {
    guard passes.needsUpdateProperties else { return }
    passes.needsUpdateProperties = false
    // The hook of a plain view does nothing.
    guard type(of: self) != View.self || controllerLink != nil else { return }
    controller?.updateProperties()
    updateProperties()
  }
}
