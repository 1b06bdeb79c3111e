private import AutoLayout
private import CairoCanvas
private import FileSystem
private import Foundation
package import InterfaceBuilder
private import LayoutDocuments
package import SceneFile
private import Synchronization

/// What scenes of Interface Builder documents share while a run reads them: the document that was read last, and
/// the asset catalogues of each folder.
package final class DocumentShelf: Sendable {
  private let last = Mutex<(bytes: [UInt8], document: InterfaceDocument)?>(nil)
  private let lastFile = Mutex<(path: String, state: FileState, bytes: [UInt8])?>(nil)
  private let lastFigures = Mutex<(bytes: [UInt8], figures: FigureFile)?>(nil)
  private let catalogs = Mutex<[String: AssetCatalogs?]>([:])

  /// The folder whose catalogues count, in place of those around each document.
  private let assetFolder: String?

  /// Keeps nothing yet.
  ///
  /// - Parameter assetFolder: The folder that documents count as being in, as far as asset catalogues are
  ///   concerned; `nil` for their own.
  package init(assetFolder: String? = nil) { self.assetFolder = assetFolder }

  /// The bytes of the file of a scene, which is read unless it is the last one and hasn't changed.
  ///
  /// - Throws: `PlumblineError` for a file that can't be read.
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

  /// Reads a document, unless it is the last one.
  ///
  /// - Throws: `InterfaceError` with what is wrong with the document.
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

  /// The files besides a scene's own that it depends on, for keys: images and scenes of panels, those of asset
  /// catalogues, and the file of figures.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the scene's file.
  ///   - path: The file.
  /// - Returns: The names and versions of the files; empty if there are none.
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
  /// - Throws: `SceneError` for a file that can't be read.
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
