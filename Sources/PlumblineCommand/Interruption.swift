internal import Foundation
internal import Synchronization

/// Notes that somebody wants the run to end: Ctrl-C, `kill`, or a terminal that was closed.
///
/// The first signal ends the run in good order, the second at once. Signals that were ignored when the
/// process began, as under `nohup`, stay so.
final class Interruption: Sendable {
  private let received = Atomic<Int32>(0)

  /// The status that the run is to end with; nil while nothing came.
  var status: ExitStatus? {
    switch received.load(ordering: .relaxed) {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    case SIGHUP: .hungUp
    default: nil
    }
  }

  /// Begins to listen, for as long as the result is kept.
  func listen() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      let before = signal(number, SIG_IGN)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return nil }
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: DispatchQueue.global(qos: .userInteractive))
      source.setEventHandler { [self] in
        if received.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
      }
      source.resume()
      return source
    }
  }
}
