internal import Synchronization

/// The numbers of snapshots without names, which each test counts from 1.
final class SnapshotNumbers: Sendable {
  /// The numbers of the tests that run now.
  @TaskLocal static var current = SnapshotNumbers()

  private let counts = Mutex<[String: Int]>([:])

  /// Returns the next number of a test.
  func next(of test: String) -> Int {
    counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 1]
    }
  }
}
