extension View {
  /// Notes that the view asks for ``layoutSubviews()``.
  func requestLayout() {
    passes.needsLayout = true
    passes.tree?.noteLayoutRequest(of: reference)
  }

  /// Notes that the view asks for ``updateConstraints()``.
  func requestConstraints() {
    passes.needsUpdateConstraints = true
    passes.tree?.noteUpdateRequest(of: reference)
  }

  /// Notes that the view asks for ``updateProperties()``.
  func requestProperties() {
    guard !passes.needsUpdateProperties else { return }
    passes.needsUpdateProperties = true
    passes.tree?.notePropertyRequest(of: reference)
  }

  /// Calls the hooks of every view in this one that asked for them, a view's before those of what lies
  /// in it, so that views that come by them are called too.
  ///
  /// Requests from within are for the next time. Only views that asked, or came, are looked at once a
  /// tree has been laid out.
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

  /// Calls the hooks that set what the view shows if they were asked for, that of its controller first.
  private func updateOwnProperties() {
    guard passes.needsUpdateProperties else { return }
    passes.needsUpdateProperties = false
    // A plain view has nothing to set by itself.
    guard type(of: self) != View.self || controllerLink != nil else { return }
    controller?.updateProperties()
    updateProperties()
  }
}
