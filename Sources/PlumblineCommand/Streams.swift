internal import FileSystem
internal import Foundation
internal import Plumbline

/// The stream of results, or that of everything else.
enum Stream {
  case output
  case error

  /// The open file, pipe or terminal.
  var descriptor: Int32 {
    switch self {
    case .output: Console.current.output
    case .error: Console.current.error
    }
  }

  /// Whether people read the stream on a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The colours that text on the stream may have: those of a terminal, unless its user wants none
  /// (no-color.org).
  var colors: TerminalColors {
    let refuses = Console.current.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isTerminal && !refuses ? .ansi : .none
  }

  /// Whether people see both streams in one place, so that what a report says need not be said before.
  static var areOneTerminal: Bool { Stream.output.isTerminal && Stream.error.isTerminal }
}

/// Writes a line to a stream.
///
/// Names of files and texts of scenes must not control the terminal or begin lines of their own: their control
/// characters and line breaks are replaced in messages, and in results that go to a terminal. Programs that read
/// results get paths as they are.
///
/// - Throws: `ExitStatus.unwritableOutput`, as `write(_:to:)` does.
func print(_ text: String, to stream: Stream) throws(ExitStatus) {
  let isRead = stream == .output && !stream.isTerminal
  try write(Array(((isRead ? text : printable(text)) + "\n").utf8), to: stream)
}

/// Writes lines to a stream, each as ``print(_:to:)`` does.
///
/// - Throws: `ExitStatus.unwritableOutput`, as `write(_:to:)` does.
func print(lines: [some StringProtocol], to stream: Stream) throws(ExitStatus) {
  for line in lines { try print(String(line), to: stream) }
}

/// Writes a line of words for people to standard output.
///
/// - Throws: `ExitStatus.unwritableOutput`, as `write(_:to:)` does.
func tell(_ text: String) throws(ExitStatus) {
  try write(Array((printable(text) + "\n").utf8), to: .output)
}

/// Writes bytes to a stream; a reader that has gone away is no failure of ours.
///
/// - Throws: `ExitStatus.unwritableOutput` where the stream takes no more, such as on a full disk.
func write(_ bytes: [UInt8], to stream: Stream) throws(ExitStatus) {
  do throws(SystemFailure) {
    // Nobody may be left to tell, as in `plumbline solve scene | head`.
    _ = try sendAll(bytes, to: stream.descriptor)
  } catch {
    if stream == .output {
      try print("standard output: error: cannot be written: \(error.reason)", to: .error)
    }
    throw .unwritableOutput
  }
}
