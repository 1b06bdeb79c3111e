internal import Foundation
internal import Synchronization

/// Records that the run should end, due to Ctrl-C, `kill` or a closed terminal.
///
/// The first signal ends the run in an orderly way, the second immediately. Signals that were ignored when the
/// process started, as under `nohup`, stay ignored. The handler only stores the signal, because a dispatch
/// source would cost every run two threads.
struct Interruption {
  /// The received signal, or 0.
  private static let received = Atomic<Int32>(0)

  /// The exit status for the received signal, or `nil` if there was none.
  var status: ExitStatus? {
    switch Self.received.load(ordering: .relaxed) {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    case SIGHUP: .hungUp
    default: nil
    }
  }

  /// Installs the handlers until the process ends, if the command owns it.
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
