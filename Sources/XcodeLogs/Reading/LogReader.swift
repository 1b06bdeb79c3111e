/// The pass over a text: finds the messages, constraints and views in it.
struct LogReader {
  private let text: LogText
  private var log = XcodeLog()
  private var objects = ObjectTable()
  private var state = State.outside
  /// Where the open entry or message ends.
  private var place = 0
  /// Where the line begins.
  private var lineStart = 0
  /// Whether something was read from the line.
  private var isUsed = false
  /// The constraints of the last section, without their lines, and their indices in it.
  private var places: [LogConstraint: Int] = [:]

  /// The expected meaning of the next constraints.
  private enum State {
    /// Nothing: constraints begin a list.
    case outside
    /// Constraints belong to the last section.
    case listing
    /// The next constraint is the one that was broken.
    case breaking
    /// The broken constraint was read; the next one begins a new section.
    case closed
  }

  init(_ text: LogText) { self.text = text }

  private var bytes: [UInt8] { text.bytes }

  /// Reads the whole text.
  mutating func read() -> XcodeLog {
    var isLineStart = true
    while place < bytes.count {
      let byte = bytes[place]
      if isLineStart, byte != 10, let view = ViewLine(line(from: place)), follows(view) {
        note(view)
        place = endOfLine(from: place)
        isUsed = true
        continue
      }
      if isLineStart, continuesTrace {
        log.views[log.views.count - 1].isAmbiguous = true
        isUsed = true
      }
      switch byte {
      case 10: endLine()
      case UInt8(ascii: "<") where readEntry(): break
      case UInt8(ascii: "<") where has("<private>"): notePrivate()
      case UInt8(ascii: "n") where has("nable to simultaneously satisfy"):
        begin(.conflict)
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
    log.sections.removeAll { $0.constraints.isEmpty }
    log.objects = objects.objects
    log.findOwners()
    return log
  }

  /// Reports the line that ends here if nothing was read from it though it names an object.
  private mutating func endLine() {
    if !isUsed, lineStart < place {
      let line = line(from: lineStart).trimmed
      if line.contains(":0x") {
        log.unread.append(
          UnreadLine(
            line: text.line(at: lineStart), text: String(line.prefix(200)),
            reason: "it names an object, but is neither a constraint nor a view in a known form"))
      }
    }
    isUsed = false
    place += 1
    lineStart = place
  }

  private mutating func begin(_ kind: LogSection.Kind) {
    log.sections.append(LogSection(kind: kind, line: text.line(at: place)))
    places = [:]
    state = .listing
  }

  private func has(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return String(decoding: bytes[place..<place + count], as: UTF8.self) == word.description
  }

  private func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex(of: 10) ?? bytes.count
  }

  private func line(from start: Int) -> Substring {
    let end = min(endOfLine(from: start), start + 4_000)
    return Substring(decoding: bytes[start..<end], as: UTF8.self)
  }

  // MARK: - Views

  /// Whether a hierarchy's line can be here.
  ///
  /// A name alone has to follow another line.
  private func follows(_ view: ViewLine) -> Bool {
    view.isCertain || log.views.last?.line == text.line(at: place) - 1
  }

  /// Whether the line is the end of a wrapped one that marks its view as ambiguous.
  private var continuesTrace: Bool {
    line(from: place).trimmed.hasPrefix("AMBIGUOUS LAYOUT")
      && log.views.last?.line == text.line(at: place) - 1
  }

  private mutating func note(_ view: ViewLine) {
    let index = objects.index(of: view.item, names: [:])
    var entry = LogView(line: text.line(at: place), object: index, depth: view.depth)
    entry.frame = view.frame
    entry.isAmbiguous = view.isAmbiguous
    entry.isHidden = view.isHidden
    if view.isGuide { objects.markGuide(index) }
    log.views.append(entry)
  }

  // MARK: - Constraints

  private mutating func notePrivate() {
    note(unread: "<private>", "the system hid it; run the app from Xcode to see it")
    isUsed = true
    place += 1
  }

  private mutating func note(unread text: String, _ reason: String) {
    log.unread.append(UnreadLine(line: self.text.line(at: place), text: text, reason: reason))
  }

  /// Reads a constraint, and returns whether one begins here.
  private mutating func readEntry() -> Bool {
    var end = place + 1
    while end < bytes.count, end - place < 100, isClassByte(bytes[end]) { end += 1 }
    guard end < bytes.count, [58, 32].contains(bytes[end]) else { return false }
    let name = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
    guard name.contains("Constraint"), !name.hasSuffix("Anchor") else { return false }
    isUsed = true
    let entry = EntryText(bytes, from: place, isThorough: log.unread.count < 500)
    switch entry.result {
    case .success(let printed): add(printed)
    case .failure(let fault): note(unread: entry.shown, fault.reason)
    }
    place = entry.end
    return true
  }

  private func isClassByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 95, 97...122, 46, 36, 128...: true
    default: false
    }
  }

  private mutating func add(_ printed: PrintedConstraint) {
    let constraint = objects.constraint(printed, line: text.line(at: place))
    switch state {
    case .outside, .closed: begin(.list)
    case .listing, .breaking: break
    }
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
