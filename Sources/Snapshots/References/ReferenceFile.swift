internal import FileSystem
internal import Foundation
internal import Imaging

/// One file of a folder of references, and what the system does with it.
struct ReferenceFile {
  static let framesEnding = ".frames.txt"
  static let pictureEnding = ".png"

  let path: String

  /// The file's content; nil where it is not there.
  ///
  /// - Throws: ``ReferenceError/unreadable(path:reason:)`` for what is there and is no file that can
  ///   be read.
  func bytes() throws(ReferenceError) -> [UInt8]? {
    // A pipe of that name would be waited for without an end.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path: path, reason: systemReason())
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: systemReason())
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is no file")
    }
    guard status.st_size <= PNGReader.byteLimit else {
      throw .unreadable(
        path: path, reason: "it has more than the \(PNGReader.byteLimit) bytes that are read")
    }
    do throws(SystemFailure) {
      return try contents(ofDescriptor: descriptor, upTo: PNGReader.byteLimit)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Writes the file under its own name; `target` is the one that people know.
  ///
  /// - Throws: ``ReferenceError/unwritable(path:reason:)``; then there is no such file.
  func writeInPlace(_ bytes: [UInt8], for target: String) throws(ReferenceError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .unwritable(path: target, reason: systemReason()) }
    do throws(SystemFailure) {
      try writeAndClose(bytes, to: descriptor)
    } catch {
      remove()
      throw .unwritable(path: target, reason: error.reason)
    }
  }

  /// Puts the file in the place of another, in one step.
  ///
  /// - Throws: ``ReferenceError/unwritable(path:reason:)``; then both are as they were.
  func move(to target: String) throws(ReferenceError) {
    guard rename(path, target) == 0 else {
      throw .unwritable(path: target, reason: systemReason())
    }
  }

  /// Removes the file, where it is there.
  func remove() { unlink(path) }

  /// Makes a folder and those that it lies in, for a file in it.
  ///
  /// - Throws: ``ReferenceError/unwritable(path:reason:)`` with what the system says of the first that
  ///   could not be made.
  static func makeFolder(_ folder: String, for target: String) throws(ReferenceError) {
    do throws(SystemFailure) {
      try FileSystem.makeFolder(folder)
    } catch {
      throw .unwritable(path: target, reason: error.reason)
    }
  }
}

extension ReferenceFile {
  /// The names of what is in a folder; none where there is no folder.
  ///
  /// - Throws: ``ReferenceError/unreadable(path:reason:)`` for a folder that cannot be listed, so that
  ///   nobody takes it for an empty one.
  static func names(in folder: String) throws(ReferenceError) -> [String] {
    let path = folder.isEmpty ? "." : folder
    guard let stream = opendir(path) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw .unreadable(path: path, reason: systemReason())
    }
    closedir(stream)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
  }
}

/// A lock that runs take on a folder: many may read, or one may write.
///
/// Where the folder is not there, or its file system knows no locks, nothing is locked; files are whole
/// nonetheless.
struct FolderLock {
  private let descriptor: Int32

  /// What a lock is taken for.
  enum Kind {
    case shared
    case exclusive
  }

  /// Waits until the lock is free, and takes it.
  init(_ folder: String, _ kind: Kind) {
    descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    let operation = kind == .shared ? LOCK_SH : LOCK_EX
    while flock(descriptor, operation) != 0, errno == EINTR {}
  }

  /// Gives the lock back.
  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
