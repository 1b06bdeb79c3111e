internal import AutoLayout
internal import Foundation
package import Scenes

/// The results of one picture of a batch, as stored in the manifest.
package struct PictureRecord: Hashable, Sendable {
  /// The canvas; manifests store its name, size and scale.
  package var canvas: Canvas
  /// The layout direction.
  package var direction: LayoutDirection
  /// The theme's name.
  package var theme: String
  /// The file's format.
  package var format: PictureFormat
  /// The name of the file, which is in the folder of the batch.
  package var file: String
  /// The size of the file in bytes, or 0 if there is no file.
  package var byteCount = 0
  /// The SHA-256 hash of the file in hexadecimal, or an empty string if it isn't needed.
  package var sha256 = ""
  /// The conflicts of the layout, without the positions of their constraints.
  package var conflicts: [SolvedTree.Conflict] = []
  /// The ambiguous views.
  package var ambiguities: [Ambiguity] = []
  /// The scripts without a font; their letters were drawn as boxes.
  package var missingScripts: [MissingScript] = []
  /// The requested parts of the figure that had no room, as sentences.
  package var omissions: [String] = []
  /// A hash of everything that the file depends on, or an empty string if it isn't needed.
  package var key = ""
  /// The reason why there is no file, or `nil` if there is one.
  package var error: String?
  /// The result of this run, which isn't stored in the manifest.
  package var status = Status.unchanged
  /// The error that stopped the job at this picture, or `nil`; the error isn't stored in the manifest.
  package var failure: PlumblineError?

  /// The result of a run for a picture.
  package enum Status: String, Hashable, Sendable {
    /// The picture was drawn.
    case drawn
    /// The picture was up to date.
    case unchanged
    /// The picture couldn't be drawn or written.
    case failed
  }
}
