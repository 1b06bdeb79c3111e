internal import FileSystem
internal import Foundation
internal import Imaging

/// A file in a folder of reference snapshots.
struct ReferenceFile {
  static let framesEnding = ".frames.txt"
  static let pictureEnding = ".png"

  let path: String

  /// Returns the content of the file, or `nil` if the file doesn't exist.
  ///
  /// - Throws: ``ReferenceError/unreadable(path:reason:)`` if the path isn't a readable regular file.
  func bytes() throws(ReferenceError) -> [UInt8]? {
    do throws(SystemFailure) {
      let bytes = try contents(ofFile: path, upTo: PNGReader.byteLimit + 1)
      guard bytes.count > PNGReader.byteLimit else { return bytes }
    } catch {
      if [ENOENT, ENOTDIR].contains(error.code) { return nil }
      throw .unreadable(
        path: path, reason: error.code == EISDIR ? "it is not a file" : error.reason)
    }
    throw .unreadable(
      path: path, reason: "it is larger than the limit of \(PNGReader.byteLimit) bytes")
  }

  /// Writes bytes to the file's path, which may be temporary; errors contain `target` as the path.
  ///
  /// - Throws: ``ReferenceError/unwritable(path:reason:)`` after removing the incomplete file.
  func writeInPlace(_ bytes: [UInt8], for target: String) throws(ReferenceError) {
    let descriptor: Int32
    do throws(SystemFailure) {
      descriptor = try openFile(path, O_WRONLY | O_CREAT | O_TRUNC)
    } catch {
      throw .unwritable(path: target, reason: error.reason)
    }
    do throws(SystemFailure) {
      try writeAndClose(bytes, to: descriptor)
    } catch {
      remove()
      throw .unwritable(path: target, reason: error.reason)
    }
  }

  /// Moves the file to another path atomically, replacing any file there.
  ///
  /// - Throws: ``ReferenceError/unwritable(path:reason:)``. Both files are unchanged then.
  func move(to target: String) throws(ReferenceError) {
    guard rename(path, target) == 0 else {
      throw .unwritable(path: target, reason: systemReason())
    }
  }

  /// Removes the file if it exists.
  func remove() { unlink(path) }

  /// Creates a folder and its missing ancestors; errors contain `target` as the path.
  ///
  /// - Throws: ``ReferenceError/unwritable(path:reason:)`` with the system's message for the first folder that can't
  ///   be created.
  static func makeFolder(_ folder: String, for target: String) throws(ReferenceError) {
    do throws(SystemFailure) {
      try FileSystem.makeFolder(folder)
    } catch {
      throw .unwritable(path: target, reason: error.reason)
    }
  }
}

extension ReferenceFile {
  /// Returns the names of the files in a folder, or an empty array if the folder doesn't exist.
  ///
  /// - Throws: ``ReferenceError/unreadable(path:reason:)`` if the folder exists but can't be listed.
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

/// A lock on a folder, held by either several readers or one writer.
///
/// Nothing is locked if the folder doesn't exist or its file system doesn't support locks. Even without a lock, readers
/// never get incomplete files.
struct FolderLock {
  private let descriptor: Int32

  /// The kind of a lock: shared for readers, or exclusive for a writer.
  enum Kind {
    case shared
    case exclusive
  }

  /// Waits until the folder can be locked, then locks it.
  init(_ folder: String, _ kind: Kind) {
    descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    let operation = kind == .shared ? LOCK_SH : LOCK_EX
    while flock(descriptor, operation) != 0, errno == EINTR {}
  }

  /// Releases the lock.
  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
