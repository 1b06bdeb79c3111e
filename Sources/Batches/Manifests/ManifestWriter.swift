internal import FileSystem
internal import Foundation
internal import Scenes

/// Writes a manifest as the scenes of a batch are done, beside its place, and puts it there at the end.
///
/// A class, because it owns an open file. What it keeps in memory does not grow with the batch but for
/// the numbers of a shard's scenes.
final class ManifestWriter {
  private let path: String
  private let part: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isEmpty = true
  private var failure: PlumblineError?
  private let isOfShard: Bool
  /// The places of a shard's scenes among all of the batch.
  private var numbers: [Int] = []

  /// What stands in a manifest before its scenes.
  struct Head {
    /// What everything was drawn with.
    var versions: Versions
    /// A hash of what was asked for of each scene.
    var settings: String
    /// The part of the batch; nil for a whole one.
    var shard: Shard?
  }

  /// What stands in a manifest after its scenes.
  struct Tail {
    /// Pictures of runs before that this one did not make.
    var orphans: [SceneRecord] = []
    /// Whether every scene had its turn.
    var isComplete: Bool
  }

  /// Begins a manifest.
  ///
  /// - Throws: `PlumblineError.unwritableFile`.
  init(path: String, _ head: Head) throws(PlumblineError) {
    self.path = path
    isOfShard = head.shard != nil
    part = UnfinishedFile(of: path).path
    do throws(SystemFailure) {
      descriptor = try openFile(part, O_WRONLY | O_CREAT | O_TRUNC)
    } catch {
      throw .unwritableFile(path: path, reason: error.reason)
    }
    var text = BatchNames.manifestHead
    let versions = JSONValue.object(
      (head.versions.entries + head.versions.scriptFonts).map { ($0.name, .string($0.version)) })
    text += "  \"versions\": " + versions.text(indent: "  ") + ",\n"
    text += "  \"settings\": " + JSONValue.string(head.settings).text + ",\n"
    if let shard = head.shard {
      text += "  \"shard\": { \"index\": \(shard.index), \"count\": \(shard.count) },\n"
    }
    append(text + "  \"scenes\": [")
  }

  deinit { close(descriptor) }

  /// Adds a scene; `number` is its place among all of the batch.
  func add(_ record: SceneRecord, number: Int) {
    add(record.written ?? record.encoded ?? Array(record.manifestText.utf8))
    if isOfShard { numbers.append(number) }
  }

  /// Adds a record as another manifest has it.
  func add(_ record: [UInt8]) {
    append(isEmpty ? "\n    " : ",\n    ")
    buffer += record
    isEmpty = false
    if buffer.count > 65_536 { flush() }
  }

  /// Ends the manifest and puts it in its place.
  ///
  /// - Throws: `PlumblineError.unwritableFile` where any of it could not be written; then what stood
  ///   there before still does.
  func finish(_ tail: Tail) throws(PlumblineError) {
    append(isEmpty ? "],\n" : "\n  ],\n")
    if isOfShard {
      append("  \"numbers\": [" + numbers.map(String.init).joined(separator: ", ") + "],\n")
    }
    append("  \"orphans\": [")
    isEmpty = true
    for record in tail.orphans { add(Array(record.manifestText.utf8)) }
    append(isEmpty ? "],\n" : "\n  ],\n")
    append("  \"complete\": \(tail.isComplete)\n}\n")
    flush()
    if failure == nil, rename(part, path) != 0 { fail(SystemFailure(code: errno)) }
    guard let failure else { return }
    unlink(part)
    throw failure
  }

  /// Takes away what was written so far.
  func discard() { unlink(part) }

  private func append(_ text: String) { buffer += text.utf8 }

  private func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    do throws(SystemFailure) {
      try writeAll(buffer, to: descriptor)
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: SystemFailure) {
    failure = .unwritableFile(path: path, reason: error.reason)
  }
}
