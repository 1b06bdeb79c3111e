public import Foundation

/// A control that shows a title and an image, with insets around them.
open class Button: Control {
  /// The title, or `nil` for no title.
  package var title: String? {
    didSet {
      styledRuns = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of the title.
  package var font: Font {
    get { textLook.font }
    set {
      textLook.choose(newValue)
      forgetRunFonts()
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the title in figures, or `nil` to use the figure's style.
  package var titleColor: Color? {
    get { textLook.color }
    set {
      textLook.color = newValue
      forgetRunColors()
    }
  }

  /// The font with which the title is shown; with a configuration, it is scaled for the content size category.
  var shownFont: Font {
    storedConfiguration == nil ? font : font.adjusted(to: contentSizeCategory)
  }

  /// Sets the title with its attributes, and the button's font and color from the attributes.
  package func setAttributedTitle(_ text: NSAttributedString) {
    title = text.string
    if let font = text.measuredFont { self.font = font }
    if let color = text.firstColor { titleColor = color }
    styledRuns = text.styledRuns
    invalidateIntrinsicContentSize()
  }

  var textLook = TextLook(font: Font(pointSize: PlatformProfile.standard.buttonFontSize))

  /// Makes a button that corresponds to UIKit's custom type, with larger text than a system button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    font = Font(pointSize: PlatformProfile.standard.customButtonFontSize)
  }

  /// Makes a button from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the button's font to the font of system buttons, which is the default in scenes.
  package func takeSystemFont() {
    textLook.choose(nil)
    invalidateIntrinsicContentSize()
  }

  /// Makes a button that corresponds to UIKit's system type.
  package static func makeSystemButton() -> Button {
    let button = Button()
    button.takeSystemFont()
    return button
  }

  /// The image before the title, or `nil` for no image.
  package var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// The configuration for a symbol image; values that the symbol itself specifies take precedence.
  package var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The image as the button shows it.
  ///
  /// A symbol without a size gets the title's size and, with a configuration, the large scale (measured on 63 buttons).
  package var shownImage: Image? {
    guard let image, case .symbol = image.parts.content else { return image }
    let scale: Image.SymbolConfiguration.Scale = storedConfiguration == nil ? .medium : .large
    let own = Image.SymbolConfiguration(font: font, scale: scale)
    let stated =
      storedConfiguration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfiguration
    return image.shown(preferring: stated.map { own.applying($0) } ?? own, in: self)
  }

  /// The image's size, in points; with a configuration, symbols are as tall as a text line (measured on 63 buttons).
  var pictureSize: CGSize? {
    storedConfiguration == nil ? shownImage?.wantedSize : shownImage?.alignedSize
  }

  var parts: [any ButtonPart] = []

  /// A label for the title; it is added as a subview on first use, so that constraints can refer to it.
  open var titleLabel: Label? { part(orMade: ButtonTitleLabel(frame: .zero)) }

  /// An image view for the image; it is added as a subview on first use.
  open var imageView: ImageView? { part(orMade: ButtonImageView(frame: .zero)) }

  var statedStyle: Configuration.Style?

  var style: Configuration.Style { statedStyle ?? storedConfiguration?.background.style ?? .plain }

  var storedConfiguration: Configuration? { didSet { invalidateIntrinsicContentSize() } }

  var configurationRequest = ConfigurationRequest()

  /// The insets of the title in a button without a configuration, in points, or `nil` for the platform's padding.
  package var contentInsets: EdgeInsets? { didSet { invalidateIntrinsicContentSize() } }

  /// The insets of the contents, in points: the configuration's insets, or without a configuration, ``contentInsets``.
  var insetsInEffect: EdgeInsets? {
    // Apple's documentation specifies that a configuration has precedence.
    guard let storedConfiguration else { return contentInsets }
    return storedConfiguration.contentInsets.resolved(effectiveUserInterfaceLayoutDirection)
  }

  /// The title's insets, in points; as Apple documents, intrinsic sizes and buttons with a configuration ignore them.
  open var titleEdgeInsets = EdgeInsets.zero { didSet { invalidateRows() } }

  /// The insets of the image, in points; the rules of ``titleEdgeInsets`` apply.
  open var imageEdgeInsets = EdgeInsets.zero { didSet { invalidateRows() } }

  /// Returns the rectangle of the background for the given bounds: the bounds themselves.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle for image and title: the bounds inset by the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let insets = insetsInEffect ?? .zero
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// Returns the rectangle of the title in the content rectangle; overrides move the title in layout and figures.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let rect = storedConfiguration == nil ? contentRect.inset(by: titleEdgeInsets) : contentRect
    return ButtonContents(of: self, wrappedAt: rect.width).frames(in: rect).title
  }

  /// Returns the rectangle of the image in the content rectangle; overrides move the image in layout and figures.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let rect = storedConfiguration == nil ? contentRect.inset(by: imageEdgeInsets) : contentRect
    return ButtonContents(of: self, wrappedAt: rect.width).frames(in: rect).picture
  }

  open override var intrinsicContentSize: CGSize {
    let (profile, content) = (effectiveEnvironment.profile, ButtonContents(of: self).size)
    guard let contentInsets = insetsInEffect else {
      return CGSize(
        width: max(content.width, profile.buttonMinimumWidth),
        height: content.height + profile.buttonVerticalPadding)
    }
    let size = CGSize(
      width: content.width + contentInsets.left + contentInsets.right,
      height: content.height + contentInsets.top + contentInsets.bottom)
    guard wrapsTexts, let solvedWidth = adaptation.flatMap(wrappingWidth), solvedWidth < size.width
    else { return size }
    let room = solvedWidth - contentInsets.left - contentInsets.right
    let wrapped = ButtonContents(of: self, wrappedAt: room).size
    return CGSize(
      width: size.width, height: wrapped.height + contentInsets.top + contentInsets.bottom)
  }

  /// Called before layout to update a button that has a configuration or an update handler; does nothing by default.
  open func updateConfiguration() {}

  /// Schedules ``updateConfiguration()`` for the next layout or measurement, as any change of the button's state does.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }

  override func stateChanged() { setNeedsUpdateConfiguration() }

  open override func updateProperties() {
    super.updateProperties()
    configureIfNeeded()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    for part in parts { part.invalidateIntrinsicContentSize() }
  }

  package override func makeSystemConstraints() -> [LayoutConstraint] {
    parts.isEmpty ? [] : ButtonArrangement(of: self).constraints
  }

  private var wrapsTexts: Bool {
    guard let storedConfiguration else { return false }
    return storedConfiguration.titleLineBreakMode.wraps
      || storedConfiguration.subtitleLineBreakMode.wraps
  }

  override var contentAdaptsToFrames: Bool { wrapsTexts || !parts.isEmpty }

  override func prepareForSolving() { adaptation = nil }

  override func contentAdapts(to frames: ProvisionalFrames) -> Bool {
    guard contentAdaptsToFrames else { return false }
    let size = wrapsTexts ? intrinsicContentSize : .zero
    let places = ButtonArrangement.places(in: self)
    adaptedSize = frames.alignmentRect(of: self).size
    return wrapsTexts && intrinsicContentSize != size
      || ButtonArrangement.places(in: self) != places
  }

  override var baselinesAdaptToFrames: Bool { wrapsTexts }

  private var takesSeveralLines: Bool {
    guard let contentInsets = insetsInEffect, wrapsTexts else { return false }
    let room = adaptation.flatMap(wrappingWidth).map {
      $0 - contentInsets.left - contentInsets.right
    }
    return ButtonContents(of: self, wrappedAt: room).titleSize.height > 1.5 * shownFont.lineHeight
  }

  package override var textBaselines: TextBaselines? {
    guard let contentInsets = insetsInEffect, takesSeveralLines else {
      return shownFont.baselineFromMiddle
    }
    return .fromEdges(
      firstFromTop: contentInsets.top + shownFont.ascender,
      lastFromBottom: contentInsets.bottom - shownFont.descender)
  }

  override var baselineFont: Font? { shownFont }

  override var fitsItsContent: Bool { true }

  override class var knownClass: KnownViewClass { .button }

  override var ownTextLook: TextLook? {
    guard textLook.alignment == nil, image == nil else { return textLook }
    var look = textLook
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .left: look.alignment = .left
    case .right: look.alignment = .right
    case .leading: look.alignment = isMirrored ? .right : .left
    case .trailing: look.alignment = isMirrored ? .left : .right
    case .center, .fill: break
    }
    return look
  }

  override var figureLook: Appearance {
    var appearance = Appearance(
      fill: backgroundColor, cornerRadius: cornerRadius, text: title ?? "",
      font: takesSeveralLines || textLook.chosenFont != nil ? shownFont : nil,
      textColor: titleColor, lineLimit: takesSeveralLines ? 0 : 1,
      textSide: textSide(textLook.alignment))
    appearance.fontOnlyBreaksLines = textLook.chosenFont == nil
    let rect = titleRect(forContentRect: contentRect(forBounds: bounds))
    let offset = CGPoint(x: rect.midX - bounds.midX, y: rect.midY - bounds.midY)
    // Differences of less than a point come from rounding.
    if abs(offset.x) > 1 || abs(offset.y) > 1 { appearance.textOffset = offset }
    return appearance
  }
}

extension Button: ButtonMembers {}
