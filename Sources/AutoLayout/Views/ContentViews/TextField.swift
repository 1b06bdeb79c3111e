public import Foundation

/// A control for entering one line of text.
open class TextField: Control {
  /// A border style of a text field, with UIKit's raw values.
  public enum BorderStyle: Int, CaseIterable, Sendable, Codable {
    /// The border style with the same name in UIKit.
    case none, line, bezel, roundedRect
  }

  /// The text, or `nil` for no text.
  open var text: String? {
    didSet {
      styledRuns = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    didSet {
      placeholderRuns = nil
      invalidateIntrinsicContentSize()
    }
  }

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

  /// The alignment of the text in figures.
  open var textAlignment: TextAlignment {
    get { textLook.alignment ?? .natural }
    set { textLook.alignment = newValue }
  }

  /// The text with its attributes; the rules of ``Label/attributedText`` apply.
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

  /// The placeholder with its attributes; the field's size depends on ``font``, not on these attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { .showing(placeholder, kept(#function)) }
    set {
      placeholder = newValue?.string
      keep(newValue, #function)
      placeholderRuns = newValue?.allRuns
    }
  }

  var textLook = TextLook(font: Font(pointSize: PlatformProfile.standard.textFieldFontSize))

  /// The border style; a field in the `roundedRect` style has the platform's height.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    let profile = effectiveEnvironment.profile
    let styled = styledLines(of: text, in: textLook.font, lineLimit: 1).map { size(of: $0) }
    let text = styled ?? measuredSize(of: shownText, textLook.font, lineLimit: 1)
    let line =
      styled?.height ?? ceiledToPixel(textLook.font.lineHeight, scale: effectiveEnvironment.scale)
    guard borderStyle == .roundedRect else {
      return CGSize(width: text.width, height: line)
    }
    return CGSize(
      width: text.width + profile.textFieldHorizontalPadding,
      height: max(line, profile.textFieldHeight))
  }

  /// Returns the rectangle of the text; layout ignores it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text during editing; layout ignores it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder; layout ignores it.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  package override var textBaselines: TextBaselines? { textLook.font.baselineFromMiddle }

  override var baselineFont: Font? { font }

  override var fitsItsContent: Bool { true }

  /// Removes the last character of the text.
  open func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    self.text = String(text.dropLast())
  }

  override class var knownClass: KnownViewClass { .textField }

  override var ownTextLook: TextLook? { textLook }

  override var figureLook: Appearance {
    var appearance = Appearance(
      fill: backgroundColor, cornerRadius: cornerRadius, text: shownText,
      font: textLook.chosenFont,
      textColor: textColor, textSide: textSide(textLook.alignment))
    appearance.isPlaceholder = text?.isEmpty != false && placeholder?.isEmpty == false
    return appearance
  }

  private var shownText: String {
    guard let text, !text.isEmpty else { return placeholder ?? "" }
    return text
  }
}

extension TextField {
  var placeholderRuns: StyledRuns? {
    get { kept(#function) }
    set {
      let runs = newValue?.isStyled == true ? newValue : nil
      if runs != nil || placeholderRuns != nil { keep(runs, #function) }
    }
  }

  var piecesShown: [StyledPiece]? {
    if let text, !text.isEmpty { return styledPieces(of: text, in: textLook.font) }
    return placeholderRuns?.pieces(of: placeholder ?? "", in: textLook.font, contentSizeCategory)
  }

  /// Whether plain figures show the field as a search field.
  package var isSearchField: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue ? true : nil, #function) }
  }
}
