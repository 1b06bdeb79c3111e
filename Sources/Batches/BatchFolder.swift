internal import Foundation
package import Scenes

/// The folder of a batch, which contains the manifest, and the journal that locks the folder.
///
/// A class, because it owns open files. Only one task may use an instance; other tasks use only ``preparation``.
package final class BatchFolder {
  /// Determines which pictures have to be drawn; all tasks use this value.
  package let preparation: ScenePreparation
  private let names: BatchNames
  private let earlier: EarlierRecords
  private let journal: BatchJournal
  private let manifest: ManifestWriter
  /// Hashes of the names of the files that this run produced; empty if there are no records of earlier runs.
  ///
  /// Hashes are stored instead of names to limit the memory that grows with the batch.
  private var made: Set<Int> = []
  /// For each source of earlier records, the indices of the records that are copied to the new manifest unchanged.
  private var kept: [Set<Int>]
  private var hasFailures = false

  /// The inputs and options of a batch.
  package struct Purpose {
    /// The folder to write pictures into, or an empty string for the current folder.
    package var folder: String
    /// The shard that this run draws, or `nil` for the whole batch.
    package var shard: Shard?
    /// A text that identifies the settings that affect the pictures of all scenes.
    package var settings: String
    /// The pictures to draw: all pictures, or only those that changed.
    package var redraw: Redraw

    /// Creates the inputs and options of a batch.
    package init(folder: String, shard: Shard?, settings: String, redraw: Redraw) {
      self.folder = folder
      self.shard = shard
      self.settings = settings
      self.redraw = redraw
    }
  }

  /// The pictures that a batch draws.
  package enum Redraw: Sendable {
    /// Pictures whose inputs changed, and pictures whose files were modified or removed after they were drawn.
    case changed
    /// All pictures.
    case all
  }

  /// Creates the folder if needed, and locks it.
  ///
  /// - Throws: `PlumblineError` if the folder isn't writable, another process draws into it, or a file other than a
  ///   manifest has the manifest's name.
  package init(_ purpose: Purpose, keys: PictureKeys) throws(PlumblineError) {
    let names = BatchNames(folder: purpose.folder, shard: purpose.shard)
    // Has to precede any write.
    try EarlierRecords.refuseForeignManifest(names)
    let journal = try BatchJournal(names)
    self.names = names
    self.journal = journal
    let earlier = EarlierRecords(names)
    self.earlier = earlier
    kept = earlier.sources.map { _ in [] }
    journal.begin()
    let settings = keys.settingsKey(purpose.settings)
    manifest = try ManifestWriter(
      path: names.manifest,
      .init(versions: keys.versions, settings: settings, shard: purpose.shard))
    preparation = ScenePreparation(
      keys: keys, settings: settings, earlier: purpose.redraw == .all ? nil : earlier)
  }

  /// The file descriptor of the journal, to which a signal handler writes the records of scenes that crashed.
  package var journalDescriptor: Int32 { journal.descriptor }

  /// Adds the results of a scene to the manifest and to the journal.
  ///
  /// - Parameters:
  ///   - record: The results.
  ///   - number: The index of the scene in the whole batch.
  /// - Throws: `PlumblineError.removedFolder` if the folder was removed with its pictures. The first time that the
  ///   journal can't be written, `PlumblineError.unwritableFile` is thrown; the batch may continue.
  package func add(_ record: SceneRecord, number: Int) throws(PlumblineError) {
    takeDown(record, number: number)
    if record.error != nil || record.pictures.contains(where: { $0.status == .failed }) {
      hasFailures = true
    }
    if record.pictures.contains(where: { $0.status == .drawn }) { try journal.append(record) }
  }

  private func takeDown(_ record: SceneRecord, number: Int) {
    manifest.add(record, number: number)
    guard !earlier.sources.isEmpty else { return }
    for picture in record.pictures { made.insert(picture.file.hashValue) }
    guard let written = record.written else { return }
    for (place, source) in earlier.sources.enumerated() where source.isOwn {
      guard let number = source.index.number(of: record.scene),
        source.index.bytes(of: source.index.entries[number]) == written
      else { continue }
      kept[place].insert(number)
    }
  }

  /// The orphans: files that earlier runs produced and this run didn't.
  package struct Remains {
    /// The names of orphaned files that still exist.
    package var orphans: [String] = []
    /// The names of orphaned files that this run removed.
    package var removed: [String] = []
  }

  /// The treatment of orphans, which are pictures that earlier runs produced and this run didn't.
  package enum Orphans: Sendable {
    /// Orphans are kept, and stay in the manifest.
    case stay
    /// Unmodified orphans are removed if all scenes were reached and nothing failed.
    case go
  }

  /// Writes the manifest and removes the journal.
  ///
  /// - Parameters:
  ///   - orphans: The treatment of pictures that earlier runs produced and this run didn't.
  ///   - rest: The names and indices of the scenes that weren't reached. Their earlier records are kept.
  /// - Returns: The orphaned pictures that still exist, and those that were removed.
  /// - Throws: `PlumblineError.removedFolder` or `PlumblineError.unwritableFile`. In this case, the journal is kept.
  package func finish(
    _ orphans: Orphans, rest: [(name: String, number: Int)]
  ) throws(PlumblineError) -> Remains {
    for (name, number) in rest {
      if let record = earlier.record(of: name) { takeDown(record, number: number) }
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

  /// Ends the run without writing a manifest; an earlier manifest and the journal are kept.
  package func abandon() { manifest.discard() }

  /// Returns the records of existing pictures that this run didn't produce, sorted by scene name.
  private func orphans() -> [SceneRecord] {
    var orphans: [String: SceneRecord] = [:]
    for (number, source) in earlier.sources.enumerated() where source.isOwn {
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

  /// Whether a record's file name is valid for a picture in this folder, in case the manifest was edited by hand.
  private func isOwn(_ picture: PictureRecord) -> Bool {
    !picture.file.isEmpty && !picture.file.contains("/") && !picture.file.hasPrefix(".")
      && picture.file.hasSuffix(".\(picture.format.rawValue)")
  }

  /// Removes the files of orphaned pictures that weren't modified after they were drawn, and returns the files' names.
  private func remove(_ orphans: inout [SceneRecord]) -> [String] {
    var removed: [String] = []
    for record in orphans {
      for picture in record.pictures where earlier.isIntact(picture, trusted: nil) {
        if unlink(names.folder + picture.file) == 0 { removed.append(picture.file) }
      }
    }
    orphans = []
    return removed
  }
}
