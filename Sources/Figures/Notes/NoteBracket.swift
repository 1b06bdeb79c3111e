import AutoLayout
import Foundation
import PictureDescriptions

/// A note's bracket along one side of some items.
struct NoteBracket {
  /// The length of the ends that point toward the items, in points.
  private static let endLength: CGFloat = 4
  /// The length of the stem from the middle to the text, in points.
  private static let stemLength: CGFloat = 4
  /// The candidate distances from the items, in points, best first.
  static let distances: [CGFloat] = [7, 12, 18, 26, 36, 48, 64, 84]

  /// The side of the items.
  let edge: NoteEdge
  /// The strokes of the bar, its two ends and the stem, on whole pixels.
  let strokes: [CGRect]
  /// The end of the stem, where the text starts.
  let tip: CGPoint
  /// The bounding rectangle of the strokes.
  let box: CGRect

  /// Makes a bracket at a distance from the frame around all items.
  init(along frame: CGRect, _ edge: NoteEdge, distance: CGFloat, grid: PixelGrid) {
    self.edge = edge
    let (axis, across, way) = (edge.axis, edge.axis.other, edge.way)
    let width = grid.hairline
    let place = grid.snapped(edge.place(in: frame) + way * distance)
    let (low, high) = (grid.snapped(frame.start(across)), grid.snapped(frame.end(across)))
    let middle = grid.snapped((low + high - width) / 2)
    func stroke(_ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGRect {
      CGRect(axis, from: min(from, to), to: max(from, to), across: start, end)
    }
    let inner = place - way * grid.wholePixels(Self.endLength)
    let outer = place + way * grid.wholePixels(Self.stemLength)
    let far = place + way * width
    strokes = [
      stroke(place, far, low, max(high, low + width)), stroke(inner, place, low, low + width),
      stroke(inner, place, max(low, high - width), max(high, low + width)),
      stroke(far, outer, middle, middle + width),
    ]
    tip = CGPoint(axis, along: outer, across: middle + width / 2)
    box = strokes.reduce(CGRect.null) { $0.union($1) }
  }
}

extension NoteBracket {
  /// The lowest-cost bracket along items with its text, or `nil` if there is no room for both.
  ///
  /// - Parameters:
  ///   - frames: The frames of the items.
  ///   - edge: The side to use, or `nil` for the best one.
  ///   - lettering: The text and lines placed so far.
  ///   - places: Returns the candidates for the text, broken into lines at a width.
  /// - Returns: The bracket and the position of its text, or `nil`.
  static func best(
    along frames: [CGRect], _ edge: NoteEdge?, in lettering: Lettering,
    places: (CGFloat) -> NotePlaces
  ) -> (bracket: NoteBracket, words: LabelLayout.Candidate)? {
    let (layout, fills) = (lettering.layout, lettering.fills)
    let union = frames.reduce(CGRect.null) { $0.union($1) }
    var best: (bracket: NoteBracket, words: LabelLayout.Candidate, cost: Int)?
    let edges: [NoteEdge] = edge.map { [$0] } ?? [.top, .bottom, .right, .left]
    for (order, edge) in edges.enumerated() {
      let length = edge.axis == .vertical ? union.width : 0
      let places = places(max(NoteText.widest, length))
      for (number, distance) in distances.enumerated() {
        let reluctance = 4 * number + 3 * order
        guard reluctance < best?.cost ?? .max else { break }
        let bracket = NoteBracket(along: union, edge, distance: distance, grid: lettering.grid)
        guard layout.isClear(bracket.box),
          let words = layout.best(of: lettering.weighed(places.beyond(bracket, in: union)))
        else { continue }
        let disturbance = bracket.strokes.reduce(0) {
          $0 + fills.disturbance(ofLine: $1, between: frames) + (layout.crossesStroke($1) ? 3 : 0)
        }
        let cost = reluctance + disturbance + words.cost
        if cost < best?.cost ?? .max { best = (bracket, words.candidate, cost) }
      }
    }
    return best.map { ($0.bracket, $0.words) }
  }

  /// The commands that draw the bracket, with a casing over fills that its color would blend into.
  func commands(
    _ color: Color, _ paper: Color, over fills: ViewFills, tag: DrawingCommand.Tag
  ) -> [DrawingCommand] {
    let casing = strokes.flatMap { fills.casing(below: $0, color: color) }
    return casing.map { DrawingCommand(.fill($0.insetBy(dx: -1, dy: -1), paper), tag: tag) }
      + strokes.map { DrawingCommand(.fill($0, color), tag: tag) }
  }
}

extension NotePlaces {
  /// Candidates beyond the middle of a bracket, or shifted along it.
  func beyond(_ bracket: NoteBracket, in frame: CGRect) -> [LabelLayout.Candidate] {
    let (axis, across, way) = (bracket.edge.axis, bracket.edge.axis.other, bracket.edge.way)
    let (depth, extent) =
      axis == .vertical ? (text.size.height, text.size.width) : (text.size.width, text.size.height)
    let near = bracket.tip.along(axis) + way * 2.5
    let start = way > 0 ? near : near - depth
    let middle = bracket.tip.along(across) - extent / 2
    let quarter = (frame.end(across) - frame.start(across)) / 4
    return [0, -quarter, quarter].enumerated().map { order, shift in
      let low = middle + shift
      return candidate(
        CGRect(axis, from: start, to: start + depth, across: low, low + extent), in: frame,
        reluctance: 3 * order)
    }
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  func along(_ axis: LayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
