internal import Synchronization
internal import Testing

#if canImport(XCTest)
  internal import XCTest
#endif

/// The numbers of snapshots without names, which each test counts from 1.
final class SnapshotNumbers: Sendable {
  /// The numbers of the running tests.
  @TaskLocal static var current = SnapshotNumbers()

  private let counts = Mutex<[String: Int]>([:])

  /// Returns the next number of a test.
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
    /// Starts from 1 again after each test of XCTest, whichever runs next.
    private static let observer: Void = XCTestObservationCenter.shared.addTestObserver(Observer())

    private final class Observer: XCTestObservation {
      func testCaseDidFinish(_ testCase: XCTestCase) {
        SnapshotNumbers.current.counts.withLock { $0 = [:] }
      }
    }
  #endif
}
