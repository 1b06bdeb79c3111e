package import AutoLayout
internal import Figures
internal import LayoutDocuments
package import SceneFile

/// The settings that a project file provides for the scenes of a folder.
///
/// A class, because all scenes of a folder share them.
package final class ProjectSettings: Sendable {
  /// A report of `verify`.
  package typealias Report = ProjectDocument.Report
  /// The name of project files.
  package static let fileName = ProjectDocument.fileName

  /// The path of the project file, for messages.
  package let file: String
  /// All values of the project file.
  private let document: ProjectDocument
  /// The path of the folder with the scenes, relative to the folder of the project file.
  private let folder: String
  /// The settings for the scenes in the folder.
  package let values: ProjectDocument.Settings
  /// The theme, or `nil` if the file sets none.
  package let theme: Theme?
  /// The path of the theme file, relative to the process's folder, or `nil` for a bundled theme.
  package let themeFile: String?
  /// The hash of the theme file, or `nil` for a bundled theme.
  package let themeVersion: String?
  /// The folder that contains the reference folders of all scenes, or `nil` to keep references beside each scene file.
  package let baselines: String?
  /// The settings that pictures and their names depend on, as text that is equal in every run.
  ///
  /// The text doesn't include the contents of a theme file.
  package let keyText: String
  /// The reports, with paths relative to the process's folder.
  package let reports: [ProjectDocument.Report]?

  /// Creates the settings for one folder of scenes.
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

  /// A theme, with its file if the theme isn't bundled.
  struct LoadedTheme: Sendable {
    var value: Theme
    /// The path of the theme file, relative to the process's folder, or `nil` if the theme is bundled.
    var file: String?
    /// The hash of the theme file, or `nil` if the theme is bundled.
    var version: String?
  }

  /// The default request for figures, which a scene's own request overrides.
  package var request: FigureRequest {
    var request = FigureRequest()
    request.look = values.look?.value
    request.overlays = values.show?.value
    request.theme = theme
    return request
  }

  /// Returns the text of a project file with the given settings, or `nil` if `settings` is empty.
  ///
  /// All settings must be from the same file. Comments in the text state the origin of each setting.
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
  /// Applies the settings to a scene, except for those that the scene file states itself.
  ///
  /// `stated` contains the keys of the excepted settings. ``request`` isn't applied, because scene files apply it
  /// before their own request.
  func settle(_ scene: inout Scene, stating stated: Set<String>) {
    scene.outside.project = self
    scene.outside.projectKeys = ["canvases", "direction", "theme", "look", "show"].filter {
      !stated.contains($0) && values.text(ofKey: $0) != nil
    }
    if scene.canvases.isEmpty, let own = values.canvases?.value { scene.canvases = own }
    if !stated.contains("direction"), let own = values.direction?.value { scene.direction = own }
  }

  /// Returns a copy of a scene that isn't from a scene file, with the settings applied.
  ///
  /// Only the scene's own canvases override the settings.
  package func settle(_ scene: Scene) -> Scene {
    var scene = scene
    settle(&scene, stating: scene.canvases.isEmpty ? [] : ["canvases"])
    scene.figure.apply(request.known(to: scene))
    return scene
  }
}

/// The settings of a scene that are read from files other than the scene's own file.
package struct OutsideSettings: Sendable {
  /// The path of an Interface Builder document's file of figures, or `nil` if there isn't one.
  package var figureFile: String?
  /// The project file's settings for the scene, or `nil` if no project file applies.
  package var project: ProjectSettings?
  /// The keys of the project file's settings that the scene doesn't override.
  package var projectKeys: [String] = []

  /// Returns the project file's settings that the scene doesn't override.
  ///
  /// The value of a theme file includes the start of the file's hash.
  ///
  /// - Parameter canvas: The canvas of a layout. Its name is the value for the key `canvases`.
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
  /// The keys of the project settings that the scene file states itself.
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
  /// Returns the request without overlays for items that the scene doesn't have.
  func known(to scene: Scene) -> FigureRequest {
    var request = self
    request.overlays = overlays.map(scene.known)
    return request
  }
}
