private import AutoLayout
package import Scenes

/// A scene of a batch whose turn has come: what has to be drawn of it, and what is there already.
package struct PreparedScene: Sendable {
  /// What has to be drawn, without the outputs that are there already.
  package private(set) var jobs: [FigureJob] = []
  /// All pictures of the scene, those to be drawn without what only drawing tells.
  private(set) var record: SceneRecord
  /// For each job, the numbers of its outputs among the record's pictures.
  private var slots: [[Int]] = []

  /// Takes a scene of which nothing has to be drawn, because all is there or because it failed.
  init(_ record: SceneRecord) { self.record = record }

  /// Takes jobs of one scene that have to be drawn but for what a closure finds.
  ///
  /// - Parameters:
  ///   - jobs: The jobs, all of one scene.
  ///   - record: The scene, without pictures.
  ///   - key: The hash of what an output depends on; empty where nobody asks.
  ///   - recall: The record of a file that is there with that key; nil where there is none.
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

  /// The scene's record with what came of the jobs.
  func completed(with outcomes: [FigureJob.Outcome]) -> SceneRecord {
    completed(
      zip(slots, outcomes).flatMap { numbers, outcome in
        numbers.indices.map { PictureOutcome(of: outcome, at: $0) }
      })
  }

  /// The scene's record with the results of the jobs' lines, in the order of the jobs and their outputs,
  /// as ``PictureResult`` writes them.
  package func completed(withResults results: [[UInt8]]) -> SceneRecord {
    completed(results.map { PictureOutcome(result: $0) })
  }

  private func completed(_ outcomes: [PictureOutcome]) -> SceneRecord {
    var record = record
    for (number, outcome) in zip(slots.joined(), outcomes) {
      record.pictures[number].complete(with: outcome)
    }
    // On the task that drew, as writing is for all in turn.
    if record.written == nil, !record.sha256.isEmpty || record.error != nil {
      record.encoded = Array(record.manifestText.utf8)
    }
    return record
  }
}

extension PictureRecord {
  /// Adds what drawing told.
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
