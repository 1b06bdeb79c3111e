internal import FileSystem
package import Foundation
private import Synchronization

/// A file that is written beside its place, hidden, and renamed into it once it is whole.
///
/// Its name says which process of which run writes it, so that what killed ones have left can be told
/// from what others have in hand.
package struct UnfinishedFile {
  /// Where the whole file goes.
  private let place: String
  /// Where it is written.
  package let path: String

  /// Names what this process writes for a place.
  package init(of place: String) { self.init(of: place, by: getpid()) }

  /// Names what a process of this run wrote for a place.
  ///
  /// - Parameters:
  ///   - place: Where the whole file would have gone.
  ///   - process: The number of the process.
  package init(of place: String, by process: pid_t) {
    self.place = place
    path = "\(place.folderPrefix).\(place.fileName).\(process)-\(Self.run).part"
  }

  /// Takes the file away, where it is there.
  package func remove() { unlink(path) }

  /// Writes the file, and puts it in its place in one step.
  ///
  /// - Throws: `PlumblineError.unwritableFile`; then nothing is left behind, and what stood there
  ///   before still does.
  package func write(_ bytes: [UInt8]) throws(PlumblineError) {
    Self.inHand.withLock { $0 = path }
    defer { Self.inHand.withLock { $0 = nil } }
    do throws(SystemFailure) {
      try writeAndClose(bytes, to: openFile(path, O_WRONLY | O_CREAT | O_EXCL))
      if rename(path, place) != 0 { throw SystemFailure(code: errno) }
    } catch {
      remove()
      throw .unwritableFile(path: place, reason: error.reason)
    }
  }
}

extension UnfinishedFile {
  /// What this process writes now; one file at a time is all that a drawing process writes.
  private static let inHand = Mutex<String?>(nil)

  /// What all processes of a run have in common, in the names of what they have not finished: in
  /// containers on several machines processes have the same number.
  package static var run: String { name.withLock { $0 } }

  private static let name = Mutex(String(UInt64.random(in: 0 ... .max), radix: 16))

  /// Makes what this process writes that of a run that another one began.
  package static func join(run: String) { name.withLock { $0 = run } }

  /// Takes away what this process has in hand, and ends it.
  package static func removeAndExit(_ status: Int32) -> Never {
    inHand.withLock { path -> Never in
      if let path { unlink(path) }
      // With the lock, so that no other file is begun.
      _exit(status)
    }
  }

  /// What this process calls itself in journals.
  package static var token: String { "\(getpid())-\(run)" }

  /// Takes away what runs left in a folder, all of whose processes have ended; nothing where the folder
  /// is gone or cannot be listed, which writing into it will say.
  ///
  /// - Parameters:
  ///   - tokens: What a process of each run called itself.
  ///   - folder: The folder, with a slash at its end; empty for the current one.
  package static func remove(leftBy tokens: [String], in folder: String) {
    let runs = tokens.compactMap { $0.split(separator: "-").last }.filter { !$0.isEmpty }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    for name in names ?? []
    where name.hasPrefix(".") && runs.contains(where: { name.hasSuffix("-\($0).part") }) {
      unlink(folder + name)
    }
  }
}
