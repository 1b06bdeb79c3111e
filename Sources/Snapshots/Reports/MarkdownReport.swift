extension SnapshotRun {
  /// How long a Markdown report gets before it leaves snapshots out, in bytes.
  ///
  /// GitHub takes 1 MiB of summary from a step and shows nothing of one that is longer.
  static let markdownLimit = 1_000_000

  /// The run as GitHub-flavoured Markdown: the counts, a table of what needs a person, and the
  /// details of each folded away.
  ///
  /// There are no pictures in it, because GitHub shows none that have no public address. Passed
  /// snapshots are counted, and listed only where something was let pass.
  ///
  /// - Parameter limit: The longest the report may get, in bytes. Details are left out first, then
  ///   rows of the table, and a last line says how many.
  /// - Returns: The text, which ends in a line break.
  func markdownReport(limit: Int = markdownLimit) -> String {
    let listed = SnapshotStatus.reported.flatMap { status in
      results.filter { $0.status == status && (status != .passed || !$0.remarks.isEmpty) }
    }
    var text = "## Snapshots\n\n" + markdownCounts + "\n"
    if count(of: .changed) + count(of: .missing) > 0 {
      text += "\nWhere this is meant to be so, look at it and run `plumbline accept`.\n"
    }
    // Room for the lines that say what is missing.
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

  /// The first texts that there is room for.
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
  /// A row of the table: only the first remark, because people read down.
  fileprivate var markdownRow: String {
    let remarks = remarks
    var text = remarks.first.map { markdownSentence($0.text) } ?? ""
    if remarks.count > 1 { text += " …" }
    return "| \(markdownCode(name.title)) | \(status.rawValue) | \(text) |\n"
  }

  /// All remarks and the table of frames; empty where the row has said it all.
  fileprivate var markdownDetails: String {
    let remarks = remarks
    let frames = layout?.markdownTable ?? ""
    guard remarks.count > 1 || !frames.isEmpty else { return "" }
    let list = remarks.map { "- \(markdownSentence($0.text))\n" }.joined()
    return
      "<details><summary>\(markdownCode(name.title))</summary>\n\n\(list)\(frames)\n</details>\n"
  }
}

extension LayoutComparison {
  /// How many rows a table has before it counts the rest.
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

/// A sentence with the names in it as code.
private func markdownSentence(_ sentence: String) -> String {
  SentencePiece.all(of: sentence).map { piece in
    piece.code.map(markdownCode) ?? markdownText(piece.plain)
  }.joined()
}

/// A text of which no character is taken for Markdown or HTML.
private func markdownText(_ text: String) -> String {
  var escaped = ""
  for character in printable(text) {
    switch character {
    // References to characters never count as marks, in tables neither.
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&", "$", "@", "!":
      for scalar in character.unicodeScalars { escaped += "&#\(scalar.value);" }
    default: escaped.append(character)
    }
  }
  return escaped
}

/// A name as code, where GitHub looks for no mentions and no emoji in colons.
private func markdownCode(_ text: String) -> String { "<code>\(markdownText(text))</code>" }
