internal import Foundation

/// The metadata of a file, read without opening it.
package struct FileState: Hashable, Sendable {
  /// The size of the file in bytes.
  package let byteCount: Int
  /// The modification time of the file.
  package let changed: Instant
  /// The device and inode number of the file.
  package let identity: Identity

  /// A timestamp of the file system.
  package struct Instant: Hashable, Comparable, Sendable {
    package let seconds: Int
    package let nanoseconds: Int

    package static func < (lhs: Instant, rhs: Instant) -> Bool {
      (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
    }
  }

  /// A file's identity, which differs from that of a new file at the same path.
  package struct Identity: Hashable, Sendable {
    package let device: UInt
    package let number: UInt
  }

  /// Reads the state of a regular file, or returns `nil` if the path is a folder, is a link, or doesn't exist.
  package init?(of path: String) {
    var state = stat()
    guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(state)
  }

  /// Reads the state of an open file, or returns `nil` for an invalid descriptor.
  package init?(ofDescriptor descriptor: Int32) {
    var state = stat()
    guard fstat(descriptor, &state) == 0 else { return nil }
    self.init(state)
  }

  private init(_ state: stat) {
    byteCount = Int(state.st_size)
    changed = Instant(
      seconds: Int(state.st_mtim.tv_sec), nanoseconds: Int(state.st_mtim.tv_nsec))
    identity = Identity(device: UInt(state.st_dev), number: UInt(state.st_ino))
  }
}
