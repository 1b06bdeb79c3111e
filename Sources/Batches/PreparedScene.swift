private import AutoLayout
package import Scenes

/// A scene with the jobs for its outdated pictures, and with the record of all pictures.
package struct PreparedScene: Sendable {
  /// The jobs to run, which contain only outputs that have to be drawn.
  package private(set) var jobs: [FigureJob] = []
  /// The record of all pictures; the results of pictures to draw are still missing.
  private(set) var record: SceneRecord
  /// For each job, the indices of its outputs in `record.pictures`.
  private var slots: [[Int]] = []

  /// Creates a scene with nothing to draw, because it failed or because all pictures are up to date.
  init(_ record: SceneRecord) { self.record = record }

  /// Creates a scene from the jobs of all its pictures, and drops outputs that are up to date.
  ///
  /// - Parameters:
  ///   - jobs: The jobs for all pictures of the scene.
  ///   - record: The record of the scene, without pictures.
  ///   - key: Returns the key of an output's picture, or an empty string if the batch computes no keys.
  ///   - recall: Returns the earlier record of a file, or `nil` if the file has to be drawn.
  init(
    _ jobs: [FigureJob], of record: SceneRecord,
    key: (FigureJob, FigureJob.Output) -> String,
    recall: (_ file: String, _ key: String) -> PictureRecord?
  ) {
    self.record = record
    for job in jobs {
      var rest = job
      var numbers: [Int] = []
      rest.outputs = []
      for output in job.outputs {
        let key = key(job, output)
        let file = output.path.fileName
        if let known = recall(file, key) {
          self.record.pictures.append(known)
          continue
        }
        numbers.append(self.record.pictures.count)
        self.record.pictures.append(Self.blank(job, output, file: file, key: key))
        rest.outputs.append(output)
      }
      guard !rest.outputs.isEmpty else { continue }
      rest.wantsHashes = !record.sha256.isEmpty
      self.jobs.append(rest)
      slots.append(numbers)
    }
  }

  private static func blank(
    _ job: FigureJob, _ output: FigureJob.Output, file: String, key: String
  ) -> PictureRecord {
    let canvas = job.placement.canvas
    return PictureRecord(
      canvas: Canvas(
        width: canvas.width, height: canvas.height, scale: canvas.scale, name: canvas.name),
      direction: job.placement.direction ?? job.scene.direction, theme: job.options.theme.name,
      format: output.format, file: file, key: key)
  }

  /// Returns the scene's record, completed with the outcomes of the jobs.
  func completed(with outcomes: [FigureJob.Outcome]) -> SceneRecord {
    completed(
      zip(slots, outcomes).flatMap { numbers, outcome in
        numbers.indices.map { PictureOutcome(of: outcome, at: $0) }
      })
  }

  /// Returns the scene's record, completed with results from other processes.
  ///
  /// Each result is the JSON of a ``PictureResult``, in the order of the jobs and of their outputs.
  package func completed(withResults results: [[UInt8]]) -> SceneRecord {
    completed(results.map { PictureOutcome(result: $0) })
  }

  private func completed(_ outcomes: [PictureOutcome]) -> SceneRecord {
    var record = record
    for (number, outcome) in zip(slots.joined(), outcomes) {
      record.pictures[number].complete(with: outcome)
    }
    // Encoded on the task that drew, because writing is sequential.
    if record.written == nil, !record.sha256.isEmpty || record.error != nil {
      record.encoded = Array(record.manifestText.utf8)
    }
    return record
  }
}

extension PictureRecord {
  /// Adds the outcome of drawing the picture.
  fileprivate mutating func complete(with outcome: PictureOutcome) {
    conflicts = outcome.conflicts
    ambiguities = outcome.ambiguities
    missingScripts = outcome.missingScripts
    omissions = outcome.omissions
    error = outcome.error
    failure = outcome.failure
    status = outcome.error == nil ? .drawn : .failed
    byteCount = outcome.byteCount
    sha256 = outcome.sha256
  }
}
