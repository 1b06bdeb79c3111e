/// A path as it is written from a folder, with `..` where needed.
///
/// Both are taken as text: nothing asks the disk, so links are not followed. A path stays as it is
/// where only one of the two begins at the root, or where the folder lies above where both begin.
public func relativePath(to path: String, from folder: String) -> String {
  guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
  let parts = pathParts(path)
  let base = pathParts(folder)
  guard base.first != ".." else { return path }
  let shared = zip(parts, base).prefix { $0 == $1 }.count
  let steps = Array(repeating: "..", count: base.count - shared) + parts.dropFirst(shared)
  return steps.isEmpty ? "." : steps.joined(separator: "/")
}

/// A path that counts from a folder, as it is written from where the folder's own path counts.
public func joinedPath(_ folder: String, _ path: String) -> String {
  guard !path.hasPrefix("/") else { return path }
  let parts = pathParts(folder + "/" + path)
  let root = folder.hasPrefix("/") ? "/" : ""
  return parts.isEmpty && root.isEmpty ? "." : root + parts.joined(separator: "/")
}

/// The names in a path, without those that lead nowhere.
private func pathParts(_ path: String) -> [String] {
  var parts: [String] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." {
      parts.removeLast()
    } else if part != ".." || !path.hasPrefix("/") {
      parts.append(String(part))
    }
  }
  return parts
}

extension SnapshotRun {
  /// The run with each path of its files changed; the folders of the references, which are names as
  /// well, stay.
  public func withPaths(_ change: (String) -> String) -> SnapshotRun {
    var run = self
    let files: [WritableKeyPath<SnapshotFiles, String?>] = [
      \.scene, \.referenceFrames, \.actualFrames, \.referencePicture, \.actualPicture,
      \.differencePicture,
    ]
    for index in run.results.indices {
      for file in files {
        run.results[index].files[keyPath: file] = run.results[index].files[keyPath: file]
          .map(change)
      }
    }
    return run
  }
}
