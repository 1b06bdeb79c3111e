import AutoLayout
import Foundation

extension Lettering {
  /// A pale line from what is measured to its dimension line.
  struct Witness {
    let box: CGRect
    /// The axis along which it runs.
    let axis: LayoutConstraint.Axis
    let color: Color
    let tag: DrawingCommand.Tag
  }

  /// The pale lines where no text stands, which is known when all have their places.
  var witnessCommands: [DrawingCommand] {
    witnesses.flatMap { witness in
      partsBesideTexts(of: witness.box, along: witness.axis).map { part in
        DrawingCommand(.fill(part, witness.color), tag: witness.tag)
      }
    }
  }

  /// Adds the strokes of a dimension line, and the leader to a figure that stands apart.
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

  /// Crosses out a dimension line and its figure.
  private mutating func crossOut(_ line: MeasureLine, _ run: TextRun, _ isOnLine: Bool) {
    let measure = line.measure
    let box = run.box.insetBy(dx: -2, dy: 1)
    let strike = DrawingCommand.Step.line(
      from: CGPoint(x: box.minX, y: box.maxY), to: CGPoint(x: box.maxX, y: box.minY), width: 1.25,
      measure.color)
    strikes.append(DrawingCommand(strike, tag: measure.tag))
    guard !isOnLine, measure.length >= 24 else { return }
    let middle = CGPoint(
      // Beside the figure, which is crossed out by itself.
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
    // What is in conflict is told by its weight as well as by its colour.
    guard measure.mark == .optional || measure.mark == .broken else {
      lines.append(DrawingCommand(.fill(stroke, measure.color), tag: measure.tag))
      return
    }
    let pattern = DashPattern(DashStyle(lengths: [3, 2]), on: grid)
    lines.append(DrawingCommand(.dashedLine(stroke, pattern, measure.color), tag: measure.tag))
  }
}
