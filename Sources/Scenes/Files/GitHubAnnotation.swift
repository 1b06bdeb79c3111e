internal import AutoLayout

/// A workflow command that makes GitHub Actions show a message at a line of a file.
package struct GitHubAnnotation: Hashable {
  /// The severity of the message.
  package var level: Level
  /// The path of the file, or `nil` for a message about the whole run.
  package var file: String?
  /// The line in the file, from 1.
  package var line = 1
  /// The column in the line, from 1, or `nil` for the whole line.
  package var column: Int?
  /// The heading of the message.
  package var title: String
  /// The text of the message, which may have several lines.
  package var message: String

  /// Creates an annotation that shows a message.
  package init(
    level: Level, file: String? = nil, line: Int = 1, column: Int? = nil, title: String,
    message: String
  ) {
    (self.level, self.file, self.line, self.column) = (level, file, line, column)
    (self.title, self.message) = (title, message)
  }

  /// The severities of messages.
  package enum Level: String {
    case notice, warning, error
  }

  /// The message as a workflow command, which is a line of the log.
  package var command: String {
    // GitHub matches the path against those of the repository, which don't begin with a dot.
    let path = file.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
    let column = column.map { "col=\($0)," } ?? ""
    let place = path.map { "file=\(workflowProperty($0)),line=\(line),\(column)" } ?? ""
    return
      "::\(level.rawValue) \(place)title=\(workflowProperty(title))::\(workflowMessage(message))"
  }
}

extension [GitHubAnnotation] {
  /// The maximum number of messages per severity that GitHub shows for a step of a workflow.
  private static let levelLimit = 10

  /// The messages that GitHub shows, up to its limit for each severity.
  ///
  /// If a severity has more messages, its last message states how many were left out.
  package var shown: [GitHubAnnotation] {
    var counts: [GitHubAnnotation.Level: Int] = [:]
    for annotation in self { counts[annotation.level, default: 0] += 1 }
    var places: [GitHubAnnotation.Level: Int] = [:]
    return compactMap { annotation in
      let place = places[annotation.level, default: 0]
      places[annotation.level] = place + 1
      let count = counts[annotation.level] ?? 0
      if count <= Self.levelLimit || place < Self.levelLimit - 1 { return annotation }
      guard place == Self.levelLimit - 1 else { return nil }
      let rest = count - place
      return GitHubAnnotation(
        level: annotation.level, title: "\(rest) more",
        message: "GitHub shows \(Self.levelLimit) messages of a kind; the summary has all of them")
    }
  }
}
