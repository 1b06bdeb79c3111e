internal import Synchronization
internal import Testing

#if canImport(XCTest)
  internal import XCTest
#endif

/// The counters that number the unnamed snapshots of each test, starting at 1.
final class SnapshotNumbers: Sendable {
  /// The counters of the running tests.
  @TaskLocal static var current = SnapshotNumbers()

  private let counts = Mutex<[String: Int]>([:])

  /// Returns the next number for an unnamed snapshot of a test.
  func next(of test: String) -> Int {
    #if canImport(XCTest)
      if Test.current == nil { _ = Self.observer }
    #endif
    return counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 1]
    }
  }

  #if canImport(XCTest)
    /// The observer that resets the counters after each XCTest test.
    private static let observer: Void = XCTestObservationCenter.shared.addTestObserver(Observer())

    private final class Observer: XCTestObservation {
      func testCaseDidFinish(_ testCase: XCTestCase) {
        SnapshotNumbers.current.counts.withLock { $0 = [:] }
      }
    }
  #endif
}
