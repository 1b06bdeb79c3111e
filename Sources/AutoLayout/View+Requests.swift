extension View {
  /// Notes that the view asks for ``layoutSubviews()``.
  func requestLayout() {
    passes.needsLayout = true
    passes.tree?.noteLayoutRequest(of: reference)
  }

  /// Notes that the view asks for ``updateConstraints()``.
  func requestConstraints() {
    passes.needsUpdateConstraints = true
    passes.tree?.isUpdateRequested = true
  }

  /// Notes that the view asks for ``updateProperties()``.
  func requestProperties() {
    passes.needsUpdateProperties = true
    passes.tree?.isUpdateRequested = true
  }

  /// Calls the hooks of every view that asked for them, a view's before those of what lies in it, so
  /// that views that come by them are called too.
  ///
  /// Requests from within are for the next layout.
  func updatePropertiesOfTree() {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.passes.needsUpdateProperties {
        view.passes.needsUpdateProperties = false
        // A plain view has nothing to set by itself.
        if type(of: view) != View.self || view.controller != nil { view.performUpdateProperties() }
      }
      if !view.subviewList.isEmpty { waiting.append(contentsOf: view.subviews.reversed()) }
    }
  }

  /// Calls the hook that sets what the view shows, that of its controller first.
  private func performUpdateProperties() {
    controller?.updateProperties()
    updateProperties()
  }
}
