public import Foundation

/// A view for one line of text that is typed in.
open class TextField: Control {
  /// What surrounds the text; Apple's raw values.
  public enum BorderStyle: Int, CaseIterable, Sendable, Codable {
    case none, line, bezel, roundedRect
  }

  /// The text; nil for none.
  open var text: String? {
    didSet {
      styledRuns = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet {
      placeholderRuns = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The view in the place of the keyboard; layout ignores it.
  open override var inputView: View? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The view above the keyboard; layout ignores it.
  open override var inputAccessoryView: View? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The font of the text, never nil: setting nil gives back the class's own.
  open var font: Font? {
    get { textLook.font }
    set {
      textLook.choose(newValue)
      forgetRunFonts()
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the text in figures; nil leaves it to the figure's style.
  open var textColor: Color? {
    get { textLook.color }
    set {
      textLook.color = newValue
      forgetRunColors()
    }
  }

  /// Where the text lies in figures.
  open var textAlignment: TextAlignment {
    get { textLook.alignment ?? .natural }
    set { textLook.alignment = newValue }
  }

  /// The text with its attributes; see ``Label/attributedText``.
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

  /// The placeholder with its attributes; the size of the field follows its own font.
  open var attributedPlaceholder: NSAttributedString? {
    get { .showing(placeholder, kept(#function)) }
    set {
      placeholder = newValue?.string
      keep(newValue, #function)
      placeholderRuns = newValue?.allRuns
    }
  }

  var textLook = TextLook(font: Font(pointSize: PlatformProfile.standard.textFieldFontSize))

  /// What surrounds the text; a rounded rectangle takes the platform's height.
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

  /// Where the text lies on a device; layout does not depend on it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text lies on a device while it is typed; layout does not depend on it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder lies on a device; layout does not depend on it.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  package override var textBaselines: TextBaselines? { textLook.font.baselineFromMiddle }

  override var baselineFont: Font? { font }

  override var fitsItsContent: Bool { true }

  /// Removes the last character.
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
  /// The looks of the runs of the placeholder, or `nil` for that of the class.
  var placeholderRuns: StyledRuns? {
    get { kept(#function) }
    set {
      let runs = newValue?.isStyled == true ? newValue : nil
      if runs != nil || placeholderRuns != nil { keep(runs, #function) }
    }
  }

  /// The text, or the placeholder in its place, in pieces; `nil` for one in one look.
  var piecesShown: [StyledPiece]? {
    if let text, !text.isEmpty { return styledPieces(of: text, in: textLook.font) }
    return placeholderRuns?.pieces(of: placeholder ?? "", in: textLook.font, contentSizeCategory)
  }

  /// Whether plain figures show the look of a field for search text.
  package var isSearchField: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue ? true : nil, #function) }
  }
}
