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
  /// themselves, such as copies of this very folder. Links to folders are not followed.
  func scenes() -> [String] {
    var scenes: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      guard let stream = opendir(folder.isEmpty ? path : path + "/" + folder) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasPrefix(".") { continue }
        if isFolder(folder + name, type: Int32(entry.pointee.d_type)) {
          folders.append(folder + name + "/")
        } else if Self.isScene(name) {
          scenes.append(folder + name)
        }
      }
    }
    return scenes.sorted()
  }

  /// Whether a file is a scene by its name.
  static func isScene(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }

  /// What the names of scene files end in.
  static let endings = [".scene.yaml", ".scene.yml", ".scene.json"]

  private func isFolder(_ name: String, type: Int32) -> Bool {
    // Some file systems do not say with the name what it is of.
    guard type == 0 else { return type == 4 }
    var state = stat()
    return lstat(path + "/" + name, &state) == 0 && state.st_mode & S_IFMT == S_IFDIR
  }
}
