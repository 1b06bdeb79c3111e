/// A Swift file with one of its scenes, as `Login.swift#LoginView`.
package struct SwiftPath: Hashable, Sendable {
  /// The file.
  package let file: String
  /// The name of a class or preview; `nil` for all.
  package let scene: String?

  /// Reads a path; `nil` for one that isn't of a Swift file.
  package init?(_ path: String) {
    let ending = ".swift"
    if let mark = path.firstRange(of: ending + "#") {
      file = path[..<mark.lowerBound] + ending
      scene = String(path[mark.upperBound...])
    } else {
      guard path.hasSuffix(ending), !path.hasSuffix("/" + ending) else { return nil }
      (file, scene) = (path, nil)
    }
  }
}
