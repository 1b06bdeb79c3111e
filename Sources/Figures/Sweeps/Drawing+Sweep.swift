package import AutoLayout
import Foundation
import PictureDescriptions

extension Drawing {
  /// Draws a sweep: its layouts, and below them a ruler with graphs.
  ///
  /// - Precondition: The layouts meet the preconditions for drawing a sheet.
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

/// The ruler and the graphs below the layouts of a sweep.
private struct SweepChart {
  /// The minimum width of a chart, in points.
  private static let leastWidth: CGFloat = 560
  /// The distance of the chart from the page's edges, in points.
  private static let margin: CGFloat = 40

  let size: CGSize
  private let figure: SweepFigure
  private let palette: Palette
  private let isGray: Bool
  private let grid: PixelGrid
  private let font: Font
  private let measure: TextMeasure
  private let leftEdge: CGFloat
  private let rightEdge: CGFloat
  /// The numbers above the ruler, each with its row, counted upward from the ruler.
  private let labels: [(extent: CGFloat, text: String, row: Int)]
  /// The distance from the top of the chart to the ruler's line, in points.
  private let rulerTop: CGFloat
  /// The height of the area with the graphs, in points.
  private let graphHeight: CGFloat
  /// The height of a line of text, including the space above and below it, in points.
  private let lineHeight: CGFloat

  init(_ figure: SweepFigure, width: CGFloat, scale: CGFloat, measure: @escaping TextMeasure) {
    self.figure = figure
    self.measure = measure
    let theme = figure.strip.figures[0].options.onBackground(isFramed: true).theme
    palette = theme.palette.onPage
    isGray = theme.interface == .gray
    grid = PixelGrid(scale: scale)
    var font = FigureCaption.captionFont
    // Text stays legible beside canvases of a tablet, like a sheet's captions.
    font.pointSize = max(font.pointSize, min(2 * font.pointSize, width / 100))
    self.font = font
    func length(_ text: String) -> CGFloat { measure(text, font, nil).width }
    let names = figure.curves.map { length($0.name) }.max() ?? 0
    let faults = figure.faults.map { length($0.name) }.max() ?? 0
    lineHeight = (1.4 * font.pointSize).rounded()
    let whole = max(width, Self.leastWidth)
    leftEdge = Self.margin + max(length(figure.axis), length("1000")) + lineHeight / 2
    rightEdge = whole - Self.margin - max(names, faults, length("1000") / 2) - lineHeight / 2
    let scale = (rightEdge - leftEdge) / (figure.range.upperBound - figure.range.lowerBound)
    labels = figure.rulerLabels(gap: lineHeight / 2) { ($0 * scale, length($1)) }
    rulerTop = (CGFloat(1 + (labels.map(\.row).max() ?? 0)) + 0.5) * lineHeight
    graphHeight = max(180, whole / 6).rounded()
    let graph = figure.curves.isEmpty ? 0 : graphHeight + lineHeight
    size = CGSize(
      width: whole,
      height: rulerTop + (1.5 + CGFloat(figure.faults.count)) * lineHeight + graph + Self.margin)
  }

  /// The color of text outside of the canvases.
  private var ink: Color { palette.textColor(on: palette.desk) }

  /// The minimum distance between neighboring labels, in points.
  private var gap: CGFloat { lineHeight / 2 }

  private var faultsTop: CGFloat { rulerTop + lineHeight / 2 }

  private var graphTop: CGFloat {
    faultsTop + CGFloat(figure.faults.count + 1) * lineHeight
  }

  /// The x-coordinate on the page for a width or height of the canvas.
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
    for breakpoint in ends + figure.breakpoints {
      let isEnd = ends.contains(breakpoint)
      let bottom = figure.curves.isEmpty || isEnd ? rulerTop + 6 : graphTop + graphHeight
      steps.append(
        .fill(
          CGRect(
            x: grid.snapped(x(breakpoint)), y: grid.snapped(rulerTop - 4), width: pixel,
            height: grid.snapped(bottom) - grid.snapped(rulerTop - 4)),
          isEnd ? ink : palette.quietText.opacity(0.5)))
    }
    return steps.map { DrawingCommand($0) } + rulerLabels(ends)
  }

  /// The commands for the numbers above the ruler, and for the axis name.
  private func rulerLabels(_ ends: [CGFloat]) -> [DrawingCommand] {
    labels.map { label in
      let baseline = rulerTop - lineHeight / 2 - CGFloat(label.row) * lineHeight
      return text(
        label.text, at: CGPoint(x: x(label.extent), y: baseline), .middle,
        ends.contains(label.extent) ? ink : palette.quietText)
    } + [text(figure.axis, at: CGPoint(x: leftEdge - gap, y: middle(rulerTop)), .right, ink)]
  }

  // MARK: - Faults

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
      let width = max(1.5, lineHeight / 12)
      for line in curve.lines {
        let points = line.map { CGPoint(x: x($0.x), y: y($0.y)) }
        commands += (dashes(index).map { points.dashed($0.map { $0 * width }) } ?? [points]).map {
          DrawingCommand(.polyline($0, width: width, color(index)))
        }
      }
    }
    return commands + names(y)
  }

  /// The commands for the names at the right ends of the graphs, spread so that they don't overlap.
  private func names(_ y: (CGFloat) -> CGFloat) -> [DrawingCommand] {
    let order = figure.curves.indices.sorted {
      (y(figure.curves[$0].lastValue), $0) < (y(figure.curves[$1].lastValue), $1)
    }
    var places: [CGFloat] = []
    for index in order {
      let wanted = middle(y(figure.curves[index].lastValue))
      places.append(max(wanted, (places.last ?? -.infinity) + lineHeight))
    }
    // Names that were pushed beyond the lower end push the others back.
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

  /// The baseline for a text that is vertically centered at a y-coordinate.
  private func middle(_ height: CGFloat) -> CGFloat { height + 0.36 * font.pointSize }

  private func color(_ index: Int) -> Color {
    palette.guide(figure.firstCurve(like: index)).color
  }

  /// The alternating dash and gap lengths for a graph, in multiples of its line width, or `nil` for a solid line.
  ///
  /// Dashes distinguish the graphs in themes without hues.
  private func dashes(_ index: Int) -> [CGFloat]? {
    let first = figure.firstCurve(like: index)
    guard isGray, first > 0 else { return nil }
    return palette.guide(first).dash.lengths
  }

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

extension SweepFigure {
  /// The maximum number of rows for the numbers above a ruler.
  private static let rowLimit = 4

  /// The numbers above the ruler, beginning with the ends of the range.
  ///
  /// Numbers without room are left out.
  ///
  /// - Parameters:
  ///   - gap: The minimum distance between neighboring numbers in a row, in points.
  ///   - place: Returns the position and width of a number, in points.
  /// - Returns: The numbers, with their rows counted upward from the ruler.
  fileprivate func rulerLabels(
    gap: CGFloat, _ place: (CGFloat, String) -> (middle: CGFloat, width: CGFloat)
  ) -> [(extent: CGFloat, text: String, row: Int)] {
    var taken: [[ClosedRange<CGFloat>]] = Array(repeating: [], count: Self.rowLimit)
    return ([range.lowerBound, range.upperBound] + breakpoints).compactMap { extent in
      let text = plainNumber(extent, digits: 2)
      let (middle, width) = place(extent, text)
      let span = middle - (width + gap) / 2...middle + (width + gap) / 2
      let row = taken.firstIndex { row in !row.contains { $0.overlaps(span) } }
      guard let row else { return nil }
      taken[row].append(span)
      return (extent, text, row)
    }
  }

  /// The index of the first curve with the same values as the curve at an index.
  fileprivate func firstCurve(like index: Int) -> Int {
    curves.firstIndex { $0.coincides(with: curves[index]) } ?? index
  }
}

extension SweepFigure.Curve {
  fileprivate func coincides(with other: SweepFigure.Curve) -> Bool {
    pieces.count == other.pieces.count
      && zip(pieces, other.pieces).allSatisfy {
        abs($0.start.y - $1.start.y) < 1e-3 && abs($0.end.y - $1.end.y) < 1e-3
      }
  }
}

extension [CGPoint] {
  /// Returns the dashes of a polyline through the array's points, given alternating dash and gap lengths.
  fileprivate func dashed(_ lengths: [CGFloat]) -> [[CGPoint]] {
    var dashes: [[CGPoint]] = []
    var (turn, rest) = (0, lengths[0])
    var dash = [self[0]]
    for (start, end) in zip(self, dropFirst()) {
      let length = hypot(end.x - start.x, end.y - start.y)
      var done: CGFloat = 0
      while length - done > rest {
        done += rest
        let share = done / length
        let point = CGPoint(
          x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
        if turn % 2 == 0 { dashes.append(dash + [point]) }
        dash = [point]
        turn = (turn + 1) % lengths.count
        rest = lengths[turn]
      }
      rest -= length - done
      dash.append(end)
    }
    return turn % 2 == 0 ? dashes + [dash] : dashes
  }
}
