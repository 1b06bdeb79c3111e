internal import Foundation
internal import SceneFile

/// A scene file with its components and repetitions written out, which has the same layout and the same pictures.
public struct ExpandedScene: Hashable, Sendable {
  /// The file's text, without comments.
  public let text: String

  /// Writes out the scene of a file, or of standard input for `-`.
  ///
  /// Paths of images stay those from the scene's folder.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - output: The file to be written, whose ending says the syntax; `nil` for the scene's syntax.
  /// - Throws: `PlumblineError` for a file that can't be read or isn't a scene file, and for what is wrong in it.
  public init(at path: String, for output: String? = nil) throws(PlumblineError) {
    let file = path == "-" ? "stdin" : path
    let bytes = try SceneInput.bytes(at: path)
    let scene = try SceneInput.scene(from: bytes, at: path)
    guard scene.document != nil else {
      throw .unreadableFile(
        path: file, reason: "it is not a scene file, and others have no components")
    }
    let syntax = SceneSyntax(fileName: file, bytes: bytes)
    do throws(SceneError) {
      text = try WrittenOutScene(
        bytes: bytes, file: file, syntax: syntax, readFile: componentFiles(around: file)
      ).text(as: output.map { SceneSyntax(fileName: $0, bytes: bytes) } ?? syntax)
    } catch {
      throw .unreadableScene(error)
    }
  }
}
