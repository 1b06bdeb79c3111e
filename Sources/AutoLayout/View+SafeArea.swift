import Foundation

extension View {
  /// What covers the view plus what its controller adds, no edge below 0, in points.
  func withAdditionalSafeArea(_ insets: EdgeInsets) -> EdgeInsets {
    let additional = margins.additionalSafeArea
    guard additional != .zero else { return insets }
    let sum = insets + additional
    return EdgeInsets(
      top: max(0, sum.top), left: max(0, sum.left), bottom: max(0, sum.bottom),
      right: max(0, sum.right))
  }

  /// The nearest view around this one whose controller adds to the safe area, from whose edges the
  /// insets of this one count; nil for the root.
  var safeAreaSource: View? {
    var current = superview
    while let view = current {
      if view.margins.additionalSafeArea != .zero { return view }
      current = view.superview
    }
    return nil
  }
}
