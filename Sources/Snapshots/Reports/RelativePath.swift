/// Returns a path that leads from a folder to `path`, with `..` if needed.
///
/// The paths are only compared as text, so symbolic links aren't followed. The path is returned unchanged if only
/// one of the two paths is absolute, or if the folder starts with `..`.
package func relativePath(to path: String, from folder: String) -> String {
  guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
  let parts = pathParts(path)
  let base = pathParts(folder)
  guard base.first != ".." else { return path }
  let shared = zip(parts, base).prefix { $0 == $1 }.count
  let steps = Array(repeating: "..", count: base.count - shared) + parts.dropFirst(shared)
  return steps.isEmpty ? "." : steps.joined(separator: "/")
}

/// Appends a relative path to a folder and resolves `.` and `..`, or returns an absolute path unchanged.
package func joinedPath(_ folder: String, _ path: String) -> String {
  guard !path.hasPrefix("/") else { return path }
  let parts = pathParts(folder + "/" + path)
  let root = folder.hasPrefix("/") ? "/" : ""
  return parts.isEmpty && root.isEmpty ? "." : root + parts.joined(separator: "/")
}

/// Returns the components of a path, with `.` and `..` resolved.
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
  /// Returns the run with a closure applied to the paths of its files.
  ///
  /// The folders of references aren't changed, because they are part of the snapshots' names.
  package func withPaths(_ change: (String) -> String) -> SnapshotRun {
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
