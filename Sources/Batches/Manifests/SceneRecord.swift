package import Scenes

/// The results for one scene of a batch, as stored in the manifest.
package struct SceneRecord: Hashable, Sendable {
  /// The path of the scene, as on the command line.
  package var scene: String
  /// The SHA-256 hash of the scene file, or an empty string if the file couldn't be read or no hash is needed.
  package var sha256 = ""
  /// The combined key of the scene's pictures (see ``PictureKeys``), or an empty string if the batch computes no keys.
  package var plan = ""
  /// The notes on unsupported parts of the scene.
  package var notes = SceneNotes()
  /// The pictures, in the order of canvases, themes and formats.
  package var pictures: [PictureRecord] = []
  /// The reason why there are no pictures, or `nil` if there are pictures.
  package var error: PlumblineError?
  /// The record's bytes in the earlier manifest, or `nil` if it wasn't read from a manifest.
  var written: [UInt8]?
  /// The record's bytes for the new manifest, or `nil` if they aren't encoded yet.
  var encoded: [UInt8]?
}

extension SceneRecord {
  /// The record to store if the process crashes while it reads or draws the scene.
  var crashed: SceneRecord {
    var record = self
    record.error = .crashed(scene: scene)
    return record
  }
}
