package import AutoLayout
package import LayoutDocuments
package import PictureDescriptions

/// The validated values of a project file, which apply to scenes that don't specify their own.
package struct ProjectDocument: Hashable, Sendable {
  /// The name of project files.
  package static let fileName = "plumbline.yml"

  /// The settings that apply to all scenes.
  package var settings = Settings()
  /// The folders that have their own settings, in the order of the file.
  package var folders: [Folder] = []

  /// Settings for scenes, in which `nil` means that the file doesn't specify a value.
  package struct Settings: Hashable, Sendable {
    /// The canvases for scenes that don't specify any.
    package var canvases: Stated<[Canvas]>?
    /// The layout direction of scenes.
    package var direction: Stated<LayoutDirection>?
    /// The theme of figures.
    package var theme: Stated<Theme>?
    /// The look of figures: a diagram, or views as UIKit draws them.
    package var look: Stated<FigureLook>?
    /// The overlays of figures.
    package var show: Stated<[OverlayWord]>?
    /// A naming pattern for picture files, or the name of a predefined naming scheme.
    package var name: Stated<String>?
    /// The folder of snapshot references, relative to the project file's folder.
    package var baselines: Stated<String>?
    /// The settings for lint rules and failures.
    package var lint = Lint()
    /// The reports that `verify` writes.
    package var reports: Stated<[Report]>?

    /// Creates settings without values.
    package init() {}
  }

  /// A value with the position of its key.
  package struct Stated<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value that the project file specifies for the key.
    package var value: Value
    /// The position of the key in the project file.
    package var position: SourcePosition
  }

  /// The theme of figures.
  package enum Theme: Hashable, Sendable {
    /// A bundled theme, by its name.
    case named(String)
    /// The path of a theme file, relative to the project file's folder.
    case file(String)
  }

  /// The settings for lint rules.
  package struct Lint: Hashable, Sendable {
    /// The rules to check.
    package var rule: Stated<[String]>?
    /// The rules to ignore.
    package var ignore: Stated<[String]>?
    /// The lowest severity of findings that makes `lint` fail.
    package var failOn: Stated<String>?
  }

  /// A report that `verify` writes.
  package struct Report: Hashable, Sendable {
    /// The name of the report's kind, such as `junit`.
    package var kind: String
    /// The path of the report relative to the project file's folder, or `nil` to write it into the folder of results.
    package var path: String?

    /// Creates a report of the given kind.
    package init(kind: String, path: String? = nil) { (self.kind, self.path) = (kind, path) }
  }

  /// A folder whose scenes have their own settings.
  package struct Folder: Hashable, Sendable {
    /// The path of the folder relative to the project file's folder, without a trailing slash.
    package var path: String
    /// The position of the folder's path in the project file.
    package var position: SourcePosition
    /// The settings for the folder's scenes.
    package var settings: Settings

    /// Whether a path leads to this folder or to a folder inside it.
    package func contains(_ folder: String) -> Bool {
      folder == path || folder.hasPrefix(path + "/")
    }
  }

  /// Creates a document without settings.
  package init() {}

  /// Parses and validates a project file in YAML or JSON; an empty file has no settings.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The file's name, for messages.
  ///   - nameFault: Returns the problem with a naming pattern, or `nil` if the pattern is valid.
  /// - Throws: `SceneError` with everything that can be found wrong in one pass.
  package init(
    bytes: [UInt8], file: String, nameFault: (String) -> String?
  ) throws(SceneError) {
    var problems: [SceneProblem] = []
    let syntax = SceneSyntax(fileName: file, bytes: bytes)
    let node = readDocument(bytes, syntax: syntax, problems: &problems)
    guard let node else {
      guard problems != [SceneProblem(.start, .emptyFile)] else { return }
      throw SceneError(file: file, problems: problems)
    }
    // The closure is only called while this function runs.
    self = try withoutActuallyEscaping(nameFault) { nameFault throws(SceneError) in
      var reader = ProjectReader(reader: SceneReader(file: file), nameFault: nameFault)
      let document = reader.document(node)
      problems += reader.reader.problems
      guard let document, problems.isEmpty else {
        throw SceneError(file: file, problems: problems)
      }
      return document
    }
  }

  /// Returns the settings for scenes in a folder.
  ///
  /// Settings of a folder override those for all scenes, and settings of inner folders override those of outer folders.
  ///
  /// - Parameter folder: The path of the folder relative to the project file's folder; empty for that folder itself.
  /// - Returns: The settings.
  package func settings(inFolder folder: String) -> Settings {
    folders.filter { $0.contains(folder) }
      .sorted { $0.path.utf8.count < $1.path.utf8.count }
      .reduce(settings) { $0.replaced(by: $1.settings) }
  }
}

extension ProjectDocument.Settings {
  /// Returns the settings, overridden by the values that `other` specifies.
  func replaced(by other: Self) -> Self {
    var settings = self
    settings.canvases = other.canvases ?? canvases
    settings.direction = other.direction ?? direction
    settings.theme = other.theme ?? theme
    settings.look = other.look ?? look
    settings.show = other.show ?? show
    settings.name = other.name ?? name
    settings.baselines = other.baselines ?? baselines
    settings.lint.rule = other.lint.rule ?? lint.rule
    settings.lint.ignore = other.lint.ignore ?? lint.ignore
    settings.lint.failOn = other.lint.failOn ?? lint.failOn
    settings.reports = other.reports ?? reports
    return settings
  }
}
