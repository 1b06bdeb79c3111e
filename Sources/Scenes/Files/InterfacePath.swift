internal import SceneFile

/// The path of an Interface Builder document, with an optional scene: `Main.storyboard` or `Main.storyboard#Login`.
package struct InterfacePath: Hashable {
  /// The path of the document.
  package let file: String
  /// The scene's name or object ID, or `nil` if the path has only the document.
  package let scene: String?

  /// The file extensions of Interface Builder documents.
  package static let endings = [".xib", ".storyboard"]

  /// Parses a path, or returns `nil` if the path doesn't have the extension of a document.
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

  /// Parses the path of a file, or returns `nil` if neither the extension nor the first bytes identify a document.
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

  /// Returns a path without the `#` and the scene that can follow the path of a document.
  package static func file(of path: String) -> String { InterfacePath(path)?.file ?? path }

  /// The path of the document's file of figures, or `nil` if the document is a stream.
  package var figureFile: String? {
    guard Self.isDocument(file), let dot = file.lastIndex(of: ".") else { return nil }
    return file[..<dot] + OtherFile.figureEnding
  }

  /// Whether a path has the extension of a document.
  private static func isDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) && name.count > $0.count }
  }
}
