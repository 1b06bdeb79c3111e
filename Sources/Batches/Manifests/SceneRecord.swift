package import Scenes

/// What is kept of one scene of a batch.
package struct SceneRecord: Hashable, Sendable {
  /// The scene file, as the command line named it.
  package var scene: String
  /// The SHA-256 of the scene file's bytes; empty where it could not be read.
  package var sha256 = ""
  /// A hash of all that says which pictures there are of the scene; empty where nobody asked for it.
  package var plan = ""
  /// What was not understood of the scene.
  package var notes = SceneNotes()
  /// The pictures, in the order of canvases, themes and formats.
  package var pictures: [PictureRecord] = []
  /// Why there are none; nil where there are.
  package var error: PlumblineError?
  /// The record as the manifest has it, where it came from there unchanged; not kept.
  var written: [UInt8]?
  /// The record as the manifest will have it, where that is worked out already; not kept.
  var encoded: [UInt8]?
}

extension SceneRecord {
  /// The record of the scene if the work on it ends the process.
  var crashed: SceneRecord {
    var record = self
    record.error = .crashed(scene: scene)
    return record
  }
}
