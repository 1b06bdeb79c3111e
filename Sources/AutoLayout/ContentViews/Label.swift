public import Foundation

/// A view that shows text, with the text's size as its intrinsic content size.
open class Label: View {
  /// The text, or `nil` for none.
  open var text: String? {
    didSet {
      styledRuns = nil
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; setting `nil` restores the default.
  open var font: Font! {
    get { textLook.font }
    set {
      textLook.choose(newValue)
      forgetRunFonts()
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; setting `nil` restores the default, for which figures have their own style.
  open var textColor: Color! {
    get { textLook.color ?? .interfaceText }
    set {
      textLook.color = newValue
      forgetRunColors()
    }
  }

  /// The alignment of lines in figures; `.natural` by default, which figures show in their own style.
  open var textAlignment: TextAlignment {
    get { textLook.alignment ?? .natural }
    set { textLook.alignment = newValue }
  }

  /// The text with its attributes; see `StyledLines` for estimates.
  ///
  /// Setting it sets the text, the largest font, and the color and alignment of the start. Setting one of these
  /// afterwards applies to the whole text, as in UIKit. Runs have their own fonts, colors, lines, kerning, offsets and
  /// images, and paragraphs their line heights.
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

  /// Whether figures shrink a text that is too wide; layout never does.
  open var adjustsFontSizeToFitWidth: Bool {
    get { shrinksText }
    set { shrinksText = newValue }
  }

  /// Whether a font made from a text style follows the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  var shownFont: Font {
    adjustsFontForContentSizeCategory
      ? font.adjusted(to: contentSizeCategory) : font
  }

  /// The greatest number of lines, 0 for any; 1 by default.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }

  /// The width at which lines wrap, in points; 0 for the solved width.
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

  /// The size of the text, wrapped at the given width unless that is 0 or the label has one line, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(wrappedAt: numberOfLines != 1 && size.width > 0 ? size.width : Self.endless)
  }

  /// The rectangle of the text from the top left corner of another, with a limit on lines, 0 for any.
  ///
  /// Texts of several lines wrap at the rectangle's width. Content sizes are computed with this function too.
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

  /// Draws the text; never called.
  open func drawText(in rect: CGRect) {}

  /// A practically unlimited extent, in points, of which insets change little.
  private static let endless: CGFloat = 1e7

  private func size(wrappedAt width: CGFloat = endless) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.endless)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The lines that the text needs in a width, which may be 0, or `nil` without a limit of two or more lines.
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
