import Foundation

extension View {
  /// The sum of insets and the controller's additional ones, at least 0 on each edge, in points.
  func withAdditionalSafeArea(_ insets: EdgeInsets) -> EdgeInsets {
    let additional = margins.additionalSafeArea
    guard additional != .zero else { return insets }
    let sum = insets + additional
    return EdgeInsets(
      top: max(0, sum.top), left: max(0, sum.left), bottom: max(0, sum.bottom),
      right: max(0, sum.right))
  }
}
