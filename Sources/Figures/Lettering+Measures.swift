import AutoLayout
import Foundation

extension Lettering {
  /// Draws measures, each where it disturbs least; one without a place for its figure is left out.
  mutating func place(_ measures: [Measure]) {
    for measure in measures.merged(in: contents.palette.measure) { place(measure) }
  }

  private mutating func place(_ measure: Measure) {
    let font = Font(pointSize: 10, weight: .medium)
    let figure = MeasureFigure(
      measure: measure, font: font, width: self.measure(measure.text, font, nil).width, grid: grid)
    let lanes = lanes(of: measure)
    var best: (line: MeasureLine, figure: LabelLayout.Candidate, cost: Int)?
    for lane in lanes where lane.reluctance < best?.cost ?? .max {
      let line = MeasureLine(measure, across: lane.across, grid: grid)
      guard let lineCost = layout.lineCost(line.box, along: measure.axis) else { continue }
      let cost = lane.reluctance + lineCost
      guard cost < best?.cost ?? .max,
        let text = layout.best(of: figure.candidates(across: line.across, side: lane.side))
      else { continue }
      if cost + text.cost < best?.cost ?? .max {
        best = (line, text.candidate, cost + text.cost)
      }
    }
    guard let best else { return }
    layout.take(best.figure)
    layout.take(line: best.line.box, along: measure.axis)
    usedLanes[measure.axis == .horizontal ? 0 : 1].append(best.line.across + grid.hairline / 2)
    let run = legible(best.figure.run)
    plates += plates(below: run, tag: measure.tag)
    append(best.line, beside: best.figure, fills: fills)
    append(run, tag: measure.tag)
  }

  /// A grey figure in ink or chalk where it could not be read on what it stands on.
  private func legible(_ run: TextRun) -> TextRun {
    guard run.color == contents.palette.measure else { return run }
    var run = run
    switch fills.backdrop(of: run.box) {
    case .mixed: break
    case .canvas(let fill), .view(let fill):
      if run.color.contrastRatio(with: fill) < Self.textContrast {
        run.color = contents.palette.textColor(on: fill)
      }
    }
    return run
  }

  /// A place across the axis where a dimension line may be drawn.
  private struct Lane {
    /// The coordinate.
    var across: CGFloat
    /// 1 where the line lies below or right of what it measures, −1 on the other side.
    var side: CGFloat
    /// How much worse the lane is than the best one.
    var reluctance: Int
  }

  /// How far the first lane is from what it measures, in points.
  private static let firstLane: CGFloat = 11
  /// The distance of neighbouring lanes, in points.
  private static let lanePitch: CGFloat = 19

  /// Where a measure may be drawn: between what it measures, then in lanes outwards, then inside.
  private func lanes(of measure: Measure) -> [Lane] {
    let across = measure.axis.other
    let around = measure.around
    var lanes = measure.isGap ? gapLanes(of: measure) : []
    let farther: CGFloat =
      contents.direction == .rightToLeft && measure.axis == .vertical ? -1 : 1
    let later = measure.isGap ? 10 : 0
    for number in 0..<7 {
      let distance = Self.firstLane + CGFloat(number) * Self.lanePitch
      for side in [farther, -farther] {
        let edge = side > 0 ? around.end(across) : around.start(across)
        lanes.append(
          Lane(
            across: edge + side * distance, side: side,
            reluctance: later + 4 * number + (side == farther ? 0 : 2)))
      }
    }
    let depth = around.end(across) - around.start(across)
    for number in 0..<4 {
      let distance = Self.firstLane + CGFloat(number) * Self.lanePitch
      guard distance + Self.firstLane <= depth else { break }
      for (order, side) in [farther, -farther].enumerated() {
        let edge = side > 0 ? around.end(across) : around.start(across)
        lanes.append(
          Lane(
            across: edge - side * distance, side: -side,
            reluctance: later + 14 + 3 * number + order))
      }
    }
    return lanes + sharedLanes(of: measure, later)
  }

  /// The lanes that others of the same axis lie in already and that are near.
  private func sharedLanes(of measure: Measure, _ later: Int) -> [Lane] {
    let across = measure.axis.other
    let (low, high) = (measure.around.start(across), measure.around.end(across))
    return usedLanes[measure.axis == .horizontal ? 0 : 1].suffix(64).compactMap { lane in
      let distance = lane > high ? lane - high : low - lane
      guard distance >= 8, distance < 3 * Self.lanePitch else { return nil }
      let number = Int((distance - Self.firstLane) / Self.lanePitch + 0.5)
      return Lane(
        across: lane, side: lane > high ? 1 : -1,
        reluctance: later + max(0, 4 * number - 1) - 1)
    }
  }

  /// The places right between what a gap lies between: half way along what both share, then aside.
  private func gapLanes(of measure: Measure) -> [Lane] {
    let across = measure.axis.other
    let (first, second) = measure.ends
    let low = max(first.start(across), second.start(across))
    let high = min(first.end(across), second.end(across))
    var places: [CGFloat] = []
    if high > low {
      places = [0.5, 0.35, 0.65, 0.2, 0.8].map { low + $0 * (high - low) }
    }
    for frame in [first, second] where high <= low || frame.size != page.canvas.size {
      places.append(frame.middle(across))
    }
    return places.enumerated().map { order, place in
      Lane(across: place, side: 1, reluctance: order < 5 ? order : order + 3)
    }
  }

  private var page: Page { contents.page }
}

/// Where a dimension line lies, once its lane is chosen.
struct MeasureLine {
  /// The measure.
  let measure: Measure
  /// The near edge of the stroke across the axis, on a whole pixel.
  let across: CGFloat
  /// The thickness of strokes.
  let thickness: CGFloat

  /// How far the bars at its ends reach to either side, in points.
  static let reach: CGFloat = 3

  /// Puts a line into a lane.
  init(_ measure: Measure, across: CGFloat, grid: PixelGrid) {
    self.measure = measure
    thickness = grid.hairline
    self.across = grid.snapped(across - thickness / 2)
  }

  /// How far arrows from outside reach beyond the ends, in points.
  static let tail: CGFloat = 9

  /// What the line covers, with the bars at its ends.
  var box: CGRect {
    let tail = measure.mark == .inward ? Self.tail : 0
    return CGRect(
      measure.axis, from: measure.start - tail, to: measure.end + tail,
      across: across - Self.reach, across + thickness + Self.reach)
  }

  /// The stroke from one end to the other, in two parts where its figure stands on it.
  func strokes(around figure: LabelLayout.Candidate) -> [CGRect] {
    func stroke(_ start: CGFloat, _ end: CGFloat) -> CGRect {
      CGRect(measure.axis, from: start, to: end, across: across, across + thickness)
    }
    if measure.mark == .inward {
      return [
        stroke(measure.start - Self.tail, measure.start),
        stroke(measure.end, measure.end + Self.tail),
      ]
    }
    guard figure.interruptsLine else { return [stroke(measure.start, measure.end)] }
    let gap = figure.run.box.insetBy(dx: -3, dy: -1)
    return [
      stroke(measure.start, (gap.start(measure.axis) / thickness).rounded() * thickness),
      stroke((gap.end(measure.axis) / thickness).rounded() * thickness, measure.end),
    ]
  }

  /// The bars at both ends.
  var bars: [CGRect] {
    [measure.start, measure.end - thickness].map { place in
      CGRect(
        measure.axis, from: place, to: place + thickness, across: across - Self.reach,
        across + thickness + Self.reach)
    }
  }

  /// The arrowheads, where there is room for them.
  var arrowheads: [[CGPoint]] {
    let middle = across + thickness / 2
    let tips: [(CGFloat, CGFloat)]
    switch measure.mark {
    case .inward: tips = [(measure.start, -1), (measure.end, 1)]
    case .none, .optional, .broken:
      guard measure.length >= 15 else { return [] }
      tips = [(measure.start + thickness, 1), (measure.end - thickness, -1)]
    }
    return tips.map { tip, way in
      [(way * 4, CGFloat(-2.5)), (0, 0), (way * 4, 2.5)].map { along, aside in
        CGPoint(measure.axis, along: tip + along, across: middle + aside)
      }
    }
  }

  /// Thin lines from what is measured to a line that lies beside it.
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
