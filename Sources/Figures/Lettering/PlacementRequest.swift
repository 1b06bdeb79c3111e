import AutoLayout
import Foundation
import PictureDescriptions

/// Content for which a figure needs a position: a text, strokes, or both.
///
/// Requests are made in the order of their priority. Candidates are computed lazily, because most requests need only
/// the first ones, and because some candidates depend on what has been placed.
struct PlacementRequest {
  /// Identifies content, so that later requests and attempts can refer to it.
  enum ID: Hashable {
    /// The text of a view, by the view's index.
    case view(Int)
    /// A dimension line.
    case measure(Measure.Key)
    /// The author's notes.
    ///
    /// If any note is placed first, all are.
    case note
  }

  /// A candidate for the strokes, with the candidates for the text that belongs to them.
  struct Mark {
    /// The base cost, before collisions are counted.
    var reluctance = 0
    /// The cost of the things that the strokes cross, or `nil` if the strokes can't be there.
    var cost: (LabelLayout) -> Int? = { _ in 0 }
    /// The candidates for the text, or `nil` for strokes without a text.
    var texts: ((LabelLayout) -> [LabelLayout.Candidate])?
    /// Whether a free candidate is suitable for the text.
    var isSuited: (LabelLayout.Candidate, LabelLayout) -> Bool = { _, _ in true }
    /// The commands of the text, or `nil` to draw the text as a name with its plate.
    var letters: ((LabelLayout.Candidate, LabelLayout) -> LetteringLayers)?
    /// The obstacles that later content has to avoid, in addition to the text.
    var obstacles: [LabelLayout.Obstacle] = []
    /// The commands of the strokes.
    var strokes: (LabelLayout.Candidate?, LabelLayout) -> LetteringLayers = { _, _ in
      LetteringLayers()
    }
    /// The requests that follow once a position is chosen.
    var next: (LabelLayout.Candidate?) -> [PlacementRequest] = { _ in [] }
  }

  /// The cost of a name that is on the edge of a view.
  static let edgeCost = 24

  /// The tag of the commands that draw the content.
  let tag: DrawingCommand.Tag
  /// The groups of candidates.
  ///
  /// A later group is tried if the earlier ones have no good position.
  var stages: [(LabelLayout) -> [Mark]]
  /// The cost from which the best candidate so far counts as bad, so that the next group is tried as well.
  var highCost = Int.max
  /// The identity of the content, or `nil` if nothing refers to it.
  var id: ID?
  /// The omission to report if there is no position, or `nil` for content that wasn't requested separately.
  var omission: FigureOmission?
  /// The contents that are in the picture if there is a position.
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

  /// Requests strokes that already have a position.
  init(
    _ tag: DrawingCommand.Tag, obstacles: [LabelLayout.Obstacle] = [],
    drawing strokes: @escaping (LabelLayout) -> LetteringLayers = { _ in LetteringLayers() }
  ) {
    self.init(
      tag, marks: [{ _ in [Mark(obstacles: obstacles, strokes: { _, layout in strokes(layout) })] }]
    )
  }
}
