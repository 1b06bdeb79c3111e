/// How a text looks that a view shows: what labels, buttons, fields and text views have in common.
struct TextLook {
  /// The font of the text.
  private(set) var font: Font

  /// The font of the class's texts.
  private let defaultFont: Font
  private var isFontChosen = false

  /// The colour in figures; nil leaves it to the figure's style.
  var color: Color?

  /// Where lines lie in figures; nil leaves it to the figure's style.
  var alignment: TextAlignment?

  /// Where lines lie in plain figures alone, as documents say, or `nil` for ``alignment``.
  var statedAlignment: TextAlignment?

  /// Where lines lie in plain figures, or `nil` for the class's own alignment.
  var shownAlignment: TextAlignment? { statedAlignment ?? alignment }

  /// The look of a class's texts, of which nobody has chosen anything.
  init(font: Font) {
    self.font = font
    defaultFont = font
  }

  /// Takes a font of the author's; nil gives back the class's own.
  mutating func choose(_ font: Font?) {
    self.font = font ?? defaultFont
    isFontChosen = font != nil
  }

  /// The font, if it is more than the class's default; figures set other texts as all labels.
  var chosenFont: Font? { isFontChosen ? font : nil }
}
