package import AutoLayout
import Foundation

extension Drawing {
  /// Draws a sheet: its figures at one scale, each canvas below its caption, each row below its
  /// title.
  ///
  /// - Precondition: the sheet has a figure, and all canvases have one scale and pass
  ///   `Canvas.validate()`.
  package init(of sheet: FigureSheet, measure: @escaping TextMeasure) {
    let figures = sheet.figures
    guard let first = figures.first else { preconditionFailure("a sheet of no figures") }
    let scale = first.tree.canvas.scale
    precondition(figures.allSatisfy { $0.tree.canvas.scale == scale }, "figures of several scales")
    let grid = PixelGrid(scale: scale)
    let drawings = figures.map {
      Drawing(of: $0.tree, options: $0.sheetOptions, measure: measure)
    }
    let areas = drawings.map { $0.area ?? $0.bounds }
    let layout = SheetLayout(
      sheet, sizes: areas.map(\.size),
      captionWidths: figures.map { measure($0.caption, FigureContents.captionFont, nil).width },
      grid: grid)
    let palette = first.options.theme.palette
    let texts = SheetTexts(palette: palette.onPage, grid: grid, measure: measure)
    var commands: [DrawingCommand] = []
    for (index, figure) in figures.enumerated() {
      let (corner, area) = (layout.corners[index], areas[index])
      let shift = CGSize(width: corner.x - area.minX, height: corner.y - area.minY)
      commands.append(DrawingCommand(.begin(.figure(figure.label(index)))))
      commands += drawings[index].commands.map {
        DrawingCommand($0.step.moved(by: shift), tag: $0.tag)
      }
      commands += texts.caption(figure.caption, above: corner, width: layout.captionWidths[index])
      commands.append(DrawingCommand(.end))
    }
    for title in layout.titles {
      commands += texts.title(title.text, above: title.corner, width: title.width)
    }
    self.init(
      pixelWidth: grid.pixelCount(layout.size.width),
      pixelHeight: grid.pixelCount(layout.size.height), scale: scale,
      title: sheet.rows.map(\.title).filter { !$0.isEmpty }.joined(separator: ", "),
      background: palette.desk, commands: commands)
    omissions = drawings.flatMap(\.omissions)
    if figures.contains(where: { $0.options.exploded != nil }) {
      omissions.append(.unsuited("exploded", .sheet))
    }
  }
}

/// The texts of a sheet's own, each above what it belongs to; none where not even an ellipsis fits.
private struct SheetTexts {
  let palette: Palette
  let grid: PixelGrid
  let measure: TextMeasure

  func caption(_ text: String, above corner: CGPoint, width: CGFloat) -> [DrawingCommand] {
    command(
      text, FigureContents.captionFont, palette.quietText,
      at: CGPoint(x: corner.x, y: corner.y - FigureContents.captionRise), width: width)
  }

  func title(_ text: String, above corner: CGPoint, width: CGFloat) -> [DrawingCommand] {
    command(
      text, FigureContents.titleFont, palette.textColor(on: palette.desk),
      at: CGPoint(x: corner.x, y: corner.y - FigureContents.titleRise), width: width)
  }

  private func command(
    _ text: String, _ font: Font, _ color: Color, at point: CGPoint, width: CGFloat
  ) -> [DrawingCommand] {
    guard let fitted = FittedText(text, font: font, width: width, measure: measure) else {
      return []
    }
    let baseline = CGPoint(x: point.x, y: grid.snapped(point.y))
    return [DrawingCommand(.text(fitted.run(at: baseline, anchor: .left, color: color)))]
  }
}

extension FigureSheet.Figure {
  /// What the figure is called, one with a number among others.
  fileprivate func label(_ index: Int) -> DrawingCommand.FigureLabel {
    DrawingCommand.FigureLabel(
      identifier: identifier.isEmpty ? "figure-\(index + 1)" : identifier,
      title: options.title.isEmpty ? caption : "\(options.title), \(caption)",
      summary: options.summary)
  }

  /// What the figure shows by itself: the page around its canvas, but none of the sheet's texts.
  fileprivate var sheetOptions: FigureOptions {
    var options = options
    options.overlays.insert(.caption)
    options.exploded = nil
    options.title = ""
    options.caption = ""
    return options
  }
}
