public import Foundation

/// A slider with an intrinsic height and no intrinsic width.
open class Slider: Control {
  /// The value, from ``minimumValue`` to ``maximumValue``.
  open var value: Float = 0

  /// The value at the leading end.
  open var minimumValue: Float = 0

  /// The value at the trailing end.
  open var maximumValue: Float = 1

  /// Makes a slider with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.useControlHuggingPriority(on: .vertical)
  }

  /// Makes a slider from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.useControlHuggingPriority(on: .vertical)
  }

  var filledShare: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((value - minimumValue) / range) : 0
  }

  /// Returns the rectangle of the track, in points: 4 points tall and vertically centered (an estimate).
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }

  // That the thumb extends up to 2 points beyond the track's ends is an estimate.
  /// Returns the square that contains the thumb, in points; it is as tall as the slider.
  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect {
    let side = bounds.height
    let range = CGFloat(maximumValue - minimumValue)
    let share = range > 0 ? CGFloat(value - minimumValue) / range : 0
    return CGRect(
      x: rect.minX - 2 + share * (rect.width + 4 - side), y: rect.midY - side / 2, width: side,
      height: side)
  }

  open override var alignmentRectInsets: EdgeInsets { effectiveEnvironment.profile.slider.insets }

  override var fitsItsContent: Bool { true }

  override class var knownClass: KnownViewClass { .slider }

  open override var intrinsicContentSize: CGSize {
    let (profile, insets) = (effectiveEnvironment.profile, alignmentRectInsets)
    return CGSize(
      width: View.noIntrinsicMetric, height: profile.slider.height - insets.top - insets.bottom)
  }

  override var figureLook: Appearance { plainLook(showing: .slider, share: filledShare) }
}
