public import Foundation

/// A view that shows a title with room around it: on one line, or on the lines that it needs where a
/// configuration says so.
open class Button: Control {
  /// The title; nil for none.
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

  /// The colour of the title in figures; nil leaves it to the figure's style.
  package var titleColor: Color? {
    get { textLook.color }
    set {
      textLook.color = newValue
      forgetRunColors()
    }
  }

  /// The font of the title: that of a configuration at the size that the category of text asks for.
  var shownFont: Font {
    storedConfiguration == nil ? font : font.adjusted(to: contentSizeCategory)
  }

  /// Sets the title with its looks.
  package func setAttributedTitle(_ text: NSAttributedString) {
    title = text.string
    if let font = text.measuredFont { self.font = font }
    if let color = text.firstColor { titleColor = color }
    styledRuns = text.styledRuns
    invalidateIntrinsicContentSize()
  }

  /// How the title looks; without an alignment it lies in the middle.
  var textLook = TextLook(font: Font(pointSize: PlatformProfile.standard.buttonFontSize))

  /// Makes a button as Apple's are whose type is custom, with larger text than the system's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    font = Font(pointSize: PlatformProfile.standard.customButtonFontSize)
  }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Gives the title the font of the system's buttons, which scenes have.
  package func takeSystemFont() {
    textLook.choose(nil)
    invalidateIntrinsicContentSize()
  }

  /// Makes a button as Apple's are whose type is the system's.
  package static func makeSystemButton() -> Button {
    let button = Button()
    button.takeSystemFont()
    return button
  }

  /// The picture before the title; nil for none.
  package var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// The size and weight of a symbol that states none itself.
  package var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The picture as the button shows it: a symbol in the size that it or the button states, or else in that of
  /// the title, and large with a configuration (frames of 63 buttons in public documents of Xcode 14 and later).
  package var shownImage: Image? {
    guard let image, case .symbol = image.parts.content else { return image }
    let scale: Image.SymbolConfiguration.Scale = storedConfiguration == nil ? .medium : .large
    let own = Image.SymbolConfiguration(font: font, scale: scale)
    let stated =
      storedConfiguration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfiguration
    return image.shown(preferring: stated.map { own.applying($0) } ?? own, in: self)
  }

  /// The size of the picture among the button's contents, in points, or `nil` for none.
  ///
  /// Configurations align a symbol as a line of text (63 buttons in public documents), others take its own height.
  var pictureSize: CGSize? {
    storedConfiguration == nil ? shownImage?.wantedSize : shownImage?.alignedSize
  }

  /// The views that the button is made of, as far as they were asked for.
  var parts: [any ButtonPart] = []

  /// The title as a label, which lies where the button shows its title: a subview from when it is first
  /// asked for, so that constraints may name it.
  open var titleLabel: Label? { part(orMade: ButtonTitleLabel(frame: .zero)) }

  /// The picture as a view, which lies where the button shows its picture: a subview from when it is
  /// first asked for.
  open var imageView: ImageView? { part(orMade: ButtonImageView(frame: .zero)) }

  /// The style in plain figures, as documents state it.
  var statedStyle: Configuration.Style?

  /// The style in plain figures.
  var style: Configuration.Style { statedStyle ?? storedConfiguration?.background.style ?? .plain }

  var storedConfiguration: Configuration? { didSet { invalidateIntrinsicContentSize() } }

  /// Whether ``updateConfiguration()`` is to be called in the next layout, and what is called after it.
  var configurationRequest = ConfigurationRequest()

  /// What is added around the title of a button without a configuration, in points; the platform's room
  /// above and below when nil.
  package var contentInsets: EdgeInsets? { didSet { invalidateIntrinsicContentSize() } }

  /// What is added around the contents, in points: by the configuration where there is one, which leaves
  /// out ``contentInsets`` (documentation).
  var insetsInEffect: EdgeInsets? {
    guard let storedConfiguration else { return contentInsets }
    return storedConfiguration.contentInsets.resolved(effectiveUserInterfaceLayoutDirection)
  }

  /// How far the title's edges are moved inwards from those of the rectangle for all contents, in points.
  ///
  /// A title in the middle moves by half the difference. Configurations leave it out, and no size depends on
  /// it (documentation).
  open var titleEdgeInsets = EdgeInsets.zero { didSet { invalidateRows() } }

  /// How far the picture's edges are moved inwards, in points, as ``titleEdgeInsets`` the title's.
  open var imageEdgeInsets = EdgeInsets.zero { didSet { invalidateRows() } }

  /// Where the button's background lies, in the coordinates of its bounds: in all of them.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where picture and title have room: the bounds without the room around the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let insets = insetsInEffect ?? .zero
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// Where the title lies in the rectangle for picture and title.
  ///
  /// The title's label and figures are placed by it, also where a class says otherwise.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let rect = storedConfiguration == nil ? contentRect.inset(by: titleEdgeInsets) : contentRect
    return ButtonContents(of: self, wrappedAt: rect.width).frames(in: rect).title
  }

  /// Where the picture lies in the rectangle for picture and title, as ``titleRect(forContentRect:)`` says
  /// of the title.
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

  /// Sets what the button looks like in its state; does nothing unless a class says otherwise.
  ///
  /// Called for buttons with a ``configuration`` or a ``configurationUpdateHandler``, before the layout
  /// that follows ``setNeedsUpdateConfiguration()``.
  open func updateConfiguration() {}

  /// Asks for ``updateConfiguration()`` before the next layout, or before constraints are measured.
  ///
  /// Changes of the state ask for it as well, and a button that is new has been asked.
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

  /// Whether the size that the button wants follows from its width.
  private var wrapsTexts: Bool {
    guard let storedConfiguration else { return false }
    return storedConfiguration.titleLineBreakMode.wraps
      || storedConfiguration.subtitleLineBreakMode.wraps
  }

  /// True also for parts, which lie where the button's size puts them.
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

  /// Whether the title takes more than one line.
  private var takesSeveralLines: Bool {
    guard let contentInsets = insetsInEffect, wrapsTexts else { return false }
    let room = adaptation.flatMap(wrappingWidth).map {
      $0 - contentInsets.left - contentInsets.right
    }
    return ButtonContents(of: self, wrappedAt: room).titleSize.height > 1.5 * shownFont.lineHeight
  }

  /// The baseline of a title on one line, which lies in the middle; of several lines those that lie at
  /// the room above and below them.
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

  /// The look of the title, which follows the alignment of the content if that is nothing but the title.
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
    // Less than a point comes from rounding.
    if abs(offset.x) > 1 || abs(offset.y) > 1 { appearance.textOffset = offset }
    return appearance
  }
}

extension Button: ButtonMembers {}
