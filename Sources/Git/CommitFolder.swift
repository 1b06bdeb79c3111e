internal import FileSystem
internal import Foundation
internal import Synchronization

/// A temporary folder with files of a commit, at the same paths as in the repository.
///
/// It is a class, because the folder is removed when its last owner releases it. The folder's path depends only on the
/// commit. Therefore, Swift files in it are compiled only once, and several processes may share the folder. Folders
/// left by a killed process are removed by the next process.
package final class CommitFolder: Sendable {
  /// The absolute path of the folder, without symbolic links.
  package let path: String
  /// The commit whose files are in the folder.
  package let commit: GitCommit

  private let lock: Int32
  private let written = Mutex<Set<String>>([])
  private let refused = Mutex<[String: String]>([:])

  private let byteLimit: Int

  /// Creates the folder without any files.
  ///
  /// - Parameters:
  ///   - commit: The commit to read files from.
  ///   - byteLimit: The maximum size of a file in bytes. The default is more than any reader accepts.
  /// - Throws: ``GitFailure`` if the folder can't be created.
  package init(of commit: GitCommit, byteLimit: Int = 64 << 20) throws(GitFailure) {
    self.commit = commit
    self.byteLimit = byteLimit
    let parent = try Self.parent()
    Self.removeUnused(in: parent)
    path = "\(parent)/\(commit.id)/files"
    lock = try Self.take("\(parent)/\(commit.id)", LOCK_SH)
    do throws(SystemFailure) { try makeFolder(path) } catch {
      throw Self.unwritable(path, error)
    }
    // Projects end at the repository's root.
    try write([], to: ".git")
  }

  deinit {
    let folder = path.dropLast("/files".count)
    if flock(lock, LOCK_EX | LOCK_NB) == 0 { Self.remove(folder) }
    close(lock)
    // Succeeds only after the last commit is removed.
    rmdir(String(folder.dropLast(commit.id.count + 1)))
  }

  /// Returns the reason why the commit's file at a path can't be read, or `nil` if no reason is known.
  ///
  /// For a path inside a submodule or link, this is the reason why the submodule or link itself can't be read.
  package func refusal(of path: String) -> String? {
    refused.withLock { refused in
      if refused.isEmpty { return nil }
      if let reason = refused[path] { return reason }
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if let reason = refused[String(folder)] { return reason }
      }
      return nil
    }
  }

  /// Writes the files that aren't in the folder yet, and records the reasons why others can't be read.
  ///
  /// - Throws: ``GitFailure`` if git's output is incomplete, or a file can't be written.
  package func add(_ files: [GitCommit.File]) throws(GitFailure) {
    let new = written.withLock { written in files.filter { written.insert($0.path).inserted } }
    for file in new { refuse(file.path, file.refusal) }
    let plain = new.filter { $0.refusal == nil }
    try commit.read(plain, upTo: byteLimit) { (file, content) throws(GitFailure) in
      var bytes: [UInt8]
      do throws(GitFailure) {
        bytes = try content.get()
        if let pointer = LargeFilePointer(bytes) {
          bytes = try pointer.content(in: commit.repository, upTo: byteLimit)
        }
      } catch {
        return refuse(file.path, error.reason)
      }
      try write(bytes, to: file.path)
    }
  }

  private func refuse(_ path: String, _ reason: String?) {
    if let reason { refused.withLock { $0[path] = reason } }
  }

  /// Creates a symbolic link to a folder outside this folder, unless something exists at the link's path.
  package func link(_ target: String, at path: String) throws(GitFailure) {
    let place = "\(self.path)/\(path)"
    do throws(SystemFailure) {
      try makeFolder(place[..<(place.lastIndex(of: "/") ?? place.endIndex)])
      guard symlink(target, place) == 0 || errno == EEXIST else { throw SystemFailure(code: errno) }
    } catch {
      throw Self.unwritable(place, error)
    }
  }

  /// Writes a file atomically, because other processes may read it at the same time.
  private func write(_ bytes: [UInt8], to name: String) throws(GitFailure) {
    let place = "\(path)/\(name)"
    if access(place, F_OK) == 0 { return }
    let part = "\(path.dropLast("/files".count))/\(getpid())-\(UInt64.random(in: 0 ... .max))"
    do throws(SystemFailure) {
      try makeFolder(place[..<(place.lastIndex(of: "/") ?? place.endIndex)])
      try writeAndClose(bytes, to: try openFile(part, O_WRONLY | O_CREAT | O_EXCL))
      // The same time in every run, because compiled programs are identified by the times of their resources.
      var times = [timespec(tv_sec: 0, tv_nsec: 0), timespec(tv_sec: 0, tv_nsec: 0)]
      utimensat(AT_FDCWD, part, &times, 0)
      if rename(part, place) != 0 { throw SystemFailure(code: errno) }
    } catch {
      unlink(part)
      throw Self.unwritable(place, error)
    }
  }
}

// MARK: - Folders of processes

extension CommitFolder {
  /// Returns the path of the folder that contains the folders of all commits.
  ///
  /// Only the current user can access it.
  private static func parent() throws(GitFailure) -> String {
    let parent = NSTemporaryDirectory() + "plumbline-\(getuid())"
    while true {
      guard mkdir(parent, 0o700) == 0 || errno == EEXIST else {
        throw unwritable(parent, SystemFailure(code: errno))
      }
      var state = stat()
      let isThere = lstat(parent, &state) == 0
      guard !isThere || state.st_mode & S_IFMT == S_IFDIR && state.st_uid == getuid() else {
        throw GitFailure("'\(parent)' belongs to another user; set TMPDIR to a folder of your own")
      }
      guard isThere, let resolved = realpath(parent, nil) else {
        // The last process that used it has removed it.
        if errno == ENOENT { continue }
        throw unwritable(parent, SystemFailure(code: errno))
      }
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }

  /// Creates and locks a folder, even if another process is removing it, and returns the descriptor of the lock file.
  private static func take(_ folder: String, _ kind: Int32) throws(GitFailure) -> Int32 {
    while true {
      do throws(SystemFailure) {
        try makeFolder(folder)
        let lock = try openFile(folder + "/lock", O_RDWR | O_CREAT)
        while flock(lock, kind) != 0, errno == EINTR {}
        var (own, there) = (stat(), stat())
        if fstat(lock, &own) == 0, stat(folder + "/lock", &there) == 0, own.st_ino == there.st_ino {
          return lock
        }
        close(lock)
      } catch {
        // The folder was removed before the lock was opened.
        if error.code == ENOENT { continue }
        throw unwritable(folder, error)
      }
    }
  }

  /// Removes the folders of commits that aren't used by any process.
  private static func removeUnused(in parent: String) {
    for entry in FolderEntry.list(parent) ?? [] where entry.kind == .folder {
      let folder = "\(parent)/\(entry.name)"
      guard let lock = try? openFile(folder + "/lock", O_RDWR) else {
        rmdir(folder)
        continue
      }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { remove(folder) }
      close(lock)
    }
  }

  /// Removes a folder that this process has locked, including the lock file.
  private static func remove(_ folder: some StringProtocol) {
    for entry in FolderEntry.list(String(folder)) ?? [] where entry.name != "lock" {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(entry.name)")
    }
    unlink("\(folder)/lock")
    rmdir(String(folder))
  }

  private static func unwritable(_ path: String, _ failure: SystemFailure) -> GitFailure {
    GitFailure("'\(path)', where files of the commit go, can't be written: \(failure.reason)")
  }
}

/// A Git LFS pointer (version 1 of the specification), which is committed in place of the file it points to.
private struct LargeFilePointer {
  private let hash: String

  /// Parses a pointer, or returns `nil` if the bytes aren't a pointer.
  init?(_ bytes: [UInt8]) {
    guard bytes.count < 1024, bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let beginning = "oid sha256:"
    guard let line = lines.first(where: { $0.hasPrefix(beginning) }) else { return nil }
    hash = String(line.dropFirst(beginning.count))
    guard hash.count == 64, hash.allSatisfy(\.isHexDigit) else { return nil }
  }

  /// Returns the contents of the file that the pointer refers to, from the repository's Git LFS storage.
  ///
  /// - Throws: ``GitFailure`` if the storage doesn't have the file.
  func content(
    in repository: GitRepository, upTo limit: Int
  ) throws(GitFailure) -> [UInt8] {
    let folder = try repository.run(["rev-parse", "--path-format=absolute", "--git-common-dir"])
      .line
    let path = "\(folder)/lfs/objects/\(hash.prefix(2))/\(hash.dropFirst(2).prefix(2))/\(hash)"
    guard let bytes = try? contents(ofFile: path, upTo: limit + 1) else {
      throw GitFailure(
        "it is stored in Git LFS and isn't here; 'git lfs fetch' with the commit gets it")
    }
    guard bytes.count <= limit else { throw .tooLarge(limit) }
    return bytes
  }
}
