package import AutoLayout
internal import Batches
public import Foundation
public import Imaging
internal import Scenes
public import Snapshots

/// How scenes are held against their references, and which references are written: what `record` and
/// `verify` do, and what tests do.
///
/// Frames are compared first, then files by their bytes, then pixels; what is the same by one needs
/// no more.
public struct SnapshotSuite: Sendable {
  /// Which references are written; `.never` only compares.
  public var recording: RecordMode
  /// What of each snapshot is kept and compared.
  public var kinds: SnapshotKinds
  /// By how many points a coordinate or an extent may differ.
  public var tolerance: CGFloat
  /// What of a picture may differ.
  public var pictureTolerance: PictureTolerance
  /// How the pixels of pictures are packed that are written.
  public var pngCoding: PNGCoding
  /// Where the files of snapshots go that are not as their references say; nil to write none.
  public var outputFolder: String?

  /// Describes a run; one that only compares, exactly, unless said otherwise.
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

  /// What came of a snapshot, and why files could not be written.
  package struct Outcome: Sendable {
    /// The verdict.
    package var result: SnapshotResult
    /// Why the scene gives no layout or picture, or why a file is missing; nil where all is well.
    package var error: PlumblineError?
    /// How long it took to read, lay out, draw and compare what had not been before.
    package var duration = Duration.zero
    /// The conflicts of the layout.
    package var conflicts: [SolvedTree.Conflict] = []
    /// The views whose layout is open.
    package var ambiguities: [Ambiguity] = []
    /// The notes on parts of the scene that aren't understood.
    package var notes = SceneNotes()
    /// The identifiers of the layout's views and guides, if masks name any.
    var identifiers: Set<String> = []

    init(result: SnapshotResult, error: PlumblineError? = nil) {
      self.result = result
      self.error = error
    }

    /// There is nothing to compare.
    init(failed name: SnapshotName, _ error: PlumblineError) {
      result = SnapshotResult(name: name, status: .failed, failure: error.description)
      self.error = error
    }
  }

  /// Lays out a snapshot, holds it against its reference, and writes what the suite is to write.
  ///
  /// Whatever goes wrong is in the result, as ``SnapshotResult/failure``; a run never ends early.
  public func check(_ snapshot: Snapshot, with painter: Painter) -> SnapshotResult {
    outcome(of: snapshot, with: painter).result
  }

  /// The same, with the reason for a failure as a value.
  package func outcome(of snapshot: Snapshot, with painter: Painter) -> Outcome {
    outcome(of: snapshot, with: painter) { () throws(PlumblineError) in
      try snapshot.scene.solve(snapshot.placement, with: painter)
    }
  }

  /// The same for a layout that is solved elsewhere.
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
