private import CairoCanvas
private import FileSystem
internal import Foundation
internal import Scenes

/// The records of the pictures that earlier runs left in a folder.
///
/// A picture is unchanged if its size is the same and it wasn't modified since the manifest was written.
/// Otherwise, and if a run was killed before it wrote a manifest, the SHA-256 hash is compared.
struct EarlierRecords: Sendable {
  /// The files of earlier runs, latest first: a killed run's journal, the manifest, and that of the whole batch.
  ///
  /// The last one is used by a shard, and written by `merge`.
  let sources: [Source]
  private let folder: String

  /// A file of records.
  struct Source: Sendable {
    let index: ManifestIndex
    /// The time since which unmodified pictures count as unchanged, or `nil` if it is unknown.
    let trusted: FileState.Instant?
    /// Whether this batch lists and removes the file's pictures.
    let isOwn: Bool
  }

  /// Finds the files of earlier runs.
  init(_ names: BatchNames) {
    folder = names.folder
    var sources: [Source] = []
    if let index = ManifestIndex(path: names.journal, firstLine: BatchNames.journalHead) {
      sources.append(Source(index: index, trusted: nil, isOwn: true))
    }
    if let index = ManifestIndex(path: names.manifest, firstLine: BatchNames.manifestHead) {
      sources.append(Source(index: index, trusted: index.written, isOwn: true))
    }
    if let whole = names.whole,
      let index = ManifestIndex(path: whole, firstLine: BatchNames.manifestHead)
    {
      sources.append(Source(index: index, trusted: index.written, isOwn: false))
    }
    self.sources = sources
  }

  /// Checks that no other program's file would be overwritten.
  ///
  /// - Throws: `PlumblineError.foreignFile` if another file has the manifest's name.
  static func refuseForeignManifest(_ names: BatchNames) throws(PlumblineError) {
    // A power failure may leave an empty file.
    guard access(names.manifest, F_OK) == 0, FileState(of: names.manifest)?.byteCount != 0 else {
      return
    }
    let head = Array(BatchNames.manifestHead.utf8)
    guard (try? contents(ofFile: names.manifest, upTo: head.count)) == head else {
      throw .foreignFile(path: names.manifest)
    }
  }

  /// The record of a scene with the same plan and unchanged pictures, or `nil`.
  func unchangedScene(_ scene: String, plan: String) -> SceneRecord? {
    for source in sources {
      guard let record = record(of: scene, in: source) else { continue }
      let isUnchanged =
        record.plan == plan
        && record.pictures.allSatisfy { isIntact($0, trusted: source.trusted) }
      guard isUnchanged else { return nil }
      return record
    }
    return nil
  }

  /// The latest record of a scene, or `nil`.
  func record(of scene: String) -> SceneRecord? {
    sources.lazy.compactMap { record(of: scene, in: $0) }.first
  }

  private func record(of scene: String, in source: Source) -> SceneRecord? {
    var record = source.index.record(of: scene)
    // Journals have other line breaks than manifests.
    if source.trusted == nil { record?.written = nil }
    return record
  }

  /// The records of a scene in all files, with the times at which they were written.
  func records(of scene: String) -> [(record: SceneRecord, trusted: FileState.Instant?)] {
    sources.flatMap { source in
      [ManifestIndex.Section.scenes, .orphans].compactMap { section in
        source.index.record(of: scene, in: section).map { ($0, source.trusted) }
      }
    }
  }

  /// Whether a picture is unchanged since it was drawn.
  ///
  /// - Complexity: Reads the file unless its time is sufficient.
  func isIntact(_ picture: PictureRecord, trusted: FileState.Instant?) -> Bool {
    let path = folder + picture.file
    guard picture.error == nil, let state = FileState(of: path),
      state.byteCount == picture.byteCount
    else { return false }
    if let trusted, state.changed < trusted { return true }
    guard let bytes = try? contents(ofFile: path, upTo: .max) else { return false }
    return sha256(bytes) == picture.sha256
  }
}
