private import CairoCanvas
package import Figures
package import Imaging

extension Painter {
  /// Draws a sheet of figures; its omissions are those of the figures, each once.
  ///
  /// - Parameters:
  ///   - sheet: The figures, whose canvases have one scale.
  ///   - format: The file format.
  ///   - coding: The coding of a PNG file's pixels; other formats ignore it.
  /// - Returns: The picture.
  /// - Throws: `PlumblineError.sheetTooLarge` or `.sheetTooFull` before memory is taken for it, and
  ///   `PlumblineError.cannotDraw` if memory or a readable font file is missing.
  /// - Precondition: There is a figure, and all canvases have one scale.
  package func picture(
    of sheet: FigureSheet, as format: PictureFormat, coding: PNGCoding = .fast
  ) throws(PlumblineError) -> DrawnPicture {
    var load = FigureSheet.Load()
    for figure in sheet.figures { load.add(figure.tree) }
    guard load.isAllowed else { throw .sheetTooFull }
    let (width, height) = sheet.pixelSize(measure: measureText)
    guard max(width, height) <= Canvas.maximumPixelsPerSide,
      width * height <= FigureSheet.maximumPixelCount
    else { throw .sheetTooLarge(pixelWidth: width, pixelHeight: height) }
    let options = sheet.figures[0].options
    var picture = try self.picture(as: format, options, coding) { asked in
      Drawing(
        of: asked.theme == options.theme ? sheet : sheet.themed(asked.theme), measure: measureText)
    }
    picture.omissions = picture.omissions.uniqued()
    return picture
  }
}

extension FigureSheet {
  /// The width of the page in pixels, which is known before drawing.
  ///
  /// - Precondition: There is a figure, and all canvases have the same scale.
  public func pixelWidth(with painter: Painter) -> Int {
    pixelSize(measure: painter.measureText).width
  }

  /// The sheet at the scale for the requested width and letter size, or a few pixels narrower.
  ///
  /// - Throws: `PlumblineError.impossibleWidth` if the scale would be below 0.1 or above 8, or `.invalidLetterSize`.
  /// - Precondition: There is a figure, and all canvases have the same scale.
  package func fitted(to paper: FigurePaper, with painter: Painter) throws(PlumblineError)
    -> FigureSheet
  {
    drawn(
      at: try fittingScale(for: paper, from: scale) { drawn(at: $0).pixelWidth(with: painter) })
  }
}
