public import AutoLayout
public import Foundation

/// AppKit's view that shows a value, or that people work with.
open class NSControl: NSView {
  /// Makes a control at a rectangle in its future superview's coordinates, in points.
  ///
  /// Most controls hold on to their heights more strongly than to their widths: with `defaultHigh`, as
  /// Interface Builder stores it for every one of them.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for axis in Self.firmAxes { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// Along which axes controls of the class hold on to their size as `defaultHigh`.
  class var firmAxes: [LayoutConstraint.Axis] { [.vertical] }

  /// How large the control is made; only progress indicators are of several sizes here.
  open var controlSize = ControlSize.regular { didSet { invalidateIntrinsicContentSize() } }

  /// The value as a text.
  open var stringValue = "" { didSet { invalidateIntrinsicContentSize() } }

  /// The value as a number, written without a fraction where it has none; 0 for a text that is none.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = Int(exactly: newValue).map { "\($0)" } ?? "\(newValue)" }
  }

  /// The font of the text; nil for that of the platform's controls.
  open var font: Font? { didSet { invalidateIntrinsicContentSize() } }

  /// Whether people can work with the control; layout does not depend on it.
  open var isEnabled = true

  /// Where the lines of the text lie; layout does not depend on it.
  open var alignment = NSTextAlignment.natural

  /// Who would be told of an action.
  open weak var target: AnyObject?

  /// What would be told.
  open var action: Selector?

  /// What a text becomes that is too long; layout asks text fields alone.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether the text stays on one line whatever else is said.
  open var usesSingleLineMode = false { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the action is sent continuously while the control is tracked; layout ignores it.
  open var isContinuous = false

  /// Whether the control never hears of keys; layout ignores it.
  open var refusesFirstResponder = false

  /// Whether a text that is cut is shown under the pointer; layout ignores it.
  open var allowsExpansionToolTips = false

  /// Whether the control is shown as being pressed; layout ignores it.
  open var isHighlighted = false

  /// The formatter of the control's value; layout ignores it.
  open var formatter: Formatter?

  /// Whether letters come closer together before a text is cut; layout ignores it.
  open var allowsDefaultTighteningForTruncation = false

  package override var baselineFont: Font? { shownFont }

  /// The font that the text is set in.
  var shownFont: Font { font ?? Font(pointSize: desktop.systemFontSize) }

  /// The size of the frame that fits the content, in points; the present one on an axis on which the
  /// content has no opinion.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    let fitting = frame(forAlignmentRect: CGRect(origin: .zero, size: wanted)).size
    return CGSize(
      width: wanted.width < 0 ? bounds.width : fitting.width,
      height: wanted.height < 0 ? bounds.height : fitting.height)
  }

  /// The numbers of the platform's controls.
  var desktop: DesktopMetrics { effectiveEnvironment.profile.desktop }

  /// The height of lines in the control's font, in points: whole points each (documents: a label of
  /// 13 points is 16 high, and one of three lines 48).
  func height(ofLines count: Int) -> CGFloat {
    shownFont.lineHeight.rounded(.up) * CGFloat(count)
  }
}
