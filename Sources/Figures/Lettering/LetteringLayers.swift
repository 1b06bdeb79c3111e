import AutoLayout
import Foundation

/// The commands of placed content, by layer from back to front.
struct LetteringLayers {
  /// A pale line from a measured item to its dimension line.
  struct Witness {
    let box: CGRect
    /// The axis that the line runs along.
    let axis: LayoutConstraint.Axis
    let color: Color
    let tag: DrawingCommand.Tag
  }

  /// The plates behind texts, which hide what the texts would cross.
  var plates: [DrawingCommand] = []
  /// Pale lines that are interrupted by every text, even if it's placed later.
  var witnesses: [Witness] = []
  /// Dimension lines and other strokes that belong to texts.
  var lines: [DrawingCommand] = []
  /// Lines from texts to their items.
  var leaders: [DrawingCommand] = []
  /// The texts.
  var texts: [DrawingCommand] = []
  /// Numbers and letters on round backgrounds.
  var badges: [DrawingCommand] = []
  /// Strokes that cross texts out.
  var strikes: [DrawingCommand] = []

  /// Creates the layers of a text and the plates behind it.
  init(text: TextRun, plates: [DrawingCommand] = [], _ tag: DrawingCommand.Tag) {
    self.plates = plates
    texts = [DrawingCommand(.text(text), tag: tag)]
  }

  /// Creates the layers of strokes and badges.
  init(lines: [DrawingCommand] = [], badges: [DrawingCommand] = []) {
    self.lines = lines
    self.badges = badges
  }

  /// Adds other layers, with their commands above the existing commands of the same layer.
  static func += (layers: inout LetteringLayers, other: LetteringLayers) {
    layers.plates += other.plates
    layers.witnesses += other.witnesses
    layers.lines += other.lines
    layers.leaders += other.leaders
    layers.texts += other.texts
    layers.badges += other.badges
    layers.strikes += other.strikes
  }

  /// The same layers, with texts and plates clipped to a rectangle.
  func clipped(to rectangle: CGRect) -> Self {
    mapped { Figures.clipped($0, to: .clip(rectangle)) }
  }

  /// The same layers, with a change applied to the texts and the plates.
  func mapped(_ change: ([DrawingCommand]) -> [DrawingCommand]) -> Self {
    var layers = self
    (layers.plates, layers.texts) = (change(plates), change(texts))
    return layers
  }

  /// All commands from back to front.
  ///
  /// Pale lines are interrupted by all texts in the layout.
  func commands(in layout: LabelLayout, _ grid: PixelGrid) -> [DrawingCommand] {
    let witnesses = witnesses.flatMap { witness in
      witness.box.parts(
        along: witness.axis, on: grid,
        between: layout.interruptions(of: witness.box, along: witness.axis)
      ).map { DrawingCommand(.fill($0, witness.color), tag: witness.tag) }
    }
    return plates + witnesses + lines + leaders + texts + badges + strikes
  }
}
