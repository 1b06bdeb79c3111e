public import Foundation

/// The extents of a platform's sliders, in points.
public struct SliderMetrics: Hashable, Sendable {
  /// The height of the frame (documents).
  public var height: CGFloat = 31

  /// How far the frame reaches beyond the rectangle that constraints align (documents).
  public var insets = EdgeInsets(left: 2, bottom: 1, right: 2)
}
