import AutoLayout
import Foundation
import PictureDescriptions

/// A request to place a text, strokes, or both in a figure.
///
/// Requests are made in the order of their priority. Candidates are computed lazily, because most requests need only
/// the first ones, and because some candidates depend on what has been placed.
struct PlacementRequest {
  /// The identity of content, by which later requests and attempts refer to it.
  enum ID: Hashable {
    /// The text of the view at an index.
    case view(Int)
    /// The dimension line of a measure.
    case measure(Measure.Key)
    /// Any of the author's notes, which all share one identity.
    case note
  }

  /// A candidate position for strokes, with the candidate positions for the strokes' text.
  struct Mark {
    /// The cost of the position without any collisions.
    var baseCost = 0
    /// Returns the cost of the strokes' collisions, or `nil` if the strokes can't be at the position.
    var cost: (LabelLayout) -> Int? = { _ in 0 }
    /// Returns the candidate positions for the text, or `nil` for strokes without a text.
    var texts: ((LabelLayout) -> [LabelLayout.Candidate])?
    /// Returns whether a free candidate position is suitable for the text.
    var isSuited: (LabelLayout.Candidate, LabelLayout) -> Bool = { _, _ in true }
    /// Returns the commands for the text, or `nil` to draw the text as a name with its background plate.
    var letters: ((LabelLayout.Candidate, LabelLayout) -> LetteringLayers)?
    /// The obstacles for later content, in addition to the text.
    var obstacles: [LabelLayout.Obstacle] = []
    /// Returns the commands for the strokes.
    var strokes: (LabelLayout.Candidate?, LabelLayout) -> LetteringLayers = { _, _ in
      LetteringLayers()
    }
    /// Returns the requests to make after the position is chosen.
    var next: (LabelLayout.Candidate?) -> [PlacementRequest] = { _ in [] }
  }

  /// The cost of placing a name on the edge of a view.
  static let edgeCost = 24

  /// The tag of the commands that draw the content.
  let tag: DrawingCommand.Tag
  /// The groups of candidate positions, each tried only if the earlier groups have no good position.
  var stages: [(LabelLayout) -> [Mark]]
  /// The next group of candidate positions is tried if the best position so far costs at least this much.
  var highCost = Int.max
  /// The identity of the content, or `nil` if nothing refers to the content.
  var id: ID?
  /// The omission to report if there is no free position, or `nil` to report nothing.
  var omission: FigureOmission?
  /// The constraints, notes and overlays that are drawn if a position is found.
  var drawn = DrawnContents()

  /// Creates a request for strokes, with or without a text.
  init(
    _ tag: DrawingCommand.Tag, marks: [(LabelLayout) -> [Mark]], omission: FigureOmission? = nil
  ) {
    self.tag = tag
    stages = marks
    self.omission = omission
  }

  /// Creates a request for a text.
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

  /// Creates a request for strokes with a fixed position.
  init(
    _ tag: DrawingCommand.Tag, obstacles: [LabelLayout.Obstacle] = [],
    drawing strokes: @escaping (LabelLayout) -> LetteringLayers = { _ in LetteringLayers() }
  ) {
    self.init(
      tag, marks: [{ _ in [Mark(obstacles: obstacles, strokes: { _, layout in strokes(layout) })] }]
    )
  }
}
