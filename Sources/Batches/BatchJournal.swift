internal import FileSystem
internal import Foundation
internal import Scenes

/// The journal of a run, with a line for each scene with drawn pictures, and the lock on its folder.
///
/// A class, because it owns an open file. The system releases the lock when the process ends, even by a crash. The
/// lines are kept for the next run.
final class BatchJournal {
  private let path: String
  private let folder: String
  let descriptor: Int32
  private var isFull = false

  /// Opens and locks the journal of a batch, and keeps the lines of an earlier run.
  ///
  /// - Throws: `PlumblineError.busyFolder` if another process has locked the journal, and
  ///   `PlumblineError.unwritableFile` if the journal can't be created.
  init(_ names: BatchNames) throws(PlumblineError) {
    path = names.journal
    folder = names.folder
    try OutputFile(path: path).makeFolder()
    var opened: Int32
    repeat {
      opened = try Self.openLocked(names)
      // A run that ends removes its journal, and a lock on a removed file has no effect.
    } while opened < 0
    descriptor = opened
  }

  deinit { close(descriptor) }

  private static func openLocked(_ names: BatchNames) throws(PlumblineError) -> Int32 {
    let path = names.journal
    let descriptor: Int32
    do throws(SystemFailure) {
      descriptor = try openFile(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW)
    } catch {
      throw .unwritableFile(path: path, reason: error.reason)
    }
    // On file systems without locks, users have to avoid parallel runs.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      let folder = names.folder.isEmpty ? "." : String(names.folder.dropLast())
      throw .busyFolder(
        folder: folder, process: processes(in: path).last?.prefix { $0 != "-" }.description)
    }
    guard FileState(ofDescriptor: descriptor)?.identity == FileState(of: path)?.identity else {
      close(descriptor)
      return -1
    }
    return descriptor
  }

  /// Records that this process continues the journal, and removes the unfinished files of killed processes.
  func begin() {
    let killed = Self.processes(in: path)
    if !killed.isEmpty { UnfinishedFile.remove(leftBy: killed, in: folder) }
    // The previous line may be incomplete. A full disk is reported with the first record.
    try? append(
      "\(killed.isEmpty ? "" : "\n")\(BatchNames.journalHead) \"process\": "
        + "\"\(UnfinishedFile.token)\" }\n")
  }

  /// Returns the identifiers of the processes that wrote to a journal, in order.
  private static func processes(in path: String) -> [String] {
    guard let bytes = try? contents(ofFile: path, upTo: .max) else { return [] }
    return bytes.split(separator: 0x0A).compactMap { line in
      guard line.starts(with: BatchNames.journalHead.utf8) else { return nil }
      return JSONValue(parsing: Array(line))?["process"]?.string
    }
  }

  /// Appends the record of a scene.
  ///
  /// - Throws: `PlumblineError.removedFolder` if the journal was removed, and the pictures with it. If it can't be
  ///   written, such as on a full disk, `PlumblineError.unwritableFile` is thrown the first time.
  func append(_ record: SceneRecord) throws(PlumblineError) {
    try checkPlace()
    guard !isFull else { return }
    do throws(SystemFailure) {
      try append(record.json.text + "\n")
    } catch {
      // Without the journal, a killed run merely starts from the beginning.
      isFull = true
      throw .unwritableFile(path: path, reason: error.reason)
    }
  }

  /// Checks that the journal still exists at its path.
  ///
  /// - Throws: `PlumblineError.removedFolder` if the journal doesn't exist at its path.
  func checkPlace() throws(PlumblineError) {
    guard FileState(ofDescriptor: descriptor)?.identity == FileState(of: path)?.identity else {
      throw .removedFolder(folder: folder.isEmpty ? "." : String(folder.dropLast()))
    }
  }

  /// Removes the journal; call this only once the manifest has all of its records.
  func remove() { unlink(path) }

  private func append(_ text: String) throws(SystemFailure) {
    try writeAll(Array(text.utf8), to: descriptor)
  }
}
