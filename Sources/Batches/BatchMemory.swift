private import CairoCanvas
private import FileSystem
internal import Foundation
internal import Scenes

/// What is known of the pictures that earlier runs left in a folder.
///
/// A picture is as it was left when its size is, and it was not touched since the manifest was written;
/// or else when its SHA-256 is, which is asked as well where a run was killed before it wrote one.
struct BatchMemory: Sendable {
  /// What runs before left, latest first: the journal of one that was killed, the manifest, and that of the
  /// whole batch where this is a part of it, which others write.
  let sources: [Source]
  private let folder: String

  /// A file of records.
  struct Source: Sendable {
    let index: ManifestIndex
    /// Pictures that were last changed before are as they were left; nil where nothing says so.
    let trusted: FileState.Instant?
    /// Whether its pictures are this batch's to list and to take away.
    let isOwn: Bool
  }

  /// Looks for what earlier runs left.
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

  /// Makes sure that no other program's file would be overwritten.
  ///
  /// - Throws: `PlumblineError.foreignFile` where something else has the manifest's name.
  static func refuseForeignManifest(_ names: BatchNames) throws(PlumblineError) {
    // A machine that loses its power may leave an empty one.
    guard access(names.manifest, F_OK) == 0, FileState(of: names.manifest)?.byteCount != 0 else {
      return
    }
    let head = Array(BatchNames.manifestHead.utf8)
    guard (try? contents(ofFile: names.manifest, upTo: head.count)) == head else {
      throw .foreignFile(path: names.manifest)
    }
  }

  /// The record of a scene whose plan is the same and whose pictures are all as they were left; nil
  /// where one is not.
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

  /// The latest record of a scene; nil where there is none.
  func record(of scene: String) -> SceneRecord? {
    sources.lazy.compactMap { record(of: scene, in: $0) }.first
  }

  private func record(of scene: String, in source: Source) -> SceneRecord? {
    var record = source.index.record(of: scene)
    // Journals have other line breaks than manifests.
    if source.trusted == nil { record?.written = nil }
    return record
  }

  /// The records of a scene that may tell of its pictures, read, with when each was written.
  func records(of scene: String) -> [(record: SceneRecord, trusted: FileState.Instant?)] {
    sources.flatMap { source in
      [ManifestIndex.Section.scenes, .orphans].compactMap { section in
        source.index.record(of: scene, in: section).map { ($0, source.trusted) }
      }
    }
  }

  /// Whether a picture is there as it was left.
  ///
  /// - Complexity: reads the file where its time says nothing.
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
