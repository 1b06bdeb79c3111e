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

  /// The project file's name in messages.
  package let file: String
  /// All values of the file.
  private let document: ProjectDocument
  /// The path of the scenes' folder relative to that of the file.
  private let folder: String
  /// The values.
  package let values: ProjectDocument.Settings
  /// The theme, or `nil` if the file sets none.
  package let theme: Theme?
  /// The path of the theme file, relative to the process's folder, or `nil` for a bundled theme.
  package let themeFile: String?
  /// The hash of the theme file, or `nil` for a bundled theme.
  package let themeVersion: String?
  /// The folder that contains the scenes' folders of references, or `nil` for the folder of each scene file.
  package let baselines: String?
  /// The settings that pictures and their names depend on, as text that is equal in every run.
  ///
  /// It doesn't contain the contents of a theme file.
  package let keyText: String
  /// The reports, with paths relative to the process's folder.
  package let reports: [ProjectDocument.Report]?

  /// Creates settings from values.
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
    /// The path, relative to the process's folder.
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

  /// The settings for scenes of some folders, all from one file, as a project file, or `nil` without settings.
  ///
  /// Comments state the origin of each setting.
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
  /// Applies the settings to a scene, except for those in `stated`, the keys of its own settings.
  ///
  /// Scene files apply ``request`` themselves, with lower precedence than their own.
  func settle(_ scene: inout Scene, stating stated: Set<String>) {
    scene.outside.project = self
    scene.outside.projectKeys = ["canvases", "direction", "theme", "look", "show"].filter {
      !stated.contains($0) && values.text(ofKey: $0) != nil
    }
    if scene.canvases.isEmpty, let own = values.canvases?.value { scene.canvases = own }
    if !stated.contains("direction"), let own = values.direction?.value { scene.direction = own }
  }

  /// Applies the settings to a scene that isn't a scene file and has at most canvases of its own.
  ///
  /// - Returns: The scene with the settings.
  package func settle(_ scene: Scene) -> Scene {
    var scene = scene
    settle(&scene, stating: scene.canvases.isEmpty ? [] : ["canvases"])
    scene.figure.apply(request.known(to: scene))
    return scene
  }
}

/// The settings of a scene from other files than its own.
package struct OutsideSettings: Sendable {
  /// The file of figures of an Interface Builder document, or `nil`.
  package var figureFile: String?
  /// The settings of the project file, or `nil`.
  package var project: ProjectSettings?
  /// The keys of the project file's settings that aren't overridden.
  package var projectKeys: [String] = []

  /// The project file's settings that aren't overridden, by key; theme files have their hash.
  ///
  /// - Parameter canvas: The canvas of a layout, which doesn't depend on other canvases.
  /// - Returns: The keys and values, in a stable order.
  package func projectEntries(on canvas: Canvas) -> [(key: String, value: String)] {
    projectKeys.compactMap { key in
      guard let project, let value = project.values.text(ofKey: key) else { return nil }
      if key == "canvases" { return (key, canvas.name) }
      let version = key == "theme" ? project.themeVersion : nil
      // This many digits tell files apart and keep lines short.
      return (key, value + (version.map { " sha256:\($0.prefix(16))" } ?? ""))
    }
  }
}

extension SceneDocument {
  /// The keys of project settings that the scene sets itself.
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
