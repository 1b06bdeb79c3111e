public import AutoLayout
public import Foundation

/// AppKit's view for long texts: a rectangle without an intrinsic size.
///
/// Figures show its text with font, color and insets. Its other properties are stored for source compatibility;
/// layout ignores them.
open class NSTextView: NSView {
  /// The text.
  open var string = ""

  /// The font of the text; nil for that of the platform's controls.
  open var font: Font?

  /// The colour of the text in figures; nil leaves it to the figure's style.
  open var textColor: Color?

  /// Whether people can type.
  open var isEditable = true

  /// Whether people can select the text.
  open var isSelectable = true

  /// Whether the text has looks.
  open var isRichText = true

  /// Whether typing can be undone.
  open var allowsUndo = false

  /// Whether the view has a background.
  open var drawsBackground = true

  /// The delegate.
  open weak var delegate: (any NSTextViewDelegate)?

  /// The rectangle that lines are broken in.
  open var textContainer: NSTextContainer? = NSTextContainer()

  /// The room around the text, in points.
  open var textContainerInset = CGSize.zero

  /// Whether the view is as tall as its text.
  open var isVerticallyResizable = true

  /// Whether the view is as wide as its text.
  open var isHorizontallyResizable = false

  /// The minimum size, in points.
  open var minSize = CGSize.zero

  /// The maximum size, in points.
  open var maxSize = CGSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))

  /// Where lines of the text lie.
  open var alignment = NSTextAlignment.natural

  /// Whether quotation marks are turned.
  open var isAutomaticQuoteSubstitutionEnabled = false

  /// Whether dashes are made longer.
  open var isAutomaticDashSubstitutionEnabled = false

  open override var isFlipped: Bool { true }

  /// Makes a scroll view whose document is a text view that follows its width.
  public static func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView(frame: .zero)
    scroll.hasVerticalScroller = true
    let text = NSTextView(frame: .zero)
    text.autoresizingMask = .width
    scroll.documentView = text
    return scroll
  }

  package override var figureLook: Appearance {
    var appearance = Appearance(
      fill: backgroundColor, cornerRadius: cornerRadius, text: string, font: font,
      textColor: textColor, lineLimit: 0)
    // A text container pads its lines by 5 points (AppKit default).
    let (width, height) = (textContainerInset.width + 5, textContainerInset.height)
    appearance.textInsets = EdgeInsets(top: height, left: width, bottom: height, right: width)
    return appearance
  }
}
