public import AutoLayout
public import Foundation

/// AppKit's slider, which has an intrinsic thickness but no intrinsic length.
open class NSSlider: NSControl {
  /// The value at the leading end, or at the bottom of a vertical slider.
  open var minValue = 0.0

  /// The value at the trailing end, or at the top of a vertical slider.
  open var maxValue = 1.0

  /// The value at the knob, clamped to ``minValue`` and ``maxValue``.
  open override var doubleValue: Double {
    get { min(max(value, minValue), max(minValue, maxValue)) }
    set { value = newValue }
  }

  /// Whether the slider is vertical; as Apple documents, the default is true if the frame is taller than wide.
  open var isVertical: Bool {
    get { stands ?? (frame.height > frame.width) }
    set {
      stands = newValue
      let (firm, free): (LayoutConstraint.Axis, LayoutConstraint.Axis) =
        newValue ? (.horizontal, .vertical) : (.vertical, .horizontal)
      setContentHuggingPriority(.defaultHigh, for: firm)
      setContentHuggingPriority(.defaultLow, for: free)
      invalidateIntrinsicContentSize()
    }
  }

  /// The number of tick marks, which take no space here.
  open var numberOfTickMarks = 0

  /// Whether the knob stops only at tick marks; layout ignores it.
  open var allowsTickMarkValuesOnly = false

  /// The color of the track between the minimum and the knob; layout ignores it.
  open var trackFillColor: Color?

  private var value = 0.0
  private var stands: Bool?

  /// Creates a slider with an action, which is never called.
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }

  /// Creates a slider with a value and its limits.
  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    self.minValue = minValue
    self.maxValue = maxValue
    self.value = value
    self.target = target as AnyObject?
    self.action = action
  }

  /// The platform's insets for horizontal sliders, which are rotated for a vertical slider.
  open override var alignmentRectInsets: EdgeInsets {
    let insets = desktop.sliderInsets
    return isVertical
      ? EdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
      : insets
  }

  open override var intrinsicContentSize: CGSize {
    let insets = desktop.sliderInsets
    let thickness = desktop.sliderHeight - insets.top - insets.bottom
    let none = View.noIntrinsicMetric
    return isVertical
      ? CGSize(width: thickness, height: none) : CGSize(width: none, height: thickness)
  }

  package override var figureLook: Appearance {
    let range = maxValue - minValue
    return plainLook(
      showing: .slider, share: range > 0 ? CGFloat((doubleValue - minValue) / range) : 0)
  }
}

/// AppKit's stepper, with the intrinsic size that the platform profile sets.
open class NSStepper: NSControl {
  /// The minimum value.
  open var minValue = 0.0
  /// The maximum value.
  open var maxValue = 59.0
  /// The change of the value per click.
  open var increment = 1.0
  /// Whether the value wraps around at its limits; layout ignores it.
  open var valueWraps = true
  /// Whether the value keeps changing while the mouse button is held; layout ignores it.
  open var autorepeat = true

  override class var firmAxes: [LayoutConstraint.Axis] { [.horizontal, .vertical] }

  open override var intrinsicContentSize: CGSize { desktop.stepperSize }

  package override var figureLook: Appearance { plainLook(showing: .stepper) }
}

/// AppKit's switch, which has a fixed intrinsic size.
open class NSSwitch: NSControl {
  /// Whether the switch is on.
  open var state = StateValue.off

  override class var firmAxes: [LayoutConstraint.Axis] { [.horizontal, .vertical] }

  open override var alignmentRectInsets: EdgeInsets { desktop.switchInsets }

  open override var intrinsicContentSize: CGSize {
    let (size, insets) = (desktop.switchSize, desktop.switchInsets)
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  package override var figureLook: Appearance {
    plainLook(showing: .toggle, share: state == .on ? 1 : 0)
  }
}

/// AppKit's color well, of the platform's size.
open class NSColorWell: NSControl {
  /// The color.
  open var color = Color(red: 1, green: 1, blue: 1)

  override class var firmAxes: [LayoutConstraint.Axis] { [] }

  open override var intrinsicContentSize: CGSize { desktop.colorWellSize }

  package override var figureLook: Appearance {
    Appearance(fill: color, cornerRadius: cornerRadius)
  }
}
