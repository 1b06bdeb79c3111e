public import Foundation

/// A view that shows a title with room around it: on one line, or on the lines that it needs where a
/// configuration says so.
open class Button: Control {
  /// The title; nil for none.
  open var title: String? { didSet { invalidateIntrinsicContentSize() } }

  /// The font of the title.
  open var font: Font {
    get { textLook.font }
    set {
      textLook.choose(newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the title in figures; nil leaves it to the figure's style.
  open var titleColor: Color? {
    get { textLook.color }
    set { textLook.color = newValue }
  }

  /// How the title looks; without an alignment it lies in the middle.
  var textLook = TextLook(font: Font(pointSize: PlatformProfile.standard.buttonFontSize))

  /// The picture before the title; nil for none.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// The views that the button is made of, as far as they were asked for.
  var parts: [any ButtonPart] = []

  /// The title as a label, which lies where the button shows its title: a subview from when it is first
  /// asked for, so that constraints may name it.
  open var titleLabel: Label? { part(orMade: ButtonTitleLabel(frame: .zero)) }

  /// The picture as a view, which lies where the button shows its picture: a subview from when it is
  /// first asked for.
  open var imageView: ImageView? { part(orMade: ButtonImageView(frame: .zero)) }

  var storedConfiguration: Configuration? { didSet { invalidateIntrinsicContentSize() } }

  /// What is added around the title, in points; the platform's room above and below when nil.
  open var contentInsets: EdgeInsets? { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    let (profile, content) = (effectiveEnvironment.profile, sizeOfContents())
    guard let contentInsets else {
      return CGSize(
        width: max(content.width, profile.buttonMinimumWidth),
        height: content.height + profile.buttonVerticalPadding)
    }
    let size = CGSize(
      width: content.width + contentInsets.left + contentInsets.right,
      height: content.height + contentInsets.top + contentInsets.bottom)
    guard let solvedWidth = adaptation, solvedWidth < size.width else { return size }
    let room = solvedWidth - contentInsets.left - contentInsets.right
    return CGSize(
      width: size.width,
      height: sizeOfContents(wrappedAt: room).height + contentInsets.top + contentInsets.bottom)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    for part in parts { part.invalidateIntrinsicContentSize() }
  }

  open override func makeSystemConstraints() -> [LayoutConstraint] {
    parts.isEmpty ? [] : ButtonArrangement(of: self).constraints
  }

  open override var contentAdaptsToFrames: Bool {
    guard let storedConfiguration else { return false }
    return storedConfiguration.titleLineBreakMode.wraps
      || storedConfiguration.subtitleLineBreakMode.wraps
  }

  open override func prepareForSolving() { adaptation = nil }

  open override func contentAdapts(to frames: ProvisionalFrames) -> Bool {
    contentAdaptsToFrames && rewraps(in: frames)
  }

  override var baselinesAdaptToFrames: Bool { contentAdaptsToFrames }

  /// Whether the title takes more than one line.
  private var takesSeveralLines: Bool {
    guard let contentInsets, contentAdaptsToFrames else { return false }
    let room = adaptation.map { $0 - contentInsets.left - contentInsets.right }
    return sizeOfTitle(wrappedAt: room).height > 1.5 * font.lineHeight
  }

  /// The baseline of a title on one line, which lies in the middle; of several lines those that lie at
  /// the room above and below them.
  open override var textBaselines: TextBaselines? {
    guard let contentInsets, takesSeveralLines else { return font.baselineFromMiddle }
    return .fromEdges(
      firstFromTop: contentInsets.top + font.ascender,
      lastFromBottom: contentInsets.bottom - font.descender)
  }

  open override var baselineFont: Font? { font }

  override var fitsItsContent: Bool { true }

  open override var layoutSettings: [LayoutSetting] {
    textLook.settings + super.layoutSettings
  }

  open override var appearance: Appearance {
    Appearance(
      fill: backgroundColor, cornerRadius: cornerRadius, text: title ?? "",
      font: takesSeveralLines ? font : textLook.chosenFont,
      textColor: titleColor, lineLimit: takesSeveralLines ? 0 : 1,
      textSide: textSide(textLook.alignment))
  }
}
