internal import FileSystem
internal import Foundation

/// A watch that reports which files are written, created or deleted in some folders.
///
/// The kernel reports changes (inotify), so nothing is polled.
struct FolderWatch: Sendable {
  private let descriptor: Int32

  /// The time in milliseconds to wait for further changes, because editors write several files at once.
  private static let settling: Int32 = 15

  /// A folder to watch.
  struct Folder {
    /// The path of the folder.
    var path: String
    /// The name of the only entry to report, or `nil` to report all entries.
    var entry: String?
  }

  /// Creates a watch without folders.
  ///
  /// - Throws: ``SystemFailure`` if the system has no watches left.
  init() throws(SystemFailure) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if descriptor < 0 { throw SystemFailure(code: errno) }
  }

  /// Starts a thread that calls a closure whenever files have changed, until the process ends.
  ///
  /// - Parameters:
  ///   - folders: Returns the folders to watch. It is called again after each change.
  ///   - changed: Receives the names of the changed files, without their folders.
  func run(
    folders: @escaping @Sendable () -> [Folder], changed: @escaping @Sendable (Set<String>) -> Void
  ) {
    let watched = add(folders())
    Thread.detachNewThread {
      var watched = watched
      while true {
        var names = self.names(watched, waiting: -1)
        while true {
          let more = self.names(watched, waiting: Self.settling)
          if more.isEmpty { break }
          names.formUnion(more)
        }
        if names.isEmpty { continue }
        watched = self.add(folders())
        changed(names)
      }
    }
  }

  /// Adds folders to the watch.
  ///
  /// The result maps each folder's watch descriptor to the names of the entries to report, or to `nil` for all entries.
  private func add(_ folders: [Folder]) -> [Int32: Set<String>?] {
    let events = [IN_CLOSE_WRITE, IN_MOVED_TO, IN_MOVED_FROM, IN_CREATE, IN_DELETE]
    let mask = events.reduce(0) { $0 | UInt32($1) } | UInt32(IN_ONLYDIR)
    let watches = folders.map { (inotify_add_watch(descriptor, $0.path, mask), $0.entry) }
    return Dictionary(grouping: watches, by: \.0).mapValues { group in
      let entries = group.compactMap(\.1)
      return entries.count == group.count ? Set(entries) : nil
    }
  }

  /// Waits for changes, and returns the names of the changed entries to report.
  ///
  /// The result is empty if nothing changes within the given time.
  private func names(
    _ watched: [Int32: Set<String>?], waiting milliseconds: Int32
  ) -> Set<String> {
    var reader = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&reader, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return [] }
    var names: Set<String> = []
    var start = 0
    // An event has four 32-bit numbers, of which the first identifies the watch. The last is the length of the name
    // after them.
    while start + 16 <= count {
      func number(at offset: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(buffer[start + offset + $1]) << (8 * $1) }
      }
      let end = min(start + 16 + number(at: 12), count)
      let bytes = buffer[(start + 16)..<end].prefix { $0 != 0 }
      let name = String(decoding: bytes, as: UTF8.self)
      if let entries = watched[Int32(number(at: 0))], entries?.contains(name) ?? true {
        names.insert(name)
      }
      start = end
    }
    return names
  }

  /// Returns a folder and its subfolders at any depth, except for those whose names begin with a dot.
  static func tree(of folder: String) -> [Folder] {
    var found: [Folder] = []
    var open = [folder]
    while let folder = open.popLast(), found.count < folderLimit {
      guard let entries = FolderEntry.list(folder) else { continue }
      found.append(Folder(path: folder))
      for entry in entries where entry.kind == .folder && !entry.name.hasPrefix(".") {
        open.append(folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)")
      }
    }
    return found
  }

  /// The maximum number of watched folders.
  ///
  /// The system allows each user 8,192 or more.
  private static let folderLimit = 4_096
}
