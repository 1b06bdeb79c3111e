internal import FlyingFox
internal import FlyingSocks
internal import Foundation
internal import Synchronization

/// The pages that are open, which are told what changes.
final class EventStreams: Sendable {
  private let streams = Mutex<[Int: AsyncStream<String>.Continuation]>([:])
  private let count = Mutex(0)

  /// How often a page is sent something, so that those that are gone are noticed, in seconds.
  static let pulse = 5.0

  /// The body of an answer that ends when the page is closed.
  func body() -> HTTPBodySequence {
    let number = count.withLock { count in
      count += 1
      return count
    }
    // A page that doesn't read misses nothing: it reads everything anew after what it gets.
    let (stream, continuation) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(64))
    streams.withLock { $0[number] = continuation }
    continuation.onTermination = { [weak self] _ in self?.remove(number) }
    continuation.yield(": open\n\n")
    return HTTPBodySequence(from: EventBytes(stream: stream))
  }

  /// Sends all pages an event.
  func send(_ event: String, _ data: String) { yield("event: \(event)\ndata: \(data)\n\n") }

  /// Sends all pages a comment.
  func sendPulse() { yield(": \n\n") }

  /// Ends the answers to all pages.
  func finish() {
    for continuation in streams.withLock({ Array($0.values) }) { continuation.finish() }
  }

  /// The number of open pages.
  var openCount: Int { streams.withLock { $0.count } }

  private func yield(_ text: String) {
    for continuation in streams.withLock({ Array($0.values) }) { continuation.yield(text) }
  }

  private func remove(_ number: Int) { streams.withLock { $0[number] = nil } }
}

/// The bytes of events, as the server takes them.
private struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8
  let stream: AsyncStream<String>

  func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var base: AsyncStream<String>.Iterator

    mutating func next() async throws -> UInt8? { preconditionFailure("bytes are read in buffers") }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      await base.next().map { Array($0.utf8) }
    }
  }
}
