public import Foundation

/// A view that shows a title on one line, with room above and below it.
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

  /// The title as a label, for layout code that speaks of its text by that.
  open private(set) lazy var titleLabel: Label? = ButtonTitleLabel(of: self)

  var storedConfiguration: Configuration? { didSet { invalidateIntrinsicContentSize() } }

  /// What is added around the title, in points; the platform's room above and below when nil.
  open var contentInsets: EdgeInsets? { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    let (profile, content) = (effectiveEnvironment.profile, sizeOfContents)
    guard let contentInsets else {
      return CGSize(
        width: max(content.width, profile.buttonMinimumWidth),
        height: content.height + profile.buttonVerticalPadding)
    }
    return CGSize(
      width: content.width + contentInsets.left + contentInsets.right,
      height: content.height + contentInsets.top + contentInsets.bottom)
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
