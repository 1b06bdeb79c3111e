internal import AutoLayout
internal import Foundation
package import Scenes

/// The results for one picture of a batch, as stored in the manifest.
package struct PictureRecord: Hashable, Sendable {
  /// The canvas, of which manifests store only the name, size and scale.
  package var canvas: Canvas
  /// The layout direction in the picture.
  package var direction: LayoutDirection
  /// The name of the picture's theme.
  package var theme: String
  /// The file format of the picture.
  package var format: PictureFormat
  /// The name of the picture's file in the folder of the batch.
  package var file: String
  /// The size of the picture's file in bytes, or 0 if there is no file.
  package var byteCount = 0
  /// The SHA-256 hash of the file in hexadecimal, or an empty string if no hash was requested.
  package var sha256 = ""
  /// The conflicts between constraints, without the constraints' positions in the scene file.
  package var conflicts: [SolvedTree.Conflict] = []
  /// The views whose layouts are ambiguous.
  package var ambiguities: [Ambiguity] = []
  /// The scripts that no font supports; their letters were drawn as boxes.
  package var missingScripts: [MissingScript] = []
  /// The requested parts of the figure that were left out for lack of room, as sentences.
  package var omissions: [String] = []
  /// The picture's key (see ``PictureKeys``), or an empty string if the batch computes no keys.
  package var key = ""
  /// The reason why the picture's file is missing, or `nil` if it was written.
  package var error: String?
  /// The status of the picture in this run; it isn't stored in the manifest.
  package var status = Status.unchanged
  /// The error to report for this picture, or `nil`; it isn't stored in the manifest.
  package var failure: PlumblineError?

  /// The status of a picture after a run.
  package enum Status: String, Hashable, Sendable {
    /// The picture was drawn.
    case drawn
    /// The picture was up to date.
    case unchanged
    /// The picture couldn't be drawn or written.
    case failed
  }
}
