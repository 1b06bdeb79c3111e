internal import Foundation

/// The streams and environment of a command.
///
/// A command in its own process uses those of the process. Several commands in one process each have their own,
/// as a value of the task that runs them.
struct Console {
  var output = STDOUT_FILENO
  var error = STDERR_FILENO
  var environment = ProcessInfo.processInfo.environment
  /// Whether the process runs only this command, which then handles signals.
  var ownsProcess = true

  /// The console of the command in the current task.
  @TaskLocal static var current = Console()
}
