internal import FlyingSocks
internal import Foundation

/// A socket pool with limits on the number of connections and on their silence.
///
/// The server has no such limits, so clients that send nothing would hold their connections.
struct ConnectionLimits: AsyncSocketPool {
  /// The time after which a silent connection is closed, in seconds.
  static let silence = 60.0
  /// The number of open files above which new connections wait.
  private static let fileLimit: Int32 = 256

  private let base: any AsyncSocketPool

  /// Adds the limits to another pool.
  init(_ base: any AsyncSocketPool) { self.base = base }

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    var isListening: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(socket.file.rawValue, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size)
    guard isListening == 0 else {
      try await base.suspendSocket(socket, untilReadyFor: events)
      // New files have the least free number.
      while nextFile > Self.fileLimit { try await Task.sleep(for: .milliseconds(50)) }
      return
    }
    // The head of an answer and its body are written one after the other; the body must not wait for the reader.
    var on: Int32 = 1
    setsockopt(socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await base.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: .seconds(Self.silence))
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// The descriptor that the next open file would have.
  private var nextFile: Int32 {
    let file = dup(STDERR_FILENO)
    close(file)
    return file < 0 ? .max : file
  }
}
