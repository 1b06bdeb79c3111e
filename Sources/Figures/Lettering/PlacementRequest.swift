import AutoLayout
import Foundation
import PictureDescriptions

/// Content that a figure needs a position for: a text, strokes, or both.
///
/// Requests come in the order of their priority. Candidates are lazy, because most requests need
/// only the first of them, and because some depend on what has been placed.
struct PlacementRequest {
  /// The identity of content that later requests or attempts refer to.
  enum ID: Hashable {
    /// The text of a view, by the view's index.
    case view(Int)
    /// A dimension line.
    case measure(Measure.Key)
    /// Any of the author's notes, which all come first if one does.
    case note
  }

  /// A candidate for the strokes, with the candidates for the text at them.
  struct Mark {
    /// The base cost, before collisions are counted.
    var reluctance = 0
    /// The cost of what the strokes cross, or `nil` if they can't be there.
    var cost: (LabelLayout) -> Int? = { _ in 0 }
    /// The candidates for the text, or `nil` for strokes without a text.
    var texts: ((LabelLayout) -> [LabelLayout.Candidate])?
    /// Whether a free position suits the text.
    var isSuited: (LabelLayout.Candidate, LabelLayout) -> Bool = { _, _ in true }
    /// The commands of the text, or `nil` for those of a name.
    var letters: ((LabelLayout.Candidate, LabelLayout) -> LetteringLayers)?
    /// The obstacles for later content, in addition to the text.
    var obstacles: [LabelLayout.Obstacle] = []
    /// The commands of the strokes.
    var strokes: (LabelLayout.Candidate?, LabelLayout) -> LetteringLayers = { _, _ in
      LetteringLayers()
    }
    /// The requests that follow from the chosen position.
    var next: (LabelLayout.Candidate?) -> [PlacementRequest] = { _ in [] }
  }

  /// The cost of a name on a view's edge.
  static let edgeCost = 24

  /// The tag of the commands.
  let tag: DrawingCommand.Tag
  /// The candidates, in groups.
  var stages: [(LabelLayout) -> [Mark]]
  /// The least cost from which the next group is tried as well.
  var highCost = Int.max
  /// The identity, if anything refers to the content.
  var id: ID?
  /// The report if there is no position, or `nil` for content that wasn't requested separately.
  var omission: FigureOmission?
  /// The contents that the picture shows if there is a position.
  var drawn = DrawnContents()

  /// Requests a position for strokes, with or without a text.
  init(
    _ tag: DrawingCommand.Tag, marks: [(LabelLayout) -> [Mark]], omission: FigureOmission? = nil
  ) {
    self.tag = tag
    stages = marks
    self.omission = omission
  }

  /// Requests a position for a text.
  init(
    _ tag: DrawingCommand.Tag, omission: FigureOmission?,
    texts: (LabelLayout) -> [LabelLayout.Candidate]...,
    where isSuited: @escaping (LabelLayout.Candidate, LabelLayout) -> Bool = { _, _ in true }
  ) {
    self.init(
      tag, marks: texts.map { texts in { _ in [Mark(texts: texts, isSuited: isSuited)] } },
      omission: omission)
    highCost = Self.edgeCost
  }

  /// Requests strokes that have a position already.
  init(
    _ tag: DrawingCommand.Tag, obstacles: [LabelLayout.Obstacle] = [],
    drawing strokes: @escaping (LabelLayout) -> LetteringLayers = { _ in LetteringLayers() }
  ) {
    self.init(
      tag, marks: [{ _ in [Mark(obstacles: obstacles, strokes: { _, layout in strokes(layout) })] }]
    )
  }
}
