import AutoLayout
import Foundation

/// The commands of placed content, in layers from back to front.
struct LetteringLayers {
  /// A pale line from a measured item to the item's dimension line.
  struct Witness {
    let box: CGRect
    /// The axis that the pale line runs along.
    let axis: LayoutConstraint.Axis
    let color: Color
    let tag: DrawingCommand.Tag
  }

  /// The plates behind texts, which hide whatever the texts cross.
  var plates: [DrawingCommand] = []
  /// The pale lines from measured items to dimension lines, interrupted by all texts, including texts placed later.
  var witnesses: [Witness] = []
  /// The dimension lines and other strokes that belong to texts.
  var lines: [DrawingCommand] = []
  /// The leaders, which are lines from texts to their items.
  var leaders: [DrawingCommand] = []
  /// The commands of the text runs.
  var texts: [DrawingCommand] = []
  /// The badges, which are numbers and letters on round backgrounds.
  var badges: [DrawingCommand] = []
  /// The strokes that cross out texts.
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

  /// Adds other layers, with their commands in front of existing commands in the same layer.
  static func += (layers: inout LetteringLayers, other: LetteringLayers) {
    layers.plates += other.plates
    layers.witnesses += other.witnesses
    layers.lines += other.lines
    layers.leaders += other.leaders
    layers.texts += other.texts
    layers.badges += other.badges
    layers.strikes += other.strikes
  }

  /// The layers with texts and plates clipped to a rectangle.
  func clipped(to rectangle: CGRect) -> Self {
    mapped { Figures.clipped($0, to: .clip(rectangle)) }
  }

  /// The layers with a change applied to texts and plates.
  func mapped(_ change: ([DrawingCommand]) -> [DrawingCommand]) -> Self {
    var layers = self
    (layers.plates, layers.texts) = (change(plates), change(texts))
    return layers
  }

  /// The commands of all layers from back to front, with pale lines interrupted by all texts in the layout.
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
