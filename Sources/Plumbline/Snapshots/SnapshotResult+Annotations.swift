internal import Batches
package import Scenes
package import Snapshots

extension SnapshotRun {
  /// The run's annotations: a warning if references have other library versions, then snapshots' annotations by status.
  package var annotations: [GitHubAnnotation] {
    let note = environmentNote.map {
      GitHubAnnotation(level: .warning, title: "other versions", message: $0)
    }
    let sorted = SnapshotStatus.reported.flatMap { status in
      results.filter { $0.status == status }
    }
    return [note].compactMap(\.self) + sorted.flatMap(\.annotations)
  }
}

extension SnapshotResult {
  /// The annotations of the result: one for each error, one for all remarks, or none if it is `passed` or `new`.
  var annotations: [GitHubAnnotation] {
    let level: GitHubAnnotation.Level
    switch status {
    case .passed, .new: return []
    case .changed, .added, .removed, .missing, .failed: level = .error
    case .orphaned: level = .warning
    }
    let errors = (failure ?? "").split(separator: "\n").compactMap { Self.place(in: $0) }
    let title = "\(status.rawValue): \(name.title)"
    guard errors.isEmpty else {
      return errors.map {
        GitHubAnnotation(level: level, file: $0.file, line: $0.line, title: title, message: $0.text)
      }
    }
    let scene = files.scene.map { InterfacePath.file(of: $0) }
    let file = scene ?? files.referenceFrames ?? files.referencePicture
    let text = ownRemarks.map(\.text).joined(separator: "\n")
    return [
      GitHubAnnotation(level: level, file: file, line: line ?? 1, title: title, message: text)
    ]
  }

  /// Splits an error of the form `file:line:column: error: text`, or returns `nil` if the error has another form.
  private static func place(
    in error: Substring
  ) -> (file: String, line: Int, text: String)? {
    guard let word = error.firstRange(of: ": error: ") else { return nil }
    let parts = error[..<word.lowerBound].split(separator: ":")
    guard parts.count > 2, Int(parts[parts.count - 1]) != nil,
      let line = Int(parts[parts.count - 2])
    else { return nil }
    let file = parts.dropLast(2).joined(separator: ":")
    return (file, line, String(error[word.upperBound...]))
  }
}
