internal import FileSystem
internal import Foundation

/// A watch on folders that reports which files in them are written, created or deleted.
///
/// The kernel reports changes (inotify); nothing is polled.
struct FolderWatch: Sendable {
  private let descriptor: Int32

  /// The time within which events are reported together, in milliseconds, because editors write several files at once.
  private static let settling: Int32 = 15

  /// Creates a watch without folders.
  ///
  /// - Throws: ``SystemFailure`` if the system has no watches left.
  init() throws(SystemFailure) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if descriptor < 0 { throw SystemFailure(code: errno) }
  }

  /// Starts a thread that calls a closure with the names of changed files until the process ends.
  ///
  /// - Parameters:
  ///   - folders: Returns the folders to watch. It's called again after each change.
  ///   - changed: Receives the names of the files without their folders.
  func run(
    folders: @escaping @Sendable () -> [String], changed: @escaping @Sendable (Set<String>) -> Void
  ) {
    add(folders())
    let descriptor = descriptor
    Thread.detachNewThread {
      while true {
        var names = Self.names(descriptor, waiting: -1)
        while true {
          let more = Self.names(descriptor, waiting: Self.settling)
          if more.isEmpty { break }
          names.formUnion(more)
        }
        self.add(folders())
        changed(names)
      }
    }
  }

  private func add(_ folders: [String]) {
    let events = [IN_CLOSE_WRITE, IN_MOVED_TO, IN_MOVED_FROM, IN_CREATE, IN_DELETE]
    let mask = events.reduce(0) { $0 | UInt32($1) } | UInt32(IN_ONLYDIR)
    for folder in folders { inotify_add_watch(descriptor, folder, mask) }
  }

  /// The file names of the next events, or an empty set if there are none within some milliseconds.
  private static func names(_ descriptor: Int32, waiting milliseconds: Int32) -> Set<String> {
    var reader = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&reader, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return [] }
    var names: Set<String> = []
    var start = 0
    // An event has four numbers of 32 bits, the last of which is the length of the name after them.
    while start + 16 <= count {
      let length = (0..<4).reduce(0) { $0 | Int(buffer[start + 12 + $1]) << (8 * $1) }
      let name = buffer[(start + 16)..<min(start + 16 + length, count)].prefix { $0 != 0 }
      names.insert(String(decoding: name, as: UTF8.self))
      start += 16 + length
    }
    return names
  }

  /// A folder and its subfolders, except those whose names begin with a dot.
  static func tree(of folder: String) -> [String] {
    var found: [String] = []
    var open = [folder]
    while let folder = open.popLast(), found.count < folderLimit {
      guard let entries = FolderEntry.list(folder) else { continue }
      found.append(folder)
      for entry in entries where entry.kind == .folder && !entry.name.hasPrefix(".") {
        open.append(folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)")
      }
    }
    return found
  }

  /// The maximum number of watched folders.
  ///
  /// The system's limit for a user is 8,192 or more.
  private static let folderLimit = 4_096
}
