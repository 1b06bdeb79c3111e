internal import FileSystem
package import Foundation
private import Synchronization

/// A hidden temporary file that is renamed to its destination when it is complete.
///
/// The name has the IDs of the process and the run, to distinguish files of killed processes from files in progress.
package struct UnfinishedFile {
  /// The path to rename the file to.
  private let place: String
  /// The path of the temporary file.
  package let path: String

  /// Chooses the path of this process's temporary file for a destination.
  package init(of place: String) { self.init(of: place, by: getpid()) }

  /// Chooses the path of a temporary file that another process of the same run writes for a destination.
  package init(of place: String, by process: pid_t) {
    self.place = place
    path = "\(place.folderPrefix).\(place.fileName).\(process)-\(Self.run).part"
  }

  /// Removes the file, if it exists.
  package func remove() { unlink(path) }

  /// Writes the file, and renames it to its destination.
  ///
  /// - Throws: `PlumblineError.unwritableFile`. An existing file is then unchanged.
  package func write(_ bytes: [UInt8]) throws(PlumblineError) {
    Self.current.withLock { $0 = path }
    defer { Self.current.withLock { $0 = nil } }
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
  /// The path of the temporary file that this process is writing, or `nil` if there isn't one.
  ///
  /// A drawing process writes only one file at a time.
  private static let current = Mutex<String?>(nil)

  /// The identifier of this run, which its processes include in the names of temporary files.
  ///
  /// Process IDs aren't enough, because they may be equal in containers on several machines.
  package static var run: String { name.withLock { $0 } }

  private static let name = Mutex(String(UInt64.random(in: 0 ... .max), radix: 16))

  /// Makes this process part of a run that another process started.
  package static func join(run: String) { name.withLock { $0 = run } }

  /// Removes the temporary file that this process is writing, and exits.
  package static func removeAndExit(_ status: Int32) -> Never {
    current.withLock { path -> Never in
      if let path { unlink(path) }
      // The lock is held so that no other file is started.
      _exit(status)
    }
  }

  /// The identifier of this process in journals.
  package static var token: String { "\(getpid())-\(run)" }

  /// Removes the temporary files of runs whose processes have all ended.
  ///
  /// Does nothing if the folder can't be listed.
  ///
  /// - Parameters:
  ///   - tokens: A ``token`` of any process of each run.
  ///   - folder: The folder with a trailing slash, or an empty string for the current folder.
  package static func remove(leftBy tokens: [String], in folder: String) {
    let runs = tokens.compactMap { $0.split(separator: "-").last }.filter { !$0.isEmpty }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    for name in names ?? []
    where name.hasPrefix(".") && runs.contains(where: { name.hasSuffix("-\($0).part") }) {
      unlink(folder + name)
    }
  }
}
