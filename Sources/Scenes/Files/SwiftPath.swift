/// A Swift file with one of its scenes, as `Login.swift#LoginView`, or a folder of files that are compiled together, as
/// `Sources/Login/.swift`.
package struct SwiftPath: Hashable, Sendable {
  /// The file or folder.
  package let file: String
  /// The name of a class or preview; `nil` for all.
  package let scene: String?

  /// The path without a scene's name.
  package let path: String

  private static let ending = ".swift"

  /// The path of a folder whose files are compiled together.
  package static func folder(_ path: String) -> String { path.asFolderPrefix + ending }

  /// Reads a path; `nil` for one that isn't of Swift files.
  package init?(_ path: String) {
    let mark = path.firstRange(of: Self.ending + "#")
    guard mark != nil || path.hasSuffix(Self.ending) else { return nil }
    let name = mark.map { String(path[..<$0.lowerBound]) } ?? String(path.dropLast(6))
    self.path = name + Self.ending
    file = name.isEmpty || name.hasSuffix("/") ? name + "." : self.path
    scene = mark.map { String(path[$0.upperBound...]) }
  }
}
