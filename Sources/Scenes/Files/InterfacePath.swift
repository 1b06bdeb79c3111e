internal import SceneFile

/// A path to a scene of an Interface Builder document: `Main.storyboard`, or `Main.storyboard#Login` to select one.
package struct InterfacePath: Hashable {
  /// The path of the document.
  package let file: String
  /// The scene's name or object ID, or `nil` for the document's only scene.
  package let scene: String?

  /// The file extensions of Interface Builder documents.
  package static let endings = [".xib", ".storyboard"]

  /// Parses a path, or returns `nil` if the file's extension isn't that of a document.
  package init?(_ path: String) {
    if Self.isDocument(path) {
      (file, scene) = (path, nil)
      return
    }
    guard let sign = path.lastIndex(of: "#"), Self.isDocument(String(path[..<sign])) else {
      return nil
    }
    file = String(path[..<sign])
    scene = String(path[path.index(after: sign)...])
  }

  /// Parses a path, or returns `nil` if neither the file's extension nor its first bytes are those of a document.
  package init?(_ path: String, _ bytes: [UInt8]) {
    if let path = Self(path) {
      self = path
      return
    }
    let text = bytes.drop { [0xEF, 0xBB, 0xBF].contains($0) || $0 <= UInt8(ascii: " ") }.prefix(2)
    // Two of them start the merge key of YAML.
    guard text.first == UInt8(ascii: "<"), text.last != UInt8(ascii: "<") else { return nil }
    let parts = path.split(separator: "#", maxSplits: 1).map(String.init)
    (file, scene) = (parts.first ?? path, parts.count > 1 ? parts[1] : nil)
  }

  /// Returns the path of the file; for a path to a document, without `#` and the name of the scene.
  package static func file(of path: String) -> String { InterfacePath(path)?.file ?? path }

  /// The path of the document's file of figures, or `nil` if the document is a stream.
  package var figureFile: String? {
    guard Self.isDocument(file), let dot = file.lastIndex(of: ".") else { return nil }
    return file[..<dot] + OtherFile.figureEnding
  }

  /// Whether a file is a document, judging by its extension.
  private static func isDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) && name.count > $0.count }
  }
}
