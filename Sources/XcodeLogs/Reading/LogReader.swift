/// Reads a text in one pass, and finds the messages, constraints and views in it.
struct LogReader {
  private let text: LogText
  private var log = XcodeLog()
  private var objects = ObjectTable()
  private var state = State.outside
  /// The current position in the text, in bytes.
  private var place = 0
  /// The position at which the current line starts.
  private var lineStart = 0
  /// Whether anything was read from the current line.
  private var isUsed = false
  /// Whether the current list of constraints has an opening bracket that isn't closed yet.
  private var isOpen = false
  /// Whether the last line of a view hierarchy was printed by `recursiveDescription`, not `_autolayoutTrace`.
  private var isDescription = false
  /// The indices of the last section's constraints; the keys have line number 0, so that repeated constraints match.
  private var places: [LogConstraint: Int] = [:]

  /// The role of the next constraint in the text.
  private enum State {
    /// The next constraint begins a new list.
    case outside
    /// The next constraint belongs to the last section.
    case listing
    /// The next constraint is the one that the system breaks.
    case breaking
    /// The next constraint begins a new section, because the last section's broken constraint was read.
    case closed
  }

  init(_ text: LogText) { self.text = text }

  private var bytes: [UInt8] { text.bytes }

  /// Reads the whole text and returns the log.
  mutating func read() -> XcodeLog {
    var isLineStart = true
    while place < bytes.count {
      if isLineStart, bytes[place] != 10, readLine() {
        place = endOfLine(from: place)
        isUsed = true
        continue
      }
      switch bytes[place] {
      case 10: endLine()
      case UInt8(ascii: "<") where readEntry(): break
      case UInt8(ascii: "<") where has("<private>"): notePrivate()
      case UInt8(ascii: "n") where has("nable to simultaneously satisfy"):
        begin(.conflict)
        place += 1
      case UInt8(ascii: "o") where has("onflicting constraints detected"):
        begin(.conflict)
        log.sections[log.sections.count - 1].isAnnouncement = true
        place += 1
      case UInt8(ascii: "i") where has("ill attempt to recover by breaking"):
        if log.sections.isEmpty || state == .closed { begin(.conflict) }
        state = .breaking
        place += 1
      default: place += 1
      }
      isLineStart = place > 0 && place <= bytes.count && bytes[place - 1] == 10
    }
    endLine()
    endList()
    for section in log.sections where section.constraints.isEmpty && section.unreadCount == 0 {
      noteEmpty(section)
    }
    log.sections.removeAll { $0.constraints.isEmpty }
    log.markContentsWithoutPriorities()
    log.objects = objects.objects
    log.findOwners()
    return FoldedLog(log).log
  }

  /// Reads a line of a view hierarchy or a constraint without brackets, and returns false for any other line.
  private mutating func readLine() -> Bool {
    let line = line(from: place)
    if let entry = EntryText(line: line) {
      add(entry)
      return true
    }
    if let view = ViewLine(line), follows(view) {
      note(view)
      return true
    }
    if continuesTrace(line) {
      log.views[log.views.count - 1].isAmbiguous = true
      log.views[log.views.count - 1].ambiguities = ViewLine.ambiguities(in: line)
      isUsed = true
    }
    return false
  }

  /// Ends the current line, and reports it as unread if it contains an address but nothing was read from it.
  private mutating func endLine() {
    if !isUsed, lineStart < place {
      let line = line(from: lineStart).trimmed
      if line.contains(":0x") {
        log.unread.append(
          UnreadLine(
            line: text.line(at: lineStart), text: String(line.prefix(200)),
            reason: "it names an object, but is neither a constraint nor a view in a known form"))
      } else if state == .listing {
        if line.last == "(" || line.last == "[" { isOpen = true }
        if let mark = line.first(where: { !"/*# \t".contains($0) }), ")]".contains(mark) {
          isOpen = false
        }
      }
    }
    isUsed = false
    place += 1
    lineStart = place
  }

  private mutating func begin(_ kind: LogSection.Kind) {
    endList()
    log.sections.append(LogSection(kind: kind, line: text.line(at: place)))
    places = [:]
    state = .listing
  }

  /// Ends the last list, and records whether its closing bracket is missing.
  private mutating func endList() {
    if isOpen, state == .listing { log.sections[log.sections.count - 1].isCut = true }
    isOpen = false
  }

  private func has(_ word: String) -> Bool { bytes[place...].starts(with: word.utf8) }

  private func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex(of: 10) ?? bytes.count
  }

  private func line(from start: Int) -> Substring {
    let end = min(endOfLine(from: start), start + 4_000)
    return Substring(decoding: bytes[start..<end], as: UTF8.self)
  }

  // MARK: - Views

  /// Returns whether a line that looks like part of a view hierarchy is accepted at the current position.
  ///
  /// A line that may be something else, such as a name without an address, must follow another line of the hierarchy.
  private func follows(_ view: ViewLine) -> Bool {
    view.isCertain || log.views.last?.line == text.line(at: place) - 1
  }

  /// Returns whether a line begins with `AMBIGUOUS LAYOUT` and continues a wrapped line of a trace.
  private func continuesTrace(_ line: Substring) -> Bool {
    line.trimmed.hasPrefix("AMBIGUOUS LAYOUT")
      && log.views.last?.line == text.line(at: place) - 1
  }

  private mutating func note(_ view: ViewLine) {
    let index = objects.index(of: view.item, names: [:])
    var entry = LogView(line: text.line(at: place), object: index, depth: view.depth)
    entry.frame = view.frame
    entry.isAmbiguous = view.isAmbiguous
    entry.ambiguities = view.ambiguities
    entry.missesHostConstraints = view.missesHostConstraints
    entry.isHidden = view.isHidden
    if let last = log.views.last {
      let isNew = view.isDescription != isDescription || view.depth == 0
      entry.tree = last.tree + (isNew ? 1 : 0)
    }
    isDescription = view.isDescription
    if view.isGuide { objects.markGuide(index) }
    log.views.append(entry)
  }

  // MARK: - Constraints

  /// Reports a message without readable constraints as unread, if any section of the log has readable constraints.
  private mutating func noteEmpty(_ section: LogSection) {
    guard log.sections.contains(where: { !$0.constraints.isEmpty }) else { return }
    log.unread.append(
      UnreadLine(
        line: section.line,
        text: String(line(from: text.lineStarts[section.line - 1]).trimmed.prefix(160)),
        reason: "no constraint in a known form follows this message"))
  }

  private mutating func notePrivate() {
    note(unread: "<private>", "the system hid it; run the app from Xcode to see it")
    isUsed = true
    place += 1
  }

  private mutating func note(unread text: String, _ reason: String) {
    log.unread.append(UnreadLine(line: self.text.line(at: place), text: text, reason: reason))
  }

  /// Reads a constraint at the current position, or returns false if there isn't one.
  private mutating func readEntry() -> Bool {
    var end = place + 1
    while end < bytes.count, end - place < 100, isClassByte(bytes[end]) { end += 1 }
    guard end < bytes.count, [58, 32].contains(bytes[end]) else { return false }
    let name = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
    guard name.contains("Constraint"), !name.hasSuffix("Anchor") else { return false }
    isUsed = true
    let isQuoted = place > 0 && bytes[place - 1] == UInt8(ascii: "\"")
    let entry = EntryText(bytes, from: place, isThorough: log.unread.count < 500)
    add(entry)
    if isQuoted { log.sections[log.sections.count - 1].isQuoted = true }
    place = entry.end
    return true
  }

  private mutating func add(_ entry: EntryText) {
    if state == .outside || state == .closed { begin(.list) }
    switch entry.result {
    case .success(let printed): add(printed)
    case .failure(let fault): add(unread: entry, fault)
    }
  }

  /// Reports an unreadable constraint, unless it is the broken constraint and its address matches one in the section.
  private mutating func add(unread entry: EntryText, _ fault: PrintFault) {
    let last = log.sections.count - 1
    let constraints = log.sections[last].constraints
    if state == .breaking {
      state = .closed
      if let index = constraints.firstIndex(where: {
        $0.address == entry.address && $0.address != nil
      }) {
        log.sections[last].broken = index
        log.sections[last].kind = .conflict
        return
      }
    }
    log.sections[last].unreadCount += 1
    note(unread: entry.shown, fault.reason)
  }

  private func isClassByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 95, 97...122, 46, 36, 128...: true
    default: false
    }
  }

  private mutating func add(_ printed: PrintedConstraint) {
    let constraint = objects.constraint(printed, line: text.line(at: place))
    let last = log.sections.count - 1
    var key = constraint
    key.line = 0
    let index = places[key, default: log.sections[last].constraints.count]
    if places.updateValue(index, forKey: key) == nil {
      log.sections[last].constraints.append(constraint)
    }
    if state == .breaking {
      log.sections[last].broken = index
      if log.sections[last].kind == .list { log.sections[last].kind = .conflict }
      state = .closed
    }
  }
}
