package import AutoLayout
internal import Batches
package import Foundation
internal import Imaging
internal import Scenes
package import Snapshots

/// A comparison of arbitrary pictures, scenes or frames files, as in `plumbline compare`.
package struct FileComparison: Sendable {
  /// The kinds of files to compare: frames files, pictures or both.
  package var kinds = SnapshotKinds.both
  /// The permitted difference between the coordinates or sizes of frames, in points.
  package var tolerance: CGFloat = 0
  /// The permitted difference between pictures.
  package var pictureTolerance = PictureTolerance.exact
  /// The folder for pictures of differences and of changed scenes, or `nil` to write no pictures.
  package var outputFolder: String?
  /// The file for the picture of the differences when comparing two pictures, or `nil` to use ``outputFolder``.
  package var differenceFile: String?
  /// The layout direction for all scenes, or `nil` to use each scene's own.
  package var direction: LayoutDirection?
  /// The pairs of themes to compare each scene in, where `nil` is the scene's own theme.
  package var themes: [(reference: Theme?, actual: Theme?)] = [(nil, nil)]
  /// The commits from which compared files were copied, so that messages can name commits instead of temporary paths.
  package var commits: [CommittedFiles] = []
  /// The name of the commit that contains all references, or `nil` if the references aren't from a commit.
  ///
  /// With a commit, scenes that are equal on both sides aren't laid out, and added and removed scenes are drawn.
  package var against: String?
  /// The container for the view controllers of Swift files, or `nil` for no container.
  package var container: SwiftInput.Container?
  /// Whether views of Swift files have their fitting sizes instead of the canvas's size.
  package var fits = false
  /// Whether to lay out all scenes, even those that are equal on both sides.
  package var solvesAll = false
  /// Whether to measure text, even in Interface Builder documents that store content sizes.
  package var measuresText = false
  /// Returns the project settings for a scene file, read from the working tree even if the file is from a commit.
  package var project: @Sendable (String) throws(PlumblineError) -> ProjectSettings? = { _ in nil }
  /// Returns the canvases on which to compare a scene.
  package var canvases: @Sendable (Scene) -> [Canvas]

  /// Creates a comparison without tolerances that writes no files.
  package init(canvases: @escaping @Sendable (Scene) -> [Canvas] = { $0.canvases }) {
    self.canvases = canvases
  }

  /// Compares files and passes the results of each pair to `receive`, in the order of the pairs.
  ///
  /// A pair has one result, or one for each canvas of a scene. A file without a counterpart is
  /// ``SnapshotStatus/removed`` if it is the reference, and ``SnapshotStatus/added`` otherwise.
  ///
  /// - Parameters:
  ///   - pairs: The files.
  ///   - taskCount: The number of pairs to compare in parallel, at least 1.
  ///   - scenes: Records the pairs in progress in case of a crash, or `nil`.
  ///   - receive: Receives the results of one pair at a time. Throwing ends the run.
  /// - Throws: Errors of `receive`, after the pairs in progress have finished.
  package func run<Failure: Error>(
    _ pairs: [ComparedFiles], tasks taskCount: Int, scenes: UnsafeScenesInProgress? = nil,
    receive: ([SnapshotSuite.Outcome]) throws(Failure) -> FigureBatch.Decision
  ) async throws(Failure) {
    let pairs = pairs.filter(isWanted)
    try await workInOrder(
      count: pairs.count, tasks: taskCount, fontFolder: nil, scenes: scenes,
      work: { index, renderer in
        let start = ContinuousClock.now
        renderer.slot?.begin(pairs[index].name)
        defer { renderer.slot?.end() }
        var outcomes = outcomes(of: pairs[index], renderer)
        let duration = (.now - start) / max(1, outcomes.count)
        for number in outcomes.indices { outcomes[number].duration = duration }
        return outcomes
      }, receive: receive)
  }

  /// Returns whether to compare a pair, given the kind of its files.
  package func isWanted(_ files: ComparedFiles) -> Bool {
    switch files.kind {
    case .picture: kinds != .frames
    case .frames: kinds != .picture
    case .scene: true
    }
  }

  private func outcomes(
    of files: ComparedFiles, _ renderer: TaskRenderer
  ) -> [SnapshotSuite.Outcome] {
    guard let reference = files.reference, let actual = files.actual else {
      if files.kind == .scene, against != nil { return sceneAlone(files, renderer) }
      var result = SnapshotResult(
        name: files.snapshotName(), status: files.actual == nil ? .removed : .added)
      result.failure = "there is only \(named(files.reference ?? files.actual ?? "one side"))"
      switch files.kind {
      case .picture:
        result.files.referencePicture = files.reference
        result.files.actualPicture = files.actual
      case .frames:
        result.files.referenceFrames = files.reference
        result.files.actualFrames = files.actual
      case .scene: result.files.scene = files.actual ?? files.reference
      }
      return [SnapshotSuite.Outcome(result: result)]
    }
    do throws(PlumblineError) {
      switch files.kind {
      case .picture: return [try pictures(files.snapshotName(), reference, actual)]
      case .frames: return [try frames(files.snapshotName(), reference, actual)]
      case .scene: return try scenes(files, reference, actual, renderer)
      }
    } catch {
      var outcome = SnapshotSuite.Outcome(failed: files.snapshotName(), named(error))
      outcome.result.files.scene = files.actual
      return [outcome]
    }
  }

  // MARK: - Files of pictures and frames

  private func pictures(
    _ name: SnapshotName, _ reference: String, _ actual: String
  ) throws(PlumblineError) -> SnapshotSuite.Outcome {
    var result = SnapshotResult(
      name: name, status: .passed,
      files: SnapshotFiles(referencePicture: reference, actualPicture: actual))
    let compared: ComparedBitmaps?
    do throws(UnreadablePicture) { compared = try compare(reference, actual) } catch {
      let fault = PlumblineError.unreadableFile(path: error.path, reason: error.reason)
      result.picture = .unreadable("\(error.path): \(error.reason)")
      result.status = .failed
      result.failure = fault.description
      return SnapshotSuite.Outcome(result: result, error: fault)
    }
    if let compared {
      try note(compared, in: &result)
    } else {
      result.picture = .sameBytes
    }
    return SnapshotSuite.Outcome(result: result)
  }

  /// Returns both pictures and their differences, or `nil` if the files have the same bytes and needn't be decoded.
  private func compare(
    _ referencePath: String, _ actualPath: String
  ) throws(UnreadablePicture) -> ComparedBitmaps? {
    var (reference, actual) = (
      try PictureFile(at: referencePath), try PictureFile(at: actualPath)
    )
    if reference.bytes == actual.bytes {
      // Equal bytes that aren't a picture are an error, not equal pictures.
      try reference.check()
      return nil
    }
    return ComparedBitmaps(
      reference: try reference.takeBitmap(), actual: try actual.takeBitmap(),
      tolerance: pictureTolerance)
  }

  private func frames(
    _ name: SnapshotName, _ reference: String, _ actual: String
  ) throws(PlumblineError) -> SnapshotSuite.Outcome {
    func record(_ path: String) throws(PlumblineError) -> LayoutRecord {
      let bytes = try SceneInput.bytes(at: path)
      do throws(LayoutRecordError) { return try LayoutRecord(bytes: bytes) } catch {
        throw .unreadableFile(path: path, reason: error.description)
      }
    }
    var result = SnapshotResult(
      name: name, status: .passed,
      files: SnapshotFiles(referenceFrames: reference, actualFrames: actual))
    note(try record(reference), try record(actual), in: &result)
    return SnapshotSuite.Outcome(result: result)
  }

  // MARK: - Results

  /// Returns an error in which names such as `HEAD~1:Login.scene.yaml` replace the paths of files copied from commits.
  func named(_ error: PlumblineError) -> PlumblineError {
    commits.reduce(error) { $1.named($0) }
  }

  /// Returns a text in which names such as `HEAD~1:Login.scene.yaml` replace the paths of files copied from commits.
  func named(_ text: String) -> String { commits.reduce(text) { $1.named($0) } }

  /// Adds the differences between two pictures to a result, and writes a picture of them if requested.
  func note(
    _ compared: ComparedBitmaps, in result: inout SnapshotResult
  ) throws(PlumblineError) {
    let comparison = compared.comparison
    result.picture = comparison.result
    result.allowances += comparison.allowances
    if !comparison.result.isMatch { result.status = .changed }
    let path =
      differenceFile
      ?? outputFolder.map { SnapshotOutput(folder: $0).path(result.name, .differencePicture) }
    guard let path, let difference = compared.differencePicture() else { return }
    try OutputFile(path: path).write(difference)
    result.files.differencePicture = path
  }

  func note(
    _ reference: LayoutRecord, _ actual: LayoutRecord, in result: inout SnapshotResult
  ) {
    let comparison = LayoutComparison(
      reference: reference, actual: actual, tolerance: tolerance)
    result.layout = comparison
    // Both sides of a comparison with a commit are drawn here.
    if against == nil {
      result.environment = environmentDifferences(from: reference, to: actual)
    }
    result.allowances += comparison.allowances(reference, actual, tolerance: tolerance)
    if !comparison.isMatch { result.status = .changed }
  }
}

struct ComparedBitmaps {
  let reference: Bitmap
  let actual: Bitmap
  let comparison: BitmapComparison

  init(
    reference: Bitmap, actual: Bitmap, tolerance: PictureTolerance,
    items: PictureItems = .unknown
  ) {
    self.reference = reference
    self.actual = actual
    comparison = BitmapComparison(
      reference: reference, actual: actual, tolerance: tolerance, items: items)
  }

  /// The picture of the differences, or `nil` if the pictures don't differ.
  func differencePicture() -> DifferencePicture? {
    comparison.differencePicture(reference: reference, actual: actual)
  }
}

extension LayoutComparison {
  /// Returns an array of at most one sentence, about the frames that differ by up to `tolerance` points.
  func allowances(
    _ reference: LayoutRecord, _ actual: LayoutRecord, tolerance: CGFloat
  ) -> [String] {
    guard tolerance > 0 else { return [] }
    let exact = LayoutComparison(reference: reference, actual: actual, tolerance: 0)
    let count = exact.changes.count - changes.count
    guard count > 0 else { return [] }
    return [
      "\(count) frame\(count == 1 ? "" : "s") may differ by up to \(plainNumber(tolerance)) points "
        + "(tolerance)"
    ]
  }
}
