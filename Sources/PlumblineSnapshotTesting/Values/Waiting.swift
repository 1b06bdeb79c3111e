public import Foundation

extension Snapshotting {
  /// Returns a strategy that waits before it begins, for work that was put on the main queue.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - strategy: The strategy that begins then.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        runLoop(for: duration) { false }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

/// Runs what waits on the thread's loop until a condition holds, for so many seconds at most.
func runLoop(for duration: TimeInterval, until isDone: () -> Bool) {
  let end = Date(timeIntervalSinceNow: duration)
  while !isDone(), end.timeIntervalSinceNow > 0 {
    let next = min(end, Date(timeIntervalSinceNow: 0.005))
    // Loops without anything to wait for return at once.
    if !RunLoop.current.run(mode: .default, before: next) { Thread.sleep(until: next) }
  }
}
