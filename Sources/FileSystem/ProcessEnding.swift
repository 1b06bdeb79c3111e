package import Foundation

/// The way in which a process ended.
package enum ProcessEnding: Hashable, Sendable, Codable {
  /// The process exited with the given exit code.
  case exited(Int32)
  /// The process was ended by the signal with the given number.
  case signaled(Int32)

  /// Waits for a process to end, and determines how it ended.
  package init(of process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    self.init(status: status)
  }

  /// Decodes a status as returned by `waitpid`.
  package init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }
}

extension ProcessEnding {
  /// The name of the signal that ended the process, or `nil` if the process exited.
  package var signalName: String? {
    guard case .signaled(let signal) = self else { return nil }
    let names: [Int32: String] = [
      SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
      SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU",
      SIGSYS: "SIGSYS",
    ]
    return names[signal] ?? "signal \(signal)"
  }

  /// The ending as a predicate for messages about the process, such as `ended with exit code 1`.
  package var description: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)"
    case .signaled: "was ended by \(signalName ?? "a signal")"
    }
  }
}
