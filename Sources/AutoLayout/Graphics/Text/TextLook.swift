/// The properties of text that labels, buttons, text fields and text views have in common.
struct TextLook {
  private(set) var font: Font

  private let defaultFont: Font
  private var isFontChosen = false

  /// The color of the text in figures, or `nil` to use the figure's style.
  var color: Color?

  /// The alignment of the text in figures, or `nil` to use the figure's style.
  var alignment: TextAlignment?

  /// The alignment set in a document, for figures in the `plain` look only, or `nil` to use ``alignment``.
  var statedAlignment: TextAlignment?

  /// The alignment in the `plain` look of figures, or `nil` to use the default of the view's class.
  var shownAlignment: TextAlignment? { statedAlignment ?? alignment }

  init(font: Font) {
    self.font = font
    defaultFont = font
  }

  /// Sets the author's font, or the class's default font if `font` is `nil`.
  mutating func choose(_ font: Font?) {
    self.font = font ?? defaultFont
    isFontChosen = font != nil
  }

  /// The font that the author chose, or `nil` to draw text in the font of the figure's style.
  var chosenFont: Font? { isFontChosen ? font : nil }
}
