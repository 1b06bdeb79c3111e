internal import AutoLayout

extension SnapshotRun {
  /// The default maximum length of a Markdown report, in bytes.
  ///
  /// GitHub accepts up to 1 MiB of summary for a step, and doesn't show a longer summary at all.
  static let markdownLimit = 1_000_000

  /// The maximum length of a report for a pull request comment, in bytes.
  ///
  /// GitHub accepts 65,536 characters. The remaining characters are for a link to the results and for pictures.
  static let commentLimit = 40_000

  /// Returns the run as GitHub-flavored Markdown.
  ///
  /// The report has the counts, a table of the results that need attention, and their details in collapsed sections.
  /// It contains no pictures, because GitHub only shows pictures with a public address. Passed snapshots are counted.
  /// They are listed only if a tolerance allowed differences.
  ///
  /// - Parameter limit: The maximum length of the report, in bytes. If the report would be longer, details are left out
  ///   first, then rows of the table. The last line then says how many are missing.
  /// - Returns: The text, which ends in a line break.
  func markdownReport(limit: Int = markdownLimit) -> String {
    let listed = SnapshotStatus.reported.flatMap { status in
      results.filter { $0.status == status && (status != .passed || !$0.ownRemarks.isEmpty) }
    }
    var text = "## Snapshots\n\n" + markdownCounts + "\n"
    if let environmentNote { text += "\n" + markdownText(environmentNote) + "\n" }
    if let againstNote { text += "\n" + markdownText(againstNote) + "\n" }
    if mode != .compare, count(of: .changed) + count(of: .missing) > 0 {
      text += "\nIf the changes are intended, review them and run `plumbline accept`.\n"
    }
    // Reserved for the lines that say what was left out.
    var room = limit - text.utf8.count - 400
    let rows = Self.taking(listed.map(\.markdownRow), into: &room)
    if !rows.isEmpty {
      text += "\n| Snapshot | Result | What happened |\n| --- | --- | --- |\n" + rows.joined()
    }
    let shown = listed.prefix(rows.count).map(\.markdownDetails).filter { !$0.isEmpty }
    let details = Self.taking(shown, into: &room)
    text += details.isEmpty ? "" : "\n" + details.joined(separator: "\n")
    let lost = (rows: listed.count - rows.count, details: shown.count - details.count)
    if lost.rows > 0 || lost.details > 0 {
      let rows = "\(lost.rows) \(lost.rows == 1 ? "row" : "rows")"
      let snapshots = "\(lost.details) \(lost.details == 1 ? "snapshot" : "snapshots")"
      text += "\nCut at \(limit) bytes: \(rows) and the details of \(snapshots) "
      text += "are in the other reports.\n"
    }
    return text
  }

  private var markdownCounts: String {
    let counts = SnapshotStatus.reported.compactMap { status in
      let count = count(of: status)
      return count == 0 ? nil : "**\(count)** \(status.rawValue)"
    }
    return counts.isEmpty ? "There are no snapshots." : counts.joined(separator: " · ")
  }

  /// Returns the first texts that fit into `room` bytes, and subtracts their lengths from `room`.
  private static func taking(_ texts: [String], into room: inout Int) -> [String] {
    var taken: [String] = []
    for text in texts {
      guard text.utf8.count + 1 <= room else { break }
      room -= text.utf8.count + 1
      taken.append(text)
    }
    return taken
  }
}

extension SnapshotResult {
  /// The result's table row, which contains only the first remark.
  fileprivate var markdownRow: String {
    let remarks = ownRemarks
    var text = remarks.first.map { markdownSentence($0.sentence) } ?? ""
    if remarks.count > 1 { text += " …" }
    return "| \(markdownCode(name.title)) | \(status.rawValue) | \(text) |\n"
  }

  /// The result's remarks and its table of frames, or an empty text if ``markdownRow`` already has everything.
  fileprivate var markdownDetails: String {
    let remarks = ownRemarks
    let frames = layout?.markdownTable ?? ""
    guard remarks.count > 1 || !frames.isEmpty else { return "" }
    let list = remarks.map { "- \(markdownSentence($0.sentence))\n" }.joined()
    return
      "<details><summary>\(markdownCode(name.title))</summary>\n\n\(list)\(frames)\n</details>\n"
  }
}

extension LayoutComparison {
  /// The maximum number of rows in a table.
  ///
  /// Further changes are only counted.
  private static let listedChanges = 100

  fileprivate var markdownTable: String {
    guard !changes.isEmpty else { return "" }
    var table = "\n| Item | | x | y | width | height |\n| --- | --- | --- | --- | --- | --- |\n"
    for change in changes.prefix(Self.listedChanges) {
      let numbers = change.coordinates.map {
        $0.differs ? "**\($0.reference) → \($0.actual)**" : $0.actual
      }
      let cells = [markdownCode(change.identifier), change.kind.word] + numbers
      table += "| " + cells.joined(separator: " | ") + " |\n"
    }
    let rest = changes.count - Self.listedChanges
    return rest > 0 ? table + "\nand \(rest) more.\n" : table
  }
}

/// Returns a sentence as Markdown, with its names formatted as code.
private func markdownSentence(_ sentence: Sentence) -> String {
  sentence.pieces.map { piece in
    switch piece {
    case .plain(let text): markdownText(text)
    case .name(let name): markdownCode(name)
    }
  }.joined()
}

/// Returns a name formatted as code, in which GitHub recognizes no mentions or emoji shortcodes.
private func markdownCode(_ text: String) -> String { "<code>\(markdownText(text))</code>" }
