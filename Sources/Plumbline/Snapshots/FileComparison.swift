package import AutoLayout
internal import Batches
package import Foundation
internal import Imaging
internal import Scenes
package import Snapshots

/// How files are compared that are no references of each other: what `compare` does.
package struct FileComparison: Sendable {
  /// What of scenes is compared: frames, pictures or both; files of the other kind are left out.
  package var kinds = SnapshotKinds.both
  /// By how many points a coordinate or an extent may differ.
  package var tolerance: CGFloat = 0
  /// What of a picture may differ.
  package var pictureTolerance = PictureTolerance.exact
  /// Where pictures of what differs go, and what is drawn of scenes that differ; nil to write none.
  package var outputFolder: String?
  /// Where the picture of what differs goes, for a single pair of pictures; nil for ``outputFolder``.
  package var differenceFile: String?
  /// Which side leads in scenes; nil for what each says.
  package var direction: LayoutDirection?
  /// The themes of scenes, as the reference and the actual files say them; a `nil` is what each scene says.
  package var themes: [(reference: Theme?, actual: Theme?)] = [(nil, nil)]
  /// The commits that files are of, which messages name.
  package var commits: [CommittedFiles] = []
  /// The words for the commit that all references are of: scenes that are the same are not laid out, and what is new
  /// or gone is drawn; `nil` for other files.
  package var against: String?
  /// The controller that controllers of Swift files are shown in; `nil` for none.
  package var container: SwiftInput.Container?
  /// Whether views of Swift files get their fitting sizes in place of the canvas's.
  package var fits = false
  /// Whether layouts are made of all scenes, also of those that are the same on both sides.
  package var solvesAll = false
  /// Whether text is measured also where Interface Builder documents store the sizes of contents.
  package var measuresText = false
  /// The settings of the project file for a scene file; those of a commit's file are those of its path in the working
  /// tree.
  package var project: @Sendable (String) throws(PlumblineError) -> ProjectSettings? = { _ in nil }
  /// The canvases for a scene.
  package var canvases: @Sendable (Scene) -> [Canvas]

  /// Compares everything exactly and writes nothing, unless properties are set otherwise.
  package init(canvases: @escaping @Sendable (Scene) -> [Canvas] = { $0.canvases }) {
    self.canvases = canvases
  }

  /// Compares files and hands over what came of each pair, in the order of the pairs: one result, or
  /// one for each canvas of a scene.
  ///
  /// A file without a counterpart is ``SnapshotStatus/removed`` if it is the reference, and ``SnapshotStatus/added``
  /// otherwise.
  ///
  /// - Parameters:
  ///   - pairs: The files.
  ///   - taskCount: How many pairs are worked on at a time; less than 1 counts as 1.
  ///   - scenes: Where tasks note what they work on, in case they crash; `nil` for nowhere.
  ///   - receive: Takes the results, one pair at a time; it may throw, which ends the run.
  /// - Throws: What `receive` throws; pairs in hand are finished before.
  package func run<Failure: Error>(
    _ pairs: [ComparedFiles], tasks taskCount: Int, scenes: UnsafeScenesInProgress? = nil,
    receive: ([SnapshotSuite.Outcome]) throws(Failure) -> FigureBatch.Decision
  ) async throws(Failure) {
    let pairs = pairs.filter(isWanted)
    try await workInOrder(
      count: pairs.count, tasks: taskCount, fontFolder: nil, scenes: scenes,
      work: { index, studio in
        let start = ContinuousClock.now
        studio.slot?.begin(pairs[index].name)
        defer { studio.slot?.end() }
        var outcomes = outcomes(of: pairs[index], studio)
        let duration = (.now - start) / max(1, outcomes.count)
        for number in outcomes.indices { outcomes[number].duration = duration }
        return outcomes
      }, receive: receive)
  }

  /// Whether files are of a kind that is compared.
  package func isWanted(_ files: ComparedFiles) -> Bool {
    switch files.kind {
    case .picture: kinds != .frames
    case .frames: kinds != .picture
    case .scene: true
    }
  }

  private func outcomes(
    of files: ComparedFiles, _ studio: Studio
  ) -> [SnapshotSuite.Outcome] {
    guard let reference = files.reference, let actual = files.actual else {
      if files.kind == .scene, against != nil { return sceneAlone(files, studio) }
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
      case .scene: return try scenes(files, reference, actual, studio)
      }
    } catch {
      var outcome = SnapshotSuite.Outcome(failed: files.snapshotName(), named(error))
      outcome.result.files.scene = files.actual
      return [outcome]
    }
  }

  // MARK: - Files of pictures and of frames

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

  /// Both pictures and what differs; nil where the files have the same bytes, which are not decoded.
  private func compare(
    _ referencePath: String, _ actualPath: String
  ) throws(UnreadablePicture) -> ComparedBitmaps? {
    var (reference, actual) = (
      try PictureFile(at: referencePath), try PictureFile(at: actualPath)
    )
    if reference.bytes == actual.bytes {
      // Bytes that are no picture are not the same picture.
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

  // MARK: - What came of a comparison

  /// An error with the paths of commits in place of those of copies.
  func named(_ error: PlumblineError) -> PlumblineError {
    commits.reduce(error) { $1.named($0) }
  }

  /// A text with the paths of commits in place of those of copies.
  func named(_ text: String) -> String { commits.reduce(text) { $1.named($0) } }

  /// Notes what pictures differ in, and writes a picture of it where one is wanted.
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

  /// Notes what layouts differ in.
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

/// Two pictures and what they differ in.
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

  /// What differs, to look at; nil where nothing does.
  func differencePicture() -> DifferencePicture? {
    comparison.differencePicture(reference: reference, actual: actual)
  }
}

extension LayoutComparison {
  /// What a tolerance of points let pass, one sentence; empty where it made no difference.
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
