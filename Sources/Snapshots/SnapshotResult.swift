package import Foundation

/// What came of one snapshot: a scene on one canvas, held against its reference.
public struct SnapshotResult: Hashable, Codable, Sendable {
  /// Which snapshot it is.
  public var name: SnapshotName
  /// The verdict.
  public var status: SnapshotStatus
  /// What the two layouts differ in; nil where one is missing or frames were not asked for.
  package var layout: LayoutComparison?
  /// What the two pictures differ in; nil where one is missing or pictures were not asked for.
  public var picture: PictureComparison?
  /// What drew the reference and is another here, such as the version of cairo; empty where all is
  /// the same.
  package var environment: [EnvironmentDifference]
  /// Where the files are that a report shows.
  package var files: SnapshotFiles
  /// What was let pass and by which option, one sentence each; empty for an exact match.
  public var allowances: [String]
  /// Why there is no comparison, in words; nil where there is one.
  public var failure: String?
  /// Whether this run wrote the reference.
  public var isRecorded: Bool
  /// Where the canvas is in the pictures; nil where they show nothing besides it, or are not compared.
  package var canvasPlace: CanvasPlace?
  /// The line of the scene's file that explains what moved best; `nil` if none is known.
  public var line: Int?

  /// Puts a result together.
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

/// The verdicts on a snapshot.
public enum SnapshotStatus: String, Hashable, Codable, Sendable, CaseIterable {
  /// It is as the reference says.
  case passed
  /// It differs from the reference.
  case changed
  /// There was no reference, and this run wrote one.
  case new
  /// There is no reference, and this run writes none.
  case missing
  /// There is a reference whose scene or canvas is gone.
  case orphaned
  /// Only the newer of two sides has it, which are no references.
  case added
  /// Only the older of two sides has it, which are no references.
  case removed
  /// It could not be compared: the scene cannot be read or drawn, or the reference cannot be read.
  case failed
}

/// Which snapshot is meant: a scene and a canvas, in a folder of references.
public struct SnapshotName: Hashable, Codable, Sendable {
  /// The folder of the references, as a path; `__Snapshots__` beside the scene file.
  public var folder: String
  /// The scene's identifier.
  public var scene: String
  /// The canvas's name, with what was asked for beyond it, such as `320x568` or `320x568-rtl`.
  public var canvas: String

  /// Names a snapshot.
  public init(folder: String, scene: String, canvas: String) {
    self.folder = folder
    self.scene = scene
    self.canvas = canvas
  }

  /// How people and reports call it: `scene.canvas`.
  public var title: String { "\(scene).\(canvas)" }
}

/// Where a canvas is in its pictures: below a caption, inside of margins.
package struct CanvasPlace: Hashable, Codable, Sendable {
  /// The canvas's top left corner, in points from the picture's.
  package var origin: CGPoint
  /// How many pixels a point has, more than 0.
  package var scale: CGFloat

  /// Names a place.
  package init(origin: CGPoint, scale: CGFloat) {
    self.origin = origin
    self.scale = scale
  }
}

/// Where the files of one snapshot are, as paths; nil for those that there are not.
package struct SnapshotFiles: Hashable, Codable, Sendable {
  /// The scene file.
  package var scene: String?
  /// The frames that are kept.
  package var referenceFrames: String?
  /// The frames that this run solved, written where they differ.
  package var actualFrames: String?
  /// The picture that is kept.
  package var referencePicture: String?
  /// The picture that this run drew, written where it differs.
  package var actualPicture: String?
  /// The picture of what differs.
  package var differencePicture: String?

  /// Names files.
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
