public import Foundation

/// The height and the insets of a platform's sliders, in points.
public struct SliderMetrics: Hashable, Sendable {
  /// The height of a slider's frame.
  public var height: CGFloat = 31

  /// The alignment rect insets of a slider.
  public var insets = EdgeInsets(left: 2, bottom: 1, right: 2)
}
