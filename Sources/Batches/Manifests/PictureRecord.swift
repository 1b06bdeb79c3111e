internal import AutoLayout
package import Foundation
package import Scenes

/// What is kept of one picture file of a batch: what it shows, what came of its layout, and what it
/// was made from.
package struct PictureRecord: Hashable, Sendable {
  /// The canvas's name, its size in points, and pixels per point.
  package var canvas: CanvasRecord
  /// Which side led.
  package var direction: LayoutDirection
  /// The theme's name.
  package var theme: String
  /// How the picture is coded.
  package var format: PictureFormat
  /// The file's name, in the folder of the batch.
  package var file: String
  /// How long the file is; 0 where there is none.
  package var byteCount = 0
  /// The SHA-256 of the file's bytes in hexadecimal digits; empty where nobody asked for it.
  package var sha256 = ""
  /// The conflicts of the layout, without the places of their constraints.
  package var conflicts: [SolvedTree.Conflict] = []
  /// The views whose layout is open.
  package var ambiguities: [Ambiguity] = []
  /// The scripts that were drawn as boxes for want of a font.
  package var missingScripts: [MissingScript] = []
  /// What the figure was asked to show and had no place for, in words.
  package var omissions: [String] = []
  /// A hash of all that the file depends on; empty where nobody asked for it.
  package var key = ""
  /// Why there is no file; nil where there is one.
  package var error: String?
  /// What this run did about it; not kept.
  package var status = Status.unchanged
  /// What kept this picture, and those of its job after it, from being written; not kept.
  package var failure: PlumblineError?

  /// A canvas as manifests have it.
  package struct CanvasRecord: Hashable, Sendable {
    /// The canvas's name.
    package var name: String
    /// Its size in points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
  }

  /// What a run did about a picture.
  package enum Status: String, Hashable, Sendable {
    /// It was drawn.
    case drawn
    /// It was there already.
    case unchanged
    /// It could not be drawn or written.
    case failed
  }
}
