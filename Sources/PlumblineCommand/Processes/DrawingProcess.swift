internal import FileSystem
internal import Foundation

/// A process that draws jobs: this program again, with its input and output on pipes.
///
/// A class, because a process has an identity. It ends by itself when nobody holds the other end of its
/// input any more, and so never outlives the process that started it.
final class DrawingProcess {
  /// The process's number.
  let identifier: pid_t
  /// Takes lines of jobs; never waits.
  let jobs: Int32
  /// Gives frames; never waits.
  let frames: Int32

  /// Starts the process.
  ///
  /// - Throws: `SystemFailure` where no process can be started.
  init(arguments: [String]) throws {
    var environment = ProcessInfo.processInfo.environment
    // A crash is reported in one line; a backtrace takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // Of a Ctrl-C it is told by the end of its input.
    let program = try start(
      "/proc/self/exe", ["plumbline"] + arguments, environment: environment)
    (identifier, jobs, frames) = (program.identifier, program.input, program.output)
    for descriptor in [jobs, frames] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    // Pictures come through here; the usual 64 KiB would cost a change of process for each.
    let setPipeSize: Int32 = 1031
    _ = fcntl(frames, setPipeSize, 1 << 20)
  }

  /// Ends the process at once, whatever it is doing.
  func kill() { Foundation.kill(identifier, SIGKILL) }

  /// Waits for the process to end, and lets go of its pipes.
  func reap() -> ProcessEnding {
    close(jobs)
    close(frames)
    return ProcessEnding(of: identifier)
  }
}
