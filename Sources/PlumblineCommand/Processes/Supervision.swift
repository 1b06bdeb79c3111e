internal import Foundation
internal import Plumbline

/// The rules for drawing jobs in separate processes.
struct Supervision {
  /// The name of the stream of jobs, for messages.
  var name: String
  /// The number of parallel processes, at least 1.
  var processCount: Int
  /// The limits of a job's picture.
  var limits = JobLimits()
  /// The time limit of a job in seconds, or `nil` for no limit.
  var timeout: Double?
  /// The path of the project file for jobs that don't name one, or `nil` for no project file.
  var config: String?
  /// The memory limit of a process in bytes, or `nil` for no limit.
  var memoryByteCount: Int?

  /// Whether results contain the SHA-256 hashes of the pictures.
  var wantsHashes = false

  /// Starts a drawing process under these rules, or throws a `SystemFailure`.
  func startProcess() throws -> DrawingProcess {
    var arguments = [
      "draw-jobs", "--name", name, "--run", UnfinishedFile.run,
      "--max-pixels", "\(limits.pixelCount)", "--max-views", "\(limits.itemCount)",
    ]
    arguments += FontFolders.added.flatMap { ["--fonts", $0] }
    if let config { arguments += ["--config", config] }
    if limits.allowsCode { arguments.append("--allow-code") }
    if wantsHashes { arguments.append("--hashes") }
    if let memoryByteCount { arguments += ["--memory-bytes", "\(memoryByteCount)"] }
    return try DrawingProcess(arguments: arguments)
  }
}

/// The result of a job that was drawn in a separate process, or that failed.
struct FinishedJob {
  /// The result as JSON, without a line feed.
  var json: [UInt8]
  /// The messages to print: warnings, or the error.
  var messages: [String]
  /// The exit status of a run that consists of only this job, or `nil` if the job succeeded.
  var status: ExitStatus?
}

extension FinishedJob {
  /// Creates the result of a job that couldn't be drawn.
  init(identifier: String, line: Int, _ failure: PictureFailure) {
    let result = PictureResult(identifier: identifier, line: line, outcome: .failed(failure))
    self.init(
      json: Array(result.json.utf8), messages: result.messages, status: result.exitStatus)
  }
}
