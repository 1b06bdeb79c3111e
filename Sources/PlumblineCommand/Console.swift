internal import Foundation

/// The streams and the environment of a command.
///
/// Commands in processes of their own have those of the process. Several commands in one process each have others, as
/// a value of the task that runs them.
struct Console {
  /// The descriptor of standard output.
  var output = STDOUT_FILENO
  /// The descriptor of standard error.
  var error = STDERR_FILENO
  /// The variables of the environment.
  var environment = ProcessInfo.processInfo.environment
  /// Whether the process runs nothing but the command, which then handles the process's signals.
  var ownsProcess = true

  /// The console of the command that the task runs.
  @TaskLocal static var current = Console()
}
