/// Whether a report may use the colours of a terminal.
public enum TerminalColors: Hashable, Sendable {
  /// Plain text, for files and for people who asked for it.
  case none
  /// Escape sequences for the sixteen colours that every terminal has.
  case ansi
}

extension SnapshotRun {
  /// The run for people at a terminal: a block for each snapshot that did not simply pass, and the
  /// counts at the end.
  ///
  /// Characters that would steer the terminal, as names and texts of scenes may hold them, are
  /// shown as U+FFFD.
  public func terminalReport(_ colors: TerminalColors) -> String {
    var blocks: [String] = []
    for result in results {
      let remarks = result.remarks
      guard result.status != .passed || !remarks.isEmpty else { continue }
      blocks.append(block(result, remarks, colors))
    }
    blocks.append(countsText(colors) + "\n")
    return blocks.joined(separator: "\n")
  }

  private func block(
    _ result: SnapshotResult, _ remarks: [Remark], _ colors: TerminalColors
  ) -> String {
    let word = result.status.rawValue
    let padding = String(repeating: " ", count: max(1, 10 - word.count))
    let folder = colors.paint(printable(result.name.folder), .quiet)
    var lines = [
      colors.paint(word, result.status.ink) + padding
        + colors.paint(printable(result.name.title), .strong) + "  " + folder
    ]
    for remark in remarks {
      let text = printable(remark.text)
      lines.append("  " + (remark.kind == .environment ? colors.paint(text, .notice) : text))
    }
    for (word, path) in result.files.toLookAt where result.status != .passed {
      lines.append("  " + colors.paint("\(word) \(printable(path))", .quiet))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How many snapshots there are of each status, such as `12 snapshots: 9 passed, 3 changed`.
  private func countsText(_ colors: TerminalColors) -> String {
    let counts = SnapshotStatus.reported.compactMap { status in
      let count = count(of: status)
      return count == 0 ? nil : colors.paint("\(count) \(status.rawValue)", status.ink)
    }
    let total = "\(results.count) \(results.count == 1 ? "snapshot" : "snapshots")"
    return counts.isEmpty ? total : "\(total): \(counts.joined(separator: ", "))"
  }
}

extension SnapshotStatus {
  /// All statuses in the order in which reports list them: what needs a person first.
  static let reported: [SnapshotStatus] = [.failed, .changed, .missing, .new, .orphaned, .passed]

  fileprivate var ink: TerminalColors.Ink {
    switch self {
    case .failed, .changed, .missing: .alarm
    case .new, .orphaned: .notice
    case .passed: .fine
    }
  }
}

extension SnapshotFiles {
  /// The files that a person looks at next, with a word for each.
  fileprivate var toLookAt: [(String, String)] {
    let all = [("actual", actualPicture ?? actualFrames), ("difference", differencePicture)]
    return all.compactMap { word, path in path.map { (word, $0) } }
  }
}

extension TerminalColors {
  fileprivate enum Ink: String {
    case alarm = "1;31"
    case notice = "33"
    case fine = "32"
    case strong = "1"
    case quiet = "2"
  }

  fileprivate func paint(_ text: String, _ ink: Ink) -> String {
    switch self {
    case .none: text
    case .ansi: text.isEmpty ? "" : "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
