/// A path to Swift files: a file with one of its scenes, or a folder to compile together.
///
/// The forms are `Login.swift#LoginView` and `Sources/Login/.swift`, in which the empty name stands for all files.
package struct SwiftPath: Hashable, Sendable {
  /// The file or folder.
  package let file: String
  /// The name of a class or preview, or `nil` for all.
  package let scene: String?

  /// The path without a scene's name.
  package let path: String

  private static let ending = ".swift"

  /// The path that stands for all files of a folder, compiled together.
  package static func folder(_ path: String) -> String { path.asFolderPrefix + ending }

  /// Parses a path, or returns `nil` if it isn't one of Swift files.
  package init?(_ path: String) {
    let mark = path.firstRange(of: Self.ending + "#")
    guard mark != nil || path.hasSuffix(Self.ending) else { return nil }
    let name = mark.map { String(path[..<$0.lowerBound]) } ?? String(path.dropLast(6))
    self.path = name + Self.ending
    file = name.isEmpty || name.hasSuffix("/") ? name + "." : self.path
    scene = mark.map { String(path[$0.upperBound...]) }
  }
}
