import AutoLayout
import Foundation

extension Lettering {
  /// Draws measures, each where it disturbs least; one without a place for its figure is left out.
  mutating func place(_ measures: [Measure]) {
    for measure in measures.merged(in: contents.palette.measure) { place(measure) }
  }

  private mutating func place(_ measure: Measure) {
    let font = Font(pointSize: 10, weight: .medium)
    let badge = measure.number.map { Formula.badge($0, self.measure) }
    let badgeWidth = badge.map { $0.box.width + Self.badgeGap } ?? 0
    let figure = MeasureFigure(
      measure: measure, font: font,
      width: badgeWidth + self.measure(measure.text, font, nil).width, grid: grid)
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
    let run = legible(best.figure.run, in: figure.box(of: best.figure.run))
    plates += plates(below: run, in: figure.box(of: run), tag: measure.tag)
    append(best.line, beside: best.figure, fills: fills)
    guard let badge else { return append(run, tag: measure.tag) }
    var text = run
    text.position.x += badgeWidth
    text.width -= badgeWidth
    append(text, tag: measure.tag)
    let box = figure.box(of: run)
    append(
      badge,
      in: CGRect(x: run.left, y: box.minY, width: badge.box.width, height: box.height),
      measure.color, tag: measure.tag)
  }

  /// The distance between a number's badge and the figure behind it, in points.
  private static let badgeGap: CGFloat = 3

  /// A grey figure in ink or chalk where it could not be read on what it stands on.
  private func legible(_ run: TextRun, in box: CGRect) -> TextRun {
    guard run.color == contents.palette.measure else { return run }
    var run = run
    switch fills.backdrop(of: box) {
    case .mixed: break
    case .canvas(let fill), .desk(let fill), .view(let fill):
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
    let isMirrored = contents.direction == .rightToLeft && measure.axis == .vertical
    let farther: CGFloat = isMirrored != measure.isBefore ? -1 : 1
    let later = measure.isGap ? 16 : 0
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
      let middle = (low + high) / 2
      places = [middle]
      for number in 1...3 {
        for side in [CGFloat(-1), 1] {
          let place = middle + side * CGFloat(number) * Self.lanePitch
          if place > low + 4, place < high - 4 { places.append(place) }
        }
      }
      places += [0.2, 0.8, 0.12, 0.88, 0.28, 0.72, 0.36, 0.64].map { low + $0 * (high - low) }
    }
    for frame in [first, second] where high <= low || frame.size != page.canvas.size {
      places.append(frame.middle(across))
    }
    return places.enumerated().map { Lane(across: $1, side: 1, reluctance: $0) }
  }

  private var page: Page { contents.page }
}
