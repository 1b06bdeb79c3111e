internal import Foundation

/// A folder with scene files at any depth.
///
/// Walked with the system's own calls: on ten thousand files, Foundation's enumerator takes as long as
/// all else that a batch does in which nothing has changed.
struct SceneFolder {
  private let path: String

  /// Names a folder, which may be a link to one; nil unless there is one.
  init?(path: String) {
    var state = stat()
    guard stat(path, &state) == 0, state.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.path = path
  }

  /// The scene files, by their paths within the folder, sorted.
  ///
  /// Files and folders whose names begin with a dot are left out, for they hold what tools keep for
  /// themselves, such as copies of this very folder. Links to folders are not followed, and pipes and
  /// devices are no scene files, whatever their names. A folder that cannot be listed stands for the
  /// scenes in it, so that who reads it is told why, and nobody takes the rest for everything.
  func scenes() -> [String] {
    var scenes: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      guard let stream = opendir(folder.isEmpty ? path : path + "/" + folder) else {
        scenes.append(String(folder.dropLast()))
        continue
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasPrefix(".") { continue }
        switch kind(of: folder + name, type: Int32(entry.pointee.d_type)) {
        case .folder: folders.append(folder + name + "/")
        case .file where Self.isScene(name): scenes.append(folder + name)
        case .file, .other: continue
        }
      }
    }
    return scenes.sorted()
  }

  /// Whether a file is a scene by its name.
  static func isScene(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }

  /// What the names of scene files end in.
  static let endings = [".scene.yaml", ".scene.yml", ".scene.json"] + InterfacePath.endings

  /// What a name in a folder is of.
  private enum Kind {
    /// A file, or a link.
    case file
    case folder
    case other
  }

  /// What a name is of, by the number that the system lists it with: that of its mode.
  private func kind(of name: String, type: Int32) -> Kind {
    var format = mode_t(type) << 12
    if format == 0 {
      // Some file systems do not say with the name what it is of.
      var state = stat()
      guard lstat(path + "/" + name, &state) == 0 else { return .other }
      format = state.st_mode & S_IFMT
    }
    switch format {
    case S_IFREG, S_IFLNK: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }
}
