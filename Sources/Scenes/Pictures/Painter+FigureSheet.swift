private import CairoCanvas
package import Figures
package import Imaging

extension Painter {
  /// Draws a sheet of figures, and lists the requested parts that were left out of any figure.
  ///
  /// - Parameters:
  ///   - sheet: The figures. Their canvases must have the same scale.
  ///   - format: The file format.
  ///   - coding: The coding of a PNG file's pixels; other formats ignore it.
  /// - Returns: The picture.
  /// - Throws: `PlumblineError.sheetTooLarge` or `.sheetTooFull` before memory is allocated for the page, and
  ///   `PlumblineError.cannotDraw` if memory runs out or no readable font file is found.
  /// - Precondition: There is a figure, and all canvases have the same scale.
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

  /// Returns the sheet at the scale that gives the requested letter size and width, or a slightly smaller width.
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
