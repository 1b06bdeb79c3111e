package import InterfaceBuilder
private import Synchronization

/// What scenes of Interface Builder documents share while a run reads them: the document that was read last, and
/// the asset catalogues of each folder.
package final class DocumentShelf: Sendable {
  private let last = Mutex<(bytes: [UInt8], document: InterfaceDocument)?>(nil)
  private let lastFile = Mutex<(path: String, state: FileState, bytes: [UInt8])?>(nil)
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

  /// The files that a scene takes from asset catalogues, for keys.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the scene's file.
  ///   - path: The file.
  /// - Returns: The names and versions of the files; empty if there are none.
  package func assetsText(of bytes: [UInt8], at path: String) -> String {
    guard let path = InterfacePath(path), catalogs(around: path) != nil,
      let document = try? document(bytes, at: path)
    else { return "" }
    return document.assets.files.map { "\0\($0.path)\0\($0.version)" }.joined()
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
