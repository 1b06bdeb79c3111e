public import AutoLayout
public import Foundation

/// AppKit's control that picks a value along a line; it wants a thickness and no length.
open class NSSlider: NSControl {
  /// The value at the leading end, or at the bottom.
  open var minValue = 0.0

  /// The value at the other end.
  open var maxValue = 1.0

  /// Where the knob is, brought between the ends.
  open override var doubleValue: Double {
    get { min(max(value, minValue), max(minValue, maxValue)) }
    set { value = newValue }
  }

  /// Whether the slider stands; until it is set, one whose frame is taller than wide (documentation).
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

  /// How many marks there are along the line; they take no room here.
  open var numberOfTickMarks = 0

  /// Whether the knob stops at marks alone; layout does not depend on it.
  open var allowsTickMarkValuesOnly = false

  /// The colour before the knob; layout does not depend on it.
  open var trackFillColor: Color?

  private var value = 0.0
  private var stands: Bool?

  /// Makes a slider that tells of its moves on a device.
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }

  /// Makes a slider between two values.
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

  /// The insets of one that stands are those of one that lies, turned.
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

/// AppKit's control that takes a number up and down by steps, of the platform's size.
open class NSStepper: NSControl {
  /// The least number.
  open var minValue = 0.0
  /// The greatest number.
  open var maxValue = 59.0
  /// What a step adds.
  open var increment = 1.0
  /// Whether steps go on at the other end; layout does not depend on it.
  open var valueWraps = true
  /// Whether steps go on while the button is held; layout does not depend on it.
  open var autorepeat = true

  override class var firmAxes: [LayoutConstraint.Axis] { [.horizontal, .vertical] }

  open override var intrinsicContentSize: CGSize { desktop.stepperSize }

  package override var figureLook: Appearance { plainLook(showing: .stepper) }
}

/// AppKit's switch, of the platform's size.
open class NSSwitch: NSControl {
  /// Whether it is on.
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

/// AppKit's control that shows a colour, of the platform's size.
open class NSColorWell: NSControl {
  /// The colour.
  open var color = Color(red: 1, green: 1, blue: 1)

  override class var firmAxes: [LayoutConstraint.Axis] { [] }

  open override var intrinsicContentSize: CGSize { desktop.colorWellSize }

  package override var figureLook: Appearance {
    Appearance(fill: color, cornerRadius: cornerRadius)
  }
}
