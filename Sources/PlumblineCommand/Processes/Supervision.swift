internal import Foundation
internal import Plumbline

/// How jobs are drawn by processes of their own.
struct Supervision {
  /// What messages call the stream that jobs come from.
  var name: String
  /// How many processes draw at a time, at least 1.
  var processCount: Int
  /// What a job may ask for.
  var limits = JobLimits()
  /// How long a job may take, in seconds; nil for any time.
  var timeout: Double?
  /// The project file of jobs that name none; nil for none.
  var config: String?
  /// How much memory a process may take, in bytes; nil for any.
  var memoryByteCount: Int?

  /// Whether results say the SHA-256 of pictures.
  var wantsHashes = false

  /// A process that draws under these rules.
  ///
  /// - Throws: `SystemFailure` where no process can be started.
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

/// A job that was done, in a process of its own or not at all.
struct FinishedJob {
  /// The result as JSON, without what ends the line.
  var json: [UInt8]
  /// Lines for people: warnings, or what is wrong.
  var messages: [String]
  /// What the job alone would make a run end with; nil where all is fine.
  var status: ExitStatus?
}

extension FinishedJob {
  /// A job that nobody could draw.
  init(identifier: String, line: Int, _ failure: PictureFailure) {
    let result = PictureResult(identifier: identifier, line: line, outcome: .failed(failure))
    self.init(
      json: Array(result.json.utf8), messages: result.messages, status: result.exitStatus)
  }
}
