public import Foundation

/// A control that is on or off, of the platform's size.
open class Switch: Control {
  /// Whether it is on.
  open var isOn = false

  /// Makes a switch at a place in its future superview's coordinates, in points; the size that is given
  /// does not count (documentation).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: PlatformProfile.standard.switchSize))
    content.hugFirmly(.horizontal, .vertical)
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }

  override var fitsItsContent: Bool { true }

  open override var intrinsicContentSize: CGSize {
    let size = effectiveEnvironment.profile.switchSize
    return CGSize(width: size.width - 2, height: size.height)
  }

  open override var figureLook: Appearance {
    var appearance = super.figureLook
    appearance.control = controlLook(.toggle, share: isOn ? 1 : 0)
    return appearance
  }
}

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

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  private var filledShare: CGFloat {
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

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(left: 2, bottom: 1, right: 2) }

  override var fitsItsContent: Bool { true }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: View.noIntrinsicMetric, height: effectiveEnvironment.profile.sliderHeight - 1)
  }

  open override var figureLook: Appearance {
    var appearance = super.figureLook
    appearance.control = controlLook(.slider, share: filledShare)
    return appearance
  }
}

/// A control that picks one of several titles, as wide as its titles want.
open class SegmentedControl: Control {
  /// The titles from the leading edge on.
  open var segmentTitles: [String] = [] { didSet { invalidateIntrinsicContentSize() } }

  /// Which segment is picked; −1 for none.
  open var selectedSegmentIndex = -1

  /// The font of the titles.
  open var font = Font(pointSize: 13, weight: .medium) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Makes a control without segments at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.hugFirmly(.vertical)
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a control with segments for texts, as large as they want (documentation); what is no text
  /// becomes an empty segment.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segmentTitles = (items ?? []).map { $0 as? String ?? "" }
    sizeToFit()
  }

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 1) }

  override var fitsItsContent: Bool { true }

  open override var intrinsicContentSize: CGSize {
    let profile = effectiveEnvironment.profile
    let widest = segmentTitles.map { measuredSize(of: $0, font, lineLimit: 1).width }.max() ?? 0
    let segment = widest + profile.segmentHorizontalPadding
    return CGSize(
      width: segment * CGFloat(segmentTitles.count), height: profile.segmentedControlHeight - 1)
  }

  open override var figureLook: Appearance {
    var appearance = super.figureLook
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    appearance.segments = isMirrored ? segmentTitles.reversed() : segmentTitles
    if segmentTitles.indices.contains(selectedSegmentIndex) {
      appearance.pickedSegment =
        isMirrored ? segmentTitles.count - 1 - selectedSegmentIndex : selectedSegmentIndex
    }
    return appearance
  }
}

/// A control that takes a number up and down by steps, of the platform's size.
open class Stepper: Control {
  /// The number.
  open var value: Double = 0

  /// The least number.
  open var minimumValue: Double = 0

  /// The greatest number.
  open var maximumValue: Double = 100

  /// What a step adds.
  open var stepValue: Double = 1

  /// Makes a stepper at a place in its future superview's coordinates, in points; the size that is given
  /// does not count (documentation).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: PlatformProfile.standard.stepperSize))
    content.hugFirmly(.horizontal, .vertical)
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  override var fitsItsContent: Bool { true }

  open override var intrinsicContentSize: CGSize { effectiveEnvironment.profile.stepperSize }

  open override var figureLook: Appearance {
    var appearance = super.figureLook
    appearance.control = controlLook(.stepper)
    return appearance
  }
}

/// A bar that fills as work goes on; it wants a height and no width.
open class ProgressView: View {
  /// The looks of the bar; Apple's raw values.
  ///
  /// Layout does not depend on them.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  /// How the bar looks.
  open var progressViewStyle = Style.default

  /// How much is done, from 0 to 1.
  open var progress: Float = 0

  /// Makes a bar at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.hugFirmly(.vertical)
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  override var fitsItsContent: Bool { true }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: effectiveEnvironment.profile.progressViewHeight)
  }

  open override var figureLook: Appearance {
    var appearance = super.figureLook
    appearance.control = controlLook(.progress, share: CGFloat(progress))
    return appearance
  }
}

/// A wheel that turns while work of unknown length goes on, of the platform's size.
open class ActivityIndicator: View {
  /// The sizes of the wheel; Apple's raw values.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// How large the wheel is.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

  /// Makes a wheel at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.hugFirmly(.horizontal, .vertical)
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  override var fitsItsContent: Bool { true }

  open override var intrinsicContentSize: CGSize {
    let profile = effectiveEnvironment.profile
    let side =
      style == .medium ? profile.activityIndicatorSide : profile.largeActivityIndicatorSide
    return CGSize(width: side, height: side)
  }

  open override var figureLook: Appearance {
    var appearance = super.figureLook
    appearance.control = controlLook(.activity)
    return appearance
  }
}
