public import Foundation

/// A view that shows text, and is as large as its text wants.
open class Label: View {
  /// The text; nil for none.
  open var text: String? {
    didSet {
      styledRuns = nil
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text, never nil: setting nil gives back the class's own.
  open var font: Font! {
    get { textLook.font }
    set {
      textLook.choose(newValue)
      forgetRunFonts()
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text, never nil: setting nil gives back that of texts in interfaces.
  ///
  /// Figures have a style of their own for texts whose colour nobody has chosen.
  open var textColor: Color! {
    get { textLook.color ?? .interfaceText }
    set {
      textLook.color = newValue
      forgetRunColors()
    }
  }

  /// Where the lines lie in figures; natural unless set, for which figures have a style of their own.
  open var textAlignment: TextAlignment {
    get { textLook.alignment ?? .natural }
    set { textLook.alignment = newValue }
  }

  /// The text with its attributes.
  ///
  /// Setting it sets the text, the largest font, and the color and alignment of the start; setting one of these
  /// afterwards sets it for all of the text, as in UIKit. Runs have their own fonts, colors, lines, kerning, offsets and
  /// pictures, and paragraphs their line heights; see ``StyledLines`` for what is estimated.
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

  /// Where a text that is too long breaks or ends; layout breaks lines between words in any case.
  open var lineBreakMode = LineBreakMode.byTruncatingTail

  /// Whether figures make a text that is too wide smaller; layout never does.
  open var adjustsFontSizeToFitWidth: Bool {
    get { shrinksText }
    set { shrinksText = newValue }
  }

  /// Whether the font follows the environment's category of text, where it was made from a style.
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The font at the size that the environment's category of text asks for.
  var shownFont: Font {
    adjustsFontForContentSizeCategory
      ? font.adjusted(to: contentSizeCategory) : font
  }

  /// The most lines that the text may take, 0 for as many as it needs; 1 by default.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }

  /// Where lines wrap, in points; 0 wraps at the width that layout arrives at.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return size() }
    if preferredMaxLayoutWidth > 0 { return size(wrappedAt: preferredMaxLayoutWidth) }
    // The width asked for is that of the text on one line, so that wrapping settles in one step.
    let unwrapped = size()
    guard let solvedWidth = adaptation, solvedWidth < unwrapped.width else {
      return unwrapped
    }
    return CGSize(width: unwrapped.width, height: size(wrappedAt: solvedWidth).height)
  }

  /// The size of the text, wrapped at the width given unless it is 0 or takes one line, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(wrappedAt: numberOfLines != 1 && size.width > 0 ? size.width : Self.endless)
  }

  /// Where the text lies in a rectangle, from its top left corner, in points: in at most a number of
  /// lines, 0 for any, wrapped at the rectangle's width unless it may take but one.
  ///
  /// Content sizes come from it, so that an override which adds room adds it to those as well.
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

  /// Draws the text on a device; never called here.
  open func drawText(in rect: CGRect) {}

  /// An extent without a limit, in points, that insets leave almost as it is.
  private static let endless: CGFloat = 1e7

  private func size(wrappedAt width: CGFloat = endless) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.endless)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The lines that the text needs in a width; `nil` unless it ends after some number of two or more.
  ///
  /// Unlike in layout, a width of 0 is a limit.
  func lineCount(in width: CGFloat) -> Int? {
    guard numberOfLines > 1, !shrinksText, let text, !text.isEmpty else { return nil }
    return styledLines(of: text, in: shownFont, width: max(0, width))?.lineCount
      ?? effectiveEnvironment.measureText(text, shownFont, max(0, width)).lineCount
  }

  /// The lines that a text of an extent takes here.
  func shownLineCount(of extent: TextExtent) -> Int {
    numberOfLines > 0 ? min(numberOfLines, extent.lineCount) : extent.lineCount
  }

  /// The extent of the text in a width, with all lines that it needs.
  func wrappedExtent(in width: CGFloat) -> TextExtent {
    styledExtent(in: width)
      ?? effectiveEnvironment.measureText(text ?? "", shownFont, wrappingWidth(width))
  }

  /// The extent of a text in several looks, or `nil` for any other.
  private func styledExtent(in width: CGFloat) -> TextExtent? {
    styledLines(of: text, in: shownFont, width: wrappingWidth(width)).map {
      TextExtent(width: $0.width, lineCount: $0.lineCount)
    }
  }

  /// The extent of the text in the width of the last layout, which has measured it.
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
