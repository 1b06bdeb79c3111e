import AutoLayout
import Foundation
import PictureDescriptions

/// A note's bracket along one side of a group of items.
struct NoteBracket {
  /// The length of the bracket's ends, which point toward the items, in points.
  private static let endLength: CGFloat = 4
  /// The length of the stem from the middle of the bracket to the text, in points.
  private static let stemLength: CGFloat = 4
  /// The candidate distances between the items and the bracket, in points, best first.
  static let distances: [CGFloat] = [7, 12, 18, 26, 36, 48, 64, 84]

  /// The side of the items along which the bracket is drawn.
  let edge: NoteEdge
  /// The strokes of the bracket on whole pixels: its bar, its two ends and its stem.
  let strokes: [CGRect]
  /// The outer end of the stem, at which the text starts.
  let tip: CGPoint
  /// The bounding rectangle of the strokes.
  let box: CGRect

  /// Creates a bracket at a distance from the bounding rectangle of the items.
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
  /// The cost of the bracket along items with the given frames, or `nil` if there is no room for the bracket.
  func cost(in layout: LabelLayout, over fills: ViewFills, of frames: [CGRect]) -> Int? {
    guard layout.isFree(box) else { return nil }
    return strokes.reduce(0) {
      $0 + fills.viewCost(ofLine: $1, between: frames) + (layout.crossesStroke($1) ? 3 : 0)
    }
  }

  /// Returns the commands for the bracket, which is outlined in the paper color on fills of a similar color.
  func commands(
    _ color: Color, _ paper: Color, over fills: ViewFills, tag: DrawingCommand.Tag
  ) -> [DrawingCommand] {
    let casing = strokes.flatMap { fills.casing(below: $0, color: color) }
    return casing.map { DrawingCommand(.fill($0.insetBy(dx: -1, dy: -1), paper), tag: tag) }
      + strokes.map { DrawingCommand(.fill($0, color), tag: tag) }
  }
}

extension NotePlaces {
  /// Candidate positions for a text beyond the middle of a bracket, or shifted along the bracket.
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
        baseCost: 3 * order)
    }
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  func along(_ axis: LayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
