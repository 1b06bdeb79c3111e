public import AutoLayout
public import Figures
internal import Foundation

extension Scene {
  /// The scene on several canvases, as a row of a sheet.
  ///
  /// Each canvas is laid out once for each direction, with the sheet's pixels per point in place of
  /// its own. No screen has a fraction of a pixel per point, so such a scale changes the drawing and
  /// not the layout. The figures of one canvas stay side by side. Captions say the canvas's name where
  /// people gave it one, its size, and the direction where one was asked for.
  ///
  /// - Parameters:
  ///   - canvases: Where the scene is laid out.
  ///   - directions: Which side leads; empty for what the scene says.
  ///   - scale: Pixels per point.
  ///   - options: What the figures show.
  ///   - painter: Measures the texts.
  /// - Returns: The row, below the scene's title.
  /// - Throws: `PlumblineError` as ``solve(_:with:)`` does, and `.sheetTooFull` as soon as the row is.
  public func sheetRow(
    on canvases: [Canvas], directions: [LayoutDirection] = [], scale: Double,
    options: FigureOptions, with painter: Painter
  ) throws(PlumblineError) -> FigureSheet.Row {
    var row = FigureSheet.Row(title: title, groups: [])
    var load = FigureSheet.Load()
    for canvas in canvases {
      var group: [FigureSheet.Figure] = []
      for direction in directions.isEmpty ? [nil] : directions.map(Optional.some) {
        var scaled = canvas
        scaled.scale = max(1, scale.rounded())
        let tree = try solve(Placement(scaled, direction: direction), with: painter)
        load.add(tree)
        guard load.isAllowed else { throw .sheetTooFull }
        var figure = FigureSheet.Figure(
          tree: tree.drawn(at: scale),
          caption: caption(of: tree, on: canvas, direction, options.words),
          options: options)
        figure.options.title = title
        figure.identifier =
          "\(identifier)-\(canvas.name)" + (direction == .rightToLeft ? "-rtl" : "")
        group.append(figure)
      }
      row.groups.append(group)
    }
    return row
  }

  private func caption(
    of tree: SolvedTree, on canvas: Canvas, _ direction: LayoutDirection?, _ words: FigureWords
  ) -> String {
    let size = canvas.size
    let plain = canvas.textSize(.large)
    let sizeName = Canvas.defaultName(
      width: size.width, height: size.height, scale: canvas.scale)
    let parts = [
      plain.name == sizeName ? nil : plain.name,
      plainSize(size),
      canvas.textSize == .large ? nil : canvas.textSize.name,
      direction.map { words.name(of: $0) },
      tree.contentSizes.map(words.name),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
