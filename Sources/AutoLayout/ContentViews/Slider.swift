public import Foundation

/// A control that picks a value along a line; it wants a height and no width.
open class Slider: Control {
  /// Where the knob is, from ``minimumValue`` to ``maximumValue``.
  open var value: Float = 0

  /// The value at the leading end.
  open var minimumValue: Float = 0

  /// The value at the trailing end.
  open var maximumValue: Float = 1

  /// Makes a slider at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.hugFirmly(.vertical)
  }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.hugFirmly(.vertical)
  }

  /// How far along the knob is, from 0 to 1.
  var filledShare: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((value - minimumValue) / range) : 0
  }

  /// Where the line lies in the slider's bounds, in points: 4 high, in the middle (an estimate).
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }

  /// Where the knob lies, in points: a square as high as the slider, which reaches from one end to the
  /// other (an estimate).
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
