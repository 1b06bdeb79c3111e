extension View {
  /// The view whose text has the view's first baseline, or its last: the view itself, or what it says
  /// stands for it.
  func baselineView(isFirst: Bool) -> View {
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }
}
