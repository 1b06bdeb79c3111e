internal import FileSystem
internal import Foundation
internal import Scenes

/// What a run has done so far, a line for each scene, and the lock on the folder it works in.
///
/// A class, because it owns an open file. The system gives the lock back with the process, however
/// that ends; the lines stay, and the next run reads them.
final class BatchJournal {
  private let path: String
  private let folder: String
  let descriptor: Int32
  private var isFull = false

  /// Opens the journal of a batch, and locks it; what an earlier run left in it stays.
  ///
  /// - Throws: `PlumblineError.busyFolder` where another process holds it, and
  ///   `PlumblineError.unwritableFile` where the folder takes no file.
  init(_ names: BatchNames) throws(PlumblineError) {
    path = names.journal
    folder = names.folder
    try OutputFile(path: path).makeFolder()
    var opened: Int32
    repeat {
      opened = try Self.openLocked(names)
      // A run that ends takes its journal away: a lock on what is gone would keep nobody out.
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
    // File systems without locks leave it to people not to draw twice at a time.
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

  /// Says that this process goes on with the journal, and takes away what the processes before it, which
  /// were killed, have left half written.
  func begin() {
    let killed = Self.processes(in: path)
    if !killed.isEmpty { UnfinishedFile.remove(leftBy: killed, in: folder) }
    // The line before may have been cut short. A disk that is full is told of with the first record.
    try? append(
      "\(killed.isEmpty ? "" : "\n")\(BatchNames.journalHead) \"process\": "
        + "\"\(UnfinishedFile.token)\" }\n")
  }

  /// The tokens of the processes that wrote in a journal, in their order.
  private static func processes(in path: String) -> [String] {
    guard let bytes = try? contents(ofFile: path, upTo: .max) else { return [] }
    return bytes.split(separator: 0x0A).compactMap { line in
      guard line.starts(with: BatchNames.journalHead.utf8) else { return nil }
      return JSONValue(parsing: Array(line))?["process"]?.string
    }
  }

  /// Adds a record.
  ///
  /// - Throws: `PlumblineError.lostFolder` where the journal is no more where it was, and with it the
  ///   pictures drawn so far; `PlumblineError.unwritableFile` the first time that the disk is full.
  func append(_ record: SceneRecord) throws(PlumblineError) {
    try checkPlace()
    guard !isFull else { return }
    do throws(SystemFailure) {
      try append(record.json.text + "\n")
    } catch {
      // Without the journal a run that is killed begins anew, and that is all.
      isFull = true
      throw .unwritableFile(path: path, reason: error.reason)
    }
  }

  /// Whether the journal still is where it was.
  ///
  /// - Throws: `PlumblineError.lostFolder` where it is not.
  func checkPlace() throws(PlumblineError) {
    guard FileState(ofDescriptor: descriptor)?.identity == FileState(of: path)?.identity else {
      throw .lostFolder(folder: folder.isEmpty ? "." : String(folder.dropLast()))
    }
  }

  /// Takes the journal away, once a manifest says all that it says.
  func remove() { unlink(path) }

  private func append(_ text: String) throws(SystemFailure) {
    try writeAll(Array(text.utf8), to: descriptor)
  }
}
