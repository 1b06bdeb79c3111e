internal import Foundation

/// The streams and environment that a command uses.
///
/// A command that has its process to itself uses the streams and environment of the process. Commands that share a
/// process each have their own console as a task-local value.
struct Console {
  var output = STDOUT_FILENO
  var error = STDERR_FILENO
  var environment = ProcessInfo.processInfo.environment
  /// Whether the command has the process to itself, and may therefore handle signals.
  var ownsProcess = true

  /// The console of the command in the current task.
  @TaskLocal static var current = Console()
}
