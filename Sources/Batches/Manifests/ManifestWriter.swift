internal import FileSystem
internal import Foundation
internal import Scenes

/// Writes the manifest of a batch to a temporary file, and renames the file when the manifest is complete.
///
/// A class, because it owns an open file. Only the indices of a shard's scenes are kept in memory.
final class ManifestWriter {
  private let path: String
  private let part: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isEmpty = true
  private var failure: PlumblineError?
  private let isOfShard: Bool
  /// The indices of a shard's scenes in the whole batch.
  private var numbers: [Int] = []

  /// The contents of a manifest before the list of scenes.
  struct Head {
    /// The versions of all libraries and fonts.
    var versions: Versions
    /// A hash of the settings that apply to all scenes.
    var settings: String
    /// The shard that the manifest describes, or `nil` for a whole batch.
    var shard: Shard?
  }

  /// The contents of a manifest after the list of scenes.
  struct Tail {
    /// The orphaned pictures, which earlier runs produced and this run didn't.
    var orphans: [SceneRecord] = []
    /// Whether the run reached all scenes.
    var isComplete: Bool
  }

  /// Creates the temporary file and writes the start of the manifest.
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

  /// Appends the record of a scene, given the scene's index in the whole batch.
  func add(_ record: SceneRecord, number: Int) {
    add(record.written ?? record.encoded ?? Array(record.manifestText.utf8))
    if isOfShard { numbers.append(number) }
  }

  /// Appends a record that is already encoded for a manifest.
  func add(_ record: [UInt8]) {
    append(isEmpty ? "\n    " : ",\n    ")
    buffer += record
    isEmpty = false
    if buffer.count > 65_536 { flush() }
  }

  /// Completes the manifest, and replaces an earlier manifest.
  ///
  /// - Throws: `PlumblineError.unwritableFile` if any part couldn't be written. In this case, an earlier manifest is
  ///   unchanged.
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

  /// Removes the temporary file.
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
