import AutoLayout
import Foundation

/// The geometry of a dimension line.
///
/// This immutable type is a class, because a measure has many candidate lines.
final class MeasureLine {
  /// The measure that the line shows.
  let measure: Measure
  /// The left or top edge of the stroke, as a coordinate across the axis, on a whole pixel.
  let across: CGFloat
  /// The thickness of the strokes, in points.
  let thickness: CGFloat
  private let isHeavy: Bool

  /// The length by which end bars extend on either side of the line, in points.
  let reach: CGFloat

  /// Creates the line of a measure, with its left or top edge at `across`.
  init(_ measure: Measure, across: CGFloat, grid: PixelGrid) {
    self.measure = measure
    isHeavy = measure.mark == .contested
    thickness = isHeavy ? 2 * grid.hairline : grid.hairline
    reach = grid.wholePixels(3)
    tail = measure.tail(on: grid)
    self.across = grid.snapped(across - thickness / 2)
  }

  /// The length by which inward arrows extend beyond the ends, in points, or 0 without such arrows.
  let tail: CGFloat

  /// The bounding rectangle of the line, its end bars and its arrows.
  var box: CGRect {
    part(from: measure.start - tail, to: measure.end + tail)
  }

  /// Whether a text in a box would overlap the line's inward arrows.
  func hasArrows(in box: CGRect) -> Bool {
    guard measure.mark == .inward else { return false }
    return overlaps(part(from: measure.start - tail, to: measure.start + thickness), box)
      || overlaps(part(from: measure.end - thickness, to: measure.end + tail), box)
  }

  /// The bounding rectangle of the line between two coordinates along the axis, as thick as the end bars are long.
  private func part(from start: CGFloat, to end: CGFloat) -> CGRect {
    CGRect(
      measure.axis, from: start, to: end, across: across - reach, across + thickness + reach)
  }

  /// The strokes along the axis, with a gap for a text that interrupts the line.
  func strokes(around figure: LabelLayout.Candidate) -> [CGRect] {
    func stroke(_ start: CGFloat, _ end: CGFloat) -> CGRect {
      CGRect(measure.axis, from: start, to: end, across: across, across + thickness)
    }
    if measure.mark == .inward {
      return [
        stroke(measure.start - tail, measure.start),
        stroke(measure.end, measure.end + tail),
      ]
    }
    guard figure.interruptsLine else { return [stroke(measure.start, measure.end)] }
    let gap = figure.run.box.insetBy(dx: -3, dy: -1)
    return [
      stroke(measure.start, (gap.start(measure.axis) / thickness).rounded() * thickness),
      stroke((gap.end(measure.axis) / thickness).rounded() * thickness, measure.end),
    ]
  }

  /// The end bars, which are the short strokes across both ends of the line.
  var bars: [CGRect] {
    [measure.start, measure.end - thickness].map { place in
      part(from: place, to: place + thickness)
    }
  }

  /// The minimum length of a line with arrowheads, in points.
  ///
  /// Arrowheads on a shorter line would leave no visible line between them.
  private static let leastLengthWithArrows: CGFloat = 20

  /// The points of each arrowhead, or an empty array if the line is too short for arrowheads.
  var arrowheads: [[CGPoint]] {
    let middle = across + thickness / 2
    let tips: [(CGFloat, CGFloat)]
    switch measure.mark {
    case .inward: tips = [(measure.start, -1), (measure.end, 1)]
    case .none, .optional, .contested, .broken, .unmet:
      guard measure.length >= Self.leastLengthWithArrows else { return [] }
      tips = [(measure.start + thickness, 1), (measure.end - thickness, -1)]
    }
    return tips.map { tip, way in
      let (depth, width) = isHeavy ? (CGFloat(5), CGFloat(3)) : (4, 2.5)
      return [(way * depth, -width), (0, 0), (way * depth, width)].map { along, aside in
        CGPoint(measure.axis, along: tip + along, across: middle + aside)
      }
    }
  }

  /// The thin lines from the measured items to a dimension line beside them.
  var witnesses: [CGRect] {
    let other = measure.axis.other
    let places = [(measure.start, measure.ends.0), (measure.end - thickness, measure.ends.1)]
    return places.compactMap { place, frame in
      let (low, high) = (frame.start(other), frame.end(other))
      if across > high {
        return CGRect(measure.axis, from: place, to: place + thickness, across: high, across)
      }
      guard across < low else { return nil }
      return CGRect(measure.axis, from: place, to: place + thickness, across: across, low)
    }
  }
}
