import Foundation

/// The target size of a fitting layout, in points, with the priority of its width and height.
struct FittingTarget {
  var size: CGSize
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  static let compressed = FittingTarget(.zero, .fittingSizeLevel, .fittingSizeLevel)

  init(_ size: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) {
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
  }

  func extent(_ axis: LayoutConstraint.Axis) -> (length: CGFloat, priority: LayoutPriority) {
    axis == .horizontal ? (size.width, horizontal) : (size.height, vertical)
  }
}
