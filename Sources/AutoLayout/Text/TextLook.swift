/// The text style of a view: the common properties of labels, buttons, text fields and text views.
struct TextLook {
  private(set) var font: Font

  private let defaultFont: Font
  private var isFontChosen = false

  /// The color in figures, or `nil` to use the figure's style.
  var color: Color?

  /// The alignment in figures, or `nil` to use the figure's style.
  var alignment: TextAlignment?

  /// The alignment that a document states for plain figures only, or `nil` for ``alignment``.
  var statedAlignment: TextAlignment?

  /// The alignment in plain figures, or `nil` for the class's own.
  var shownAlignment: TextAlignment? { statedAlignment ?? alignment }

  init(font: Font) {
    self.font = font
    defaultFont = font
  }

  /// Sets the author's font, or the class's default for `nil`.
  mutating func choose(_ font: Font?) {
    self.font = font ?? defaultFont
    isFontChosen = font != nil
  }

  /// The font, if the author chose it; figures draw other texts like all labels.
  var chosenFont: Font? { isFontChosen ? font : nil }
}
