internal import Foundation

/// An entry of a folder, with its kind.
///
/// Folders are listed with system calls, because Foundation's enumerator is too slow. For ten thousand files, it takes
/// as long as the rest of a batch run in which no picture is outdated.
package struct FolderEntry {
  /// The kinds of entries.
  package enum Kind {
    case file, folder, link, other
  }

  /// The name of the entry in its folder.
  package let name: String
  /// The kind of the entry, such as a file or a folder.
  package let kind: Kind

  /// Returns the entries of a folder in no particular order, or `nil` if the folder can't be listed.
  package static func list(_ folder: String) -> [FolderEntry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let kind = kind(of: "\(folder)/\(name)", type: Int32(entry.pointee.d_type))
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries
  }

  /// Returns the kind of an entry, from the type in the folder's listing if available, or else from the file mode.
  private static func kind(of path: String, type: Int32) -> Kind {
    var format = mode_t(type) << 12
    if format == 0 {
      // Some file systems don't store the type in the listing.
      var state = stat()
      guard lstat(path, &state) == 0 else { return .other }
      format = state.st_mode & S_IFMT
    }
    switch format {
    case S_IFREG: return .file
    case S_IFLNK: return .link
    case S_IFDIR: return .folder
    default: return .other
    }
  }
}
