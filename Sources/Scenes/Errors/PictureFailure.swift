internal import Foundation
internal import LayoutDocuments
package import SceneFile

/// Why a job gave no picture.
public struct PictureFailure: Hashable, Sendable {
  /// The kind of reason, for programs.
  package var cause: Cause
  /// Everything that is wrong; at least one.
  package var errors: [Entry]
  /// The name of the signal that ended the drawing, such as `SIGSEGV`; `nil` if none did.
  package var signal: String?

  /// Kinds of reasons, by the words that results use.
  package enum Cause: String, Sendable, CaseIterable {
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
  package struct Entry: Hashable, Sendable {
    /// The file that it is about.
    package var file: String
    /// The line in the file, counted from 1; `nil` if the file as a whole is meant.
    package var line: Int?
    /// The character in the line, counted from 1.
    package var column: Int?
    /// What is wrong, the rule, and the likely fix.
    package var message: String

    /// The entry as compilers write it.
    package var text: String {
      let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
      return "\(file)\(place): error: \(message)"
    }
  }

  /// A job for which there is one reason that is about a line, or a file as a whole.
  package init(_ cause: Cause, file: String, line: Int?, message: String, signal: String? = nil) {
    self.cause = cause
    errors = [Entry(file: file, line: line, message: message)]
    self.signal = signal
  }

  /// A line, or a file, with everything that is wrong in it.
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

  /// Reads the failure of a result, a line of JSON.
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

  /// An error at a place, unless it is about a file of its own.
  package init(_ error: PlumblineError, file: String, line: Int?) {
    let (subject, message) = error.statement
    switch error {
    case .failedJob(let failure): self = failure
    case .unreadableScene(let error): self.init(error, cause: .input)
    case .unreadableFile:
      self.init(.input, file: subject ?? file, line: nil, message: message)
    case .failedCode, .failedBuild, .openCanvas:
      self.init(.input, file: subject ?? file, line: nil, message: message)
    case .unwritableFile:
      self.init(.output, file: subject ?? file, line: nil, message: message)
    case .overLimit: self.init(.limit, file: file, line: line, message: message)
    case .cannotDraw: self.init(.drawing, file: file, line: line, message: message)
    case .unreadableCommit, .fittingSweep, .noScenes, .sheetTooLarge, .sheetTooFull, .sameFile,
      .busyFolder,
      .foreignFile,
      .lostFolder, .unjoinable, .unlikeKinds, .unwritableScene, .noEarlierScene, .noSuchConstraint,
      .noSuchItem, .impossibleWidth, .unfitLetters, .unusableCanvas, .sweepEnded, .crashed:
      self.init(.job, file: file, line: line, message: message)
    }
  }

  /// The failure's part of a result.
  package var members: [(String, JSONValue)] {
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
