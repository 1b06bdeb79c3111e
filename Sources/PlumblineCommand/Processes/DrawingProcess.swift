internal import FileSystem
internal import Foundation

/// A process of this program that draws jobs, and ends when its input is closed, so it doesn't outlive its parent.
final class DrawingProcess {
  let identifier: pid_t
  /// The pipe for sending jobs to the process as lines, without blocking.
  let jobs: Int32
  /// The pipe for receiving `DrawingFrame`s from the process, without blocking.
  let frames: Int32

  /// Starts the process, or throws a `SystemFailure`.
  init(arguments: [String]) throws {
    var environment = ProcessInfo.processInfo.environment
    // A crash is reported in one line, while a backtrace takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // On Ctrl-C, its input ends.
    let program = try start(
      "/proc/self/exe", ["plumbline"] + arguments, environment: environment)
    (identifier, jobs, frames) = (program.identifier, program.input, program.output)
    for descriptor in [jobs, frames] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    // Pictures are sent through this pipe. With the usual 64 KiB, each would cost a context switch.
    let setPipeSize: Int32 = 1031
    _ = fcntl(frames, setPipeSize, 1 << 20)
  }

  func kill() { Foundation.kill(identifier, SIGKILL) }

  /// Waits for the process to end, closes its pipes, and returns how the process ended.
  func reap() -> ProcessEnding {
    close(jobs)
    close(frames)
    return ProcessEnding(of: identifier)
  }
}
