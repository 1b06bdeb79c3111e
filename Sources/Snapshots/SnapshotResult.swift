package import Foundation

/// The result of one snapshot: a scene on one canvas, compared with its reference.
public struct SnapshotResult: Hashable, Codable, Sendable {
  /// The name of the snapshot.
  public var name: SnapshotName
  /// The status of the snapshot in this run.
  public var status: SnapshotStatus
  /// The comparison of the layouts, or `nil` if a layout is missing or frames weren't requested.
  package var layout: LayoutComparison?
  /// The comparison of the pictures, or `nil` if a picture is missing or pictures weren't requested.
  public var picture: PictureComparison?
  /// The differences from the environment of the reference, such as another version of cairo.
  package var environment: [EnvironmentDifference]
  /// The paths of the snapshot's files, for reports.
  package var files: SnapshotFiles
  /// Sentences about the differences that the tolerance allowed, with the options that allowed them.
  public var allowances: [String]
  /// The reason why the snapshot couldn't be compared, as a sentence, or `nil` if it was compared.
  public var failure: String?
  /// Whether this run wrote the reference.
  public var isRecorded: Bool
  /// The position of the canvas in the pictures, or `nil` if they show only the canvas or weren't compared.
  package var canvasPlace: CanvasPlace?
  /// The line number in the scene file that best explains the changes, or `nil` if it isn't known.
  public var line: Int?

  /// Creates a result from a name, a status and the results of the comparisons.
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

/// The status of a snapshot.
public enum SnapshotStatus: String, Hashable, Codable, Sendable, CaseIterable {
  /// The snapshot matches the reference.
  case passed
  /// The snapshot differs from the reference.
  case changed
  /// There was no reference, and this run wrote one.
  case new
  /// There is no reference, and this run writes none.
  case missing
  /// There is a reference, but its scene or canvas no longer exists.
  case orphaned
  /// Only the newer of two compared versions has the snapshot.
  case added
  /// Only the older of two compared versions has the snapshot.
  case removed
  /// The comparison failed because the scene can't be read or drawn, or because the reference can't be read.
  case failed
}

/// The name of a snapshot: its scene, its canvas and the folder of its reference.
public struct SnapshotName: Hashable, Codable, Sendable {
  /// The path of the folder of reference snapshots, which is `__Snapshots__` beside the scene file.
  public var folder: String
  /// The scene's identifier.
  public var scene: String
  /// The name of the canvas, followed by any other options, such as `320x568` or `320x568-rtl`.
  public var canvas: String

  /// Creates a name from a folder of references, a scene and a canvas.
  public init(folder: String, scene: String, canvas: String) {
    self.folder = folder
    self.scene = scene
    self.canvas = canvas
  }

  /// The name that reports show: `scene.canvas`.
  public var title: String { "\(scene).\(canvas)" }
}

/// The position of the canvas in a picture, which may also have a caption and margins.
package struct CanvasPlace: Hashable, Codable, Sendable {
  /// The canvas's top left corner, in points from the top left corner of the picture.
  package var origin: CGPoint
  /// The number of pixels per point, which is greater than 0.
  package var scale: CGFloat

  /// Creates a position from an origin and a scale.
  package init(origin: CGPoint, scale: CGFloat) {
    self.origin = origin
    self.scale = scale
  }
}

/// The paths of a snapshot's files, with `nil` for missing files.
package struct SnapshotFiles: Hashable, Codable, Sendable {
  /// The path of the scene file.
  package var scene: String?
  /// The path of the reference's frames file.
  package var referenceFrames: String?
  /// The path of the actual frames file.
  package var actualFrames: String?
  /// The path of the reference picture.
  package var referencePicture: String?
  /// The path of the actual picture.
  package var actualPicture: String?
  /// The path of the picture that shows the differences.
  package var differencePicture: String?

  /// Creates a list of paths.
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
