import AutoLayout

extension ViewController {
  /// Whether the controller's view ends at a bar at an edge, in place of reaching below it.
  func ends(at edge: RectEdge, isTranslucent: Bool) -> Bool {
    !edgesForExtendedLayout.contains(edge) || !isTranslucent && !extendedLayoutIncludesOpaqueBars
  }
}
