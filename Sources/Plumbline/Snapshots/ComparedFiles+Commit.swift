internal import Foundation
package import Scenes
internal import Snapshots

extension ComparedFiles {
  /// Pairs scenes in a commit with scenes in the working tree by path.
  ///
  /// A new file is paired with a removed file if their bytes are equal. `scene` selects one scene of Interface Builder
  /// documents and Swift files. If `isSwift` is true, a folder stands for its Swift files, compiled together.
  ///
  /// - Throws: `PlumblineError` if an argument's path has scenes neither in the commit nor in the working tree.
  package static func pairs(
    of arguments: [String], with commit: CommittedFiles, scene: String? = nil, isSwift: Bool
  ) throws(PlumblineError) -> (pairs: [ComparedFiles], renamed: [String: String]) {
    var references: [String: String] = [:]
    var actuals: [String: String] = [:]
    for argument in arguments {
      guard !SceneInput.isStream(argument) else {
        throw .unreadableCommit(reason: "'\(argument)' is not a file, and commits have only files")
      }
      let copy = try commit.copy(of: argument, isSwift: isSwift)
      let folder = isSwift ? SwiftPath.folder(argument) : argument
      let older = isSwift ? SwiftPath.folder(copy) : copy
      let kept = files(at: older) + commit.refusedScenes(in: copy)
      let found = files(at: folder)
      // Throws the same error as a run without a commit.
      if kept.isEmpty, found.isEmpty { _ = try SceneInput.files(for: folder) }
      for path in kept {
        let inside = path.dropFirst(older.asFolderPrefix.count)
        references[path == older ? folder : folder.asFolderPrefix + inside] = path
      }
      for path in found {
        actuals[path] = path
        if references[path] == nil { references[path] = commit.refusedCopy(of: path) }
      }
    }
    let renamed = renamedFiles(references, actuals)
    for (new, old) in renamed { references[new] = references.removeValue(forKey: old) }
    let pairs = Set(references.keys).union(actuals.keys).sorted().flatMap { name in
      self.pairs(named: name, references[name], actuals[name], scene)
    }.map { pair in
      var pair = pair
      if pair.name.hasPrefix("./") { pair.name.removeFirst(2) }
      return pair
    }
    return (pairs, renamed)
  }

  private static func files(at path: String) -> [String] {
    if SwiftInput.isSwift(path) {
      return access(SwiftPath(path)?.file ?? path, F_OK) == 0 ? [path] : []
    }
    if let folder = SceneFolder(path: path) {
      return folder.scenes().map { path.asFolderPrefix + $0 }
    }
    return access(InterfacePath.file(of: path), F_OK) == 0 ? [path] : []
  }

  private static func renamedFiles(
    _ references: [String: String], _ actuals: [String: String]
  ) -> [String: String] {
    let gone = references.keys.filter { actuals[$0] == nil && !SwiftInput.isSwift($0) }.sorted()
    let new = actuals.keys.filter { references[$0] == nil && !SwiftInput.isSwift($0) }.sorted()
    if gone.isEmpty || new.isEmpty { return [:] }
    func bytes(_ path: String?) -> [UInt8]? {
      path.flatMap { try? SceneInput.bytes(ofFile: $0) }
    }
    var older: [[UInt8]: [String]] = [:]
    for name in gone.reversed() {
      if let bytes = bytes(references[name]) { older[bytes, default: []].append(name) }
    }
    var renamed: [String: String] = [:]
    for name in new {
      if let bytes = bytes(actuals[name]) { renamed[name] = older[bytes]?.popLast() }
    }
    return renamed
  }

  private static func pairs(
    named name: String, _ reference: String?, _ actual: String?, _ scene: String?
  ) -> [ComparedFiles] {
    guard var reference, let actual else {
      // At least one of them exists.
      let path = reference ?? actual ?? name
      return SceneInput.scenes(of: path, named: scene).map { scene in
        ComparedFiles(
          name: name + scene.dropFirst(path.count), reference: reference.map { _ in scene },
          actual: actual.map { _ in scene }, kind: .scene)
      }
    }
    // Equal Swift files are compiled only once.
    if SwiftInput.isSwift(name), SwiftInput.areSame(reference, actual) { reference = actual }
    guard InterfacePath(name) != nil || SwiftInput.isSwift(name) else {
      return [ComparedFiles(name: name, reference: reference, actual: actual, kind: .scene)]
    }
    return pairs(ofDocuments: reference, actual, scene).map { pair in
      var pair = pair
      let path = pair.actual ?? name + (pair.reference ?? "").dropFirst(reference.count)
      pair.name = path
      return pair
    }
  }
}
