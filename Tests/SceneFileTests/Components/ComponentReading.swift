@testable import SceneFile

/// The component files that tests have, by their paths.
struct ComponentFiles {
  var texts: [String: String] = [:]

  /// Reads one of the files.
  func read(_ path: String) throws(ReferencedFileFault) -> [UInt8] {
    guard let text = texts[path] else { throw ReferencedFileFault("No such file or directory") }
    return Array(text.utf8)
  }

  /// The scene of a text with everything written out.
  func expanded(_ text: String, as syntax: SceneSyntax = .yaml) throws(SceneError) -> String {
    try ExpandedDocument(
      bytes: Array(text.utf8), file: "a.scene.yaml", syntax: syntax, readFile: read
    ).text(as: syntax)
  }

  /// The scene of a text.
  func scene(_ text: String, as syntax: SceneSyntax = .yaml) throws(SceneError) -> SceneDocument {
    try SceneDocument(
      bytes: Array(text.utf8), file: "a.scene.yaml", syntax: syntax, readFile: read)
  }

  /// What is wrong with a scene, as lines without the scene's name.
  func faults(_ text: String) -> [String] {
    do {
      _ = try scene(text)
      return []
    } catch {
      return error.lines.map { line in
        line.hasPrefix("a.scene.yaml:") ? String(line.dropFirst("a.scene.yaml:".count)) : line
      }
    }
  }
}
