import AutoLayout

extension ViewController {
  /// Whether the controller's view ends at the bar on an edge instead of extending under the bar.
  func ends(at edge: RectEdge, isTranslucent: Bool) -> Bool {
    !edgesForExtendedLayout.contains(edge) || !isTranslucent && !extendedLayoutIncludesOpaqueBars
  }
}
