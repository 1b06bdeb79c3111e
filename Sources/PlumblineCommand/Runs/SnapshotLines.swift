internal import Plumbline

/// The output of `record`: a line for each failure, and for each reference that was written, with its changes.
struct SnapshotLines {
  /// Whether to leave out lines about written references and orphans.
  var isQuiet = false

  /// Prints the result of a snapshot, unless its reference stays unchanged.
  func report(_ result: SnapshotResult) throws {
    if let failure = result.failure { try print(lines: failure.split(separator: "\n"), to: .error) }
    guard let word = word(for: result) else { return }
    if isQuiet, result.isRecorded || result.status == .orphaned { return }
    try printText("\(word.padded) \(result.name.folder)/\(result.name.title)")
    for remark in result.remarks where remark.kind == .layout { try printText("  \(remark.text)") }
  }

  private func word(for result: SnapshotResult) -> String? {
    switch result.status {
    case .passed: result.isRecorded ? "renewed" : nil
    case .changed, .added, .removed, .new, .missing, .failed, .orphaned: result.status.rawValue
    }
  }

  /// Prints a summary of the run.
  func finish(_ run: SnapshotRun) throws {
    let counts: [(Int, String)] = [
      (run.count(of: .new), "new"), (run.count(of: .changed), "changed"),
      (run.count(of: .missing), "missing"), (run.count(of: .failed), "failed"),
      (run.results.count { $0.status == .passed && $0.isRecorded }, "renewed"),
      (run.results.count { $0.status == .passed && !$0.isRecorded }, "unchanged"),
      (run.count(of: .orphaned), "orphaned"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    try print(parts.isEmpty ? "no snapshots" : parts.joined(separator: ", "), to: .error)
  }
}

extension String {
  /// The string, padded with trailing spaces to 8 characters.
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 8 - count)) }
}
