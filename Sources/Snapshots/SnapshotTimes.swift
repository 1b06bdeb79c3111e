internal import Foundation

/// The duration of each snapshot of a run, in milliseconds.
///
/// They are saved as `times.json` beside `results.json`, because no other file may depend on the clock. The same
/// scenes give the same results, and the same results the same reports. Only the JUnit report shows times.
package struct SnapshotTimes: Hashable, Sendable {
  /// The name of the file in which times are saved.
  package static let fileName = "times.json"

  private var milliseconds: [String: Int] = [:]

  /// Creates an empty list of times.
  package init() {}

  /// Whether no time is known.
  package var isEmpty: Bool { milliseconds.isEmpty }

  /// The time of a snapshot, rounded to milliseconds, or 0 if it isn't known.
  package subscript(_ name: SnapshotName) -> Duration {
    get { .milliseconds(milliseconds[Self.key(name)] ?? 0) }
    set { milliseconds[Self.key(name)] = Int((newValue / .milliseconds(1)).rounded()) }
  }

  /// The times of both lists; for a snapshot in both, that of the other list.
  package func merging(_ other: SnapshotTimes) -> SnapshotTimes {
    var times = self
    times.milliseconds.merge(other.milliseconds) { $1 }
    return times
  }

  private static func key(_ name: SnapshotName) -> String { "\(name.folder)/\(name.title)" }
}

extension SnapshotTimes {
  /// The times as a JSON file for ``init(saved:)``.
  package func saved() -> [UInt8] {
    readableJSON(SavedTimes(milliseconds: milliseconds))
  }

  /// Reads times written by ``saved()``; empty if the file is damaged, because results are complete without them.
  package init(saved bytes: [UInt8]) {
    let saved = try? JSONDecoder().decode(SavedTimes.self, from: Data(bytes))
    milliseconds = saved?.milliseconds.filter { $0.value >= 0 && $0.value < 1 << 40 } ?? [:]
  }
}

/// The content of a file of times.
private struct SavedTimes: Codable {
  var milliseconds: [String: Int]
}
