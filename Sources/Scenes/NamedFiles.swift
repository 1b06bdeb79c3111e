internal import CairoCanvas
internal import FileSystem
internal import Foundation
internal import SceneFile

/// Returns a function that reads a component file, which must be in the scene file's folder or below it.
func componentFiles(
  around file: String
) -> (String) throws(ReferencedFileFault) -> [UInt8] {
  { (path) throws(ReferencedFileFault) in
    try fileContents(path, around: file, upTo: DocumentLimits.byteCount)
  }
}

/// Returns the contents of a file that a scene refers to, which must be in the scene's folder or below it.
func fileContents(
  _ path: String, around file: String, upTo limit: Int
) throws(ReferencedFileFault) -> [UInt8] {
  let prefix = file.folderPrefix
  guard let folder = resolvedPath(prefix.isEmpty ? "." : prefix) else {
    throw ReferencedFileFault("the scene's folder can't be read")
  }
  guard !path.hasPrefix("/") else {
    throw ReferencedFileFault("its path is absolute; write it relative to the scene's folder")
  }
  return try confinedContents(ofFile: path, below: folder, upTo: limit)
}

/// The files that scene files refer to.
package enum NamedFiles {
  /// Returns the paths of a scene file's images, component files and panels, relative to the scene file's folder.
  ///
  /// If the scene is invalid, the result contains only component files that the scene file refers to directly.
  package static func paths(in bytes: [UInt8], at path: String) -> [String] {
    // Most scenes refer to no files and aren't parsed for this. Drawing reports errors. Searching with the
    // standard library or Foundation takes up to a thousand times as long.
    guard ["panels", "image", "components"].contains(where: bytes.contains(word:)) else {
      return []
    }
    do throws(SceneError) {
      let scene = try Scene(
        sceneFile: bytes, file: path, project: nil, readFile: componentFiles(around: path))
      return (scene.document.map { $0.imagePaths + $0.componentFiles } ?? [])
        + scene.figurePanels.compactMap { $0.scene?.text }
    } catch {
      return ExpandedDocument.componentPaths(in: bytes, file: path)
    }
  }

  /// Returns a scene file's component files and images, each with a hash of its contents; empty for other scenes.
  ///
  /// - Throws: `PlumblineError.unreadableFile` if a file was removed after the scene was read.
  package static func versions(of scene: Scene) throws(PlumblineError) -> [(
    path: String, version: String
  )] {
    guard let document = scene.document, let file = scene.file else { return [] }
    return try (document.componentFiles + document.imagePaths).uniqued().map {
      (path) throws(PlumblineError) in
      do throws(ReferencedFileFault) {
        let bytes = try fileContents(path, around: file, upTo: ImageFile.byteLimit)
        // This many digits tell files apart and keep lines short.
        return (path, "sha256:\(sha256(bytes).prefix(16))")
      } catch {
        throw .unreadableFile(path: path, reason: error.reason)
      }
    }
  }
}

extension [UInt8] {
  /// Whether a word occurs in the bytes.
  fileprivate func contains(word: String) -> Bool {
    let word = Array(word.utf8)
    return withUnsafeBufferPointer { bytes in
      (0..<Swift.max(0, bytes.count - word.count + 1)).contains { place in
        bytes[place] == word[0] && word.indices.allSatisfy { bytes[place + $0] == word[$0] }
      }
    }
  }
}
