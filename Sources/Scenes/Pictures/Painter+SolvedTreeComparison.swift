public import Figures
public import Imaging

extension Painter {
  /// Two layouts in one picture, the older one as ghosts, as the bytes of a file.
  ///
  /// - Parameters:
  ///   - comparison: The layouts.
  ///   - format: What kind of file.
  ///   - options: What the figure shows; it always has a caption, which says what changed.
  ///   - coding: How the pixels of a PNG file are packed; other formats have no use for it.
  /// - Returns: The file, from its first byte to its last.
  /// - Throws: `PlumblineError.cannotDraw` for want of memory, or of a readable font file.
  public func picture(
    of comparison: SolvedTreeComparison, as format: PictureFormat,
    _ options: FigureOptions = FigureOptions(), coding: PNGCoding = .fast
  ) throws(PlumblineError) -> [UInt8] {
    var omissions: [FigureOmission] = []
    return try picture(of: comparison, as: format, options, coding: coding, omitting: &omissions)
  }

  /// Two layouts in one picture, the older one as ghosts, as the bytes of a file, and what of the
  /// picture had no place.
  ///
  /// - Parameters:
  ///   - comparison: The layouts.
  ///   - format: What kind of file.
  ///   - options: What the figure shows; it always has a caption, which says what changed.
  ///   - coding: How the pixels of a PNG file are packed; other formats have no use for it.
  ///   - omissions: Becomes what was asked for and is not in the picture.
  /// - Returns: The file, from its first byte to its last.
  /// - Throws: `PlumblineError.cannotDraw` for want of memory, or of a readable font file.
  public func picture(
    of comparison: SolvedTreeComparison, as format: PictureFormat, _ options: FigureOptions,
    coding: PNGCoding = .fast, omitting omissions: inout [FigureOmission]
  ) throws(PlumblineError) -> [UInt8] {
    let drawing = Drawing(of: comparison, options: options, measure: measureText)
    omissions = drawing.omissions
    return try picture(of: drawing, as: format, options, coding) { options in
      Drawing(of: comparison, options: options, measure: measureText)
    }
  }
}
