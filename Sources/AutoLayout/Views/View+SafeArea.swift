import Foundation

extension View {
  func withAdditionalSafeArea(_ insets: EdgeInsets) -> EdgeInsets {
    let additional = margins.additionalSafeArea
    guard additional != .zero else { return insets }
    let sum = insets + additional
    return EdgeInsets(
      top: max(0, sum.top), left: max(0, sum.left), bottom: max(0, sum.bottom),
      right: max(0, sum.right))
  }
}
