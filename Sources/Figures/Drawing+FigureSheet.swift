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
    var commands: [DrawingCommand] = []
    func text(
      _ text: String, _ font: Font, _ color: Color, above corner: CGPoint, by height: CGFloat,
      width: CGFloat
    ) {
      guard let fitted = FittedText(text, font: font, width: width, measure: measure) else {
        return
      }
      let baseline = CGPoint(x: corner.x, y: grid.snapped(corner.y - height))
      commands.append(DrawingCommand(.text(fitted.run(at: baseline, anchor: .left, color: color))))
    }
    for (index, figure) in figures.enumerated() {
      let (corner, area) = (layout.corners[index], areas[index])
      let shift = CGSize(width: corner.x - area.minX, height: corner.y - area.minY)
      commands.append(DrawingCommand(.begin(.figure(figure.label(index)))))
      commands += drawings[index].commands.map {
        DrawingCommand($0.step.moved(by: shift), tag: $0.tag)
      }
      text(
        figure.caption, FigureContents.captionFont, palette.quietText, above: corner,
        by: FigureContents.captionRise, width: layout.captionWidths[index])
      commands.append(DrawingCommand(.end))
    }
    for title in layout.titles {
      text(
        title.text, FigureContents.titleFont, palette.textColor(on: palette.desk),
        above: title.corner, by: FigureContents.titleRise, width: title.width)
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
