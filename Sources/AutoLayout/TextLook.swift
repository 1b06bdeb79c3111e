/// How a text looks that a view shows: what labels, buttons, fields and text views have in common.
struct TextLook {
  /// The font of the text.
  var font: Font { didSet { isFontChosen = true } }

  private var isFontChosen = false

  /// The colour in figures; nil leaves it to the figure's style.
  var color: Color?

  /// Where lines lie in figures; nil leaves it to the figure's style.
  var alignment: TextAlignment?

  /// The look of a class's texts, of which nobody has chosen anything.
  init(font: Font) { self.font = font }

  /// The font, if it is more than the class's default; figures set other texts as all labels.
  var chosenFont: Font? { isFontChosen ? font : nil }

  /// What layout depends on, as far as it was chosen.
  var settings: [LayoutSetting] { isFontChosen ? [font.setting] : [] }
}
