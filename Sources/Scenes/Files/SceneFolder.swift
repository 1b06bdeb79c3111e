internal import FileSystem
internal import Foundation

/// A folder with scene files at any depth.
package struct SceneFolder {
  private let path: String

  /// Names a folder, which may be a link to one; nil unless there is one.
  package init?(path: String) {
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
  package func scenes() -> [String] {
    var scenes: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      guard let entries = FolderEntry.list(folder.isEmpty ? path : path + "/" + folder) else {
        scenes.append(String(folder.dropLast()))
        continue
      }
      for entry in entries where !entry.name.hasPrefix(".") {
        switch entry.kind {
        case .folder: folders.append(folder + entry.name + "/")
        case .file, .link: if Self.isScene(entry.name) { scenes.append(folder + entry.name) }
        case .other: continue
        }
      }
    }
    return scenes.sorted()
  }

  /// Whether a file is a scene by its name.
  package static func isScene(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }

  /// What the names of scene files end in.
  package static let endings = [".scene.yaml", ".scene.yml", ".scene.json"] + InterfacePath.endings
}
