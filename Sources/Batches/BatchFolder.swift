internal import Foundation
package import Scenes

/// The folder of a batch, with what earlier runs left there and what this one does: its manifest, its
/// journal, and the lock on it.
///
/// A class, because it owns open files. It belongs to one task; what tasks ask of it is in
/// ``preparation``.
package final class BatchFolder {
  /// What tasks ask about each scene.
  package let preparation: ScenePreparation
  private let names: BatchNames
  private let memory: BatchMemory
  private let journal: BatchJournal
  private let manifest: ManifestWriter
  /// The files of this run, by their hashes, where there may be others of runs before: names would be
  /// all memory that grows with the batch.
  private var made: Set<Int> = []
  /// For each source of the memory, which of its records are in the manifest again as they are.
  private var kept: [Set<Int>]
  private var hasFailures = false

  /// What a batch is about.
  package struct Purpose {
    /// The folder that pictures go to; empty for the current one.
    package var folder: String
    /// The part of the batch that this run draws; nil for all of it.
    package var shard: Shard?
    /// All that says what is to be drawn of each scene.
    package var settings: String
    /// Whether pictures that are there already are drawn nonetheless.
    package var redraw: Redraw

    /// Puts a purpose together.
    package init(folder: String, shard: Shard?, settings: String, redraw: Redraw) {
      self.folder = folder
      self.shard = shard
      self.settings = settings
      self.redraw = redraw
    }
  }

  /// Which pictures are drawn.
  package enum Redraw: Sendable {
    /// Those whose inputs have changed, and those that are not as they were left.
    case changed
    /// All.
    case all
  }

  /// Looks at a folder, which is made if need be, and locks it.
  ///
  /// - Throws: `PlumblineError` for a folder that cannot be written to, into which another process
  ///   draws, or in which another file has the manifest's name.
  package init(_ purpose: Purpose, keys: PictureKeys) throws(PlumblineError) {
    let names = BatchNames(folder: purpose.folder, shard: purpose.shard)
    // Before anything is written there.
    try BatchMemory.refuseForeignManifest(names)
    let journal = try BatchJournal(names)
    self.names = names
    self.journal = journal
    let memory = BatchMemory(names)
    self.memory = memory
    kept = memory.sources.map { _ in [] }
    journal.begin()
    let settings = keys.settingsKey(purpose.settings)
    manifest = try ManifestWriter(
      path: names.manifest,
      .init(versions: keys.versions, settings: settings, shard: purpose.shard))
    preparation = ScenePreparation(
      keys: keys, settings: settings, memory: purpose.redraw == .all ? nil : memory)
  }

  /// Where a signal handler notes which scenes crashed.
  package var journalDescriptor: Int32 { journal.descriptor }

  /// Takes down what came of a scene; `number` is its place among all of the batch.
  ///
  /// - Throws: `PlumblineError.lostFolder` where the folder is gone, and with it what was drawn;
  ///   `PlumblineError.unwritableFile`, once, where the journal cannot be written, which ends nothing.
  package func add(_ record: SceneRecord, number: Int) throws(PlumblineError) {
    takeDown(record, number: number)
    if record.error != nil || record.pictures.contains(where: { $0.status == .failed }) {
      hasFailures = true
    }
    if record.pictures.contains(where: { $0.status == .drawn }) { try journal.append(record) }
  }

  private func takeDown(_ record: SceneRecord, number: Int) {
    manifest.add(record, number: number)
    guard !memory.sources.isEmpty else { return }
    for picture in record.pictures { made.insert(picture.file.hashValue) }
    guard let written = record.written else { return }
    for (place, source) in memory.sources.enumerated() where source.isOwn {
      guard let number = source.index.number(of: record.scene),
        source.index.bytes(of: source.index.entries[number]) == written
      else { continue }
      kept[place].insert(number)
    }
  }

  /// What is left of runs before.
  package struct Remains {
    /// The files that earlier runs made, this one did not, and that are still there, by name.
    package var orphans: [String] = []
    /// Those that were taken away.
    package var removed: [String] = []
  }

  /// What becomes of pictures that are no longer made.
  package enum Orphans: Sendable {
    /// They stay, and the manifest goes on listing them.
    case stay
    /// They are taken away, unless something failed, or somebody changed them.
    case go
  }

  /// Writes the manifest.
  ///
  /// - Parameters:
  ///   - orphans: What becomes of pictures that are no longer made.
  ///   - rest: The scenes that had no turn, by name, with their places among all of the batch; their
  ///     records stay what they were.
  /// - Returns: What runs before left, and what was taken away of it.
  /// - Throws: `PlumblineError.lostFolder`, and `PlumblineError.unwritableFile`; then the journal stays.
  package func finish(
    _ orphans: Orphans, rest: [(name: String, number: Int)]
  ) throws(PlumblineError) -> Remains {
    for (name, number) in rest {
      if let record = memory.record(of: name) { takeDown(record, number: number) }
    }
    var left = self.orphans()
    var remains = Remains()
    if orphans == .go, rest.isEmpty, !hasFailures { remains.removed = remove(&left) }
    remains.orphans = left.flatMap { $0.pictures.map(\.file) }
    do throws(PlumblineError) {
      try journal.checkPlace()
      try manifest.finish(.init(orphans: left, isComplete: rest.isEmpty))
    } catch {
      manifest.discard()
      throw error
    }
    journal.remove()
    return remains
  }

  /// Ends without a manifest; what there was of one stays, and so does the journal.
  package func abandon() { manifest.discard() }

  /// The records of pictures that are still there but not of this run, in the order of their names.
  private func orphans() -> [SceneRecord] {
    var orphans: [String: SceneRecord] = [:]
    for (number, source) in memory.sources.enumerated() where source.isOwn {
      for (place, entry) in source.index.entries.enumerated() where !kept[number].contains(place) {
        guard var record = source.index.record(of: entry) else { continue }
        let scene = record.scene
        record.pictures = record.pictures.filter { picture in
          picture.error == nil && isOwn(picture) && !made.contains(picture.file.hashValue)
            && FileState(of: names.folder + picture.file) != nil
        }
        for picture in record.pictures { made.insert(picture.file.hashValue) }
        if !record.pictures.isEmpty {
          orphans[scene, default: SceneRecord(scene: scene)].pictures += record.pictures
        }
      }
    }
    return orphans.values.sorted { $0.scene < $1.scene }.map { record in
      var record = record
      record.pictures.sort { $0.file < $1.file }
      return record
    }
  }

  /// Whether a record names a picture in this very folder; manifests may have been edited.
  private func isOwn(_ picture: PictureRecord) -> Bool {
    !picture.file.isEmpty && !picture.file.contains("/") && !picture.file.hasPrefix(".")
      && picture.file.hasSuffix(".\(picture.format.rawValue)")
  }

  /// Takes away the pictures that are as they were left; others belong to whoever changed them.
  private func remove(_ orphans: inout [SceneRecord]) -> [String] {
    var removed: [String] = []
    for record in orphans {
      for picture in record.pictures where memory.isIntact(picture, trusted: nil) {
        if unlink(names.folder + picture.file) == 0 { removed.append(picture.file) }
      }
    }
    orphans = []
    return removed
  }
}
