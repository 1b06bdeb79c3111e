internal import AutoLayout
internal import FileSystem
internal import Foundation
internal import SceneFile
private import Synchronization

/// Finds the project files that apply to inputs of commands.
///
/// In a repository (a folder with `.git`), a project file applies to inputs in its own folder and below. Outside of a
/// repository, it applies only to inputs in its own folder.
package final class ProjectFiles: Sendable {
  private let known = Mutex<[String: Result<ProjectFile?, PlumblineError>]>([:])

  /// Creates a finder, without any I/O.
  package init() {}

  /// Returns the project file that applies to an input, or `nil` if there isn't one.
  ///
  /// The result is cached for all inputs in the same folder.
  ///
  /// - Parameter input: A scene file, a folder, or a stream such as `-`. For a stream, the working folder is searched.
  /// - Returns: The project file.
  /// - Throws: `PlumblineError` if a project file can't be read or is invalid.
  package func file(for input: String) throws(PlumblineError) -> ProjectFile? {
    // A missing input is reported when it is read.
    guard let whole = Self.folder(of: input) else { return nil }
    return try known.withLock { (known) throws(PlumblineError) in
      if let result = known[whole] { return try result.get() }
      let result = Result { () throws(PlumblineError) in try Self.read(around: whole) }
      known[whole] = result
      return try result.get()
    }
  }

  /// Returns the folders to search for an input's project file, innermost first.
  package static func folders(for input: String) -> [String] {
    folder(of: input).map { places(around: $0) } ?? []
  }

  /// Returns the path of an input's folder, with links resolved, or `nil` if the folder doesn't exist.
  private static func folder(of input: String) -> String? {
    if SceneFolder(path: input) != nil { return resolvedPath(input) }
    if SceneInput.isStream(input) { return resolvedPath(".") }
    let file = SwiftPath(input)?.file ?? InterfacePath.file(of: input)
    let folder = SceneFolder(path: file) != nil ? file : file.folderPrefix
    return resolvedPath(folder.isEmpty ? "." : folder)
  }

  /// Reads the project file that applies to a folder, or returns `nil` if there isn't one.
  private static func read(around folder: String) throws(PlumblineError) -> ProjectFile? {
    guard let place = places(around: folder).first(where: { exists($0, ProjectDocument.fileName) })
    else { return nil }
    let path = relativePath(of: place.asFolderPrefix + ProjectDocument.fileName)
    let bytes: [UInt8]
    do throws(ReferencedFileFault) {
      bytes = try confinedContents(
        ofFile: ProjectDocument.fileName, below: place, upTo: ImageFile.byteLimit)
    } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
    let file = try ProjectFile(bytes, at: path, in: place)
    try file.requireFolders(in: place)
    return file
  }

  /// Returns the folders to search for a project file, innermost first.
  private static func places(around folder: String) -> [String] {
    var places = [folder]
    var place = folder
    while !exists(place, ".git") {
      guard place != "/" else { return [folder] }
      place = String(place.folderPrefix.dropLast())
      if place.isEmpty { place = "/" }
      places.append(place)
    }
    return places
  }

  private static func exists(_ folder: String, _ name: String) -> Bool {
    var state = stat()
    return lstat(folder.asFolderPrefix + name, &state) == 0
  }

  /// Returns a path relative to the working folder.
  private static func relativePath(of path: String) -> String {
    guard let current = resolvedPath(".") else { return path }
    let own = current.split(separator: "/")
    let parts = path.split(separator: "/")
    let common = zip(own, parts).prefix { $0 == $1 }.count
    return (own.dropFirst(common).map { _ in ".." } + parts.dropFirst(common))
      .joined(separator: "/")
  }
}

extension ProjectFile {
  /// Checks that each folder for which the file has settings exists.
  ///
  /// - Throws: `PlumblineError` with the missing folders.
  fileprivate func requireFolders(in place: String) throws(PlumblineError) {
    let problems = document.folders.compactMap { folder in
      SceneFolder(path: place.asFolderPrefix + folder.path) == nil
        ? SceneProblem(
          folder.position,
          message: "there is no folder '\(folder.path)' below the folder of this file")
        : nil
    }
    guard problems.isEmpty else {
      throw .unreadableScene(SceneError(file: path, problems: problems))
    }
  }
}
