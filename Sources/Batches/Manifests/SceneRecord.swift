package import Scenes

/// The results of one scene of a batch, as stored in the manifest.
package struct SceneRecord: Hashable, Sendable {
  /// The scene file, as the command line named it.
  package var scene: String
  /// The SHA-256 hash of the scene file, or an empty string if it couldn't be read.
  package var sha256 = ""
  /// A hash of everything that determines the list of pictures, or an empty string if it isn't needed.
  package var plan = ""
  /// The notes on unsupported parts of the scene.
  package var notes = SceneNotes()
  /// The pictures, in the order of canvases, themes and formats.
  package var pictures: [PictureRecord] = []
  /// The reason why there are no pictures, or `nil` if there are pictures.
  package var error: PlumblineError?
  /// The record's bytes in the manifest that it was read from, or `nil` if it has changed since.
  var written: [UInt8]?
  /// The record's bytes for the next manifest, or `nil` if they aren't encoded yet.
  var encoded: [UInt8]?
}

extension SceneRecord {
  /// The record to store if the process crashes while it works on the scene.
  var crashed: SceneRecord {
    var record = self
    record.error = .crashed(scene: scene)
    return record
  }
}
