internal import AutoLayout
package import PictureDescriptions

/// A reason why a requested figure is impossible.
package enum FigureFault: Hashable, Sendable {
  /// The text is neither the identifier of a constraint nor an equation.
  case unknownConstraint(String, suggestion: String?)
  /// The text is an equation that the scene doesn't contain.
  case unstatedEquation(String, suggestion: String?)
  case severalConstraints(String, count: Int, example: String)
  case noConstraints
  /// The text is neither a visual format string of the scene nor the identifier of one.
  case unknownFormat(String, suggestion: String?)
  case noFormats
  case hiddenRoot
  /// A note has no key that determines its kind.
  case noKindOfNote
  case missingKeyOfNote(String, FigureNote.Kind)
  case longMark(String)
  /// A note has no text, or a bracket has no items.
  case emptyNote(key: String)
  /// Two notes of a figure have the same identifier.
  case duplicateNote(String)
  /// Two markers of a figure have legend texts for the same mark.
  case duplicateMark(String)
  /// An animation has too few canvases, or too many.
  case unfitCanvasCount(Int)
  /// A panel names a step that the figure doesn't have.
  case noSuchStep(Int, count: Int)
  /// The scene of a panel can't be read, with the system's reason.
  case unreadablePanel(String, reason: String)
  /// A figure refers to a constraint, but the scene's constraints depend on the size class.
  case varyingConstraints
  /// The requested width of the picture is invalid.
  case badWidth(String)
  /// The text isn't a letter size.
  case badLetters(String)
  /// The letter size doesn't suit the width of the picture.
  case unsuitedLetters(LetterSize, PictureWidth)
  /// The prefix of ids in structured SVG is invalid.
  case badIDPrefix(String)
  /// The text after `+` in a crop isn't a margin.
  case badCropMargin(String)
  /// The number of panels in a row is given without panels.
  case columnsWithoutPanels
}

extension FigureFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .unknownConstraint(let text, let suggestion):
      "\(shown(text)) is neither the identifier of a constraint nor an equation"
        + didYouMean(suggestion)
    case .unstatedEquation(let text, let suggestion):
      "the scene has no constraint \(shown(text))" + didYouMean(suggestion)
    case .severalConstraints(let text, let count, let example):
      "\(shown(text)) names \(count) constraints, but an anatomy shows only one; name it by its equation,"
        + " such as \(shown(example))"
    case .noConstraints: "the scene has no constraint to take apart; add one to 'constraints'"
    case .unknownFormat(let text, let suggestion):
      "\(shown(text)) is neither the identifier of a visual constraint nor its string; 'all' shows"
        + " all of them" + didYouMean(suggestion)
    case .hiddenRoot:
      "the root view is the canvas, which is always drawn; 'only' names what is drawn on it"
    case .columnsWithoutPanels: "'columns' arranges panels; add 'panels', or leave it out"
    case .noKindOfNote:
      "a note begins with its kind: text, callout, marker, bracket, arrow or legend, such as"
        + " { callout: \"words\", at: title }"
    case .missingKeyOfNote(let key, let kind):
      "'\(key)' is missing; \(kind == .arrow ? "an" : "a") \(kind.rawValue) needs"
        + (key == "over"
          ? " a list of ids there, such as [title, subtitle]"
          : " an item or an attribute there, such as title or title.leading")
    case .longMark(let text):
      "\(shown(text)) is longer than the \(FigureNote.markLength) characters that fit in a circle;"
        + " words belong in 'text'"
    case .emptyNote(let key):
      key == "over"
        ? "'over' is empty; a bracket needs a list of ids there, such as [title, subtitle]"
        : "'\(key)' is empty; a note needs words there"
    case .duplicateNote(let id):
      "\(shown(id)) is the id of another note of the figure; an id belongs to one note"
    case .duplicateMark(let mark):
      "\(shown(mark)) is the mark of another marker with a text; a legend has one text for each mark, so leave 'text'"
        + " out to repeat the mark, or choose another"
    case .noSuchStep(let number, let count):
      "there is no step \(number); the figure has "
        + (count == 0 ? "none; add a list of them as 'steps'" : "\(count)")
    case .unreadablePanel(let path, let reason):
      "the scene \(shown(path)) of this panel can't be read: \(reason); 'scene' is a path from the folder of this file"
    case .varyingConstraints:
      "the constraints of this scene vary by size class, so its figures can't name any; 'show' limits lines to"
        + " identifiers, such as constraints:gap"
    case .badWidth(let text):
      "\(shown(text)) is not the width of a picture; write pixels, such as 800px, or a width on paper, such as 84mm or"
        + " 3.3in, of 1 to \(PictureWidth.pixelCounts.upperBound) pixels at 300 pixels per inch"
    case .badLetters(let text): LetterSize.refusal(of: text)
    case .badIDPrefix(let text): SVGOptions.refusal(ofIDPrefix: text)
    case .unsuitedLetters(let letters, let width): letters.refusal(at: width)
    case .badCropMargin(let text):
      "\(shown(text)) is not a margin; 'crop' is an item with a number of points from 0 to 1000 after a '+', such as"
        + " 'grid + 16'"
    case .unfitCanvasCount(let count):
      "an animation goes through \(DocumentLimits.canvasCounts.lowerBound) to"
        + " \(DocumentLimits.canvasCounts.upperBound) canvases, but 'canvases' has \(count == 0 ? "none" : "\(count)")"
    case .noFormats:
      "the scene has no visual constraint to show; add one to 'constraints', such as"
        + " { visual: \"|-[a]-|\" }"
    }
  }
}
