package import AutoLayout
package import Figures
internal import Foundation
internal import SceneFile

extension Scene {
  /// The scene on several canvases, as a row of a sheet.
  ///
  /// Each canvas is laid out once for each direction, with the sheet's pixels per point instead of its own.
  /// Screens have whole pixels per point, so a fractional scale changes the drawing and not the layout. The
  /// figures of a canvas stay side by side. Captions contain the canvas's name if it has one, its size, and the
  /// direction if requested.
  ///
  /// - Parameters:
  ///   - canvases: The canvases to lay it out on.
  ///   - directions: The layout directions, or an empty array for the scene's.
  ///   - scale: The pixels per point.
  ///   - options: The options of the figures.
  ///   - painter: The fonts that texts are measured in.
  /// - Returns: The row, with the scene's title.
  /// - Throws: `PlumblineError` as ``solve(_:with:)`` does, and `.sheetTooFull` as soon as the row is.
  package func sheetRow(
    on canvases: [Canvas], directions: [LayoutDirection] = [], scale: Double,
    options: FigureOptions, with painter: Painter
  ) throws(PlumblineError) -> FigureSheet.Row {
    var row = FigureSheet.Row(title: title, groups: [])
    var load = FigureSheet.Load()
    for canvas in canvases {
      var group: [FigureSheet.Figure] = []
      for direction in directions.isEmpty ? [nil] : directions.map(Optional.some) {
        var figure = try sheetFigure(
          options, at: Placement(canvas, direction: direction).inTheme(options.theme), scale: scale,
          with: painter,
          adding: &load)
        figure.identifier =
          "\(identifier)-\(canvas.name)" + (direction == .rightToLeft ? "-rtl" : "")
        group.append(figure)
      }
      row.groups.append(group)
    }
    return row
  }

  /// The panels of a figure, as a row of a sheet.
  ///
  /// - Parameters:
  ///   - panels: The panels.
  ///   - placement: The placement of panels without their own, with the pixels per point of all panels.
  ///   - options: The options of the figure, whose title the row has if it shows one.
  ///   - painter: The fonts that texts are measured in.
  /// - Returns: The row.
  /// - Throws: `PlumblineError` as ``solve(_:with:)`` does, `.unreadableScene` if a panel's scene can't be
  ///   read, and `.sheetTooFull`.
  package func sheetRow(
    of panels: [FigurePanel], on placement: Placement, _ options: FigureOptions,
    with painter: Painter
  ) throws(PlumblineError) -> FigureSheet.Row {
    let hasTitle = options.overlays.contains(.caption)
    var row = FigureSheet.Row(title: hasTitle ? options.title : "", groups: [])
    var load = FigureSheet.Load()
    // Letters identify panels whose captions would be equal.
    let isUniform = panels.allSatisfy(\.isOnCommonCanvas)
    for (number, panel) in panels.enumerated() {
      let (scene, options) = try shown(by: panel)
      var figure = try scene.sheetFigure(
        options, at: panel.placement(on: placement), scale: placement.canvas.scale, with: painter,
        adding: &load)
      if let caption = options.caption ?? (isUniform ? Self.letter(number) : nil) {
        figure.caption = caption
      }
      figure.identifier = "panel-\(number + 1)"
      row.groups.append([figure])
    }
    // Directions are compared, so they are never below each other.
    if figurePanels.isEmpty { row.groups = [row.groups.flatMap(\.self)] }
    return row
  }

  /// The letter of a panel, or its number from the 27th on.
  private static func letter(_ index: Int) -> String {
    index < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index))) : String(index + 1)
  }

  /// A figure of a sheet.
  private func sheetFigure(
    _ options: FigureOptions, at placement: Placement, scale: Double, with painter: Painter,
    adding load: inout FigureSheet.Load
  ) throws(PlumblineError) -> FigureSheet.Figure {
    var scaled = placement
    scaled.canvas.scale = max(1, scale.rounded())
    let tree = try solve(scaled, with: painter)
    load.add(tree)
    guard load.isAllowed else { throw .sheetTooFull }
    var figure = FigureSheet.Figure(
      tree: tree.drawn(at: DrawingScale(pixels: scale)),
      caption: caption(of: tree, on: placement.canvas, placement.direction, options.words),
      options: options)
    figure.options.title = title
    return figure
  }

  private func caption(
    of tree: SolvedTree, on canvas: Canvas, _ direction: LayoutDirection?, _ words: FigureWords
  ) -> String {
    let plain = canvas.textSize(.large)
    let parts = [
      plain.name == canvas.sizeName ? nil : plain.name,
      plainSize(tree.canvas.size),
      canvas.textSize == .large ? nil : canvas.textSize.name,
      direction.map { words.name(of: $0) },
      tree.contentSizes.map(words.name),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension Scene {
  /// The panels of a figure of the scene; empty for a single layout.
  ///
  /// A requested direction replaces the scene's directions side by side. Exploded figures have one layout.
  ///
  /// - Parameters:
  ///   - options: The options of the figure, with the request applied.
  ///   - request: The request, which applies to all panels.
  ///   - direction: The requested direction, or `nil`.
  /// - Returns: The panels.
  package func panels(
    in options: FigureOptions, _ request: FigureRequest, besides direction: LayoutDirection?
  ) -> [FigurePanel] {
    guard options.exploded == nil else { return [] }
    guard figurePanels.isEmpty else {
      return figurePanels.map { panel in
        var panel = panel
        panel.options.apply(request)
        panel.options.adopt(options)
        panel.requests.append(request)
        panel.direction = direction ?? panel.direction
        return panel
      }
    }
    guard direction == nil, figureDirections.count > 1 else { return [] }
    return figureDirections.map { FigurePanel(options: options, direction: $0) }
  }

  /// The files of other scenes that panels show.
  package var panelFiles: [String] { figurePanels.compactMap(\.scene).map { path(of: $0) } }

  /// The path of a panel's scene, which is relative to the folder of the scene's file.
  private func path(of scene: SceneText) -> String {
    let folder = file.map { InterfacePath.file(of: $0).folderPrefix } ?? ""
    return scene.text.hasPrefix("/") ? scene.text : folder + scene.text
  }

  /// The scene that a panel shows, with the options of its figure.
  ///
  /// - Throws: `PlumblineError.unreadableScene` if it is another scene that can't be read.
  func shown(by panel: FigurePanel) throws(PlumblineError) -> (scene: Scene, options: FigureOptions)
  {
    guard let text = panel.scene else { return (self, panel.options) }
    let path = path(of: text)
    let bytes: [UInt8]
    do throws(PlumblineError) { bytes = try SceneInput.bytes(ofFile: path) } catch {
      guard case .unreadableFile(_, let reason) = error else { throw error }
      let problem = SceneProblem(text.position, .unreadablePanel(text.text, reason: reason))
      throw .unreadableScene(SceneError(file: name, problems: [problem]))
    }
    let scene = try SceneInput.scene(from: bytes, at: path, project: project)
    var options = scene.figureOptions
    for var request in panel.requests {
      request.overlays = request.overlays.map(scene.known)
      options.apply(request)
    }
    options.adopt(panel.options)
    return (scene, options)
  }
}

extension FigureOptions {
  /// Copies the options that all panels of a figure share.
  fileprivate mutating func adopt(_ other: FigureOptions) {
    (svg, motion) = (other.svg, other.motion)
  }
}
