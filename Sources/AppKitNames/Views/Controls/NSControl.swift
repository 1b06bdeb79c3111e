public import AutoLayout
public import Foundation

/// AppKit's control: the base class of views with a value and an action.
open class NSControl: NSView {
  /// Creates a control with a frame in its superview's coordinates, in points.
  ///
  /// Most controls hug their content vertically with `defaultHigh`, the priority that Interface Builder stores for all
  /// controls.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for axis in Self.firmAxes { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// The axes on which controls of the class have the content hugging priority `defaultHigh`.
  class var firmAxes: [LayoutConstraint.Axis] { [.vertical] }

  /// The size of the control; only progress indicators have several sizes.
  open var controlSize = ControlSize.regular { didSet { invalidateIntrinsicContentSize() } }

  /// The value as text.
  open var stringValue = "" { didSet { invalidateIntrinsicContentSize() } }

  /// The value as a number, or 0 if ``stringValue`` isn't a number; integers are stored without decimals.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = Int(exactly: newValue).map { "\($0)" } ?? "\(newValue)" }
  }

  /// The font of the text, or `nil` for the system font in the platform's control size.
  open var font: Font? { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the control is enabled; layout ignores it.
  open var isEnabled = true

  /// The alignment of the text; layout ignores it.
  open var alignment = NSTextAlignment.natural

  /// The target of the action, which is never called.
  open weak var target: AnyObject?

  /// The action, which is never called.
  open var action: Selector?

  /// The line break mode of the text; layout uses it only for text fields.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether the text stays on one line regardless of other settings.
  open var usesSingleLineMode = false { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the action is sent continuously while the control is tracked; layout ignores it.
  open var isContinuous = false

  /// Whether the control refuses to become first responder; layout ignores it.
  open var refusesFirstResponder = false

  /// Whether a truncated text is shown in full under the pointer; layout ignores it.
  open var allowsExpansionToolTips = false

  /// Whether the control is highlighted; layout ignores it.
  open var isHighlighted = false

  /// The formatter of the control's value; layout ignores it.
  open var formatter: Formatter?

  /// Whether letters may be spaced more tightly to avoid truncation; layout ignores it.
  open var allowsDefaultTighteningForTruncation = false

  package override var baselineFont: Font? { shownFont }

  /// The font used for the text: ``font``, or the system font if `font` is `nil`.
  var shownFont: Font { font ?? Font(pointSize: desktop.systemFontSize) }

  /// The size of the frame that fits the content, in points.
  ///
  /// Along an axis without an intrinsic size, it is the current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    let fitting = frame(forAlignmentRect: CGRect(origin: .zero, size: wanted)).size
    return CGSize(
      width: wanted.width < 0 ? bounds.width : fitting.width,
      height: wanted.height < 0 ? bounds.height : fitting.height)
  }

  /// The metrics of the platform's controls.
  var desktop: DesktopMetrics { effectiveEnvironment.profile.desktop }

  /// The height of a number of lines in the control's font, in points.
  ///
  /// Line heights are rounded up: in Interface Builder documents, labels in a 13-point font have 16 points per line.
  func height(ofLines count: Int) -> CGFloat {
    shownFont.lineHeight.rounded(.up) * CGFloat(count)
  }
}
