private import CairoCanvas
public import Figures
public import Imaging

extension Painter {
  /// A sheet of figures as the bytes of a file.
  ///
  /// - Parameters:
  ///   - sheet: The figures, whose canvases have one scale.
  ///   - format: What kind of file.
  ///   - coding: How the pixels of a PNG file are packed; other formats have no use for it.
  /// - Returns: The file, from its first byte to its last.
  /// - Throws: `PlumblineError.sheetTooLarge` or `.sheetTooFull` before memory is taken for it, and
  ///   `PlumblineError.cannotDraw` for want of memory, or of a readable font file.
  /// - Precondition: there is a figure, and all canvases have one scale.
  public func picture(
    of sheet: FigureSheet, as format: PictureFormat, coding: PNGCoding = .fast
  ) throws(PlumblineError) -> [UInt8] {
    var omissions: [FigureOmission] = []
    return try picture(of: sheet, as: format, coding: coding, omitting: &omissions)
  }

  /// A sheet of figures as the bytes of a file, and what of them had no place.
  ///
  /// - Parameters:
  ///   - sheet: The figures, whose canvases have one scale.
  ///   - format: What kind of file.
  ///   - coding: How the pixels of a PNG file are packed; other formats have no use for it.
  ///   - omissions: Becomes what was asked for and is not on the sheet, each once.
  /// - Returns: The file, from its first byte to its last.
  /// - Throws: `PlumblineError` as the method without `omitting` does.
  /// - Precondition: there is a figure, and all canvases have one scale.
  public func picture(
    of sheet: FigureSheet, as format: PictureFormat, coding: PNGCoding = .fast,
    omitting omissions: inout [FigureOmission]
  ) throws(PlumblineError) -> [UInt8] {
    var load = FigureSheet.Load()
    for figure in sheet.figures { load.add(figure.tree) }
    guard load.isAllowed else { throw .sheetTooFull }
    let (width, height) = sheet.pixelSize(measure: measureText)
    guard max(width, height) <= Canvas.maximumPixelsPerSide,
      width * height <= FigureSheet.maximumPixelCount
    else { throw .sheetTooLarge(pixelWidth: width, pixelHeight: height) }
    let drawing = Drawing(of: sheet, measure: measureText)
    omissions = drawing.omissions.uniqued()
    let options = sheet.figures[0].options
    return try picture(of: drawing, as: format, options, coding) { asked in
      Drawing(of: sheet.themed(asked.theme), measure: measureText)
    }
  }
}

extension FigureSheet {
  /// The width of the page in pixels, which is known before anything is drawn.
  ///
  /// - Precondition: there is a figure, and all canvases have one scale.
  public func pixelWidth(with painter: Painter) -> Int {
    pixelSize(measure: painter.measureText).width
  }

  /// The sheet at the scale at which its page has the width and letters that paper asks for, or is a few pixels
  /// narrower.
  ///
  /// - Throws: `PlumblineError.impossibleWidth` if the scale would be below 0.1 or above 8, or `.unfitLetters`.
  /// - Precondition: there is a figure, and all canvases have one scale.
  package func fitted(to paper: FigurePaper, with painter: Painter) throws(PlumblineError)
    -> FigureSheet
  {
    drawn(
      at: try fittingScale(for: paper, from: scale) { drawn(at: $0).pixelWidth(with: painter) })
  }
}
