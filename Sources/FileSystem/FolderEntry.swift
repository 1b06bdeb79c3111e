internal import Foundation

/// A name in a folder, with what it is of.
///
/// Listed with the system's own calls: on ten thousand files, Foundation's enumerator takes as long as all else that
/// a batch does in which nothing has changed.
package struct FolderEntry {
  /// What a name is of.
  package enum Kind {
    case file, folder, link, other
  }

  /// The name.
  package let name: String
  /// The kind of what it is of.
  package let kind: Kind

  /// Lists a folder in no particular order; `nil` if it can't be listed.
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

  /// What a path is of, by the number that the system lists it with: that of its mode.
  private static func kind(of path: String, type: Int32) -> Kind {
    var format = mode_t(type) << 12
    if format == 0 {
      // Some file systems don't say with the name what it is of.
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
