internal import FileSystem
internal import Foundation
internal import InterfaceBuilder
internal import SceneFile

/// Finds the scenes that a person names: files, folders, or standard input.
package enum SceneInput {
  /// The most bytes that are read: more than any kind of file may have, which their readers say.
  private static let byteLimit = InterfaceLimits.byteCount + 1

  /// The scenes that an argument stands for, in a stable order: a scene file is itself, an Interface Builder
  /// document each of its scenes, a folder every scene in it at any depth by its path, and `-` standard input.
  ///
  /// - Parameters:
  ///   - argument: A file, a folder, or `-`.
  ///   - scene: The object id or name of the scene of documents; `nil` for all of them.
  /// - Returns: Paths that ``scene(at:)`` reads.
  /// - Throws: `PlumblineError` for what is not there, and for a folder without scenes.
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

  /// Whether an argument may be an Interface Builder document that is read once only: standard input, or a pipe or a
  /// device that isn't named as a scene file.
  package static func isStream(_ argument: String) -> Bool {
    if argument == "-" { return true }
    guard InterfacePath(argument) != nil || !SceneFolder.isScene(argument) else { return false }
    var state = stat()
    return stat(InterfacePath.file(of: argument), &state) == 0
      && ![S_IFREG, S_IFDIR].contains(state.st_mode & S_IFMT)
  }

  /// The scenes of a file: those of an Interface Builder document or a Swift file, or else the file itself.
  ///
  /// A document that can't be read stands for itself, so that whoever reads it is told why, and so does one that
  /// comes through a pipe, which can be read once only.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scene: The object id or name of the scene of a document; `nil` for all of them.
  /// - Returns: Paths that ``scene(at:)`` reads.
  package static func scenes(of path: String, named scene: String? = nil) -> [String] {
    if let swift = SwiftPath(path) { return SwiftInput.scenes(of: swift, named: scene) }
    guard let interface = InterfacePath(path), interface.scene == nil, !isStream(path) else {
      return [path]
    }
    if let scene { return ["\(path)#\(scene)"] }
    let scenes = namedScenes(of: path)
    return scenes.count > 1 ? scenes : [path]
  }

  /// The scenes of an Interface Builder document by their names; empty if it can't be read.
  package static func namedScenes(of path: String) -> [String] {
    if let swift = SwiftPath(path) { return SwiftInput.scenes(of: swift, named: nil) }
    return (try? bytes(at: path)).map { namedScenes(of: $0, path) } ?? []
  }

  /// The scenes of an Interface Builder document by their names; empty if it can't be read.
  package static func namedScenes(of bytes: [UInt8], _ file: String) -> [String] {
    guard let document = try? InterfaceDocument(bytes: bytes, file: file) else { return [] }
    return document.sceneNames.map { "\(file)#\($0)" }
  }

  /// The scenes of what is read once: one, or those of an Interface Builder document.
  ///
  /// - Parameters:
  ///   - argument: A pipe, a device, or `-` for standard input.
  ///   - scene: The object id or name of the scene of a document; `nil` for all of them.
  ///   - shelf: What the scenes of a run share.
  ///   - project: The settings of the project file, or `nil` without one.
  /// - Returns: The scenes in the document's order.
  /// - Throws: `PlumblineError` for what can't be read.
  package static func scenes(
    ofStream argument: String, scene: String?, on shelf: DocumentShelf = DocumentShelf(),
    project: ProjectSettings? = nil
  ) throws(PlumblineError) -> [Scene] {
    let bytes = try bytes(at: argument)
    let path = InterfacePath(argument == "-" ? "stdin" : argument, bytes)
    guard let file = path?.file, path?.scene == nil else {
      return [try self.scene(from: bytes, at: argument, on: shelf, project: project)]
    }
    var names = scene.map { ["\(file)#\($0)"] } ?? namedScenes(of: bytes, file)
    if names.count < 2, scene == nil { names = [file] }
    return try names.map { (name) throws(PlumblineError) in
      try self.scene(from: bytes, at: name, on: shelf, project: project)
    }
  }

  /// The first names of scenes as a list: `Login, About and 3 more`.
  package static func list(_ names: [String]) -> String { sceneList(names) }

  /// Reads a scene from a file, or from standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - project: The settings of the scene's project file, for what the scene doesn't state; `nil` without one.
  /// - Returns: The scene.
  /// - Throws: `PlumblineError` for a file that cannot be read, and for what is wrong in it.
  package static func scene(
    at path: String, project: ProjectSettings? = nil
  ) throws(PlumblineError) -> Scene {
    guard let swift = SwiftPath(path) else {
      return try scene(from: bytes(at: path), at: path, project: project)
    }
    let scene = try SwiftInput.scene(at: swift)
    return project?.settle(scene) ?? scene
  }

  /// Reads a scene from the bytes that its file has, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - path: The file.
  ///   - shelf: What the scenes of a run share.
  ///   - project: The settings of the scene's project file, or `nil` without one.
  /// - Returns: The scene.
  /// - Throws: `PlumblineError.unreadableScene`.
  package static func scene(
    from bytes: [UInt8], at path: String, on shelf: DocumentShelf = DocumentShelf(),
    project: ProjectSettings? = nil
  ) throws(PlumblineError) -> Scene {
    do throws(SceneError) {
      return try Scene(bytes: bytes, file: path == "-" ? "stdin" : path, project: project) {
        (path) throws(InterfaceError) in
        try shelf.document(bytes, at: path)
      } figures: { (path) throws(SceneError) in
        try shelf.figures(beside: path)
      }
    } catch {
      throw .unreadableScene(error)
    }
  }

  /// The bytes of a file, or of standard input for `-`.
  package static func bytes(at path: String) throws(PlumblineError) -> [UInt8] {
    do throws(SystemFailure) {
      return path == "-"
        ? try contents(ofDescriptor: STDIN_FILENO, upTo: byteLimit)
        : try contents(ofInput: InterfacePath.file(of: path), upTo: byteLimit)
    } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
  }

  /// The bytes of a regular file, for jobs: reading a pipe would hold up all after it, and standard input has the
  /// jobs themselves.
  package static func bytes(ofFile path: String) throws(PlumblineError) -> [UInt8] {
    do throws(SystemFailure) {
      return try contents(ofFile: InterfacePath.file(of: path), upTo: byteLimit)
    } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
  }
}

extension Scene {
  /// Reads a scene from a file: a scene file, an Interface Builder document, or Swift code.
  ///
  /// A document of several scenes and a Swift file name theirs after `#`, as in `Main.storyboard#Login`.
  ///
  /// - Parameter path: The file, or `-` for standard input.
  /// - Throws: `PlumblineError` for a file that can't be read, and for what is wrong in it.
  public init(at path: String) throws(PlumblineError) { self = try SceneInput.scene(at: path) }
}
