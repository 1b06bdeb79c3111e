internal import FlyingSocks
internal import Foundation
internal import Synchronization

/// The open connections of a server, with their phases, for closing idle ones.
final class OpenConnections: Sendable {
  /// The phase of a connection: reading a request, preparing an answer, or writing it.
  enum Phase {
    case reading, answering, writing
  }

  private struct Connection {
    var phase = Phase.reading
    var since = ContinuousClock.now
  }

  private let open = Mutex<[Socket: Connection]>([:])

  /// Adds a connection and, at the limit, first closes the connection that has waited longest for a request.
  ///
  /// - Returns: Whether the connection was added. It is rejected at the limit if no connection waits for a request.
  func add(_ socket: Socket, limit: Int) -> Bool {
    open.withLock { open in
      if open.count >= limit {
        let waiting = open.filter { $0.value.phase == .reading }
        guard let oldest = waiting.min(by: { $0.value.since < $1.value.since })?.key else {
          return false
        }
        open[oldest] = nil
        end(oldest)
      }
      open[socket] = Connection()
      return true
    }
  }

  /// Sets the phase of a connection, and restarts the connection's idle time.
  func set(_ phase: Phase, _ socket: Socket) {
    open.withLock { open in
      guard open[socket] != nil else { return }
      open[socket] = Connection(phase: phase)
    }
  }

  /// Removes a connection.
  ///
  /// Call this before the connection's file is closed.
  func remove(_ socket: Socket) { open.withLock { $0[socket] = nil } }

  /// Ends the connections that have waited for their client longer than a duration.
  func close(silentFor time: Duration) {
    open.withLock { open in
      for (socket, connection) in open
      where connection.phase != .answering && ContinuousClock.now - connection.since > time {
        end(socket)
      }
    }
  }

  /// Shuts a connection down, so that its task ends and closes the socket.
  private func end(_ socket: Socket) { shutdown(socket.file.rawValue, Int32(SHUT_RDWR)) }
}
