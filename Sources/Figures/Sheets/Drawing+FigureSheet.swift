package import AutoLayout
package import Foundation
import PictureDescriptions

extension Drawing {
  /// Draws a sheet: its figures at one scale, with a caption above each canvas and a title above each row.
  ///
  /// - Precondition: The sheet has a figure, and all canvases have one scale and pass `Canvas.validate()`.
  package init(of sheet: FigureSheet, measure: @escaping TextMeasure) {
    let sheet = sheet.withFittingMargins(measure: measure)
    let figures = sheet.figures
    var plan = SheetPlan(of: sheet, measure: measure)
    let (areas, texts, layout) = (plan.areas, plan.texts, plan.layout)
    let grid = PixelGrid(scale: sheet.scale)
    let palette = figures[0].options.onBackground(isFramed: true).theme.palette
    let pen = SheetPen(grid: grid, measure: measure)
    var commands: [DrawingCommand] = []
    var drawn: [DrawnContents] = []
    var omissions: [FigureOmission] = []
    for (index, figure) in figures.enumerated() {
      // One at a time, because a drawing takes more memory than its layout.
      let drawing = Drawing(of: figure.tree, options: figure.sheetOptions, measure: measure)
      let (corner, area) = (layout.corners[index], areas[index])
      let shift = CGSize(width: corner.x - area.minX, height: corner.y - area.minY)
      commands.append(DrawingCommand(.begin(.figure(figure.label(index, drawing.summary)))))
      for command in drawing.commands {
        commands.append(DrawingCommand(command.step.moved(by: shift), tag: command.tag))
      }
      let window = plan.windows[index]
      let isRightToLeft = figure.tree.direction == .rightToLeft
      let room =
        isRightToLeft
        ? grid.snapped(window.maxX) - grid.snapped(area.minX)
        : grid.snapped(area.maxX) - grid.snapped(window.minX)
      let caption = texts.caption(index, width: room)
      commands += pen.draw(
        caption.lines, texts.captionFont, palette.onPage.quietText, leading: texts.captionLeading,
        at: layout.captions[index], isRightToLeft ? .right : .left, width: caption.width)
      commands.append(DrawingCommand(.end))
      omissions += drawing.omissions
      drawn.append(drawing.drawn)
    }
    for title in layout.titles {
      commands += pen.draw(
        title.lines, texts.titleFont, palette.onPage.textColor(on: palette.onPage.desk),
        leading: texts.titleLeading, at: title.baseline, title.isRightToLeft ? .right : .left,
        width: title.width)
    }
    plan.place(drawn, of: sheet, measure: measure)
    commands += plan.legendCommands(sheet, measure: measure)
    self.init(
      pixelWidth: grid.pixelCount(plan.size.width),
      pixelHeight: grid.pixelCount(plan.size.height), scale: sheet.scale,
      title: sheet.rows.map(\.title).filter { !$0.isEmpty }.joined(separator: ", "),
      background: palette.desk, commands: commands)
    zoom = figures[0].tree.zoom
    self.omissions = omissions
    language = figures[0].options.words.language
    summary = sheet.alternativeText(drawn)
    if figures.contains(where: { $0.options.exploded != nil }) {
      self.omissions.append(.unsuited("exploded", .sheet))
    }
  }
}

extension FigureSheet {
  /// The size in pixels of the sheet's picture, computed without drawing it.
  ///
  /// - Precondition: The preconditions of `Drawing.init(of:measure:)`.
  package func pixelSize(measure: @escaping TextMeasure) -> (width: Int, height: Int) {
    let grid = PixelGrid(scale: scale)
    let size = SheetPlan(of: withFittingMargins(measure: measure), measure: measure).size
    return (grid.pixelCount(size.width), grid.pixelCount(size.height))
  }

  /// The number of pixels per point in all figures.
  package var scale: CGFloat {
    guard let scale = figures.first?.tree.canvas.scale else {
      preconditionFailure("a sheet of no figures")
    }
    precondition(figures.allSatisfy { $0.tree.canvas.scale == scale }, "figures of several scales")
    return scale
  }

  /// The sheet with a fixed margin in place of each automatic margin.
  fileprivate func withFittingMargins(measure: @escaping TextMeasure) -> FigureSheet {
    mapFigures { figure in
      figure.options = figure.options.withFittingMargin(for: figure.tree) { options in
        var other = figure
        other.options = options
        return Drawing(of: figure.tree, options: other.sheetOptions, measure: measure)
      }
    }
  }
}

/// The positions of all content on a sheet.
private struct SheetPlan {
  /// For each figure, the area of its page that the sheet shows.
  let areas: [CGRect]
  /// For each figure, the area of its page that represents the canvas: the whole canvas, or the crop.
  let windows: [CGRect]
  let texts: SheetTexts
  let layout: SheetLayout
  /// The legend that all figures share.
  private(set) var legend: FigureLegend
  /// The size of the sheet, including the legend, in points.
  private(set) var size: CGSize

  init(of sheet: FigureSheet, measure: @escaping TextMeasure) {
    let pages = sheet.figures.map { figure in
      let heading = FigureHeading(of: figure.tree, figure.sheetOptions, measure: measure)
      let legend = FigureLegend(of: figure.tree, figure.sheetOptions, measure: measure)
      return Page(for: figure.tree, figure.sheetOptions, heading, legend, measure)
    }
    let grid = PixelGrid(scale: sheet.scale)
    areas = pages.map(\.area)
    windows = pages.map(\.window)
    texts = SheetTexts(sheet.figures.map(\.caption), scale: sheet.scale, measure: measure)
    layout = SheetLayout(
      sheet, sizes: areas.map(\.size),
      canvases: zip(areas, windows).map { $1.offsetBy(dx: -$0.minX, dy: -$0.minY) },
      texts: texts, grid: grid)
    legend = Self.legend(
      of: sheet, without: sheet.figures.map { _ in [] }, width: layout.size.width, measure)
    size = Self.size(of: layout, with: legend, grid)
  }

  /// Updates the legend and the sheet's size, leaving out notes that weren't placed in their figures.
  mutating func place(_ drawn: [DrawnContents], of sheet: FigureSheet, measure: TextMeasure) {
    let unplaced = zip(sheet.figures, drawn).map {
      Set($0.options.notes.indices).subtracting($1.notes)
    }
    legend = Self.legend(of: sheet, without: unplaced, width: layout.size.width, measure)
    size = Self.size(of: layout, with: legend, PixelGrid(scale: sheet.scale))
  }

  private static func legend(
    of sheet: FigureSheet, without unplaced: [Set<Int>], width: CGFloat, _ measure: TextMeasure
  ) -> FigureLegend {
    FigureLegend(
      of: sheet.figures, without: unplaced, width: width - 2 * Page.padding,
      grid: PixelGrid(scale: sheet.scale), measure: measure)
  }

  private static func size(
    of layout: SheetLayout, with legend: FigureLegend, _ grid: PixelGrid
  ) -> CGSize {
    guard !legend.entries.isEmpty else { return layout.size }
    return CGSize(
      width: max(
        layout.size.width, grid.wholePixels(legend.size.width + 2 * Page.padding)),
      height: layout.size.height + grid.wholePixels(legend.size.height))
  }

  /// The commands for the legend, whose swatches look like the items in the figures.
  func legendCommands(_ sheet: FigureSheet, measure: @escaping TextMeasure) -> [DrawingCommand] {
    guard !legend.entries.isEmpty else { return [] }
    let padding = PixelGrid(scale: sheet.scale).wholePixels(Page.padding)
    let figures = sheet.figures
    let origin = CGPoint(
      x: figures.areRightToLeft ? size.width - padding - legend.size.width : padding,
      y: layout.size.height - padding)
    var contents: [Int: FigureContents] = [:]
    let entries = legend.entries.flatMap { entry in
      let figure = figures[entry.figure]
      let known =
        contents[entry.figure]
        ?? FigureContents(figure.tree, options: figure.sheetOptions, measure: measure)
      contents[entry.figure] = known
      return known.commands(of: entry, at: origin)
    }
    let label = DrawingCommand.FigureLabel(identifier: "legend", title: "", summary: "")
    return [DrawingCommand(.begin(.figure(label)))] + entries + [DrawingCommand(.end)]
  }
}

/// Draws the texts of a sheet, and shrinks or truncates texts that are too wide.
private struct SheetPen {
  let grid: PixelGrid
  let measure: TextMeasure

  /// Draws lines of text, given the position of the left or right end of the last line's baseline.
  func draw(
    _ lines: [String], _ font: Font, _ color: Color, leading: CGFloat, at point: CGPoint,
    _ anchor: TextRun.Anchor, width: CGFloat
  ) -> [DrawingCommand] {
    lines.reversed().enumerated().compactMap { number, line in
      guard let fitted = FittedText(line, font: font, width: width, measure: measure) else {
        return nil
      }
      let baseline = CGPoint(
        x: point.x, y: grid.snapped(point.y - CGFloat(number) * leading))
      return DrawingCommand(.text(fitted.run(at: baseline, anchor: anchor, color: color)))
    }
  }
}

extension FigureSheet {
  /// The alternative text of the sheet.
  ///
  /// It starts with the scenes' description, if all scenes with a description have the same one. The captions of the
  /// figures follow, and then as many alternative texts of figures as fit.
  fileprivate func alternativeText(_ drawn: [DrawnContents]) -> String {
    let words = figures[0].options.words
    let names = figures.map { figure in
      figure.options.title.isEmpty
        ? figure.caption : "\(figure.options.title)\(words(.comma))\(figure.caption)"
    }
    let authors = figures.map(\.options.summary).filter { !$0.isEmpty }.uniqued()
    let texts = [8, 5, 3, 1].map { length in
      words(
        .figures, count: names.count,
        ["list": words.list(names, joinedBy: .semicolon, atMost: length)])
    }
    let list = texts.first { $0.count <= AlternativeText.limit } ?? texts[texts.count - 1]
    var sentences = authors.count == 1 ? [words.sentence(authors[0]), list] : [list]
    for (figure, drawn) in zip(figures, drawn) {
      var options = figure.sheetOptions
      options.summary = ""
      let text = figure.tree.alternativeText(options, drawn)
      let length = sentences.reduce(text.count) { $0 + $1.count + 1 }
      if !sentences.contains(text), length <= AlternativeText.limit { sentences.append(text) }
    }
    return sentences.joined(separator: words(.sentenceSpace))
  }
}

extension FigureSheet.Figure {
  /// The label of the figure for structured SVG, with a numbered identifier if the figure has none.
  fileprivate func label(_ index: Int, _ summary: String) -> DrawingCommand.FigureLabel {
    DrawingCommand.FigureLabel(
      identifier: identifier.isEmpty ? "figure-\(index + 1)" : identifier,
      title: options.title.isEmpty ? caption : "\(options.title), \(caption)",
      summary: summary)
  }

  /// The options for drawing the figure without the texts that the sheet draws.
  fileprivate var sheetOptions: FigureOptions {
    var options = options
    options.overlays.insert(.caption)
    options.paper.isOnSheet = true
    options.exploded = nil
    options.title = ""
    options.caption = ""
    return options
  }
}
