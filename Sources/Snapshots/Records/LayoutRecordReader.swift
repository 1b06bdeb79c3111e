internal import AutoLayout
internal import Foundation
internal import Imaging

extension LayoutRecord {
  /// Reads a record from its text, and rejects any text that this version wouldn't write.
  ///
  /// - Throws: ``LayoutRecordError`` for the first error, with its line and column.
  /// - Complexity: O(bytes).
  package init(bytes: [UInt8]) throws(LayoutRecordError) {
    guard !bytes.isEmpty else { throw LayoutRecordError(line: 1, column: 1, fault: .empty) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LayoutRecordError(line: 1, column: 1, fault: .notText)
    }
    var reader = LayoutRecordReader(text)
    let record = try reader.record()
    try reader.checkSpelling(of: record)
    self = record
  }
}

extension LayoutRecord {
  /// Returns this record with the picture fingerprint from a file, or `nil` if the file has other differences.
  ///
  /// Writing this record and comparing the texts is several times faster than reading the file, and most references are
  /// unchanged.
  ///
  /// - Complexity: O(items + constraints).
  package func known(in bytes: [UInt8]) -> LayoutRecord? {
    var record = self
    record.picture = nil
    let end = bytes.indices.first { index in
      bytes[index] == 0x0A && (index + 1 == bytes.count || bytes[index + 1] == 0x0A)
    }
    let head = bytes[..<(end ?? bytes.startIndex)]
    if let line = head.split(separator: 0x0A).last, line.starts(with: "picture ".utf8) {
      var reader = LayoutRecordReader(String(decoding: line, as: UTF8.self))
      record.picture = try? reader.picture()
    }
    return record.text.utf8.elementsEqual(bytes) ? record : nil
  }
}

/// A reader that parses a record's text line by line.
struct LayoutRecordReader {
  /// The text of the record.
  let text: String
  /// The lines of the text, without line endings.
  let lines: [Substring]
  private var next = 0
  private var items: [LayoutRecord.Item] = []
  private var places: [String: Int] = [:]
  /// The indices of the last item read and its ancestors, from the root down.
  private var path: [Int] = []

  /// Creates a reader for a text with any kind of line endings.
  init(_ text: String) {
    self.text = text
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  mutating func record() throws(LayoutRecordError) -> LayoutRecord {
    try readVersion()
    let surroundings = try surroundings()
    let environment = try environment()
    let picture = try picture()
    try readHead("items")
    while let line = indentedLine() { try readItem(line) }
    guard !items.isEmpty else { throw line().error(.expected("an item", found: nil)) }
    try readSettings("settings", \.settings) { $0.setting($1, $2) }
    try readSettings("appearance", \.looks) { $0.look($1, $2) }
    var constraints: [LayoutRecord.Constraint] = []
    if isHead("constraints") {
      try readHead("constraints")
      while var line = indentedLine() { constraints.append(try line.constraint(places)) }
    }
    var conflicts: [LayoutRecord.Conflict] = []
    if isHead("conflicts") {
      try readHead("conflicts")
      while let line = indentedLine() { conflicts.append(try conflict(line)) }
    }
    try readEnd()
    return LayoutRecord(
      surroundings: surroundings, environment: environment, picture: picture, items: items,
      constraints: constraints, conflicts: conflicts)
  }

  // MARK: - Lines

  private func line() -> LayoutRecordLine {
    LayoutRecordLine(next < lines.count ? lines[next] : "", number: min(next, lines.count) + 1)
  }

  /// Returns the next line and moves past it.
  private mutating func take() -> LayoutRecordLine {
    defer { next += 1 }
    return line()
  }

  /// Returns the next line of a section and moves past it, or returns `nil` at the end of the section.
  private mutating func indentedLine() -> LayoutRecordLine? {
    guard next < lines.count, lines[next].first == " " else { return nil }
    return take()
  }

  private func isHead(_ word: String) -> Bool {
    next + 1 < lines.count && lines[next].isEmpty && lines[next + 1] == word
  }

  private mutating func readHead(_ word: String) throws(LayoutRecordError) {
    try checkForEnd()
    let empty = take()
    guard empty.isEmpty else {
      throw empty.error(.expected("an empty line", found: String(lines[next - 1])), at: 1)
    }
    var head = take()
    try head.keyword(word)
    try head.end()
  }

  private mutating func readEnd() throws(LayoutRecordError) {
    try checkForEnd()
    try readHead("end")
    guard next == lines.count - 1, lines[next].isEmpty else {
      throw line().error(.expected("the end of the file", found: lines[safe: next]), at: 1)
    }
  }

  /// Throws an error if the text is truncated, which is clearer than an error about missing content.
  private func checkForEnd() throws(LayoutRecordError) {
    guard lines.count >= 2, lines[lines.count - 2] == "end", lines[lines.count - 1].isEmpty else {
      throw LayoutRecordError(line: lines.count, column: 1, fault: .breaksOff)
    }
  }

  // MARK: - Header

  private mutating func readVersion() throws(LayoutRecordError) {
    var line = take()
    let words = lines[0].split(separator: " ")
    guard words.count == 3, words[0] == "plumbline", words[1] == "frames",
      let version = Int(words[2]), version > 0
    else { throw line.error(.notRecord, at: 1) }
    guard version == LayoutRecord.formatVersion else {
      throw line.error(.otherFormat(version), at: 1)
    }
    try checkForEnd()
    try line.keyword("plumbline")
    try line.keyword("frames")
    try line.keyword("\(version)")
    try line.end()
  }

  private mutating func surroundings() throws(LayoutRecordError) -> LayoutRecord.Surroundings {
    let canvas = try field("canvas") { (line) throws(LayoutRecordError) in
      try line.string("a name")
    }
    let size = try field("size") { (line) throws(LayoutRecordError) in
      CGSize(width: try line.number(), height: try line.number())
    }
    let scale = try field("scale") { (line) throws(LayoutRecordError) in
      let scale = try line.number()
      try line.checkCanvas(size, scale: scale)
      return scale
    }
    let safeArea = try field("safe-area") { (line) throws(LayoutRecordError) in
      EdgeInsets(
        top: try line.length(), left: try line.length(), bottom: try line.length(),
        right: try line.length())
    }
    let direction = try field("direction") { (line) throws(LayoutRecordError) in
      try line.value("ltr or rtl") { LayoutDirection(word: $0.source) }
    }
    let textSize = try field("text-size") { (line) throws(LayoutRecordError) in
      try line.name(of: "a size of text", among: ContentSizeCategory.names)
    }
    let profile = try field("profile") { (line) throws(LayoutRecordError) in
      try line.name(of: "a profile", among: PlatformProfile.all.map(\.name))
    }
    return LayoutRecord.Surroundings(
      canvas: canvas, size: size, scale: scale, safeArea: safeArea, direction: direction,
      textSize: textSize, profile: profile)
  }

  private mutating func environment() throws(LayoutRecordError) -> [LayoutRecord.EnvironmentEntry] {
    var entries: [LayoutRecord.EnvironmentEntry] = []
    while next < lines.count, lines[next].hasPrefix("with ") {
      entries.append(
        try field("with") { (line) throws(LayoutRecordError) in
          let name = try line.string("a name")
          let isSetting = name.hasPrefix(LayoutRecord.EnvironmentEntry.settingPrefix)
          let entry = LayoutRecord.EnvironmentEntry(
            name: name, version: isSetting ? try line.string("a setting") : try line.version())
          // Files with the same name may come from different folders.
          guard !entries.contains(entry) else {
            throw line.error(.duplicate("line 'with \(entry.name) \(entry.version)'"), at: 1)
          }
          return entry
        })
    }
    return entries
  }

  fileprivate mutating func picture() throws(LayoutRecordError) -> LayoutRecord.PictureFingerprint?
  {
    guard next < lines.count, lines[next].hasPrefix("picture ") else { return nil }
    return try field("picture") { (line) throws(LayoutRecordError) in
      let size = PixelSize(
        width: try line.count("a width above 0", in: 1...PNGReader.pixelLimit),
        height: try line.count("a height above 0", in: 1...PNGReader.pixelLimit))
      try line.keyword("pixels")
      let pixels = try line.hash()
      try line.keyword("file")
      return LayoutRecord.PictureFingerprint(size: size, pixels: pixels, file: try line.hash())
    }
  }

  private mutating func field<Value>(
    _ name: String, _ read: (inout LayoutRecordLine) throws(LayoutRecordError) -> Value
  ) throws(LayoutRecordError) -> Value {
    var line = take()
    guard line.indentation == 0 else { throw line.error(.expected("'\(name)'", found: " "), at: 1) }
    try line.keyword(name)
    let value = try read(&line)
    try line.end()
    return value
  }

  // MARK: - Sections

  private mutating func readItem(_ line: LayoutRecordLine) throws(LayoutRecordError) {
    var line = line
    let depth = line.indentation / 2 - 1
    guard line.indentation % 2 == 0, depth >= 0, depth <= path.count, depth > 0 || items.isEmpty
    else {
      throw line.error(.badIndentation, at: 1)
    }
    path.removeSubrange(depth...)
    let item = try line.item(owner: path.last)
    guard places.updateValue(items.count, forKey: item.name) == nil else {
      throw line.error(.duplicate("item '\(item.name)'"), at: line.indentation + 1)
    }
    if let owner = item.owner, !items[owner].isView { throw line.error(.badIndentation, at: 1) }
    path.append(items.count)
    items.append(item)
  }

  /// Reads the settings of a section, if the section exists.
  ///
  /// - Parameters:
  ///   - head: The line that begins the section.
  ///   - list: The property of an item to which settings are added.
  ///   - read: Creates a setting of an item from the property's keyword and the words of its value, or returns `nil` if
  ///     the value isn't valid.
  /// - Throws: The first error in the section.
  private mutating func readSettings(
    _ head: String, _ list: WritableKeyPath<LayoutRecord.Item, [LayoutSetting]>,
    _ read: (LayoutRecord.Item, String, [String]) -> LayoutSetting?
  ) throws(LayoutRecordError) {
    guard isHead(head) else { return }
    try readHead(head)
    var last = 0
    while var line = indentedLine() {
      let (item, name, words) = try line.setting(places)
      guard item >= last else {
        throw line.error(.wrongOrder(items[last].name), at: line.indentation + 1)
      }
      guard let setting = read(items[item], name, words.map(\.text)) else {
        throw line.expected("a value that '\(name)' can have", words[0])
      }
      items[item][keyPath: list].append(setting)
      last = item
    }
  }

  private func conflict(
    _ line: LayoutRecordLine
  ) throws(LayoutRecordError) -> LayoutRecord.Conflict {
    var line = line
    let broken = try line.string("a constraint in quotes")
    var because: [String] = []
    while try line.peek() != nil { because.append(try line.string("a constraint in quotes")) }
    return LayoutRecord.Conflict(broken: broken, because: because)
  }
}

extension [Substring] {
  fileprivate subscript(safe index: Int) -> String? {
    indices.contains(index) ? String(self[index]) : nil
  }
}
