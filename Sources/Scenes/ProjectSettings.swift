package import AutoLayout
internal import Figures
internal import LayoutDocuments
package import SceneFile

/// The settings of a project file for the scenes of a folder.
///
/// A class, because all scenes of a folder share them.
package final class ProjectSettings: Sendable {
  /// A report of `verify`.
  package typealias Report = ProjectDocument.Report
  /// The name of project files.
  package static let fileName = ProjectDocument.fileName

  /// The project file, as messages name it.
  package let file: String
  /// All values of the file.
  private let document: ProjectDocument
  /// The path of the scenes' folder from the folder of the file.
  private let folder: String
  /// The values.
  package let values: ProjectDocument.Settings
  /// The theme, or `nil` if none is stated.
  package let theme: Theme?
  /// The theme file as this process finds it; `nil` for a bundled theme.
  package let themeFile: String?
  /// The hash of the theme file; `nil` for a bundled theme.
  package let themeVersion: String?
  /// The folder for references of the scenes' snapshots without that of all folders of references at its end, or `nil`
  /// for the folder of each scene file.
  package let baselines: String?
  /// The settings that pictures and their names depend on, as text that is the same in every run, without the contents of
  /// a theme file.
  package let keyText: String
  /// The files of reports as this process finds them.
  package let reports: [ProjectDocument.Report]?

  /// Stores its arguments.
  init(
    file: String, document: ProjectDocument, folder: String, theme: LoadedTheme?,
    baselines: String?, reports: [ProjectDocument.Report]?
  ) {
    self.file = file
    self.document = document
    self.folder = folder
    let values = document.settings(inFolder: folder)
    self.values = values
    keyText = Self.pictureKeys.map { "\($0)=\(values.text(ofKey: $0) ?? "")" }
      .joined(separator: "\0")
    self.theme = theme?.value
    themeFile = theme?.file
    themeVersion = theme?.version
    self.baselines = baselines
    self.reports = reports
  }

  /// A theme, with its file if it isn't bundled.
  struct LoadedTheme: Sendable {
    var value: Theme
    /// The path as this process finds it.
    var file: String?
    /// The hash of the file.
    var version: String?
  }

  /// The request for figures, which the scene's own overrides.
  package var request: FigureRequest {
    var request = FigureRequest()
    request.look = values.look?.value
    request.overlays = values.show?.value
    request.theme = theme
    return request
  }

  /// The settings for the scenes of some folders, all of one file, as a project file in which a comment says where each
  /// comes from; `nil` without settings.
  package static func text(of settings: [ProjectSettings]) -> String? {
    guard let first = settings.first else { return nil }
    var document = first.document
    if settings.allSatisfy({ $0.values == first.values }) {
      document = ProjectDocument()
      document.settings = first.values
    } else {
      document.folders = document.folders.filter { folder in
        settings.contains { folder.contains($0.folder) }
      }
    }
    return document.text { "\(first.file):\($0.line)" }
  }

  private static let pictureKeys = [
    "canvases", "direction", "theme", "look", "show", "name",
  ]
}

extension ProjectSettings {
  /// Gives a scene the settings that it doesn't state.
  ///
  /// Scene files apply ``request`` themselves, below their own.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - stated: The keys of the settings that it states.
  func settle(_ scene: inout Scene, stating stated: Set<String>) {
    scene.outside.project = self
    scene.outside.projectKeys = ["canvases", "direction", "theme", "look", "show"].filter {
      !stated.contains($0) && values.text(ofKey: $0) != nil
    }
    if scene.canvases.isEmpty, let own = values.canvases?.value { scene.canvases = own }
    if !stated.contains("direction"), let own = values.direction?.value { scene.direction = own }
  }

  /// Gives settings to a scene that isn't a scene file and states no more than its canvases.
  ///
  /// - Returns: The scene with the settings.
  package func settle(_ scene: Scene) -> Scene {
    var scene = scene
    settle(&scene, stating: scene.canvases.isEmpty ? [] : ["canvases"])
    scene.figure.apply(request.known(to: scene))
    return scene
  }
}

/// The settings that a scene has from other files than its own.
package struct OutsideSettings: Sendable {
  /// The file of figures of an Interface Builder document, or `nil` without one.
  package var figureFile: String?
  /// The settings of the project file, or `nil` without one.
  package var project: ProjectSettings?
  /// The keys of those settings of the project file that nothing overrides.
  package var projectKeys: [String] = []

  /// The settings of the project file that nothing overrides, by their keys; that of a theme file with its hash.
  ///
  /// - Parameter canvas: The canvas of a layout, which doesn't depend on the others.
  /// - Returns: The keys and values, in a stable order.
  package func projectEntries(on canvas: Canvas) -> [(key: String, value: String)] {
    projectKeys.compactMap { key in
      guard let project, let value = project.values.text(ofKey: key) else { return nil }
      if key == "canvases" { return (key, canvas.name) }
      let version = key == "theme" ? project.themeVersion : nil
      // So many digits tell files apart, and lines stay short enough to be read.
      return (key, value + (version.map { " sha256:\($0.prefix(16))" } ?? ""))
    }
  }
}

extension SceneDocument {
  /// The settings of project files that the scene states itself, by their keys.
  var statedKeys: Set<String> {
    let request = figure.request
    let keys = [
      (!layout.surroundings.canvases.isEmpty, "canvases"),
      (layout.surroundings.direction != nil, "direction"),
      (request.look != nil, "look"), (request.overlays != nil, "show"),
    ]
    return Set(keys.filter(\.0).map(\.1))
  }
}

extension FigureRequest {
  /// The request without overlays of items that a scene doesn't have.
  func known(to scene: Scene) -> FigureRequest {
    var request = self
    request.overlays = overlays.map(scene.known)
    return request
  }
}
