public import AutoLayout
public import Foundation

/// AppKit's control.
open class NSControl: NSView {
  /// Creates a control with a frame in its superview's coordinates, in points.
  ///
  /// Most controls hug their heights more strongly than their widths: with `defaultHigh`, which Interface Builder
  /// stores for all of them.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for axis in Self.firmAxes { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// The axes on which controls of the class hug their content with `defaultHigh`.
  class var firmAxes: [LayoutConstraint.Axis] { [.vertical] }

  /// The size of the control; only progress indicators have several sizes.
  open var controlSize = ControlSize.regular { didSet { invalidateIntrinsicContentSize() } }

  /// The value as text.
  open var stringValue = "" { didSet { invalidateIntrinsicContentSize() } }

  /// The value as a number, or 0 if the text isn't one; integers are written without a fraction.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = Int(exactly: newValue).map { "\($0)" } ?? "\(newValue)" }
  }

  /// The font of the text, or `nil` for that of the platform's controls.
  open var font: Font? { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the control is enabled; layout ignores it.
  open var isEnabled = true

  /// The alignment of the text; layout ignores it.
  open var alignment = NSTextAlignment.natural

  /// The target of the action; never called.
  open weak var target: AnyObject?

  /// The action; never called.
  open var action: Selector?

  /// The line break mode of the text, which layout uses only for text fields.
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

  /// Whether letter spacing is tightened before a text is truncated; layout ignores it.
  open var allowsDefaultTighteningForTruncation = false

  package override var baselineFont: Font? { shownFont }

  /// The font in which the text is set.
  var shownFont: Font { font ?? Font(pointSize: desktop.systemFontSize) }

  /// The size of the frame that fits the content, in points.
  ///
  /// On an axis without an intrinsic size, the current size is kept.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    let fitting = frame(forAlignmentRect: CGRect(origin: .zero, size: wanted)).size
    return CGSize(
      width: wanted.width < 0 ? bounds.width : fitting.width,
      height: wanted.height < 0 ? bounds.height : fitting.height)
  }

  /// The metrics of the platform's controls.
  var desktop: DesktopMetrics { effectiveEnvironment.profile.desktop }

  /// The height of lines in the control's font, in points.
  ///
  /// Each line has an integral height (documents: a label of 13 points is 16 high, and one of three lines 48).
  func height(ofLines count: Int) -> CGFloat {
    shownFont.lineHeight.rounded(.up) * CGFloat(count)
  }
}
