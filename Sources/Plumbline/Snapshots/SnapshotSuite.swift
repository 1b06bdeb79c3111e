package import AutoLayout
internal import Batches
public import Foundation
public import Imaging
internal import Scenes
public import Snapshots

/// The settings for comparing scenes with their references and for writing references, as in `record` and `verify`.
///
/// Frames are compared first, then the bytes of picture files, then pixels. The comparison ends at the first match.
public struct SnapshotSuite: Sendable {
  /// The references to write; `.never` only compares.
  public var recording: RecordMode
  /// The kinds of files to record and compare.
  public var kinds: SnapshotKinds
  /// The permitted difference between the coordinates or sizes of frames, in points.
  public var tolerance: CGFloat
  /// The permitted difference between pictures.
  public var pictureTolerance: PictureTolerance
  /// The compression of written PNG files.
  public var pngCoding: PNGCoding
  /// The folder for the files of snapshots that differ from their references, or `nil` to write no files.
  public var outputFolder: String?

  /// Creates settings; by default, snapshots are compared without tolerances, and no files are written.
  public init(
    recording: RecordMode = .never, kinds: SnapshotKinds = .kept, tolerance: CGFloat = 0,
    pictureTolerance: PictureTolerance = .exact, pngCoding: PNGCoding = .fast,
    outputFolder: String? = nil
  ) {
    self.recording = recording
    self.kinds = kinds
    self.tolerance = tolerance
    self.pictureTolerance = pictureTolerance
    self.pngCoding = pngCoding
    self.outputFolder = outputFolder
  }

  /// The result of a snapshot, with its error and the problems of its layout.
  package struct Outcome: Sendable {
    /// The snapshot's verdict, and its differences from the reference.
    package var result: SnapshotResult
    /// The error that prevented laying out, drawing or comparing the snapshot, or `nil` if there wasn't one.
    package var error: PlumblineError?
    /// The time spent reading, laying out, drawing and comparing, not counting work shared with earlier snapshots.
    package var duration = Duration.zero
    /// The conflicts of the layout.
    package var conflicts: [SolvedTree.Conflict] = []
    /// The views with ambiguous layouts.
    package var ambiguities: [Ambiguity] = []
    /// The notes about unsupported parts of the scene.
    package var notes = SceneNotes()
    /// The identifiers of the layout's views and guides, or an empty set if masks name no identifiers.
    var identifiers: Set<String> = []

    init(result: SnapshotResult, error: PlumblineError? = nil) {
      self.result = result
      self.error = error
    }

    init(failed name: SnapshotName, _ error: PlumblineError) {
      result = SnapshotResult(name: name, status: .failed, failure: error.description)
      self.error = error
    }
  }

  /// Lays out a snapshot, compares it with its reference and writes the requested files, recording any error in
  /// ``SnapshotResult/failure``.
  public func check(_ snapshot: Snapshot, with painter: Painter) -> SnapshotResult {
    outcome(of: snapshot, with: painter).result
  }

  /// Checks a snapshot like ``check(_:with:)``, and also returns its error and the problems of its layout.
  package func outcome(of snapshot: Snapshot, with painter: Painter) -> Outcome {
    outcome(of: snapshot, with: painter) { () throws(PlumblineError) in
      try snapshot.scene.solve(snapshot.placement, with: painter)
    }
  }

  /// Checks a snapshot like ``check(_:with:)``, but with a layout from a closure.
  func outcome(
    of snapshot: Snapshot, with painter: Painter, layout: () throws(PlumblineError) -> SolvedTree
  ) -> Outcome {
    var check = SnapshotCheck(self, snapshot, painter)
    var outcome: Outcome
    do throws(PlumblineError) {
      try check.run(layout)
      outcome = Outcome(result: check.result)
    } catch {
      let error = error.inScene(snapshot.scene.name)
      check.result.status = .failed
      check.result.failure = check.result.failure ?? error.description
      outcome = Outcome(result: check.result, error: error)
    }
    outcome.conflicts = check.conflicts
    outcome.ambiguities = check.ambiguities
    outcome.identifiers = check.identifiers
    outcome.notes = snapshot.scene.notes
    return outcome
  }
}
