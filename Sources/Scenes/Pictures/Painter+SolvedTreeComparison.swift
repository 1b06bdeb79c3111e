internal import Figures
internal import Imaging

extension Painter {
  /// Draws two layouts in one picture, the older one as ghosts, and returns the contents of the file.
  ///
  /// - Parameters:
  ///   - comparison: The layouts.
  ///   - format: The file format.
  ///   - options: The contents of the figure. The figure always has a caption that states the changes.
  ///   - coding: The coding of a PNG file's pixels; other formats ignore it.
  /// - Returns: The picture.
  /// - Throws: `PlumblineError.cannotDraw` if memory runs out or no readable font file is found.
  package func picture(
    of comparison: SolvedTreeComparison, as format: PictureFormat, _ options: FigureOptions,
    coding: PNGCoding
  ) throws(PlumblineError) -> DrawnPicture {
    try picture(as: format, options, coding) { options in
      Drawing(of: comparison, options: options, measure: measureText)
    }
  }
}
