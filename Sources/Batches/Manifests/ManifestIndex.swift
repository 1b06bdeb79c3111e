internal import Foundation
internal import Scenes

/// The positions of records in a manifest or journal, so that single records can be parsed on demand.
///
/// The file is memory-mapped, so it may be replaced or appended to, but must not be rewritten in place.
struct ManifestIndex: Sendable {
  /// The two lists of records in a manifest.
  enum Section: Hashable, Sendable {
    /// The records of the scenes that the run handled.
    case scenes
    /// The records of orphaned pictures, which earlier runs produced and this run didn't.
    case orphans
  }

  /// The entries of all records, in file order.
  let entries: [Entry]
  /// The file's modification time, which is later than that of each unmodified picture.
  let written: FileState.Instant
  private let data: Data
  /// The byte ranges of the lines with top-level keys of the manifest.
  private let fields: [Range<Int>]
  private let places: [Place: Int]

  /// The position of a record in the file.
  struct Entry: Sendable {
    /// The path of the record's scene.
    let scene: String
    let section: Section
    fileprivate let range: Range<Int>
  }

  private struct Place: Hashable, Sendable {
    let scene: String
    let section: Section
  }

  /// Indexes a manifest or journal, or returns `nil` if the file is missing or doesn't start with `firstLine`.
  init?(path: String, firstLine: String) {
    guard let state = FileState(of: path),
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return nil }
    let found = data.withUnsafeBytes { Self.records(in: $0, firstLine: firstLine) }
    guard let (entries, fields) = found else { return nil }
    self.entries = entries
    self.fields = fields
    self.data = data
    written = state.changed
    // Journals contain a scene again if a later run drew it again.
    places = Dictionary(
      zip(entries.map { Place(scene: $0.scene, section: $0.section) }, entries.indices),
      uniquingKeysWith: { $1 })
  }

  /// Returns the record of a scene, or `nil` if it is missing or invalid.
  func record(of scene: String, in section: Section = .scenes) -> SceneRecord? {
    places[Place(scene: scene, section: section)].flatMap { record(of: entries[$0]) }
  }

  /// Parses the record of an entry, or returns `nil` if the record is invalid.
  func record(of entry: Entry) -> SceneRecord? {
    let bytes = bytes(of: entry)
    guard let json = JSONValue(parsing: bytes), var record = SceneRecord(json) else { return nil }
    record.written = bytes
    return record
  }

  /// Returns the bytes of an entry's record.
  func bytes(of entry: Entry) -> [UInt8] { Array(data[entry.range]) }

  /// Returns the value of a top-level key of the manifest, or `nil` if it is missing or spans several lines.
  func field(_ key: String) -> JSONValue? {
    let start = Array("  \"\(key)\": ".utf8)
    for field in fields where data[field].starts(with: start) {
      var line = Array(data[field])
      if line.last == UInt8(ascii: ",") { line.removeLast() }
      return JSONValue(parsing: Array("{".utf8) + line + Array("}".utf8))?[key]
    }
    return nil
  }

  /// The top-level keys before the list of scenes, as a JSON object, or `nil` if the manifest is invalid.
  var head: JSONValue? {
    let scenes = fields.first { data[$0].starts(with: "  \"scenes\": [".utf8) }
    guard let end = scenes?.lowerBound else { return nil }
    return JSONValue(parsing: Array(data[..<end]) + Array("\"scenes\": [] }".utf8))
  }

  /// Returns the index of a scene's last record in ``entries``, or `nil` if there isn't one.
  func number(of scene: String) -> Int? { places[Place(scene: scene, section: .scenes)] }
}

extension ManifestIndex {
  /// The bytes that every record starts with.
  private static let head = Array("{ \"scene\": \"".utf8)
  private static let orphans = Array("  \"orphans\": [".utf8)

  /// Finds the records of a file and the lines with its top-level keys.
  private static func records(
    in bytes: UnsafeRawBufferPointer, firstLine: String
  ) -> (entries: [Entry], fields: [Range<Int>])? {
    guard bytes.starts(with: firstLine.utf8) else { return nil }
    var entries: [Entry] = []
    var fields: [Range<Int>] = []
    var section = Section.scenes
    var open: (scene: String, start: Int)?
    func close(at end: Int) {
      guard let begun = open else { return }
      // Without the comma and line break that separate it from the next record.
      var end = end
      while end > begun.start, ",\n ".utf8.contains(bytes[end - 1]) { end -= 1 }
      entries.append(Entry(scene: begun.scene, section: section, range: begun.start..<end))
      open = nil
    }
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.count
      let indent = bytes[line..<end].prefix { $0 == 0x20 }.count
      // Lines with deeper indentation are pictures, and the end of a record has the indentation of its start.
      if indent <= 4, line + indent < end {
        let text = UnsafeRawBufferPointer(rebasing: bytes[(line + indent)..<end])
        let scene = scene(beginning: text)
        if text.first == UInt8(ascii: "{") || indent < 4 { close(at: line) }
        if let scene { open = (scene, line + indent) }
        if indent == 2 { fields.append(line..<end) }
        if bytes[line..<end].starts(with: orphans) { section = .orphans }
      }
      line = end + 1
    }
    close(at: bytes.count)
    return (entries, fields)
  }

  /// Returns the scene's path in the first line of a record, or `nil` for other lines.
  private static func scene(beginning line: UnsafeRawBufferPointer) -> String? {
    guard line.starts(with: head) else { return nil }
    var end = head.count
    while end < line.count, line[end] != UInt8(ascii: "\"") {
      end += line[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < line.count else { return nil }
    return JSONValue(parsing: Array(line[(head.count - 1)...end]))?.string
  }
}
