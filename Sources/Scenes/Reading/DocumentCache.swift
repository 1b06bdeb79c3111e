private import AutoLayout
private import CairoCanvas
private import FileSystem
private import Foundation
package import InterfaceBuilder
private import LayoutDocuments
package import SceneFile
private import Synchronization

/// Caches the last scene file, the last Interface Builder document, and the asset catalogs of each folder.
package final class DocumentCache: Sendable {
  private let last = Mutex<(bytes: [UInt8], document: InterfaceDocument)?>(nil)
  private let lastFile = Mutex<(path: String, state: FileState, bytes: [UInt8])?>(nil)
  private let lastFigures = Mutex<(bytes: [UInt8], figures: FigureFile)?>(nil)
  private let catalogs = Mutex<[String: AssetCatalogs?]>([:])

  /// The folder to search for asset catalogs, or `nil` to search the folders around each document.
  private let assetFolder: String?

  /// Creates an empty cache.
  ///
  /// - Parameter assetFolder: The folder to search for asset catalogs, or `nil` to search around each document.
  package init(assetFolder: String? = nil) { self.assetFolder = assetFolder }

  /// Returns the contents of a scene's file, which are cached until another file is read or the file changes.
  ///
  /// - Throws: `PlumblineError` if the file can't be read.
  package func bytes(at path: String) throws(PlumblineError) -> [UInt8] {
    let file = InterfacePath.file(of: path)
    return try lastFile.withLock { (last) throws(PlumblineError) in
      let state = FileState(of: file)
      if let last, last.path == file, last.state == state { return last.bytes }
      let bytes = try SceneInput.bytes(at: path)
      last = state.map { (file, $0, bytes) }
      return bytes
    }
  }

  /// Returns the parsed document, which is cached until another document is read or the bytes change.
  ///
  /// - Throws: `InterfaceError` if the document is invalid.
  package func document(_ bytes: [UInt8], at path: InterfacePath) throws(InterfaceError)
    -> InterfaceDocument
  {
    try last.withLock { (last) throws(InterfaceError) in
      if let last, last.document.file == path.file, last.bytes == bytes { return last.document }
      let catalogs = catalogs(around: path)
      let document = try InterfaceDocument(bytes: bytes, file: path.file) { document in
        catalogs?.assets(of: document) ?? InterfaceAssets()
      }
      last = (bytes, document)
      return document
    }
  }

  /// Returns the names and hashes of the other files that a scene depends on, as text for detecting changes.
  ///
  /// For a scene file, these are its images, component files and panels. For an Interface Builder document, these are
  /// the files of its asset catalogs and its file of figures.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the scene's file.
  ///   - path: The path of the scene's file.
  /// - Returns: The text, or an empty string if the scene depends on no other files.
  package func otherFilesText(of bytes: [UInt8], at path: String) -> String {
    func version(_ file: String) -> String? {
      (try? contents(ofFile: file, upTo: ImageFile.byteLimit)).map { sha256($0) }
    }
    guard let path = InterfacePath(path) else {
      return NamedFiles.paths(in: bytes, at: path).map { name in
        let file = name.hasPrefix("/") ? name : path.folderPrefix + name
        return "\0\(name)\0" + (version(file) ?? "unreadable")
      }.joined()
    }
    let figures = path.figureFile.flatMap(version).map { "\0" + $0 } ?? ""
    guard catalogs(around: path) != nil, let document = try? document(bytes, at: path) else {
      return figures
    }
    return figures + document.assets.files.map { "\0\($0.path)\0\($0.version)" }.joined()
  }

  /// Reads the file of figures beside a document, or returns `nil` if there isn't one.
  ///
  /// - Throws: `SceneError` if the file can't be read.
  package func figures(beside path: InterfacePath) throws(SceneError) -> FigureFile? {
    guard let file = path.figureFile, access(file, F_OK) == 0 else { return nil }
    let bytes: [UInt8]
    do throws(PlumblineError) { bytes = try SceneInput.bytes(ofFile: file) } catch {
      throw SceneError(
        file: file, problems: [SceneProblem(.start, message: error.description)])
    }
    return lastFigures.withLock { last in
      if let last, last.figures.file == file, last.bytes == bytes { return last.figures }
      let figures = FigureFile(bytes: bytes, file: file)
      last = (bytes, figures)
      return figures
    }
  }

  private func catalogs(around path: InterfacePath) -> AssetCatalogs? {
    catalogs.withLock { catalogs in
      let folder = assetFolder ?? path.file.folderPrefix
      if let known = catalogs[folder] { return known }
      let found = assetFolder.map { AssetCatalogs(of: $0) } ?? AssetCatalogs(around: path)
      catalogs[folder] = .some(found)
      return found
    }
  }
}
