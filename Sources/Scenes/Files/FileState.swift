internal import Foundation

/// What the file system says of a file, without opening it.
package struct FileState: Hashable, Sendable {
  /// How long the file is.
  package let byteCount: Int
  /// When its bytes last changed.
  package let changed: Instant
  /// Which file of which disk it is.
  package let identity: Identity

  /// A time by the clock of the file system.
  package struct Instant: Hashable, Comparable, Sendable {
    package let seconds: Int
    package let nanoseconds: Int

    package static func < (lhs: Instant, rhs: Instant) -> Bool {
      (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
    }
  }

  /// Tells files apart, also those that come to stand in each other's place.
  package struct Identity: Hashable, Sendable {
    package let device: UInt
    package let number: UInt
  }

  /// Looks at a file; nil where there is none, or something else, such as a folder or a link.
  package init?(of path: String) {
    var state = stat()
    guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(state)
  }

  /// Looks at an open file; nil where the descriptor is none.
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
