package import Foundation

/// The result of one snapshot: a scene on one canvas, compared with its reference.
public struct SnapshotResult: Hashable, Codable, Sendable {
  /// The name of the snapshot.
  public var name: SnapshotName
  /// The status.
  public var status: SnapshotStatus
  /// The differences between the layouts, or `nil` if one is missing or frames weren't requested.
  package var layout: LayoutComparison?
  /// The differences between the pictures, or `nil` if one is missing or pictures weren't requested.
  public var picture: PictureComparison?
  /// The differences from the reference's environment, such as the version of cairo; empty if it is the same.
  package var environment: [EnvironmentDifference]
  /// The files that a report shows.
  package var files: SnapshotFiles
  /// The allowances that applied and the options behind them, one sentence each; empty for an exact match.
  public var allowances: [String]
  /// The reason why there is no comparison, as a sentence, or `nil` if there is one.
  public var failure: String?
  /// Whether this run wrote the reference.
  public var isRecorded: Bool
  /// The position of the canvas in the pictures, or `nil` if they show only the canvas or aren't compared.
  package var canvasPlace: CanvasPlace?
  /// The line of the scene's file that best explains the changes, or `nil` if none is known.
  public var line: Int?

  /// Creates a result from its parts.
  package init(
    name: SnapshotName, status: SnapshotStatus, layout: LayoutComparison? = nil,
    picture: PictureComparison? = nil, environment: [EnvironmentDifference] = [],
    files: SnapshotFiles = SnapshotFiles(), allowances: [String] = [], failure: String? = nil,
    isRecorded: Bool = false, canvasPlace: CanvasPlace? = nil
  ) {
    self.name = name
    self.status = status
    self.layout = layout
    self.picture = picture
    self.environment = environment
    self.files = files
    self.allowances = allowances
    self.failure = failure
    self.isRecorded = isRecorded
    self.canvasPlace = canvasPlace
  }
}

/// The statuses of snapshots.
public enum SnapshotStatus: String, Hashable, Codable, Sendable, CaseIterable {
  /// It matches the reference.
  case passed
  /// It differs from the reference.
  case changed
  /// There was no reference, and this run wrote one.
  case new
  /// There is no reference, and this run writes none.
  case missing
  /// There is a reference whose scene or canvas no longer exists.
  case orphaned
  /// Only the newer side of a comparison without references has it.
  case added
  /// Only the older side of a comparison without references has it.
  case removed
  /// It couldn't be compared, because the scene can't be read or drawn, or the reference can't be read.
  case failed
}

/// The name of a snapshot: a scene and a canvas, in a folder of references.
public struct SnapshotName: Hashable, Codable, Sendable {
  /// The folder of the references, as a path; `__Snapshots__` beside the scene file.
  public var folder: String
  /// The scene's identifier.
  public var scene: String
  /// The canvas's name, with further options, such as `320x568` or `320x568-rtl`.
  public var canvas: String

  /// Creates a name.
  public init(folder: String, scene: String, canvas: String) {
    self.folder = folder
    self.scene = scene
    self.canvas = canvas
  }

  /// The name in reports: `scene.canvas`.
  public var title: String { "\(scene).\(canvas)" }
}

/// The position of a canvas in its pictures: below a caption, inside margins.
package struct CanvasPlace: Hashable, Codable, Sendable {
  /// The canvas's top left corner, in points from the picture's.
  package var origin: CGPoint
  /// Pixels per point, more than 0.
  package var scale: CGFloat

  /// Creates a position.
  package init(origin: CGPoint, scale: CGFloat) {
    self.origin = origin
    self.scale = scale
  }
}

/// The paths of one snapshot's files, or `nil` for missing ones.
package struct SnapshotFiles: Hashable, Codable, Sendable {
  /// The scene file.
  package var scene: String?
  /// The reference frames.
  package var referenceFrames: String?
  /// The frames that this run solved, written if they differ.
  package var actualFrames: String?
  /// The reference picture.
  package var referencePicture: String?
  /// The picture that this run drew, written if it differs.
  package var actualPicture: String?
  /// The picture of the differences.
  package var differencePicture: String?

  /// Creates a list of files.
  package init(
    scene: String? = nil, referenceFrames: String? = nil, actualFrames: String? = nil,
    referencePicture: String? = nil, actualPicture: String? = nil,
    differencePicture: String? = nil
  ) {
    self.scene = scene
    self.referenceFrames = referenceFrames
    self.actualFrames = actualFrames
    self.referencePicture = referencePicture
    self.actualPicture = actualPicture
    self.differencePicture = differencePicture
  }
}
