internal import AutoLayout
internal import FileSystem
internal import Foundation
internal import SceneFile
private import Synchronization

/// Finds the project files of inputs.
///
/// A project file counts for inputs in its folder and below, up to the folder that has `.git`. Outside of a repository, it
/// counts for inputs in its own folder only.
package final class ProjectFiles: Sendable {
  private let known = Mutex<[String: Result<ProjectFile?, PlumblineError>]>([:])

  /// Looks at nothing yet.
  package init() {}

  /// The project file of an input, or `nil` if there isn't one.
  ///
  /// - Parameter input: A scene file, a folder, or a stream such as `-`, which counts as being in the working folder.
  /// - Returns: The file, which is read once.
  /// - Throws: `PlumblineError` for a project file that can't be read, and for what is wrong in it.
  package func file(for input: String) throws(PlumblineError) -> ProjectFile? {
    // Who reads the input says that it isn't there.
    guard let whole = Self.folder(of: input) else { return nil }
    return try known.withLock { (known) throws(PlumblineError) in
      if let result = known[whole] { return try result.get() }
      let result = Result { () throws(PlumblineError) in try Self.read(around: whole) }
      known[whole] = result
      return try result.get()
    }
  }

  /// The folders in which a project file would count for an input, from the inside out.
  package static func folders(for input: String) -> [String] {
    folder(of: input).map { places(around: $0) } ?? []
  }

  /// The folder of an input without links, or `nil` if it isn't there.
  private static func folder(of input: String) -> String? {
    if SceneFolder(path: input) != nil { return resolvedPath(input) }
    if SceneInput.isStream(input) { return resolvedPath(".") }
    let file = SwiftPath(input)?.file ?? InterfacePath.file(of: input)
    let folder = SceneFolder(path: file) != nil ? file : file.folderPrefix
    return resolvedPath(folder.isEmpty ? "." : folder)
  }

  /// Reads the project file that counts for a folder.
  private static func read(around folder: String) throws(PlumblineError) -> ProjectFile? {
    guard let place = places(around: folder).first(where: { exists($0, ProjectDocument.fileName) })
    else { return nil }
    let path = relativePath(of: place.asFolderPrefix + ProjectDocument.fileName)
    let bytes: [UInt8]
    do throws(ImageFileFault) {
      bytes = try confinedContents(
        ofFile: ProjectDocument.fileName, below: place, upTo: ImageFile.byteLimit)
    } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
    let file = try ProjectFile(bytes, at: path, in: place)
    try file.requireFolders(in: place)
    return file
  }

  /// The folders to look into, from the inside out.
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

  /// A path from the working folder, as people write it.
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
  /// Checks that there are the folders with settings of their own.
  ///
  /// - Throws: `PlumblineError` with those that are missing.
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
