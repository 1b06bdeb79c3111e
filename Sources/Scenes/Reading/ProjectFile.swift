internal import AutoLayout
internal import CairoCanvas
internal import Figures
internal import FileSystem
internal import Foundation
internal import LayoutDocuments
package import SceneFile
internal import Synchronization

/// A project file with the theme files that it names.
package final class ProjectFile: Sendable {
  /// The path for messages.
  package let path: String
  /// The values.
  package let document: ProjectDocument
  /// A hash of the file and of its theme files.
  package let version: String

  /// The folder of the file, without links.
  private let folder: String
  /// The theme files by their paths from the folder.
  private let themes: [String: ProjectSettings.LoadedTheme]
  /// The settings of folders with scenes, by the paths of these folders as scenes name them.
  private let known = Mutex<[String: ProjectSettings]>([:])

  /// Reads a file that a person or a job names.
  ///
  /// - Throws: `PlumblineError` for a file that can't be read, and for what is wrong in it.
  package convenience init(at path: String) throws(PlumblineError) {
    let bytes = try SceneInput.bytes(ofFile: path)
    guard let folder = resolvedPath(path.folderPrefix.isEmpty ? "." : path.folderPrefix) else {
      throw .unreadableFile(path: path, reason: systemReason())
    }
    try self.init(bytes, at: path, in: folder)
  }

  /// Reads the content of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path for messages.
  ///   - folder: The folder of the file, without links.
  /// - Throws: `PlumblineError` for what is wrong in the file, and in theme files that it names.
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

  /// The settings for a scene.
  ///
  /// - Parameter scene: The scene's file, or the name of a scene without one, which counts as being in the file's folder
  ///   if it is elsewhere.
  /// - Returns: The settings, which are the same value for all scenes of a folder.
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

  /// The path of a folder from that of the project file; `nil` for a folder that is elsewhere.
  private func relativePath(ofFolder path: String) -> String? {
    let path = path.isEmpty ? "." : path
    // A scene that comes with a job may have a name only.
    let whole = resolvedPath(path) ?? URL(fileURLWithPath: path).standardizedFileURL.path
    return below(folder, whole)
  }
}

/// The path below a folder, empty for the folder itself, or `nil` if it is elsewhere.
///
/// Both paths are without links.
private func below(_ folder: String, _ path: String) -> String? {
  if path == folder { return "" }
  let prefix = folder.asFolderPrefix
  return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
}

/// Reads the theme files of a project file, and checks the other paths in it.
private struct ProjectPaths {
  /// The project file's path for messages.
  let path: String
  /// The project file's folder, without links.
  let folder: String
  /// The themes by their paths from the folder.
  var themes: [String: ProjectSettings.LoadedTheme] = [:]
  /// The paths that can't be used.
  var problems: [SceneProblem] = []

  /// Reads what settings name.
  ///
  /// - Throws: `PlumblineError` for what is wrong in a theme file.
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

  /// The theme of a file; `nil`, with a report, if it or one of its fonts isn't below the folder.
  private mutating func theme(
    _ file: String, at position: SourcePosition
  ) throws(PlumblineError) -> ProjectSettings.LoadedTheme? {
    let bytes: [UInt8]
    do throws(ImageFileFault) {
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
          "the font '\(font)' of the theme '\(file)' is out of this file's folder", at: position)
        return nil
      }
    }
    return .init(value: theme, file: path, version: sha256(bytes))
  }

  /// Reports a path that leads out of the folder by links, whether or not there is anything.
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
  /// How picture files are named, or `nil` if it isn't stated.
  package var naming: FigureNaming? {
    // The pattern was checked when the file was read.
    values.name.flatMap { try? FigureNaming($0.value) }
  }
}

extension FigureNaming {
  /// Returns what is wrong with a pattern of a project file, or `nil` for a valid one.
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
