internal import Foundation
internal import Synchronization

/// The streams of events that the server sends to open pages.
final class EventStreams: Sendable {
  private let streams = Mutex<[Int: AsyncStream<String>.Continuation]>([:])
  private let count = Mutex(0)

  /// The time between two comments to all pages, in seconds.
  ///
  /// The server detects closed pages by failing to send a comment.
  static let pulse = 5.0

  /// Returns a stream of events for one page.
  ///
  /// The stream ends when the page is closed.
  func stream() -> AsyncStream<String> {
    let number = count.withLock { count in
      count += 1
      return count
    }
    // Dropping older events is fine, because pages read everything again after any event.
    let (stream, continuation) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(64))
    streams.withLock { $0[number] = continuation }
    continuation.onTermination = { [weak self] _ in self?.remove(number) }
    continuation.yield(": open\n\n")
    return stream
  }

  /// Sends an event to all pages.
  func send(_ event: String, _ data: String) { yield("event: \(event)\ndata: \(data)\n\n") }

  /// Sends an empty comment, which has no effect, to all pages.
  func sendPulse() { yield(": \n\n") }

  /// Ends all streams.
  func finish() {
    for continuation in streams.withLock({ Array($0.values) }) { continuation.finish() }
  }

  private func yield(_ text: String) {
    for continuation in streams.withLock({ Array($0.values) }) { continuation.yield(text) }
  }

  private func remove(_ number: Int) { streams.withLock { $0[number] = nil } }
}
