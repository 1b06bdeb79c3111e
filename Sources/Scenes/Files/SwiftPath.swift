/// A path to Swift files: a file and one of its scenes, or a folder whose files are compiled together.
///
/// The forms are `Login.swift#LoginView`, and `Sources/Login/.swift` for all Swift files of the folder.
package struct SwiftPath: Hashable, Sendable {
  /// The path of the Swift file or of the folder.
  package let file: String
  /// The name of a class or preview, or `nil` for all classes and previews.
  package let scene: String?

  /// The parsed path without `#` and the name of a scene.
  package let path: String

  private static let ending = ".swift"

  /// Returns the path that refers to all Swift files of a folder, such as `Sources/Login/.swift`.
  package static func folder(_ path: String) -> String { path.asFolderPrefix + ending }

  /// Parses a path, or returns `nil` if it isn't a path to Swift files.
  package init?(_ path: String) {
    let mark = path.firstRange(of: Self.ending + "#")
    guard mark != nil || path.hasSuffix(Self.ending) else { return nil }
    let name = mark.map { String(path[..<$0.lowerBound]) } ?? String(path.dropLast(6))
    self.path = name + Self.ending
    file = name.isEmpty || name.hasSuffix("/") ? name + "." : self.path
    scene = mark.map { String(path[$0.upperBound...]) }
  }
}
