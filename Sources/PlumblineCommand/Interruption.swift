internal import Foundation
internal import Synchronization

/// Records the first signal that requests the end of the run, sent by Ctrl-C, `kill` or a closed terminal.
///
/// After the first signal the run ends in an orderly way; a second signal ends it immediately. Signals that were
/// ignored when the process started, as under `nohup`, stay ignored. The handler only stores the signal, because a
/// dispatch source would cost every run two threads.
struct Interruption {
  /// The number of the received signal, or 0.
  private static let received = Atomic<Int32>(0)

  /// The exit status for the received signal, or `nil` if no signal was received.
  var status: ExitStatus? {
    switch Self.received.load(ordering: .relaxed) {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    case SIGHUP: .hungUp
    default: nil
    }
  }

  /// Installs the signal handlers until the process ends, if the command has the process to itself.
  func listen() {
    guard Console.current.ownsProcess else { return }
    // Lazy initialization must not happen in a signal handler.
    Self.received.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, SIG_IGN)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      signal(number) { number in
        if Interruption.received.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
      }
    }
  }
}
