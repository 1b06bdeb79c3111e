internal import Foundation
public import SceneFile

/// Why a job gave no picture.
public struct PictureFailure: Hashable, Sendable {
  /// The kind of reason, for programs.
  public var cause: Cause
  /// Everything that is wrong; at least one.
  public var errors: [Entry]
  /// The name of the signal that ended the drawing, such as `SIGSEGV`; nil where none did.
  public var signal: String?

  /// Kinds of reasons, by the words that results use.
  public enum Cause: String, Sendable, CaseIterable {
    /// The line cannot be read, or asks for what cannot be.
    case job
    /// A scene or a theme cannot be read.
    case input
    /// The job asks for more than a job may.
    case limit
    /// Fonts or memory are missing.
    case drawing
    /// The picture cannot be written.
    case output
    /// The process that drew the picture ended.
    case crash
    /// Drawing took longer than it may.
    case timeout
  }

  /// One thing that is wrong, and where.
  public struct Entry: Hashable, Sendable {
    /// The file that it is about.
    public var file: String
    /// The line in the file, counted from 1; nil where the file as a whole is meant.
    public var line: Int?
    /// The character in the line, counted from 1.
    public var column: Int?
    /// What is wrong, the rule, and the likely fix.
    public var message: String

    /// The entry as compilers write it.
    public var text: String {
      let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
      return "\(file)\(place): error: \(message)"
    }
  }

  /// A job for which there is one reason that is about a line, or a file as a whole.
  public init(_ cause: Cause, file: String, line: Int?, message: String, signal: String? = nil) {
    self.cause = cause
    errors = [Entry(file: file, line: line, message: message)]
    self.signal = signal
  }

  /// A line, or a file, with everything that is wrong in it.
  public init(_ error: SceneError, cause: Cause) {
    self.cause = cause
    errors = error.problems.map { problem in
      Entry(
        file: error.file, line: problem.position.line, column: problem.position.column,
        message: problem.message)
    }
    if let further = error.furtherProblems {
      errors.append(Entry(file: error.file, message: further))
    }
  }

  /// Reads the failure of a result, a line of JSON.
  init(result: [UInt8]) {
    let json = JSONValue(parsing: result)
    cause = json?["cause"]?.string.flatMap { Cause(rawValue: $0) } ?? .crash
    signal = json?["signal"]?.string
    errors = (json?["errors"]?.elements ?? []).map { entry in
      Entry(
        file: entry["file"]?.string ?? "", line: entry["line"]?.integer,
        column: entry["column"]?.integer, message: entry["message"]?.string ?? "")
    }
  }

  /// What went wrong with a job that was read.
  init(_ error: PlumblineError, of job: PictureJob) {
    func aboutLine(_ cause: Cause, _ message: String) -> PictureFailure {
      job.line > 0
        ? PictureFailure(cause, file: job.file, line: job.line, message: message)
        : PictureFailure(cause, file: job.sceneName, line: nil, message: message)
    }
    switch error {
    case .unreadableScene(let error):
      // Ids that the job names and the scene does not have are the job's mistake.
      self.init(error, cause: error.file == job.file ? .job : .input)
    case .unreadableFile(let path, let reason):
      self.init(.input, file: path, line: nil, message: "cannot be read: \(reason)")
    case .unwritableFile(let path, let reason):
      self.init(.output, file: path, line: nil, message: "cannot be written: \(reason)")
    case .unusableCanvas(let error): self = aboutLine(.job, error.description)
    case .overLimit(let excess): self = aboutLine(.limit, excess.description)
    case .cannotDraw(let reason): self = aboutLine(.drawing, "cannot draw: \(reason)")
    case .noSuchConstraint(_, let reason): self = aboutLine(.job, reason)
    case .failedJob(let failure): self = failure
    case .noScenes, .sheetTooLarge, .sameFile, .busyFolder, .foreignFile, .lostFolder, .unjoinable,
      .unlikeKinds, .noEarlierScene, .crashed:
      self = aboutLine(.job, error.description)
    }
  }

  /// The failure's part of a result.
  var members: [(String, JSONValue)] {
    let entries = errors.map { entry in
      JSONValue.line(
        [("file", .string(entry.file))]
          + [("line", entry.line), ("column", entry.column)].compactMap { key, number in
            number.map { (key, .number(CGFloat($0))) }
          } + [("message", .string(entry.message))])
    }
    return [("status", .string("failed")), ("cause", .string(cause.rawValue))]
      + (signal.map { [("signal", .string($0))] } ?? [])
      + [("errors", .array(entries, .inline))]
  }
}
