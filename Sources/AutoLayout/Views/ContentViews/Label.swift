public import Foundation

/// A view that shows text; its intrinsic content size is the text's size.
open class Label: View {
  /// The text, or `nil` for no text.
  open var text: String? {
    didSet {
      styledRuns = nil
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; setting `nil` restores the default font.
  open var font: Font! {
    get { textLook.font }
    set {
      textLook.choose(newValue)
      forgetRunFonts()
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; setting `nil` restores the default color, and lets figures use their own style.
  open var textColor: Color! {
    get { textLook.color ?? .interfaceText }
    set {
      textLook.color = newValue
      forgetRunColors()
    }
  }

  /// The alignment of lines in figures; for `.natural`, the default, figures use their own style.
  open var textAlignment: TextAlignment {
    get { textLook.alignment ?? .natural }
    set { textLook.alignment = newValue }
  }

  /// The text with its attributes; `StyledLines` documents what is estimated.
  ///
  /// Setting it also sets the text, the largest font, and the color and alignment of the text's start. As in UIKit,
  /// each of these applies to the whole text if set afterwards. Runs and paragraphs may have their own attributes.
  open var attributedText: NSAttributedString? {
    get { .showing(text, kept(#function)) }
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

  var textLook = TextLook(font: Font(pointSize: PlatformProfile.standard.labelFontSize))

  private var keptExtents = KeptExtents()

  /// The line break mode; layout always breaks lines between words.
  open var lineBreakMode = LineBreakMode.byTruncatingTail

  /// Whether figures shrink text that is too wide; layout never shrinks text.
  open var adjustsFontSizeToFitWidth: Bool {
    get { shrinksText }
    set { shrinksText = newValue }
  }

  /// Whether the size of a font made from a text style changes with the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  var shownFont: Font {
    adjustsFontForContentSizeCategory
      ? font.adjusted(to: contentSizeCategory) : font
  }

  /// The maximum number of lines; 0 for no limit, and 1 by default.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }

  /// The width at which lines wrap, in points; 0 to wrap at the solved width.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return size() }
    if preferredMaxLayoutWidth > 0 { return size(wrappedAt: preferredMaxLayoutWidth) }
    // The intrinsic width is that of the text on one line, so that wrapping settles in one step.
    let unwrapped = size()
    guard let solvedWidth = adaptation, solvedWidth < unwrapped.width else {
      return unwrapped
    }
    return CGSize(width: unwrapped.width, height: size(wrappedAt: solvedWidth).height)
  }

  /// Returns the size of the text, in points, wrapped at the given width unless it is 0 or the label has one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(wrappedAt: numberOfLines != 1 && size.width > 0 ? size.width : Self.endless)
  }

  /// Returns the rectangle that the text needs at the top left corner of the given bounds.
  ///
  /// Text wraps at the width of the bounds, and a limit of 0 means no limit. Overrides also affect intrinsic sizes.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let wraps = numberOfLines != 1 && bounds.width < Self.endless / 2
    let font = shownFont
    let room = wraps ? max(0, bounds.width) : nil
    if let lines = styledLines(of: text, in: font, width: room, lineLimit: numberOfLines) {
      return CGRect(origin: bounds.origin, size: size(of: lines))
    }
    let extent = keptExtents.extent(
      of: text, font, in: room, for: self)
    return CGRect(
      origin: bounds.origin, size: size(of: extent, font, lineLimit: numberOfLines))
  }

  /// Never called; present for source compatibility.
  open func drawText(in rect: CGRect) {}

  /// A practically unlimited length in points, even after insets are subtracted.
  private static let endless: CGFloat = 1e7

  private func size(wrappedAt width: CGFloat = endless) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.endless)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the number of lines at a width, or `nil` if the text is empty or shrunk, or ``numberOfLines`` is below 2.
  func lineCount(in width: CGFloat) -> Int? {
    guard numberOfLines > 1, !shrinksText, let text, !text.isEmpty else { return nil }
    return styledLines(of: text, in: shownFont, width: max(0, width))?.lineCount
      ?? effectiveEnvironment.measureText(text, shownFont, max(0, width)).lineCount
  }

  func shownLineCount(of extent: TextExtent) -> Int {
    numberOfLines > 0 ? min(numberOfLines, extent.lineCount) : extent.lineCount
  }

  func wrappedExtent(in width: CGFloat) -> TextExtent {
    styledExtent(in: width)
      ?? effectiveEnvironment.measureText(text ?? "", shownFont, wrappingWidth(width))
  }

  private func styledExtent(in width: CGFloat) -> TextExtent? {
    styledLines(of: text, in: shownFont, width: wrappingWidth(width)).map {
      TextExtent(width: $0.width, lineCount: $0.lineCount)
    }
  }

  func laidOutExtent(in width: CGFloat) -> TextExtent {
    styledExtent(in: width)
      ?? keptExtents.extent(of: text ?? "", shownFont, in: wrappingWidth(width), for: self)
  }

  package override var textBaselines: TextBaselines? {
    let room =
      numberOfLines == 1 ? nil : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : adaptation
    let lines = styledLines(of: text, in: shownFont, width: room, lineLimit: numberOfLines)
    return lines?.baselines ?? shownFont.baselinesFromEdges
  }

  override var baselinesAdaptToFrames: Bool { styledRuns != nil && contentAdaptsToFrames }

  override var baselineFont: Font? { shownFont }

  override class var knownClass: KnownViewClass { .label }

  override var ownTextLook: TextLook? { textLook }

  override var figureLook: Appearance {
    var appearance = Appearance(
      fill: backgroundColor, cornerRadius: cornerRadius, text: text ?? "",
      font: textLook.chosenFont != nil || takesSeveralLines ? shownFont : nil,
      textColor: textLook.color, lineLimit: numberOfLines, textSide: textSide(textLook.alignment))
    appearance.fontOnlyBreaksLines = textLook.chosenFont == nil
    return appearance
  }

  private var takesSeveralLines: Bool {
    numberOfLines != 1 && intrinsicContentSize.height > 1.5 * shownFont.lineHeight
  }

  override var contentAdaptsToFrames: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  override func prepareForSolving() { adaptation = nil }

  override func contentAdapts(to frames: ProvisionalFrames) -> Bool {
    contentAdaptsToFrames && rewraps(in: frames)
  }
}
