internal import AutoLayout
internal import FileSystem
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import Plumbline
internal import Scenes
internal import Synchronization

/// The scenes that pages can show: only those in the files and folders that the server was started with.
final class ServedScenes: Sendable {
  /// The files and folders that the scenes come from.
  struct Sources: Sendable {
    /// The paths of the files and folders.
    var paths: [String]
    /// The folders in ``paths`` whose Swift files are compiled together.
    var swiftFolders: Set<String> = []
    /// Whether to ignore project files.
    var ignoresProjects = false
  }

  /// A scene in the list of scenes.
  struct Entry: Sendable {
    /// The name of the scene in requests: the file's path, and the scene's name if the file has several scenes.
    var name: String
    /// The path, among the server's paths, through which the scene was found.
    var group: String
    /// A number that changes each time the scene is read.
    var revision: Int
    /// The scene, or the reason why it can't be read.
    var scene: Result<Scene, PlumblineError>
  }

  private struct List {
    var entries: [Entry] = []
    var states: [String: FileState?] = [:]
    var places: [String: Int] = [:]
    var revision = 0
  }

  /// The files and folders that the scenes come from.
  let sources: Sources
  private let list = Mutex(List())

  /// Creates an empty list, to which ``update(withOthers:)`` adds the scenes.
  init(_ sources: Sources) { self.sources = sources }

  /// The scenes, in a stable order.
  var entries: [Entry] { list.withLock { $0.entries } }

  /// Returns the scene with a name, and the scene's revision.
  ///
  /// - Throws: ``PageRequestError`` if the name is unknown, and `PlumblineError` if the scene can't be read.
  func scene(named name: String) throws -> (scene: Scene, revision: Int) {
    let file = SwiftPath(name)?.file ?? InterfacePath.file(of: name)
    let entry = list.withLock { list in
      // A file that can't be read stands for its scenes.
      (list.places[name] ?? list.places[file]).map { list.entries[$0] }
    }
    guard let entry else {
      throw PageRequestError("the scene '\(name)' isn't there any more; it was deleted or renamed")
    }
    return (try entry.scene.get(), entry.revision)
  }

  /// Reads the scenes that are new or whose files have changed.
  ///
  /// - Parameter others: Whether files other than scenes have changed. Any scene may depend on them, so all scenes are
  ///   read.
  /// - Returns: The names of added, changed and removed scenes.
  func update(withOthers others: Bool = false) -> Set<String> {
    let old = list.withLock { $0 }
    let cache = DocumentCache()
    let projects = sources.ignoresProjects ? nil : ProjectFiles()
    var new = List(revision: old.revision + 1)
    var changed: Set<String> = []
    for (name, group) in found() {
      guard new.places[name] == nil else { continue }
      let file = SwiftPath(name)?.file ?? InterfacePath.file(of: name)
      let state = FileState(of: file)
      new.states[name] = .some(state)
      new.places[name] = new.entries.count
      if !others, let place = old.places[name], state != nil, old.states[name] == .some(state),
        SwiftPath(name) == nil
      {
        new.entries.append(old.entries[place])
        continue
      }
      changed.insert(name)
      new.entries.append(
        Entry(
          name: name, group: group, revision: new.revision,
          scene: Self.read(name, using: cache) { () throws(PlumblineError) in
            try projects?.file(for: group)?.settings(for: name)
          }))
    }
    changed.formUnion(Set(old.places.keys).subtracting(new.places.keys))
    let updated = new
    list.withLock { $0 = updated }
    return changed
  }

  private static func read(
    _ name: String, using cache: DocumentCache,
    project: () throws(PlumblineError) -> ProjectSettings?
  ) -> Result<Scene, PlumblineError> {
    Result { () throws(PlumblineError) in
      let project = try project()
      if SwiftPath(name) != nil { return try SceneInput.scene(at: name, project: project) }
      return try SceneInput.scene(
        from: cache.bytes(at: name), at: name, using: cache, project: project)
    }
  }

  /// The possible paths of the scenes' project files, and the paths of the theme files that project files name.
  var projectFiles: [String] {
    if sources.ignoresProjects { return [] }
    let folders = sources.paths.flatMap(ProjectFiles.folders).uniqued()
    let themes = entries.compactMap { entry in
      if case .success(let scene) = entry.scene { scene.project?.themeFile } else { nil }
    }
    return folders.map { $0.asFolderPrefix + ProjectSettings.fileName } + themes.uniqued()
  }

  /// Returns the names of all scenes, each with the path through which it was found.
  private func found() -> [(name: String, group: String)] {
    sources.paths.flatMap { path -> [(String, String)] in
      let argument = sources.swiftFolders.contains(path) ? SwiftPath.folder(path) : path
      // A folder without scenes may get some later.
      let names =
        (try? SceneInput.files(for: argument)) ?? (SceneFolder(path: path) == nil ? [path] : [])
      return names.filter { isInside($0, path) }.map { ($0, path) }
    }
  }

  /// Returns whether a scene's file is inside the folder in which it was found, after resolving symbolic links.
  private func isInside(_ name: String, _ path: String) -> Bool {
    guard SceneFolder(path: path) != nil, SwiftPath(name) == nil else { return true }
    guard let folder = resolvedPath(path), let file = resolvedPath(InterfacePath.file(of: name))
    else {
      return false
    }
    return file.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
