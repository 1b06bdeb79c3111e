internal import Foundation

/// The duration of each snapshot of a run, in milliseconds.
///
/// Times are saved as `times.json` beside `results.json`, so that results depend only on the scenes, and not on the
/// clock. Of the reports, only the JUnit report shows times.
package struct SnapshotTimes: Hashable, Sendable {
  /// The name of the file in which times are saved.
  package static let fileName = "times.json"

  private var milliseconds: [String: Int] = [:]

  /// Creates an empty list of times.
  package init() {}

  /// Whether the list has no times.
  package var isEmpty: Bool { milliseconds.isEmpty }

  /// The time of a snapshot, rounded to milliseconds, or 0 if it isn't known.
  package subscript(_ name: SnapshotName) -> Duration {
    get { .milliseconds(milliseconds[Self.key(name)] ?? 0) }
    set { milliseconds[Self.key(name)] = Int((newValue / .milliseconds(1)).rounded()) }
  }

  /// Returns the times of both lists, preferring the other list's time if both have one for a snapshot.
  package func merging(_ other: SnapshotTimes) -> SnapshotTimes {
    var times = self
    times.milliseconds.merge(other.milliseconds) { $1 }
    return times
  }

  private static func key(_ name: SnapshotName) -> String { "\(name.folder)/\(name.title)" }
}

extension SnapshotTimes {
  /// Returns the times as a JSON file, which ``init(saved:)`` reads.
  package func saved() -> [UInt8] {
    readableJSON(SavedTimes(milliseconds: milliseconds))
  }

  /// Reads times written by ``saved()``, or creates an empty list if the file is damaged.
  ///
  /// Damage isn't an error, because the results are complete without times.
  package init(saved bytes: [UInt8]) {
    let saved = try? JSONDecoder().decode(SavedTimes.self, from: Data(bytes))
    milliseconds = saved?.milliseconds.filter { $0.value >= 0 && $0.value < 1 << 40 } ?? [:]
  }
}

/// The contents of `times.json`.
private struct SavedTimes: Codable {
  var milliseconds: [String: Int]
}
