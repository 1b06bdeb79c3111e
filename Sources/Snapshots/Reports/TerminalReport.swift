internal import AutoLayout

extension SnapshotRun {
  /// Returns the run as terminal text: a block for each snapshot with something to report, then the counts.
  package func terminalReport(_ colors: TerminalColors) -> String {
    let blocks = results.compactMap { $0.terminalBlock(colors) }
    return (notes(colors) + blocks + [terminalCounts(colors) + "\n"]).joined(separator: "\n")
  }

  /// Returns the environment note as an array of one text, or an empty array without a note.
  private func notes(_ colors: TerminalColors) -> [String] {
    environmentNote.map { [colors.paint(printable($0), .notice) + "\n"] } ?? []
  }

  /// A note with the commit that the run compared with, or `nil` if it compared with references or files.
  var againstNote: String? { against.map { "compared with \($0)" } }

  /// Describes the snapshots that made the run fail, or returns an empty text if the run passed.
  package func terminalFailures(_ colors: TerminalColors) -> String {
    let blocks = results.filter {
      $0.status.isAlarming && !$0.isRecorded
    }.compactMap { $0.terminalBlock(colors) }
    return blocks.isEmpty ? "" : (notes(colors) + blocks).joined(separator: "\n")
  }

  /// A note that references were made with other library versions or settings, or `nil` if all match.
  ///
  /// Reports begin with this note instead of repeating it for each snapshot.
  package var environmentNote: String? {
    let differences = results.flatMap(\.environment).uniqued()
    guard !differences.isEmpty else { return nil }
    let settings = differences.count(where: \.isSetting)
    let kinds =
      settings == 0
      ? "versions" : settings < differences.count ? "versions and settings" : "settings"
    return "the references were made with other \(kinds): "
      + differences.map(\.sentence).joined(separator: ", ")
  }

  /// Returns the snapshot counts by status, such as `12 snapshots: 3 changed, 9 passed`.
  ///
  /// If the run compared with a commit, the text also names that commit.
  package func terminalCounts(_ colors: TerminalColors) -> String {
    let counts = SnapshotStatus.reported.compactMap { status in
      let count = count(of: status)
      return count == 0 ? nil : colors.paint("\(count) \(status.rawValue)", status.ink)
    }
    let total = "\(results.count) \(results.count == 1 ? "snapshot" : "snapshots")"
    let subject = [total, againstNote.map(printable)].compactMap(\.self).joined(separator: ", ")
    return counts.isEmpty ? subject : "\(subject): \(counts.joined(separator: ", "))"
  }
}

extension SnapshotResult {
  /// Returns the result as a few lines for a terminal, or `nil` if it passed without remarks.
  ///
  /// Control characters in names and texts of scenes are shown as U+FFFD.
  package func terminalBlock(_ colors: TerminalColors) -> String? {
    let remarks = ownRemarks
    guard status != .passed || !remarks.isEmpty else { return nil }
    let word = status.rawValue
    let padding = String(repeating: " ", count: max(1, 10 - word.count))
    let title = colors.paint(printable(name.title), .strong)
    let folder = colors.paint(printable(name.folder), .quiet)
    var lines = [colors.paint(word, status.ink) + padding + title + "  " + folder]
    lines += remarks.map { "  " + printable($0.text) }
    for (word, path) in files.toView where status != .passed {
      lines.append("  " + colors.paint("\(word) \(printable(path))", .quiet))
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension SnapshotStatus {
  /// All statuses in the order of reports, beginning with statuses that need attention.
  package static let reported: [SnapshotStatus] = [
    .failed, .changed, .added, .removed, .missing, .new, .orphaned, .passed,
  ]

  /// Whether a snapshot with this status makes the run fail.
  package var isAlarming: Bool {
    switch self {
    case .failed, .changed, .added, .removed, .missing: true
    case .new, .orphaned, .passed: false
    }
  }

  fileprivate var ink: TerminalColors.Ink {
    switch self {
    case .failed, .changed, .added, .removed, .missing: .alarm
    case .new, .orphaned: .notice
    case .passed: .fine
    }
  }
}

extension SnapshotFiles {
  /// The paths of the files worth viewing, each with a word for its role.
  fileprivate var toView: [(String, String)] {
    let all = [("actual", actualPicture ?? actualFrames), ("difference", differencePicture)]
    return all.compactMap { word, path in path.map { (word, $0) } }
  }
}
