internal import Foundation

/// What the file system says of a file, without opening it.
struct FileState: Hashable {
  /// How long the file is.
  let byteCount: Int
  /// When its bytes last changed.
  let changed: Instant
  /// Which file of which disk it is.
  let identity: Identity

  /// A time by the clock of the file system.
  struct Instant: Hashable, Comparable {
    let seconds: Int
    let nanoseconds: Int

    static func < (lhs: Instant, rhs: Instant) -> Bool {
      (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
    }
  }

  /// Tells files apart, also those that come to stand in each other's place.
  struct Identity: Hashable {
    let device: UInt
    let number: UInt
  }

  /// Looks at a file; nil where there is none, or something else, such as a folder or a link.
  init?(of path: String) {
    var state = stat()
    guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(state)
  }

  /// Looks at an open file; nil where the descriptor is none.
  init?(ofDescriptor descriptor: Int32) {
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
