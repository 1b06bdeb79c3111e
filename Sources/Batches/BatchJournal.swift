internal import FileSystem
internal import Foundation
internal import Scenes

/// The journal of a batch, which locks the batch's folder and has a line for each scene with drawn pictures.
///
/// A class, because it owns an open file. The system releases the lock when the process ends, even after a crash. The
/// next run reads the lines of a journal that remains.
final class BatchJournal {
  private let path: String
  private let folder: String
  let descriptor: Int32
  private var isFull = false

  /// Opens and locks the journal of a batch, without removing lines of an earlier run.
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

  /// Adds a line that identifies this process, and removes temporary files of killed processes.
  func begin() {
    let killed = Self.processes(in: path)
    if !killed.isEmpty { UnfinishedFile.remove(leftBy: killed, in: folder) }
    // The previous line may be incomplete. A full disk is reported with the first record.
    try? append(
      "\(killed.isEmpty ? "" : "\n")\(BatchNames.journalHead) \"process\": "
        + "\"\(UnfinishedFile.token)\" }\n")
  }

  /// Returns the identifiers of all processes that wrote to a journal, oldest first.
  private static func processes(in path: String) -> [String] {
    guard let bytes = try? contents(ofFile: path, upTo: .max) else { return [] }
    return bytes.split(separator: 0x0A).compactMap { line in
      guard line.starts(with: BatchNames.journalHead.utf8) else { return nil }
      return JSONValue(parsing: Array(line))?["process"]?.string
    }
  }

  /// Appends the record of a scene.
  ///
  /// - Throws: `PlumblineError.removedFolder` if the journal was removed with the pictures. The first time that the
  ///   journal can't be written, such as on a full disk, `PlumblineError.unwritableFile` is thrown.
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

  /// Removes the journal; call this only after its records were written to the manifest.
  func remove() { unlink(path) }

  private func append(_ text: String) throws(SystemFailure) {
    try writeAll(Array(text.utf8), to: descriptor)
  }
}
