public import Foundation

/// A view for text of several lines; it has an intrinsic size only if it doesn't scroll.
///
/// The intrinsic size fits the text and the insets. The last baseline assumes a line that ends at the bottom inset.
open class TextView: ScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; setting `nil` makes the text empty.
  open var text: String! {
    get { storedText }
    set {
      styledRuns = nil
      storedText = newValue ?? ""
      invalidateIntrinsicContentSize()
    }
  }

  private var storedText = ""

  /// The view that replaces the keyboard; layout ignores it.
  open override var inputView: View? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The view above the keyboard; layout ignores it.
  open override var inputAccessoryView: View? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The font of the text; setting `nil` restores the default font.
  open var font: Font? {
    get { textLook.font }
    set {
      textLook.choose(newValue)
      forgetRunFonts()
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the text in figures, or `nil` to use the figure's style.
  open var textColor: Color? {
    get { textLook.color }
    set {
      textLook.color = newValue
      forgetRunColors()
    }
  }

  /// The alignment of lines; figures ignore it, and align lines to the leading edge.
  open var textAlignment: TextAlignment {
    get { textLook.alignment ?? .natural }
    set { textLook.alignment = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes, never `nil`; the rules of ``Label/attributedText`` apply.
  open var attributedText: NSAttributedString! {
    get { .showing(text ?? "", kept(#function)) }
    set {
      text = newValue?.string
      keep(newValue, #function)
      if let font = newValue?.measuredFont { self.font = font }
      if let color = newValue?.firstColor { textColor = color }
      if let alignment = newValue?.firstAlignment { textAlignment = alignment }
      styledRuns = newValue?.styledRuns
      invalidateIntrinsicContentSize()
    }
  }

  /// Makes a text view with a frame, in points, and with the padding of a text container.
  public init(frame: CGRect, textContainer: TextContainer?) {
    super.init(frame: frame)
    if let textContainer { lineFragmentPadding = textContainer.lineFragmentPadding }
  }

  /// Makes a text view with a frame in its future superview's coordinates, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a text view from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The area of the text; its `lineFragmentPadding` is the text view's padding.
  public var textContainer: TextContainer { TextContainer(of: self) }

  var textLook = TextLook(font: Font(pointSize: PlatformProfile.standard.textViewFontSize))

  static let standardContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// The insets of the text from the view's edges, in points.
  open var textContainerInset = standardContainerInset {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The padding of the text at each side, inside ``textContainerInset``, in points.
  @_disfavoredOverload
  package var lineFragmentPadding: CGFloat = 5 { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let unwrapped = size(wrappedAt: nil)
    guard let solvedWidth = adaptation, solvedWidth < unwrapped.width else { return unwrapped }
    return CGSize(width: unwrapped.width, height: size(wrappedAt: solvedWidth).height)
  }

  /// Returns the size of the text and its insets, in points; the text wraps at the given width unless it is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(wrappedAt: size.width > 0 ? size.width : nil)
  }

  private func size(wrappedAt width: CGFloat?) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding
    let room = width.map { max(0, $0 - sides) }
    let content =
      styledLines(of: storedText, in: textLook.font, width: room).map { self.size(of: $0) }
      ?? measuredSize(
        of: storedText.isEmpty ? " " : storedText, textLook.font, wrappedAt: room)
    return CGSize(
      width: (storedText.isEmpty ? 0 : content.width) + sides,
      height: content.height + textContainerInset.top + textContainerInset.bottom)
  }

  package override var textBaselines: TextBaselines? {
    var (first, last) = (textLook.font.ascender, -textLook.font.descender)
    let sides = textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding
    let room = adaptation.map { max(0, $0 - sides) }
    if case .fromEdges(let top, let bottom) =
      styledLines(of: storedText, in: textLook.font, width: room)?.baselines
    {
      (first, last) = (top, bottom)
    }
    return .fromEdges(
      firstFromTop: textContainerInset.top + first, lastFromBottom: textContainerInset.bottom + last
    )
  }

  override var baselinesAdaptToFrames: Bool { styledRuns != nil && contentAdaptsToFrames }

  /// Removes the last character of the text.
  open func deleteBackward() { text = String(text.dropLast()) }

  override class var knownClass: KnownViewClass { .textView }

  override var ownTextLook: TextLook? { textLook }

  override var contentAdaptsToFrames: Bool { !isScrollEnabled }

  override func prepareForSolving() { adaptation = nil }

  override func contentAdapts(to frames: ProvisionalFrames) -> Bool {
    contentAdaptsToFrames && rewraps(in: frames)
  }

  override var figureLook: Appearance {
    var appearance = Appearance(
      fill: backgroundColor, cornerRadius: cornerRadius, text: storedText, font: textLook.font,
      textColor: textLook.color, lineLimit: 0)
    appearance.fontOnlyBreaksLines = textLook.chosenFont == nil
    appearance.textInsets = EdgeInsets(
      top: textContainerInset.top, left: textContainerInset.left + lineFragmentPadding,
      bottom: textContainerInset.bottom, right: textContainerInset.right + lineFragmentPadding)
    return appearance
  }
}
