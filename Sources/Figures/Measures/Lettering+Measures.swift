import AutoLayout
import Foundation
import PictureDescriptions

extension Lettering {
  /// Draws measures, each at the position with the least cost.
  ///
  /// Those without a free position for their text are left out and reported as omissions.
  mutating func place(_ measures: [Measure]) {
    let merged = measures.merged(in: contents.palette.measure)
    let precedence = order.measures
    guard !precedence.isEmpty else {
      for measure in merged { place(measure) }
      return
    }
    for measure in merged where precedence.contains(measure.key) { place(measure) }
    for measure in merged where !precedence.contains(measure.key) { place(measure) }
  }

  private mutating func place(_ measure: Measure) {
    let font = Font(pointSize: 10, weight: .medium)
    let badge = measure.number.map { Badge($0, self.measure) }
    let badgeWidth = badge.map { $0.box.width + Self.badgeGap } ?? 0
    let figure = MeasureFigure(
      measure: measure, font: font,
      width: badgeWidth + self.measure(measure.text, font, nil).width,
      padding: badge == nil ? 0 : 2, page: contents.page)
    guard let best = place(of: figure, measure) else {
      // Insets are also visible as bands and aren't requested one by one, so this isn't an omission.
      guard measure.tag.kind != .systemGuide else { return }
      displaced.append(measure.key)
      omissions.append(contents.omission(of: measure))
      return
    }
    drawn.constraints.formUnion(measure.constraintIndices)
    if let overlay = measure.overlay { drawn.overlays.insert(overlay) }
    layout.take(best.figure)
    layout.take(line: best.line.box, along: measure.axis)
    usedLanes[measure.axis == .horizontal ? 0 : 1].append(best.line.across + grid.hairline / 2)
    let run = legible(best.figure.run, in: figure.box(of: best.figure.run))
    plates += plates(below: run, in: figure.box(of: run), tag: measure.tag)
    append(best.line, beside: best.figure, fills: fills)
    guard let badge else { return append(run, tag: measure.tag) }
    append(run, after: badge, in: figure.box(of: run), measure)
  }

  /// Draws a badge at the start of a dimension text, and the text after it.
  private mutating func append(
    _ run: TextRun, after badge: Badge, in box: CGRect, _ measure: Measure
  ) {
    let offset = badge.box.width + Self.badgeGap
    var text = run
    text.position.x += offset
    text.width -= offset
    append(text, tag: measure.tag)
    append(
      badge, in: CGRect(x: run.left, y: box.minY, width: badge.box.width, height: box.height),
      measure.color, tag: measure.tag)
  }

  /// The distance between a number's badge and the text after it, in points.
  private static let badgeGap: CGFloat = 3

  private typealias Place = (line: MeasureLine, figure: LabelLayout.Candidate, cost: Int)

  /// The best position for a measure and its text, or `nil` if there isn't one.
  private func place(of figure: MeasureFigure, _ measure: Measure) -> Place? {
    // Long leaders and far lanes are tried only if nothing closer is free.
    best(lanes(of: measure), of: measure) { figure.candidates(across: $0.across, side: $1) }
      ?? best(lanes(of: measure), of: measure) {
        figure.distantCandidates(across: $0.across, side: $1)
      }
      ?? best(distantLanes(of: measure), of: measure) { line, side in
        figure.candidates(across: line.across, side: side)
          + figure.distantCandidates(across: line.across, side: side)
      }
  }

  /// The best lane with room for a line and its text, or `nil` if there isn't one.
  private func best(
    _ lanes: [Lane], of measure: Measure,
    figures: (MeasureLine, CGFloat) -> [LabelLayout.Candidate]
  ) -> Place? {
    var best: Place?
    for lane in lanes where lane.reluctance < best?.cost ?? .max {
      let line = MeasureLine(measure, across: lane.across, grid: grid)
      guard let lineCost = layout.cost(of: line) else { continue }
      let cost = lane.reluctance + lineCost
      guard cost < best?.cost ?? .max,
        let text = layout.best(
          of: figures(line, lane.side), where: { !line.hasArrows(in: $0.letters ?? $0.run.box) })
      else { continue }
      if cost + text.cost < best?.cost ?? .max {
        best = (line, text.candidate, cost + text.cost)
      }
    }
    return best
  }

  /// Recolors gray text that is unreadable on its background, if the contrasting color is readable.
  private func legible(_ run: TextRun, in box: CGRect) -> TextRun {
    guard run.color == contents.palette.measure,
      let ground = ground(fills.backdrop(of: box), in: box),
      run.color.contrastRatio(with: ground) < Self.textContrast
    else { return run }
    var run = run
    let loud = contents.palette.textColor(on: ground)
    // Otherwise the text gets a paper plate, on which a light color would be invisible.
    if loud.contrastRatio(with: ground) >= Self.textContrast { run.color = loud }
    return run
  }
}

extension Lettering {
  /// A pale line from a measured item to its dimension line.
  struct Witness {
    let box: CGRect
    /// The axis that the line runs along.
    let axis: LayoutConstraint.Axis
    let color: Color
    let tag: DrawingCommand.Tag
  }

  /// The witness lines, interrupted by text.
  ///
  /// Complete only after all texts have a position.
  var witnessCommands: [DrawingCommand] {
    witnesses.flatMap { witness in
      partsBesideTexts(of: witness.box, along: witness.axis).map { part in
        DrawingCommand(.fill(part, witness.color), tag: witness.tag)
      }
    }
  }

  /// Draws a dimension line, and the leader to its text if it has one.
  mutating func append(
    _ line: MeasureLine, beside figure: LabelLayout.Candidate, fills: ViewFills
  ) {
    let measure = line.measure
    let color = measure.color
    let tag = measure.tag
    for box in line.witnesses {
      witnesses.append(
        Witness(box: box, axis: measure.axis.other, color: color.opacity(0.35), tag: tag))
    }
    let strokes = line.strokes(around: figure)
    for stroke in strokes { append(stroke, of: measure, fills) }
    for bar in line.bars { lines.append(DrawingCommand(.fill(bar, color), tag: tag)) }
    for head in line.arrowheads {
      lines.append(DrawingCommand(.polyline(head, width: 1, color), tag: tag))
    }
    if let leader = figure.leader { append(leader: leader, color, tag: tag) }
    if measure.mark == .broken { crossOut(line, figure.run, figure.interruptsLine) }
  }

  /// Crosses out a dimension line and its text.
  private mutating func crossOut(_ line: MeasureLine, _ run: TextRun, _ isOnLine: Bool) {
    let measure = line.measure
    let box = run.box.insetBy(dx: -2, dy: 1)
    let strike = DrawingCommand.Step.line(
      from: CGPoint(x: box.minX, y: box.maxY), to: CGPoint(x: box.maxX, y: box.minY), width: 1.25,
      measure.color)
    strikes.append(DrawingCommand(strike, tag: measure.tag))
    guard !isOnLine, measure.length >= 24 else { return }
    let middle = CGPoint(
      // Beside the text, which is crossed out separately.
      measure.axis, along: measure.start + measure.length / 4,
      across: line.across + line.thickness / 2)
    for way in [CGFloat(-4), 4] {
      let stroke = DrawingCommand.Step.line(
        from: CGPoint(x: middle.x - 4, y: middle.y - way),
        to: CGPoint(x: middle.x + 4, y: middle.y + way), width: 1.5, measure.color)
      lines.append(DrawingCommand(stroke, tag: measure.tag))
    }
  }

  private mutating func append(_ stroke: CGRect, of measure: Measure, _ fills: ViewFills) {
    for ground in fills.casing(below: stroke, color: measure.color) {
      let step = DrawingCommand.Step.fill(
        ground.insetBy(dx: -grid.hairline, dy: -grid.hairline), contents.palette.paper)
      lines.append(DrawingCommand(step, tag: measure.tag))
    }
    // A conflict shows in the weight of the line as well as in its color.
    guard measure.mark == .optional || measure.mark == .broken else {
      lines.append(DrawingCommand(.fill(stroke, measure.color), tag: measure.tag))
      return
    }
    let pattern = DashPattern(DashStyle(lengths: [3, 2]), on: grid)
    lines.append(DrawingCommand(.dashedLine(stroke, pattern, measure.color), tag: measure.tag))
  }
}
