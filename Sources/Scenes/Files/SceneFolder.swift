internal import FileSystem
internal import Foundation

/// A folder with scene files at any depth.
package struct SceneFolder {
  private let path: String

  /// Creates a folder from its path or from a link to it, or returns `nil` if there is no such folder.
  package init?(path: String) {
    var state = stat()
    guard stat(path, &state) == 0, state.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.path = path
  }

  /// The paths of the scene files relative to the folder, sorted.
  ///
  /// Hidden files and folders are skipped, because some tools store copies in them. Links to folders aren't followed,
  /// and pipes, devices and links to these aren't scene files. If a folder can't be listed, the result contains its
  /// path, so that reading this path fails with the reason.
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
        case .file, .link:
          let file = folder + entry.name
          guard Self.isScene(entry.name),
            entry.kind == .file || !Self.leadsToSpecialFile(path + "/" + file)
          else { continue }
          scenes.append(file)
        case .other: continue
        }
      }
    }
    return scenes.sorted()
  }

  /// Whether a link leads to a folder, pipe or device; links that lead nowhere are left to the reader's error.
  private static func leadsToSpecialFile(_ link: String) -> Bool {
    var state = stat()
    return stat(link, &state) == 0 && state.st_mode & S_IFMT != S_IFREG
  }

  /// Whether a file name has the extension of a scene file.
  package static func isScene(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }

  /// The extensions of scene files.
  package static let endings = [".scene.yaml", ".scene.yml", ".scene.json"] + InterfacePath.endings
}
