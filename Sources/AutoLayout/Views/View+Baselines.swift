extension View {
  /// The view whose text provides the first or the last baseline, after all redirections.
  func baselineView(isFirst: Bool) -> View {
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }
}
