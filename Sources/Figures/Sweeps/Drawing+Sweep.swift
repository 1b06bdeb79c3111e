package import AutoLayout
import Foundation

extension Drawing {
  /// Draws a sweep: its layouts, and below them the ruler and the graphs.
  ///
  /// - Precondition: As for a sheet of the layouts.
  package init(of figure: SweepFigure, measure: @escaping TextMeasure) {
    let strip = Drawing(of: figure.strip, measure: measure)
    let chart = SweepChart(figure, width: strip.size.width, scale: strip.scale, measure: measure)
    let shift = CGSize(width: 0, height: strip.size.height)
    let commands = chart.commands.map {
      DrawingCommand($0.step.moved(by: shift), tag: $0.tag)
    }
    let grid = PixelGrid(scale: strip.scale)
    self.init(
      pixelWidth: max(strip.pixelWidth, grid.pixelCount(chart.size.width)),
      pixelHeight: strip.pixelHeight + grid.pixelCount(chart.size.height), scale: strip.scale,
      title: strip.title, background: strip.background, commands: strip.commands + commands)
    summary = strip.summary
    language = strip.language
    omissions = strip.omissions
  }
}

/// The ruler and the graphs of a sweep.
private struct SweepChart {
  /// The least width of a chart, in points.
  private static let leastWidth: CGFloat = 560
  /// The distance from the page's edges, in points.
  private static let margin: CGFloat = 40

  let size: CGSize
  private let figure: SweepFigure
  private let palette: Palette
  private let grid: PixelGrid
  private let font: Font
  private let measure: TextMeasure
  private let leftEdge: CGFloat
  private let rightEdge: CGFloat
  /// The height of the graphs, in points.
  private let graphHeight: CGFloat
  /// The height of a line of text with the space around it, in points.
  private let lineHeight: CGFloat

  init(_ figure: SweepFigure, width: CGFloat, scale: CGFloat, measure: @escaping TextMeasure) {
    self.figure = figure
    self.measure = measure
    palette = figure.strip.figures[0].options.onBackground(isFramed: true).theme.palette.onPage
    grid = PixelGrid(scale: scale)
    var font = FigureContents.captionFont
    // Legible beside canvases of a tablet, as a sheet's captions are.
    font.pointSize = max(font.pointSize, min(2 * font.pointSize, width / 100))
    self.font = font
    func length(_ text: String) -> CGFloat { measure(text, font, nil).width }
    let names = figure.curves.map { length($0.name) }.max() ?? 0
    let faults = figure.faults.map { length($0.name) }.max() ?? 0
    lineHeight = (1.4 * font.pointSize).rounded()
    let whole = max(width, Self.leastWidth)
    leftEdge = Self.margin + max(length(figure.axis), length("1000")) + lineHeight / 2
    rightEdge = whole - Self.margin - max(names, faults, length("1000") / 2) - lineHeight / 2
    graphHeight = max(180, whole / 6).rounded()
    let graph = figure.curves.isEmpty ? 0 : graphHeight + lineHeight
    size = CGSize(
      width: whole,
      height: CGFloat(4 + figure.faults.count) * lineHeight + graph + Self.margin)
  }

  /// The text of the page.
  private var ink: Color { palette.textColor(on: palette.desk) }

  /// The least distance between two labels, in points.
  private var gap: CGFloat { lineHeight / 2 }

  private var rulerTop: CGFloat { 2.5 * lineHeight }

  private var faultsTop: CGFloat { rulerTop + lineHeight / 2 }

  private var graphTop: CGFloat {
    faultsTop + CGFloat(figure.faults.count + 1) * lineHeight
  }

  /// The place of an extent on the page.
  private func x(_ extent: CGFloat) -> CGFloat {
    let share =
      (extent - figure.range.lowerBound)
      / (figure.range.upperBound - figure.range.lowerBound)
    return leftEdge + share * (rightEdge - leftEdge)
  }

  var commands: [DrawingCommand] { ruler + faults + graphs }

  // MARK: - The ruler

  private var ruler: [DrawingCommand] {
    let pixel = 1 / grid.scale
    let ends = [figure.range.lowerBound, figure.range.upperBound]
    var steps: [DrawingCommand.Step] = [
      .fill(
        CGRect(
          x: grid.snapped(leftEdge), y: grid.snapped(rulerTop),
          width: grid.snapped(rightEdge) - grid.snapped(leftEdge), height: pixel), ink)
    ]
    for border in ends + figure.borders {
      let isEnd = ends.contains(border)
      let bottom = figure.curves.isEmpty || isEnd ? rulerTop + 6 : graphTop + graphHeight
      steps.append(
        .fill(
          CGRect(
            x: grid.snapped(x(border)), y: grid.snapped(rulerTop - 4), width: pixel,
            height: grid.snapped(bottom) - grid.snapped(rulerTop - 4)),
          isEnd ? ink : palette.quietText.opacity(0.5)))
    }
    return steps.map { DrawingCommand($0) } + rulerLabels(ends)
  }

  /// The numbers above the ruler, in two rows; those without a place are left out.
  private func rulerLabels(_ ends: [CGFloat]) -> [DrawingCommand] {
    var taken: [[ClosedRange<CGFloat>]] = [[], []]
    var commands: [DrawingCommand] = []
    for extent in ends + figure.borders {
      let label = plainNumber(extent, digits: 2)
      let width = measure(label, font, nil).width
      let span = x(extent) - width / 2 - gap / 2...x(extent) + width / 2 + gap / 2
      guard
        let row = taken.indices.first(where: { row in !taken[row].contains { $0.overlaps(span) } })
      else { continue }
      taken[row].append(span)
      let baseline = rulerTop - lineHeight / 2 - CGFloat(row) * lineHeight
      commands.append(
        text(
          label, at: CGPoint(x: x(extent), y: baseline), .middle,
          ends.contains(extent) ? ink : palette.quietText))
    }
    commands.append(
      text(figure.axis, at: CGPoint(x: leftEdge - gap, y: middle(rulerTop)), .right, ink))
    return commands
  }

  // MARK: - What is wrong

  private var faults: [DrawingCommand] {
    figure.faults.enumerated().flatMap { row, fault -> [DrawingCommand] in
      let top = faultsTop + CGFloat(row) * lineHeight
      var commands = fault.ranges.map { range in
        let (left, right) = (grid.snapped(x(range.lowerBound)), grid.snapped(x(range.upperBound)))
        let (start, end) = (
          grid.snapped(top + 0.3 * lineHeight), grid.snapped(top + 0.7 * lineHeight)
        )
        return DrawingCommand(
          .fill(
            CGRect(
              x: left, y: start, width: max(2 / grid.scale, right - left), height: end - start),
            palette.conflict))
      }
      commands.append(
        text(
          fault.name, at: CGPoint(x: rightEdge + gap, y: middle(top + lineHeight / 2)),
          .left, ink))
      return commands
    }
  }

  // MARK: - Graphs

  private var graphs: [DrawingCommand] {
    let values = figure.curves.flatMap { $0.pieces.flatMap { [$0.start.y, $0.end.y] } }
    guard let least = values.min(), let greatest = values.max() else { return [] }
    let (low, high) = (min(0, least), max(greatest, min(0, least) + 1))
    func y(_ value: CGFloat) -> CGFloat {
      graphTop + graphHeight * (high - value) / (high - low)
    }
    var commands: [DrawingCommand] = []
    for value in [low, (low + high) / 2, high] {
      commands.append(
        DrawingCommand(
          .fill(
            CGRect(
              x: grid.snapped(leftEdge), y: grid.snapped(y(value)),
              width: grid.snapped(rightEdge) - grid.snapped(leftEdge), height: 1 / grid.scale),
            palette.quietText.opacity(0.35))))
      commands.append(
        text(
          plainNumber(value, digits: 0), at: CGPoint(x: leftEdge - gap, y: middle(y(value))),
          .right, palette.quietText))
    }
    for (index, curve) in figure.curves.enumerated() {
      for line in curve.lines {
        let points = line.map { CGPoint(x: x($0.x), y: y($0.y)) }
        commands.append(
          DrawingCommand(.polyline(points, width: max(1.5, lineHeight / 12), color(index))))
      }
    }
    return commands + names(y)
  }

  /// The names at the right ends of the graphs, moved apart.
  private func names(_ y: (CGFloat) -> CGFloat) -> [DrawingCommand] {
    let order = figure.curves.indices.sorted {
      (y(figure.curves[$0].lastValue), $0) < (y(figure.curves[$1].lastValue), $1)
    }
    var places: [CGFloat] = []
    for index in order {
      let wanted = middle(y(figure.curves[index].lastValue))
      places.append(max(wanted, (places.last ?? -.infinity) + lineHeight))
    }
    // What was pushed beyond the lower end pushes back.
    var limit = graphTop + graphHeight + lineHeight / 2
    for place in places.indices.reversed() {
      places[place] = min(places[place], limit)
      limit = places[place] - lineHeight
    }
    return zip(order, places).map { index, place in
      text(
        figure.curves[index].name, at: CGPoint(x: rightEdge + gap, y: place), .left,
        color(index))
    }
  }

  /// The baseline of a text whose middle is at a height.
  private func middle(_ height: CGFloat) -> CGFloat { height + 0.36 * font.pointSize }

  private func color(_ index: Int) -> Color { palette.guide(index).color }

  private func text(
    _ text: String, at point: CGPoint, _ anchor: TextRun.Anchor, _ color: Color
  ) -> DrawingCommand {
    DrawingCommand(
      .text(
        TextRun(
          text: text, font: font, color: color,
          position: CGPoint(x: point.x, y: grid.snapped(point.y)), anchor: anchor,
          width: measure(text, font, nil).width)))
  }
}
