private import CairoCanvas
private import FileSystem
internal import Foundation
internal import Scenes

/// The records that earlier runs left for the pictures in a folder.
///
/// A picture is unchanged if it has the recorded size and wasn't modified after the manifest was written. If it was
/// modified, or if a run was killed before it wrote a manifest, the picture's SHA-256 hash is compared.
struct EarlierRecords: Sendable {
  /// The manifest and journal files of earlier runs, in order of preference.
  ///
  /// A killed run leaves a journal. Only shards use the manifest of the whole batch, which `merge` writes.
  let sources: [Source]
  private let folder: String

  /// A manifest or journal.
  struct Source: Sendable {
    let index: ManifestIndex
    /// The time at which the manifest was written, or `nil` for a journal; pictures changed later are compared by hash.
    let trusted: FileState.Instant?
    /// Whether the file is this batch's own manifest or journal, whose orphaned pictures the batch reports or removes.
    let isOwn: Bool
  }

  /// Finds and indexes the manifests and the journal of earlier runs.
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

  /// Checks that writing the manifest won't overwrite another program's file.
  ///
  /// - Throws: `PlumblineError.foreignFile` if a file with the manifest's name isn't a manifest.
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

  /// Returns a scene's latest record if its plan key equals `plan` and all of its pictures are unchanged, or else `nil`.
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

  /// Returns the latest record of a scene, or `nil` if there isn't one.
  func record(of scene: String) -> SceneRecord? {
    sources.lazy.compactMap { record(of: scene, in: $0) }.first
  }

  private func record(of scene: String, in source: Source) -> SceneRecord? {
    var record = source.index.record(of: scene)
    // Journals have other line breaks than manifests.
    if source.trusted == nil { record?.written = nil }
    return record
  }

  /// Returns a scene's records in all ``sources``, each with the ``Source/trusted`` time of its source.
  func records(of scene: String) -> [(record: SceneRecord, trusted: FileState.Instant?)] {
    sources.flatMap { source in
      [ManifestIndex.Section.scenes, .orphans].compactMap { section in
        source.index.record(of: scene, in: section).map { ($0, source.trusted) }
      }
    }
  }

  /// Whether a picture's file is unmodified since it was drawn.
  ///
  /// - Complexity: Reads the picture's file only if its size and modification time don't settle the result.
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
