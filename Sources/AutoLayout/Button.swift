public import Foundation

/// A view that shows a title on one line, with room above and below it.
open class Button: Control {
  /// The title; nil for none.
  open var title: String? { didSet { invalidateIntrinsicContentSize() } }

  /// The font of the title.
  open var font: Font {
    get { textLook.font }
    set {
      textLook.font = newValue
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

  /// The distance between picture and title, in points.
  var imagePadding: CGFloat = 0

  /// The title as a label, for layout code that speaks of its text by that.
  open private(set) lazy var titleLabel: Label? = ButtonTitleLabel(of: self)

  var storedConfiguration: Configuration?

  /// What is added around the title, in points; the platform's room above and below when nil.
  open var contentInsets: EdgeInsets? { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    let profile = effectiveEnvironment.profile
    var title = measuredSize(of: title ?? "", font, lineLimit: 1)
    let picture = image?.wantedSize ?? .zero
    title.width += picture.width
    if picture.width > 0, title.width > picture.width { title.width += imagePadding }
    // Lines of the older kind are whole points high, those of configurations whole pixels (documents:
    // 33 and 34.5 points for 17 at two pixels per point).
    let scale = storedConfiguration == nil ? 1 : effectiveEnvironment.scale
    let height = max(title.height, picture.height, ceiledToPixel(font.lineHeight, scale: scale))
    guard let contentInsets else {
      return CGSize(
        width: max(title.width, profile.buttonMinimumWidth),
        height: height + profile.buttonVerticalPadding)
    }
    return CGSize(
      width: title.width + contentInsets.left + contentInsets.right,
      height: height + contentInsets.top + contentInsets.bottom)
  }

  open override var textBaselines: TextBaselines? { font.baselineFromMiddle }

  open override var baselineFont: Font? { font }

  override var fitsItsContent: Bool { true }

  open override var layoutSettings: [LayoutSetting] {
    textLook.settings + super.layoutSettings
  }

  open override var appearance: Appearance {
    Appearance(
      fill: backgroundColor, cornerRadius: cornerRadius, text: title ?? "",
      font: textLook.chosenFont,
      textColor: titleColor, textSide: textSide(textLook.alignment))
  }
}
