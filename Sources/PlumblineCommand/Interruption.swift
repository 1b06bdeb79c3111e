internal import Foundation
internal import Synchronization

/// Notes that somebody wants the run to end: Ctrl-C, `kill`, or a terminal that was closed.
///
/// The first signal ends the run in good order, the second at once. Signals that were ignored when the
/// process began, as under `nohup`, stay so. Nothing but a note is made when one comes: a source of
/// signals would cost every run two threads.
struct Interruption {
  /// The signal that came; 0 while none did.
  private static let received = Atomic<Int32>(0)

  /// The status that the run is to end with; nil while nothing came.
  var status: ExitStatus? {
    switch Self.received.load(ordering: .relaxed) {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    case SIGHUP: .hungUp
    default: nil
    }
  }

  /// Begins to listen, until the process ends, if the command owns it.
  func listen() {
    guard Console.current.ownsProcess else { return }
    // What is made when it is first asked for must not be made while a signal is handled.
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
