/// A path to a scene of an Interface Builder document: `Main.storyboard`, or `Main.storyboard#Login` where the
/// document has several.
struct InterfacePath: Hashable {
  /// The document.
  let file: String
  /// The scene's name or object id; `nil` for the document's only scene.
  let scene: String?

  /// What the names of documents end in.
  static let endings = [".xib", ".storyboard"]

  /// Takes a path apart; `nil` for a path to anything else.
  init?(_ path: String) {
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

  /// The file of a path, which may be to a scene of a document.
  static func file(of path: String) -> String { InterfacePath(path)?.file ?? path }

  /// Whether a file is a document by its name.
  private static func isDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) && name.count > $0.count }
  }
}
