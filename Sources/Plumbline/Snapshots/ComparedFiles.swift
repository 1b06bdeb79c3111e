internal import Foundation

/// Two files that are held against each other, or one without a counterpart.
package struct ComparedFiles: Hashable, Sendable {
  /// What both are called: the path below the folders, or the reference's own.
  package var name: String
  /// What is expected; nil where there is nothing.
  package var reference: String?
  /// What is there; nil where there is nothing.
  package var actual: String?
  /// What the files are.
  package var kind: Kind

  /// The kinds of files that can be compared.
  package enum Kind: Hashable, Sendable {
    /// A PNG file, or one that is looked at as if it were.
    case picture
    /// A scene file.
    case scene
    /// Frames that `record` has kept.
    case frames

    fileprivate static let sceneEndings = [".yaml", ".yml", ".json"]
    fileprivate static let framesEnding = ".frames.txt"

    init(ofFile path: String) {
      let path = path.lowercased()
      self =
        path.hasSuffix(Self.framesEnding)
        ? .frames : Self.sceneEndings.contains(where: path.hasSuffix) ? .scene : .picture
    }
  }

  /// What two arguments stand for: two files themselves; of two folders every picture, scene and file
  /// of frames in either, at any depth, by its path, in a stable order.
  ///
  /// Hidden files and folders are left out.
  ///
  /// - Throws: `PlumblineError` for what is not there, for two things of different kinds, and for
  ///   folders without anything to compare.
  package static func pairs(
    reference: String, actual: String
  ) throws(PlumblineError) -> [ComparedFiles] {
    switch (try isFolder(reference), try isFolder(actual)) {
    case (false, false):
      let kind = Kind(ofFile: reference)
      guard kind == Kind(ofFile: actual) else {
        throw .unlikeKinds(reference: reference, actual: actual)
      }
      return [ComparedFiles(name: reference, reference: reference, actual: actual, kind: kind)]
    case (true, true):
      let pairs = pairs(inFolders: reference, actual)
      guard !pairs.isEmpty else {
        throw .unreadableFile(
          path: reference, reason: "the folder holds no picture, no scene and no frames")
      }
      return pairs
    default: throw .unlikeKinds(reference: reference, actual: actual)
    }
  }

  private static func isFolder(_ path: String) throws(PlumblineError) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadableFile(path: path, reason: "No such file or directory")
    }
    return isFolder.boolValue
  }

  private static func pairs(inFolders reference: String, _ actual: String) -> [ComparedFiles] {
    let (expected, found) = (Set(names(in: reference)), Set(names(in: actual)))
    return expected.union(found).sorted().map { name in
      ComparedFiles(
        name: name, reference: expected.contains(name) ? reference.asFolderPrefix + name : nil,
        actual: found.contains(name) ? actual.asFolderPrefix + name : nil, kind: Kind(ofFile: name))
    }
  }

  private static func names(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      // Other files of data have the endings of YAML and JSON too.
      (SceneFolder.endings + [".png", Kind.framesEnding])
        .contains(where: name.lowercased().hasSuffix)
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  /// How results call the pair, or one canvas of its scenes.
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
