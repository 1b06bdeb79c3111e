import AutoLayout
import Foundation
import PictureDescriptions

/// The dimension lines of measures, with their texts.
struct MeasureContent {
  private typealias Mark = PlacementRequest.Mark

  /// The context for placing the lines.
  let context: PlacementContext

  private var contents: FigureContents { context.contents }
  private var grid: PixelGrid { context.grid }

  /// The font of dimension texts.
  private static let font = Font(pointSize: 10, weight: .medium)
  /// The distance between a badge and the dimension text to its right, in points.
  private static let badgeGap: CGFloat = 3

  /// Returns the requests for measures, with equal measures merged.
  ///
  /// Measures in ``PlacementContext/first`` come before the others. In each group, the shortest measures come first.
  func requests(for measures: [Measure]) -> [PlacementRequest] {
    let merged = measures.merged(in: contents.palette.measure)
    let first = context.first
    if first.isEmpty { return merged.map(request) }
    let isFirst = { (measure: Measure) in first.contains(.measure(measure.key)) }
    return (merged.filter(isFirst) + merged.filter { !isFirst($0) }).map(request)
  }

  private func request(for measure: Measure) -> PlacementRequest {
    if measure.isSeam { return seam(of: measure) }
    let badge = measure.number.map { Badge($0, context.measure) }
    let badgeWidth = badge.map { $0.box.width + Self.badgeGap } ?? 0
    let figure = MeasureLabel(
      measure: measure, font: Self.font,
      width: badgeWidth + context.width(of: measure.text, Self.font),
      hasDescenders: measure.text.contains(where: \.isLowercase),
      padding: badge == nil ? 0 : 2, page: contents.page)
    let lanes = MeasureLanes(
      measure: measure, page: contents.page, isRightToLeft: contents.direction == .rightToLeft)
    let letters = { (text: LabelLayout.Candidate, layout: LabelLayout) in
      self.letters(of: text, badge, measure, in: layout)
    }
    func marks(
      _ lanes: [MeasureLanes.Lane], _ texts: @escaping (CGFloat, CGFloat) -> [LabelLayout.Candidate]
    ) -> [Mark] {
      lanes.map { lane in
        let line = MeasureLine(measure, across: lane.across, grid: grid)
        return Mark(
          baseCost: lane.baseCost, cost: { $0.cost(of: line) },
          texts: { _ in texts(line.across, lane.side) },
          isSuited: { text, _ in !line.hasArrows(in: text.letters ?? text.run.box) },
          letters: letters,
          obstacles: [.line(line.box, measure.axis, lane: line.across + grid.hairline / 2)],
          strokes: { text, _ in text.map { layers(of: line, beside: $0) } ?? LetteringLayers() })
      }
    }
    let (near, far) = (figure.candidates(across:side:), figure.distantCandidates(across:side:))
    // Long leaders and far lanes are tried only if nothing closer is free.
    var request = PlacementRequest(
      measure.tag,
      marks: [
        { marks(lanes.near($0.lanes(measure.axis)), near) },
        { marks(lanes.near($0.lanes(measure.axis)), far) },
        { _ in marks(lanes.distant) { near($0, $1) + far($0, $1) } },
      ])
    // Insets are also visible as bands and aren't requested one by one.
    if measure.tag.kind != .systemGuide {
      request.id = .measure(measure.key)
      request.omission = contents.omission(of: measure)
    }
    request.drawn.constraints = Set(measure.constraintIndices)
    request.drawn.overlays = Set([measure.overlay].compactMap(\.self))
    return request
  }

  /// Returns the request for a line along the edges that a conflicting constraint would align.
  private func seam(of measure: Measure) -> PlacementRequest {
    let across = measure.axis.other
    let low = max(measure.ends.0.start(across), measure.ends.1.start(across))
    let high = min(measure.ends.0.end(across), measure.ends.1.end(across))
    let half = grid.wholePixels(1)
    let box = grid.snapped(
      CGRect(
        measure.axis, from: measure.start - half, to: measure.start + half, across: min(low, high),
        max(low, high)))
    var request = PlacementRequest(measure.tag, obstacles: [.stroke(box)]) { _ in
      LetteringLayers(lines: [DrawingCommand(.fill(box, measure.color), tag: measure.tag)])
    }
    request.drawn.constraints = Set(measure.constraintIndices)
    return request
  }

  /// The commands for a dimension text on a background plate, with a badge before the text if the measure has a number.
  private func letters(
    of text: LabelLayout.Candidate, _ badge: Badge?, _ measure: Measure, in layout: LabelLayout
  ) -> LetteringLayers {
    let box = text.letters ?? text.run.box
    var run = legible(text.run, in: box)
    let plates = context.plates(below: run, filling: box, in: layout, measure.tag)
    guard let badge else { return LetteringLayers(text: run, plates: plates, measure.tag) }
    let room = CGRect(x: run.left, y: box.minY, width: badge.box.width, height: box.height)
    run.position.x += badge.box.width + Self.badgeGap
    run.width -= badge.box.width + Self.badgeGap
    var layers = LetteringLayers(text: run, plates: plates, measure.tag)
    layers.badges = badge.centered(in: room).commands(
      measure.color, contents.palette, grid, tag: measure.tag)
    return layers
  }

  /// Returns a dimension text, in the palette's text color if that is readable and the text's gray isn't.
  private func legible(_ run: TextRun, in box: CGRect) -> TextRun {
    guard run.color == contents.palette.measure,
      let ground = context.ground(context.fills.backdrop(of: box), in: box),
      run.color.contrastRatio(with: ground) < Palette.textContrast
    else { return run }
    var run = run
    let loud = contents.palette.textColor(on: ground)
    // Otherwise the text gets a paper plate, on which a light color would be invisible.
    if loud.contrastRatio(with: ground) >= Palette.textContrast { run.color = loud }
    return run
  }

  /// The commands for a dimension line without its text.
  private func layers(
    of line: MeasureLine, beside text: LabelLayout.Candidate
  ) -> LetteringLayers {
    let (measure, color) = (line.measure, line.measure.color)
    func tagged(_ steps: [DrawingCommand.Step]) -> [DrawingCommand] {
      steps.map { DrawingCommand($0, tag: measure.tag) }
    }
    var layers = LetteringLayers()
    layers.witnesses = line.witnesses.map { box in
      LetteringLayers.Witness(
        box: box, axis: measure.axis.other, color: color.opacity(0.35), tag: measure.tag)
    }
    layers.lines = tagged(
      line.strokes(around: text).flatMap { steps(of: $0, measure) }
        + line.bars.map { .fill($0, color) }
        + line.arrowheads.map { .polyline($0, width: 1, color) })
    guard measure.isCrossedOut else { return layers }
    let box = text.run.box.insetBy(dx: -2, dy: 1)
    layers.strikes = tagged([
      .line(
        from: CGPoint(x: box.minX, y: box.maxY), to: CGPoint(x: box.maxX, y: box.minY), width: 1.25,
        color)
    ])
    if !text.interruptsLine, measure.length >= 24 { layers.lines += tagged(crosses(on: line)) }
    return layers
  }

  /// The strokes that cross out a dimension line, apart from its text, which is crossed out separately.
  private func crosses(on line: MeasureLine) -> [DrawingCommand.Step] {
    let measure = line.measure
    let middle = CGPoint(
      measure.axis, along: measure.start + measure.length / 4,
      across: line.across + line.thickness / 2)
    return [CGFloat(-4), 4].map { way in
      .line(
        from: CGPoint(x: middle.x - 4, y: middle.y - way),
        to: CGPoint(x: middle.x + 4, y: middle.y + way), width: 1.5, measure.color)
    }
  }

  private func steps(of stroke: CGRect, _ measure: Measure) -> [DrawingCommand.Step] {
    let casing = context.fills.casing(below: stroke, color: measure.color).map {
      DrawingCommand.Step.fill(
        $0.insetBy(dx: -grid.hairline, dy: -grid.hairline), contents.palette.paper)
    }
    // A conflict shows in the weight of the line as well as in its color.
    guard measure.mark == .optional || measure.isCrossedOut else {
      return casing + [.fill(stroke, measure.color)]
    }
    let pattern = DashPattern(DashStyle(lengths: [3, 2]), on: grid)
    return casing + [.dashedLine(stroke, pattern, measure.color)]
  }
}
