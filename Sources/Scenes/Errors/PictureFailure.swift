internal import Foundation
internal import LayoutDocuments
package import SceneFile

/// The reason why a job produced no picture.
public struct PictureFailure: Hashable, Sendable {
  /// The kind of failure, which ``errors`` describes in detail.
  package var cause: Cause
  /// One or more errors, each with its file and position.
  package var errors: [Entry]
  /// The name of the signal that ended the drawing process, such as `SIGSEGV`, or `nil` if there was no signal.
  package var signal: String?

  /// The kinds of failure, with their names in results as raw values.
  package enum Cause: String, Sendable, CaseIterable {
    /// The job's line can't be parsed, or its values are invalid.
    case job
    /// A scene or a theme cannot be read.
    case input
    /// The job exceeds a limit.
    case limit
    /// Fonts are missing, or memory ran out.
    case drawing
    /// The picture can't be written.
    case output
    /// The drawing process ended unexpectedly.
    case crash
    /// Drawing took longer than the time limit.
    case timeout
  }

  /// An error with its file and position.
  package struct Entry: Hashable, Sendable {
    /// The path of the file that contains the error.
    package var file: String
    /// The line in the file, from 1, or `nil` for the whole file.
    package var line: Int?
    /// The column in the line, from 1, or `nil` for the whole line.
    package var column: Int?
    /// A message that describes the error, the violated rule, and the likely fix.
    package var message: String

    /// The entry in the format of compiler messages: `file:line:column: error: message`.
    package var text: String {
      let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
      return "\(file)\(place): error: \(message)"
    }
  }

  /// Creates a failure with one error, about a line or, if `line` is `nil`, about the whole file.
  package init(_ cause: Cause, file: String, line: Int?, message: String, signal: String? = nil) {
    self.cause = cause
    errors = [Entry(file: file, line: line, message: message)]
    self.signal = signal
  }

  /// Creates a failure with all problems of a scene file.
  package init(_ error: SceneError, cause: Cause) {
    self.cause = cause
    errors = error.problems.map { problem in
      Entry(
        file: problem.file(ofSceneIn: error.file), line: problem.position.line,
        column: problem.position.column,
        message: problem.message)
    }
    if let further = error.furtherProblems {
      errors.append(Entry(file: error.file, message: further))
    }
  }

  /// Parses the failure from a job's result, which is a line of JSON.
  package init(result: [UInt8]) {
    let json = JSONValue(parsing: result)
    cause = json?["cause"]?.string.flatMap { Cause(rawValue: $0) } ?? .crash
    signal = json?["signal"]?.string
    errors = (json?["errors"]?.elements ?? []).map { entry in
      Entry(
        file: entry["file"]?.string ?? "", line: entry["line"]?.integer,
        column: entry["column"]?.integer, message: entry["message"]?.string ?? "")
    }
  }

  /// Creates the failure for an error.
  ///
  /// If the error names its own file, that file is used; otherwise, `file` and `line` are used.
  package init(_ error: PlumblineError, file: String, line: Int?) {
    let (subject, message) = error.statement
    switch error {
    case .failedJob(let failure): self = failure
    case .unreadableScene(let error): self.init(error, cause: .input)
    case .unreadableFile:
      self.init(.input, file: subject ?? file, line: nil, message: message)
    case .failedCode, .failedBuild, .ambiguousCanvas:
      self.init(.input, file: subject ?? file, line: nil, message: message)
    case .unwritableFile:
      self.init(.output, file: subject ?? file, line: nil, message: message)
    case .overLimit: self.init(.limit, file: file, line: line, message: message)
    case .cannotDraw: self.init(.drawing, file: file, line: line, message: message)
    case .unreadableCommit, .fittingSweep, .noScenes, .sheetTooLarge, .sheetTooFull, .sameFile,
      .busyFolder, .foreignFile, .removedFolder, .unmergeable, .mismatchedKinds, .unwritableScene,
      .noEarlierScene, .noSuchConstraint, .noSuchItem, .impossibleWidth, .invalidLetterSize,
      .unusableCanvas, .sweepEnded, .crashed:
      self.init(.job, file: file, line: line, message: message)
    }
  }

  /// The errors as JSON, each with its file, the line and column if it has them, and its message.
  package var entryValues: [JSONValue] {
    errors.map { entry in
      JSONValue.line(
        [("file", .string(entry.file))]
          + [("line", entry.line), ("column", entry.column)].compactMap { key, number in
            number.map { (key, .number(CGFloat($0))) }
          } + [("message", .string(entry.message))])
    }
  }

  /// The JSON members that describe the failure in a result.
  package var members: [(String, JSONValue)] {
    [("status", .string("failed")), ("cause", .string(cause.rawValue))]
      + (signal.map { [("signal", .string($0))] } ?? [])
      + [("errors", .array(entryValues, .inline))]
  }
}
