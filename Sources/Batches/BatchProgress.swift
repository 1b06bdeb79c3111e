internal import Scenes

/// The progress of a batch as a line of text, such as `1204/10000 scenes  312/s  28 s left  3 failed`.
package struct BatchProgress: Sendable {
  private let count: Int
  private var done = 0
  private var failures = 0
  /// Samples of the number of finished scenes over about the last ten seconds, for computing the rate.
  private var marks: [(time: Duration, done: Int)] = [(.zero, 0)]

  /// The period over which the rate is averaged, which is short because scenes differ in drawing time.
  private static let memory = Duration.seconds(10)
  /// The minimum time between two elements of ``marks``.
  private static let step = Duration.milliseconds(250)

  /// Creates the progress of a batch, given the number of its scenes.
  package init(count: Int) { self.count = count }

  /// Records that a scene was finished, and how many of its pictures failed.
  package mutating func finishScene(at time: Duration, failures: Int) {
    done += 1
    self.failures += failures
    guard let last = marks.last, time - last.time >= Self.step else { return }
    marks.append((time, done))
    while marks.count > 2, time - marks[1].time > Self.memory { marks.removeFirst() }
  }

  /// Returns the progress as a line of text, at a time since the start of the batch.
  package func line(at time: Duration) -> String {
    var parts = ["\(done)/\(count) scenes"]
    let span = (time - marks[0].time) / .seconds(1)
    let rate = span > 0 ? Double(done - marks[0].done) / span : 0
    if rate > 0 {
      parts.append(rate < 9.95 ? "\(tenths(rate))/s" : "\(Int(rate.rounded()))/s")
      if done < count { parts.append(Self.text(Double(count - done) / rate) + " left") }
    }
    if failures > 0 { parts.append("\(failures) failed") }
    return parts.joined(separator: "  ")
  }

  private func tenths(_ rate: Double) -> String {
    let tenths = Int((rate * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Formats a duration: `28 s`, `4 min 10 s`, `3 h 5 min`.
  private static func text(_ seconds: Double) -> String {
    let seconds = Int(min(seconds.rounded(.up), 1e9))
    switch seconds {
    case ..<60: return "\(seconds) s"
    case ..<3600: return "\(seconds / 60) min \(seconds % 60) s"
    default: return "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }
  }
}
