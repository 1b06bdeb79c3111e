package import AutoLayout
package import Figures
internal import Foundation
internal import SceneFile

extension Scene {
  /// Lays out the scene on several canvases, and returns the layouts as a row of figures for a sheet.
  ///
  /// Each canvas is laid out once for each direction, with the sheet's pixels per point instead of its own. For the
  /// layout, a fractional scale is rounded, because screens have whole pixels per point. The figures of a canvas stay
  /// side by side. A caption states the canvas's name, if any, its size, and a requested direction.
  ///
  /// - Parameters:
  ///   - canvases: The canvases to lay the scene out on.
  ///   - directions: The layout directions, or an empty array to use the scene's direction.
  ///   - scale: The pixels per point.
  ///   - options: The options of the figures.
  ///   - painter: The fonts that texts are measured in.
  /// - Returns: The row, with the scene's title.
  /// - Throws: `PlumblineError` as ``solve(_:with:)`` does, and `.sheetTooFull` once the row exceeds its limits.
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

  /// Lays out the panels of a figure, and returns the layouts as a row of figures for a sheet.
  ///
  /// - Parameters:
  ///   - panels: The panels.
  ///   - placement: The default placement of panels. Its pixels per point apply to all panels.
  ///   - options: The options of the figure. If they include a caption, the row has the figure's title.
  ///   - painter: The fonts that texts are measured in.
  /// - Returns: The row.
  /// - Throws: `PlumblineError` as ``solve(_:with:)`` does, `.unreadableScene` if a panel's scene can't be read, and
  ///   `.sheetTooFull` once the row exceeds the sheet's limits.
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

  /// Returns the letter of a panel, or its number from the 27th panel on.
  private static func letter(_ index: Int) -> String {
    index < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index))) : String(index + 1)
  }

  /// Lays out one figure of a sheet, and adds the numbers of its items and characters to `load`.
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
    figure.options.summary = summary ?? ""
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
  /// Returns the panels of a figure of the scene, or an empty array for a single layout.
  ///
  /// If the scene defines no panels, each of several ``figureDirections`` gets a panel, unless `direction` is set. An
  /// exploded figure has no panels.
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

  /// The paths of the files of other scenes that panels show.
  package var panelFiles: [String] { figurePanels.compactMap(\.scene).map { path(of: $0) } }

  /// Returns the path of a panel's scene, which may be relative to the folder of this scene's file.
  private func path(of scene: SceneText) -> String {
    let folder = file.map { InterfacePath.file(of: $0).folderPrefix } ?? ""
    return scene.text.hasPrefix("/") ? scene.text : folder + scene.text
  }

  /// Returns the scene that a panel shows, with the options of the panel's figure.
  ///
  /// - Throws: `PlumblineError.unreadableScene` if the panel shows another scene, and that scene can't be read.
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
  /// Copies the options that must be equal in all panels of a figure.
  fileprivate mutating func adopt(_ other: FigureOptions) {
    (svg, motion) = (other.svg, other.motion)
  }
}
