internal import Foundation
internal import SceneFile

/// A scene file with its components and repetitions expanded, but with the same layout and pictures.
public struct ExpandedScene: Hashable, Sendable {
  /// The text of the file, without comments.
  public let text: String

  /// Expands the scene of a file, or of standard input for `-`.
  ///
  /// Paths of images stay relative to the scene's folder.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - output: The path of the file to write. Its extension selects the syntax; `nil` keeps the scene's syntax.
  /// - Throws: `PlumblineError` if the file can't be read, isn't a scene file, or is invalid.
  public init(at path: String, for output: String? = nil) throws(PlumblineError) {
    let file = path == "-" ? "stdin" : path
    let bytes = try SceneInput.bytes(at: path)
    let scene = try SceneInput.scene(from: bytes, at: path)
    guard scene.document != nil else {
      throw .unreadableFile(
        path: file, reason: "it is not a scene file; only scene files have components")
    }
    let syntax = SceneSyntax(fileName: file, bytes: bytes)
    do throws(SceneError) {
      text = try ExpandedDocument(
        bytes: bytes, file: file, syntax: syntax, readFile: componentFiles(around: file)
      ).text(as: output.map { SceneSyntax(fileName: $0, bytes: bytes) } ?? syntax)
    } catch {
      throw .unreadableScene(error)
    }
  }
}
