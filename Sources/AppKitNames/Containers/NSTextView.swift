public import AutoLayout
public import Foundation

/// AppKit's text view: a rectangle without an intrinsic size.
///
/// Figures show ``string`` with its font, color and insets. Other properties are stored for source compatibility;
/// layout ignores them.
open class NSTextView: NSView {
  /// The text.
  open var string = ""

  /// The font of the text, or `nil` for the system font in the platform's control size.
  open var font: Font?

  /// The color of the text in figures, or `nil` to use the figure's default.
  open var textColor: Color?

  /// Whether the text can be edited.
  open var isEditable = true

  /// Whether the text can be selected.
  open var isSelectable = true

  /// Whether the text may have several fonts, colors and other attributes.
  open var isRichText = true

  /// Whether edits can be undone.
  open var allowsUndo = false

  /// Whether the view has a background.
  open var drawsBackground = true

  /// The delegate.
  open weak var delegate: (any NSTextViewDelegate)?

  /// The container that determines where lines wrap.
  open var textContainer: NSTextContainer? = NSTextContainer()

  /// The insets of the text, in points.
  open var textContainerInset = CGSize.zero

  /// Whether the view grows vertically with its text.
  open var isVerticallyResizable = true

  /// Whether the view grows horizontally with its text.
  open var isHorizontallyResizable = false

  /// The minimum size, in points.
  open var minSize = CGSize.zero

  /// The maximum size, in points.
  open var maxSize = CGSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))

  /// The alignment of the text.
  open var alignment = NSTextAlignment.natural

  /// Whether straight quotes become typographic ones.
  open var isAutomaticQuoteSubstitutionEnabled = false

  /// Whether double hyphens become dashes.
  open var isAutomaticDashSubstitutionEnabled = false

  open override var isFlipped: Bool { true }

  /// Creates a scroll view whose document is a text view of the same width.
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
