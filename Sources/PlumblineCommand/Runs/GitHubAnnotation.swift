internal import Foundation
internal import Plumbline

/// A message that GitHub Actions shows on a line of a file, as a workflow command.
struct GitHubAnnotation: Hashable {
  /// How grave the message is.
  var level: Level
  /// The path of the file, or `nil` for a message about the whole run.
  var file: String?
  /// The line in the file, from 1.
  var line = 1
  /// The heading.
  var title: String
  /// The text, which may have several lines.
  var message: String

  /// The kinds of messages.
  enum Level: String {
    case warning, error
  }

  /// Whether the process runs in GitHub Actions.
  static var areShown: Bool {
    ProcessInfo.processInfo.environment["GITHUB_ACTIONS"].map { !$0.isEmpty } ?? false
  }

  /// The message as a line of a log.
  var command: String {
    // GitHub matches the path against those of the repository, which don't begin with a dot.
    let path = file.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
    let place = path.map { "file=\(Self.property($0)),line=\(line)," } ?? ""
    return "::\(level.rawValue) \(place)title=\(Self.property(title))::\(Self.data(message))"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension SnapshotResult {
  /// The annotations of a snapshot that fails or that no scene draws: one for each error of the scene, or else one
  /// for all remarks.
  var annotations: [GitHubAnnotation] {
    let level: GitHubAnnotation.Level
    switch status {
    case .passed, .new: return []
    case .changed, .missing, .failed: level = .error
    case .orphaned: level = .warning
    }
    let errors = (failure ?? "").split(separator: "\n").compactMap { Self.place(in: $0) }
    let title = "\(status.rawValue): \(name.title)"
    guard errors.isEmpty else {
      return errors.map {
        GitHubAnnotation(level: level, file: $0.file, line: $0.line, title: title, message: $0.text)
      }
    }
    let file = files.scene ?? files.referenceFrames ?? files.referencePicture
    let text = remarks.map(\.text).joined(separator: "\n")
    return [GitHubAnnotation(level: level, file: file, title: title, message: text)]
  }

  /// The parts of an error that reads `file:line:column: error: text`, or `nil` for other texts.
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
