internal import Foundation
internal import Scenes

/// Where the records of scenes stand in a manifest or a journal, so that they are read only when they
/// are asked for.
///
/// The file is mapped, not read; it has to be one that is replaced and never rewritten, or only grows.
struct ManifestIndex: Sendable {
  /// What the records are of.
  enum Section: Hashable, Sendable {
    /// Scenes of the run that wrote the manifest.
    case scenes
    /// Pictures of runs before, which that run did not make.
    case orphans
  }

  /// The records in the order of the file.
  let entries: [Entry]
  /// When the file was written: pictures that are older have not been touched since.
  let written: FileState.Instant
  private let data: Data
  /// The lines of the manifest's own keys.
  private let fields: [Range<Int>]
  private let places: [Place: Int]

  /// A record, not read yet.
  struct Entry: Sendable {
    /// The scene that it is of.
    let scene: String
    let section: Section
    fileprivate let range: Range<Int>
  }

  private struct Place: Hashable, Sendable {
    let scene: String
    let section: Section
  }

  /// Finds the records in a manifest, one of a shard or a journal; nil where the file is none of these,
  /// or not there.
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
    // Journals tell of a scene again where a later run drew it again.
    places = Dictionary(
      zip(entries.map { Place(scene: $0.scene, section: $0.section) }, entries.indices),
      uniquingKeysWith: { $1 })
  }

  /// The record of a scene, read; nil where there is none that can be read.
  func record(of scene: String, in section: Section = .scenes) -> SceneRecord? {
    places[Place(scene: scene, section: section)].flatMap { record(of: entries[$0]) }
  }

  /// A record, read; nil where it cannot be.
  func record(of entry: Entry) -> SceneRecord? {
    let bytes = bytes(of: entry)
    guard let json = JSONValue(parsing: bytes), var record = SceneRecord(json) else { return nil }
    record.written = bytes
    return record
  }

  /// A record as the file has it.
  func bytes(of entry: Entry) -> [UInt8] { Array(data[entry.range]) }

  /// The value of one of the manifest's own keys that stands on one line; nil where there is none.
  func field(_ key: String) -> JSONValue? {
    let start = Array("  \"\(key)\": ".utf8)
    for field in fields where data[field].starts(with: start) {
      var line = Array(data[field])
      if line.last == UInt8(ascii: ",") { line.removeLast() }
      return JSONValue(parsing: Array("{".utf8) + line + Array("}".utf8))?[key]
    }
    return nil
  }

  /// What stands before the records of scenes; nil where that cannot be read.
  var head: JSONValue? {
    let scenes = fields.first { data[$0].starts(with: "  \"scenes\": [".utf8) }
    guard let end = scenes?.lowerBound else { return nil }
    return JSONValue(parsing: Array(data[..<end]) + Array("\"scenes\": [] }".utf8))
  }

  /// The number of the last record of a scene among ``entries``.
  func number(of scene: String) -> Int? { places[Place(scene: scene, section: .scenes)] }
}

extension ManifestIndex {
  /// Every record begins with this, in manifests and journals.
  private static let head = Array("{ \"scene\": \"".utf8)
  private static let orphans = Array("  \"orphans\": [".utf8)

  /// The records, each from the line that begins it to the next that begins one or ends the list.
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
      // Without the comma and the line break that part it from what follows.
      var end = end
      while end > begun.start, ",\n ".utf8.contains(bytes[end - 1]) { end -= 1 }
      entries.append(Entry(scene: begun.scene, section: section, range: begun.start..<end))
      open = nil
    }
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.count
      let indent = bytes[line..<end].prefix { $0 == 0x20 }.count
      // Deeper lines are pictures, and the end of a record stands where it began.
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

  /// The scene that a line names first; nil where it begins no record.
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
