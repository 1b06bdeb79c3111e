internal import Batches
internal import Foundation
internal import Scenes

/// A pair of files to compare, or one file if its counterpart is missing.
package struct ComparedFiles: Hashable, Sendable {
  /// The name of the pair in reports: its path below the compared folders, or the path of the reference.
  package var name: String
  /// The path of the reference, or `nil` if only the actual file exists.
  package var reference: String?
  /// The path of the actual file, or `nil` if only the reference exists.
  package var actual: String?
  /// The kind of both files.
  package var kind: Kind

  /// The kinds of files that can be compared.
  package enum Kind: Hashable, Sendable {
    /// A PNG file, or a file of unknown kind, which is read as PNG.
    case picture
    /// A scene file, an Interface Builder document or a Swift file.
    case scene
    /// A frames file written by `plumbline record`.
    case frames

    fileprivate static let sceneEndings =
      [".yaml", ".yml", ".json"] + InterfacePath.endings
    fileprivate static let framesEnding = ".frames.txt"

    init(ofFile path: String) {
      let file = InterfacePath.file(of: path).lowercased()
      let isScene =
        SwiftInput.isSwift(path) || Self.sceneEndings.contains(where: file.hasSuffix)
      self = file.hasSuffix(Self.framesEnding) ? .frames : isScene ? .scene : .picture
    }
  }

  /// Pairs two files, or pairs the pictures, scenes and frames files of two folders by path, in a stable order.
  ///
  /// Folders are searched at any depth, except for hidden files and folders. Two documents give a pair for each scene,
  /// or a single pair if `scene` names a scene.
  ///
  /// - Throws: `PlumblineError` if a file is missing, the kinds differ, or folders have nothing to compare.
  package static func pairs(
    reference: String, actual: String, scene: String? = nil
  ) throws(PlumblineError) -> [ComparedFiles] {
    if let side = absentSide(reference, actual) {
      let path = side == .reference ? actual : reference
      _ = try isFolder(path)
      return SceneInput.scenes(of: path, named: scene).map {
        ComparedFiles(
          name: $0, reference: side == .reference ? nil : $0, actual: side == .actual ? nil : $0,
          kind: Kind(ofFile: path))
      }
    }
    switch (try isFolder(reference), try isFolder(actual)) {
    case (false, false):
      let kind = Kind(ofFile: reference)
      guard kind == Kind(ofFile: actual) else {
        throw .mismatchedKinds(reference: reference, actual: actual)
      }
      if [reference, actual].allSatisfy({ InterfacePath($0) != nil })
        || [reference, actual].allSatisfy(SwiftInput.isSwift)
      {
        return pairs(ofDocuments: reference, actual, scene)
      }
      return [ComparedFiles(name: reference, reference: reference, actual: actual, kind: kind)]
    case (true, true):
      let pairs = pairs(inFolders: reference, actual, scene)
      guard !pairs.isEmpty else {
        throw .unreadableFile(
          path: reference, reason: "the folder has no pictures, scenes or frames")
      }
      return pairs
    default: throw .mismatchedKinds(reference: reference, actual: actual)
    }
  }

  private enum Side { case reference, actual }

  /// The missing side, for which git passes `/dev/null` when a file was added or deleted, or `nil` if both files exist.
  private static func absentSide(_ reference: String, _ actual: String) -> Side? {
    switch ("/dev/null", "/dev/null") {
    case (actual, reference): nil
    case (reference, _): .reference
    case (_, actual): .actual
    default: nil
    }
  }

  private static func isFolder(_ path: String) throws(PlumblineError) -> Bool {
    var isFolder: ObjCBool = false
    let file = SwiftPath(path)?.file ?? InterfacePath.file(of: path)
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      throw .unreadableFile(path: path, reason: "No such file or directory")
    }
    return isFolder.boolValue && !SwiftInput.isSwift(path)
  }

  /// Pairs the scenes of two documents by name, or regardless of name if each document has only one scene.
  static func pairs(
    ofDocuments reference: String, _ actual: String, _ scene: String?
  ) -> [ComparedFiles] {
    let (expected, found) = (
      SceneInput.scenes(of: reference, named: scene), SceneInput.scenes(of: actual, named: scene)
    )
    if expected.count == 1, found.count == 1 {
      return [
        ComparedFiles(
          name: expected[0], reference: expected[0], actual: found[0], kind: .scene)
      ]
    }
    return pairs(
      of: (SceneInput.namedScenes(of: reference), reference),
      (SceneInput.namedScenes(of: actual), actual))
  }

  private static func pairs(
    inFolders reference: String, _ actual: String, _ scene: String?
  ) -> [ComparedFiles] {
    let (expected, found) = (reference.asFolderPrefix, actual.asFolderPrefix)
    return pairs(
      of: (
        names(in: reference).flatMap { SceneInput.scenes(of: expected + $0, named: scene) },
        expected
      ),
      (names(in: actual).flatMap { SceneInput.scenes(of: found + $0, named: scene) }, found))
  }

  private static func pairs(
    of reference: (paths: [String], beginning: String),
    _ actual: (paths: [String], beginning: String)
  ) -> [ComparedFiles] {
    func byName(_ side: (paths: [String], beginning: String)) -> [String: String] {
      Dictionary(
        side.paths.map { (String($0.dropFirst(side.beginning.count)), $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let (expected, found) = (byName(reference), byName(actual))
    return Set(expected.keys).union(found.keys).sorted().map { name in
      ComparedFiles(
        name: name.hasPrefix("#") ? reference.beginning + name : name, reference: expected[name],
        actual: found[name], kind: Kind(ofFile: name.hasPrefix("#") ? reference.beginning : name))
    }
  }

  private static func names(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      // Data files of other kinds can also end in `.yaml` and `.json`.
      (SceneFolder.endings + [".png", Kind.framesEnding])
        .contains(where: name.lowercased().hasSuffix)
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  /// The name of the pair in results, including the canvas for a scene.
  func snapshotName(canvas: String? = nil) -> SnapshotName {
    var parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let file = parts.popLast() ?? name
    let folder = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
    if kind == .scene {
      return SnapshotName(
        folder: folder, scene: FigureName.legal(Scene.identifier(ofFile: file)),
        canvas: canvas ?? "*")
    }
    let ending = kind == .frames ? Kind.framesEnding : ".png"
    let hasEnding = file.lowercased().hasSuffix(ending) && file.count > ending.count
    return SnapshotName(
      folder: folder, scene: hasEnding ? String(file.dropLast(ending.count)) : file,
      canvas: kind == .frames ? "frames" : "png")
  }
}
