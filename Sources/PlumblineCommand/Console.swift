internal import Foundation

/// The streams and environment of a command: those of its process, or task-local ones if commands share a process.
struct Console {
  var output = STDOUT_FILENO
  var error = STDERR_FILENO
  var environment = ProcessInfo.processInfo.environment
  /// Whether the command has the process to itself, and may therefore handle signals.
  var ownsProcess = true

  /// The console of the command in the current task.
  @TaskLocal static var current = Console()
}
