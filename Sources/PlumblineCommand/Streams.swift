internal import FileSystem
internal import Foundation
internal import Plumbline

/// Standard output for results, or standard error for messages.
enum Stream {
  case output
  case error

  var descriptor: Int32 {
    switch self {
    case .output: Console.current.output
    case .error: Console.current.error
    }
  }

  /// Whether the stream is a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The colors for text on the stream, if it is a terminal and the user hasn't disabled colors (no-color.org).
  var colors: TerminalColors {
    let refuses = Console.current.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isTerminal && !refuses ? .ansi : .none
  }

  /// Whether standard output and standard error are both terminals, and so presumably the same one.
  static var areOneTerminal: Bool { Stream.output.isTerminal && Stream.error.isTerminal }
}

/// Writes a line to a stream.
///
/// Names of files and texts of scenes must not control the terminal or begin new lines. So control characters and line
/// breaks are replaced in messages, and in results on a terminal. Programs that read results get the text unchanged.
func print(_ text: String, to stream: Stream) throws(ExitStatus) {
  let isRead = stream == .output && !stream.isTerminal
  try write(Array(((isRead ? text : printable(text)) + "\n").utf8), to: stream)
}

/// Writes lines to a stream, each as ``print(_:to:)`` does.
func print(lines: [some StringProtocol], to stream: Stream) throws(ExitStatus) {
  for line in lines { try print(String(line), to: stream) }
}

/// Writes a line of prose, which isn't data for programs, to standard output.
func printText(_ text: String) throws(ExitStatus) {
  try write(Array((printable(text) + "\n").utf8), to: .output)
}

/// Writes bytes to a stream; it isn't an error if the stream's reader is closed.
///
/// - Throws: `ExitStatus.unwritableOutput` if writing fails, such as on a full disk.
func write(_ bytes: [UInt8], to stream: Stream) throws(ExitStatus) {
  do throws(SystemFailure) {
    // The reader may be gone, as in `plumbline solve scene | head`.
    _ = try sendAll(bytes, to: stream.descriptor)
  } catch {
    if stream == .output {
      try print("standard output: error: cannot be written: \(error.reason)", to: .error)
    }
    throw .unwritableOutput
  }
}
