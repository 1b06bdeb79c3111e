package import AutoLayout
package import Foundation
import PictureDescriptions

extension Drawing {
  /// Draws a sheet: its figures at one scale, each canvas below its caption, and each row
  /// below its title.
  ///
  /// - Precondition: The sheet has a figure, and all canvases have one scale and pass
  /// `Canvas.validate()`.
  package init(of sheet: FigureSheet, measure: @escaping TextMeasure) {
    let sheet = sheet.withFittingMargins(measure: measure)
    let figures = sheet.figures
    let (areas, texts, layout) = sheet.layOut(measure: measure)
    let grid = PixelGrid(scale: sheet.scale)
    let palette = figures[0].options.onBackground(isFramed: true).theme.palette
    let pen = SheetPen(grid: grid, measure: measure)
    var commands: [DrawingCommand] = []
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
      let caption = texts.caption(index, width: grid.snapped(area.width))
      commands += pen.draw(
        caption.lines, texts.captionFont, palette.onPage.quietText, leading: texts.captionLeading,
        at: CGPoint(x: corner.x, y: corner.y - texts.captionRise), width: caption.width)
      commands.append(DrawingCommand(.end))
      omissions += drawing.omissions
    }
    for title in layout.titles {
      commands += pen.draw(
        title.lines, texts.titleFont, palette.onPage.textColor(on: palette.onPage.desk),
        leading: texts.titleLeading, at: title.baseline, width: title.width)
    }
    self.init(
      pixelWidth: grid.pixelCount(layout.size.width),
      pixelHeight: grid.pixelCount(layout.size.height), scale: sheet.scale,
      title: sheet.rows.map(\.title).filter { !$0.isEmpty }.joined(separator: ", "),
      background: palette.desk, commands: commands)
    self.omissions = omissions
    language = figures[0].options.words.language
    summary = sheet.alternativeText
    if figures.contains(where: { $0.options.exploded != nil }) {
      self.omissions.append(.unsuited("exploded", .sheet))
    }
  }
}

extension FigureSheet {
  /// The size of the page in pixels, computed without drawing.
  ///
  /// - Precondition: As for `Drawing.init(of:measure:)`.
  package func pixelSize(measure: @escaping TextMeasure) -> (width: Int, height: Int) {
    let grid = PixelGrid(scale: scale)
    let size = withFittingMargins(measure: measure).layOut(measure: measure).layout.size
    return (grid.pixelCount(size.width), grid.pixelCount(size.height))
  }

  /// The pixels per point of all figures.
  package var scale: CGFloat {
    guard let scale = figures.first?.tree.canvas.scale else {
      preconditionFailure("a sheet of no figures")
    }
    precondition(figures.allSatisfy { $0.tree.canvas.scale == scale }, "figures of several scales")
    return scale
  }

  /// The sheet with a number of points in place of each automatic margin.
  fileprivate func withFittingMargins(measure: @escaping TextMeasure) -> FigureSheet {
    mapFigures { figure in
      figure.options = figure.options.withFittingMargin(for: figure.tree) { options in
        var other = figure
        other.options = options
        return Drawing(of: figure.tree, options: other.sheetOptions, measure: measure)
      }
    }
  }

  /// The positions of the figures, and the part of each figure's page that the sheet shows.
  fileprivate func layOut(
    measure: @escaping TextMeasure
  ) -> (areas: [CGRect], texts: SheetTexts, layout: SheetLayout) {
    let areas = figures.map { figure in
      let heading = FigureHeading(of: figure.tree, figure.sheetOptions, measure: measure)
      let legend = FigureLegend(of: figure.tree, figure.sheetOptions, measure: measure)
      return Page(for: figure.tree, figure.sheetOptions, heading, legend, measure).area
    }
    let texts = SheetTexts(figures.map(\.caption), scale: scale, measure: measure)
    let layout = SheetLayout(
      self, sizes: areas.map(\.size), texts: texts, grid: PixelGrid(scale: scale))
    return (areas, texts, layout)
  }
}

/// Writes a sheet's texts, shrunk or truncated if they are too wide.
private struct SheetPen {
  let grid: PixelGrid
  let measure: TextMeasure

  /// Writes lines with the last one's baseline at a point.
  func draw(
    _ lines: [String], _ font: Font, _ color: Color, leading: CGFloat, at point: CGPoint,
    width: CGFloat
  ) -> [DrawingCommand] {
    lines.reversed().enumerated().compactMap { number, line in
      guard let fitted = FittedText(line, font: font, width: width, measure: measure) else {
        return nil
      }
      let baseline = CGPoint(
        x: point.x, y: grid.snapped(point.y - CGFloat(number) * leading))
      return DrawingCommand(.text(fitted.run(at: baseline, anchor: .left, color: color)))
    }
  }
}

extension FigureSheet {
  /// The description of the sheet: those of the scenes, and the captions of the figures.
  fileprivate var alternativeText: String {
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
    return (authors.count == 1 ? [words.sentence(authors[0]), list] : [list]).joined(
      separator: words(.sentenceSpace))
  }
}

extension FigureSheet.Figure {
  /// The figure's identifier, with a number if it has none of its own.
  fileprivate func label(_ index: Int, _ summary: String) -> DrawingCommand.FigureLabel {
    DrawingCommand.FigureLabel(
      identifier: identifier.isEmpty ? "figure-\(index + 1)" : identifier,
      title: options.title.isEmpty ? caption : "\(options.title), \(caption)",
      summary: summary)
  }

  /// The options for drawing the figure alone, without the sheet's texts.
  fileprivate var sheetOptions: FigureOptions {
    var options = options
    options.overlays.insert(.caption)
    options.exploded = nil
    options.title = ""
    options.caption = ""
    return options
  }
}
