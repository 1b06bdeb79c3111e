internal import AutoLayout
internal import CairoCanvas
internal import Figures
internal import FileSystem
internal import Foundation
internal import LayoutDocuments
package import SceneFile
internal import Synchronization

/// A project file, with the theme files that it refers to.
package final class ProjectFile: Sendable {
  /// The path of the file, for messages.
  package let path: String
  /// The parsed contents of the file.
  package let document: ProjectDocument
  /// A hash of the project file and of its theme files.
  package let version: String

  /// The path of the file's folder, without links.
  private let folder: String
  /// The theme files by their paths relative to the project file's folder.
  private let themes: [String: ProjectSettings.LoadedTheme]
  /// The settings created so far, by the path of the scene's folder with a trailing slash.
  private let known = Mutex<[String: ProjectSettings]>([:])

  /// Reads the project file that a command or a job names.
  ///
  /// - Throws: `PlumblineError` if the file can't be read or is invalid.
  package convenience init(at path: String) throws(PlumblineError) {
    let bytes = try SceneInput.bytes(ofFile: path)
    guard let folder = resolvedPath(path.folderPrefix.isEmpty ? "." : path.folderPrefix) else {
      throw .unreadableFile(path: path, reason: systemReason())
    }
    try self.init(bytes, at: path, in: folder)
  }

  /// Parses the contents of a project file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The path of the file, for messages.
  ///   - folder: The path of the file's folder, without links.
  /// - Throws: `PlumblineError` if the file, or a theme file that it refers to, is invalid.
  init(_ bytes: [UInt8], at path: String, in folder: String) throws(PlumblineError) {
    self.path = path
    self.folder = folder
    let document: ProjectDocument
    do throws(SceneError) {
      document = try ProjectDocument(bytes: bytes, file: path, nameFault: FigureNaming.fault(of:))
    } catch {
      throw .unreadableScene(error)
    }
    self.document = document
    var paths = ProjectPaths(path: path, folder: folder)
    for settings in [document.settings] + document.folders.map(\.settings) {
      try paths.read(settings)
    }
    guard paths.problems.isEmpty else {
      throw .unreadableScene(SceneError(file: path, problems: paths.problems))
    }
    themes = paths.themes
    version = sha256(
      Array(
        themes.sorted { $0.key < $1.key }.reduce(sha256(bytes)) { $0 + ($1.value.version ?? "") }
          .utf8))
  }

  /// Returns the settings for a scene, which are shared by all scenes in the same folder.
  ///
  /// `scene` is the path of the scene's file or only a name. For a file outside of the project file's folder, the
  /// result is the settings for scenes directly in the project file's folder.
  package func settings(for scene: String) -> ProjectSettings {
    let prefix = (SwiftPath(scene)?.file ?? InterfacePath.file(of: scene)).folderPrefix
    return known.withLock { known in
      if let settings = known[prefix] { return settings }
      let settings = makeSettings(inFolder: relativePath(ofFolder: prefix) ?? "")
      known[prefix] = settings
      return settings
    }
  }

  private func makeSettings(inFolder scenes: String) -> ProjectSettings {
    let values = document.settings(inFolder: scenes)
    let prefix = path.folderPrefix
    let theme: ProjectSettings.LoadedTheme? = values.theme.flatMap { theme in
      switch theme.value {
      case .named(let name): Theme(named: name).map { .init(value: $0) }
      case .file(let file): themes[file]
      }
    }
    let baselines = values.baselines.map {
      prefix + $0.value + (scenes.isEmpty ? "" : "/" + scenes)
    }
    let reports = values.reports?.value.map {
      ProjectDocument.Report(kind: $0.kind, path: $0.path.map { prefix + $0 })
    }
    return ProjectSettings(
      file: path, document: document, folder: scenes, theme: theme, baselines: baselines,
      reports: reports)
  }

  /// Returns a folder's path relative to the project file's folder, or `nil` if it isn't inside that folder.
  private func relativePath(ofFolder path: String) -> String? {
    let path = path.isEmpty ? "." : path
    // A scene from a job may only have a name.
    let whole = resolvedPath(path) ?? URL(fileURLWithPath: path).standardizedFileURL.path
    return below(folder, whole)
  }
}

/// Returns a path relative to a folder, or `nil` if the path isn't inside the folder.
///
/// The result is empty for the folder itself. Neither path may contain links.
private func below(_ folder: String, _ path: String) -> String? {
  if path == folder { return "" }
  let prefix = folder.asFolderPrefix
  return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
}

/// Reads the theme files that a project file refers to, and checks the other paths in it.
private struct ProjectPaths {
  /// The project file's path for messages.
  let path: String
  /// The path of the project file's folder, without links.
  let folder: String
  /// The themes that were read, by the path in the project file.
  var themes: [String: ProjectSettings.LoadedTheme] = [:]
  /// The problems that were found with paths in the project file.
  var problems: [SceneProblem] = []

  /// Reads the theme file that settings of a project file refer to, and checks the other paths in the settings.
  ///
  /// - Throws: `PlumblineError` if a theme file is invalid.
  mutating func read(_ settings: ProjectDocument.Settings) throws(PlumblineError) {
    if let theme = settings.theme, case .file(let file) = theme.value, themes[file] == nil {
      themes[file] = try self.theme(file, at: theme.position)
    }
    if let baselines = settings.baselines {
      check(baselines.value, of: "baselines", at: baselines.position)
    }
    guard let reports = settings.reports else { return }
    for case let file? in reports.value.map(\.path) {
      check(file, of: "reports", at: reports.position)
    }
  }

  /// Reads a theme file, or reports a problem with it and returns `nil`.
  ///
  /// The file and its fonts must exist inside the folder.
  private mutating func theme(
    _ file: String, at position: SourcePosition
  ) throws(PlumblineError) -> ProjectSettings.LoadedTheme? {
    let bytes: [UInt8]
    do throws(ReferencedFileFault) {
      bytes = try confinedContents(ofFile: file, below: folder, upTo: ImageFile.byteLimit)
    } catch {
      report("the theme '\(file)' can't be read: \(error.reason)", at: position)
      return nil
    }
    let path = self.path.folderPrefix + file
    let theme: Theme
    do throws(SceneError) {
      theme = try Theme(bytes: bytes, withFontsBeside: path)
    } catch {
      throw .unreadableScene(error)
    }
    for font in theme.font?.paths ?? [] {
      guard let font = resolvedPath(font), below(folder, font) != nil else {
        report(
          "the font '\(font)' of the theme '\(file)' is outside this file's folder", at: position)
        return nil
      }
    }
    return .init(value: theme, file: path, version: sha256(bytes))
  }

  /// Reports a path that leads out of the folder through links, even if the file doesn't exist.
  private mutating func check(_ file: String, of key: String, at position: SourcePosition) {
    var parts = file.split(separator: "/")
    while !parts.isEmpty {
      if let whole = resolvedPath(folder.asFolderPrefix + parts.joined(separator: "/")) {
        if below(folder, whole) == nil {
          report(
            "'\(file)' of '\(key)' is a link that leads out of this file's folder", at: position)
        }
        return
      }
      parts.removeLast()
    }
  }

  private mutating func report(_ message: String, at position: SourcePosition) {
    problems.append(SceneProblem(position, message: message))
  }
}

extension ProjectSettings {
  /// The naming scheme for picture files, or `nil` if the project file doesn't set one.
  package var naming: FigureNaming? {
    // The pattern was checked when the file was read.
    values.name.flatMap { try? FigureNaming($0.value) }
  }
}

extension FigureNaming {
  /// Returns the error in a project file's naming pattern as text, or `nil` if the pattern is valid.
  fileprivate static func fault(of text: String) -> String? {
    if !text.contains("{"), let meant = spellingSuggestion(for: text, among: words), meant != text {
      return "there is no pattern '\(text)'" + didYouMean(meant)
    }
    do throws(FigureNamePattern.Fault) {
      _ = try FigureNaming(text)
      return nil
    } catch {
      return error.description
    }
  }
}
