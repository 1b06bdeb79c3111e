internal import FileSystem
internal import Foundation
internal import InterfaceBuilder
internal import SceneFile

/// Finds the scenes that command-line arguments refer to.
package enum SceneInput {
  /// The maximum number of bytes to read, which is above the limit of every kind of file.
  private static let byteLimit = InterfaceLimits.byteCount + 1

  /// Returns the scenes that an argument refers to, in a stable order.
  ///
  /// A scene file is a single scene, and an Interface Builder document can have several. A folder refers to all scenes
  /// in it at any depth, and `-` to standard input.
  ///
  /// - Parameters:
  ///   - argument: A file, a folder, or `-`.
  ///   - scene: The object ID or name of the scene to use in documents, or `nil` for all of their scenes.
  /// - Returns: Paths for ``scene(at:)``.
  /// - Throws: `PlumblineError` if the argument doesn't exist or is a folder without scenes.
  package static func files(
    for argument: String, scene: String? = nil
  ) throws(PlumblineError) -> [String] {
    if argument == "-" { return ["-"] }
    let file = SwiftPath(argument)?.file ?? InterfacePath.file(of: argument)
    guard access(file, F_OK) == 0 else {
      throw .unreadableFile(path: argument, reason: systemReason())
    }
    guard let folder = SceneFolder(path: argument) else {
      return scenes(of: argument, named: scene)
    }
    guard access(argument, R_OK) == 0 else {
      throw .unreadableFile(path: argument, reason: systemReason())
    }
    let scenes = folder.scenes()
    guard !scenes.isEmpty else { throw .noScenes(folder: argument) }
    return scenes.flatMap { self.scenes(of: argument.asFolderPrefix + $0, named: scene) }
  }

  /// Whether an argument is a stream that may contain an Interface Builder document and can be read only once.
  ///
  /// This is true for standard input, and for a pipe or device whose name isn't that of a scene file.
  package static func isStream(_ argument: String) -> Bool {
    if argument == "-" { return true }
    guard InterfacePath(argument) != nil || !SceneFolder.isScene(argument) else { return false }
    var state = stat()
    return stat(InterfacePath.file(of: argument), &state) == 0
      && ![S_IFREG, S_IFDIR].contains(state.st_mode & S_IFMT)
  }

  /// Returns a path for each scene in a document or Swift file; for other files, returns only `path`.
  ///
  /// The result is also `path` if a document can't be read, so that reading it fails with the reason. A document in a
  /// pipe isn't opened, because a pipe can be read only once.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scene: The object ID or name of the scene to use in a document, or `nil` for all of its scenes.
  /// - Returns: Paths for ``scene(at:)``.
  package static func scenes(of path: String, named scene: String? = nil) -> [String] {
    if let swift = SwiftPath(path) { return SwiftInput.scenes(of: swift, named: scene) }
    guard let interface = InterfacePath(path), interface.scene == nil, !isStream(path) else {
      return [path]
    }
    if let scene { return ["\(path)#\(scene)"] }
    let scenes = namedScenes(of: path)
    return scenes.count > 1 ? scenes : [path]
  }

  /// Returns a path such as `Main.storyboard#Login` for each scene of a document; empty if it can't be read.
  package static func namedScenes(of path: String) -> [String] {
    if let swift = SwiftPath(path) { return SwiftInput.scenes(of: swift, named: nil) }
    return (try? bytes(at: path)).map { namedScenes(of: $0, path) } ?? []
  }

  /// Returns a path such as `Main.storyboard#Login` for each scene of a document; empty if it can't be parsed.
  package static func namedScenes(of bytes: [UInt8], _ file: String) -> [String] {
    guard let document = try? InterfaceDocument(bytes: bytes, file: file) else { return [] }
    return document.sceneNames.map { "\(file)#\($0)" }
  }

  /// Reads the scenes of a stream: a single scene, or the scenes of an Interface Builder document.
  ///
  /// - Parameters:
  ///   - argument: A pipe, a device, or `-` for standard input.
  ///   - scene: The object ID or name of the scene to use in a document, or `nil` for all of its scenes.
  ///   - cache: The cache that the scenes of a run share.
  ///   - project: The settings of the project file, or `nil`.
  /// - Returns: The scenes in the document's order.
  /// - Throws: `PlumblineError` if the stream can't be read.
  package static func scenes(
    ofStream argument: String, scene: String?, using cache: DocumentCache = DocumentCache(),
    project: ProjectSettings? = nil
  ) throws(PlumblineError) -> [Scene] {
    let bytes = try bytes(at: argument)
    let path = InterfacePath(argument == "-" ? "stdin" : argument, bytes)
    guard let file = path?.file, path?.scene == nil else {
      return [try self.scene(from: bytes, at: argument, using: cache, project: project)]
    }
    var names = scene.map { ["\(file)#\($0)"] } ?? namedScenes(of: bytes, file)
    if names.count < 2, scene == nil { names = [file] }
    return try names.map { (name) throws(PlumblineError) in
      try self.scene(from: bytes, at: name, using: cache, project: project)
    }
  }

  /// Lists the first few names of scenes and the number of further scenes, such as `Login, About and 3 more`.
  package static func list(_ names: [String]) -> String { sceneList(names) }

  /// Reads a scene from a file, or from standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - project: The settings of the scene's project file, or `nil`. The scene's own settings override them.
  /// - Returns: The scene.
  /// - Throws: `PlumblineError` if the file can't be read or is invalid.
  package static func scene(
    at path: String, project: ProjectSettings? = nil
  ) throws(PlumblineError) -> Scene {
    guard let swift = SwiftPath(path) else {
      return try scene(from: bytes(at: path), at: path, project: project)
    }
    let scene = try SwiftInput.scene(at: swift)
    return project?.settle(scene) ?? scene
  }

  /// Parses a scene from the contents of its file, or of standard input for `-`.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The file.
  ///   - cache: The cache that the scenes of a run share.
  ///   - project: The settings of the scene's project file, or `nil`.
  /// - Returns: The scene.
  /// - Throws: `PlumblineError.unreadableScene`.
  package static func scene(
    from bytes: [UInt8], at path: String, using cache: DocumentCache = DocumentCache(),
    project: ProjectSettings? = nil
  ) throws(PlumblineError) -> Scene {
    do throws(SceneError) {
      return try Scene(bytes: bytes, file: path == "-" ? "stdin" : path, project: project) {
        (path) throws(InterfaceError) in
        try cache.document(bytes, at: path)
      } figures: { (path) throws(SceneError) in
        try cache.figures(beside: path)
      }
    } catch {
      throw .unreadableScene(error)
    }
  }

  /// Returns the contents of a file, or of standard input if the path is `-`.
  package static func bytes(at path: String) throws(PlumblineError) -> [UInt8] {
    do throws(SystemFailure) {
      return path == "-"
        ? try contents(ofDescriptor: STDIN_FILENO, upTo: byteLimit)
        : try contents(ofInput: InterfacePath.file(of: path), upTo: byteLimit)
    } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
  }

  /// Returns the contents of a regular file that a job refers to.
  ///
  /// Streams are rejected. Reading a pipe would block later jobs, and standard input is the stream of jobs.
  package static func bytes(ofFile path: String) throws(PlumblineError) -> [UInt8] {
    do throws(SystemFailure) {
      return try contents(ofFile: InterfacePath.file(of: path), upTo: byteLimit)
    } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
  }
}
