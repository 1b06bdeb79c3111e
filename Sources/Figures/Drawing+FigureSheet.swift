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
    let layout = SheetLayout(sheet, measure: measure)
    let palette = first.options.theme.palette
    var commands: [DrawingCommand] = []
    for (figure, corner) in zip(figures, layout.corners) {
      let drawing = Drawing(of: figure.tree, options: figure.sheetOptions, measure: measure)
      let canvas = Page(figure.tree.canvas, hasCaption: true).canvas
      let shift = CGSize(width: corner.x - canvas.minX, height: corner.y - canvas.minY)
      commands += drawing.commands.map {
        DrawingCommand($0.step.moved(by: shift), tag: $0.tag)
      }
    }
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
    for title in layout.titles {
      text(
        title.text, FigureContents.titleFont, palette.textColor(on: palette.desk),
        above: title.corner, by: FigureContents.titleRise, width: title.width)
    }
    for (index, figure) in figures.enumerated() {
      text(
        figure.caption, FigureContents.captionFont, palette.quietText,
        above: layout.corners[index], by: FigureContents.captionRise,
        width: layout.captionWidths[index])
    }
    self.init(
      pixelWidth: grid.pixelCount(layout.size.width),
      pixelHeight: grid.pixelCount(layout.size.height), scale: scale,
      title: sheet.rows.map(\.title).filter { !$0.isEmpty }.joined(separator: ", "),
      background: palette.desk, commands: commands)
  }
}

extension SheetLayout {
  fileprivate init(_ sheet: FigureSheet, measure: TextMeasure) {
    self.init(
      sheet,
      captionWidths: sheet.figures.map {
        measure($0.caption, FigureContents.captionFont, nil).width
      },
      grid: PixelGrid(scale: sheet.figures[0].tree.canvas.scale))
  }
}

extension FigureSheet.Figure {
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
