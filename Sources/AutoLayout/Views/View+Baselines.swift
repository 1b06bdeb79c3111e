extension View {
  /// Returns the view that provides the first or last baseline, after following all redirections.
  func baselineView(isFirst: Bool) -> View {
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }
}
