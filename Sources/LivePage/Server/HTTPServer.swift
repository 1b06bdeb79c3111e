internal import FlyingSocks
internal import Foundation

/// An HTTP 1.1 server for a single user, for few connections and for small requests without bodies.
struct HTTPServer: Sendable {
  /// The time in seconds after which a connection is closed if no bytes are sent or received on it.
  static let patience = 60.0
  /// The maximum number of open connections.
  private static let connectionLimit = 128

  /// The port that the server listens on.
  let port: UInt16
  private let listener: Socket
  private let pool: any AsyncSocketPool
  private let connections = OpenConnections()

  /// Starts to listen on an address.
  ///
  /// - Parameter address: The address. Port 0 selects any free port.
  /// - Throws: `SocketError` if the server can't listen on the address.
  init(at address: any SocketAddress) throws {
    listener = try Socket(domain: Int32(address.family))
    try listener.setValue(true, for: .localAddressReuse)
    try listener.bind(to: address)
    try listener.listen()
    switch try listener.sockname() {
    case .ip4(_, let port), .ip6(_, let port): self.port = port
    case .unix: throw SocketError.unsupportedAddress
    }
    pool = .ePoll()
  }

  /// Answers requests until the task is cancelled.
  ///
  /// - Parameter answer: Returns the response to a request. It is called for several connections at the same time.
  /// - Throws: `CancellationError` when the task is cancelled, or `SocketError` if polling the sockets fails.
  func run(answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) async throws {
    try await pool.prepare()
    let listener = try AsyncSocket(socket: listener, pool: pool)
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await pool.run() }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(Self.patience / 12))
          connections.close(silentFor: .seconds(Self.patience))
        }
      }
      while true {
        let socket: AsyncSocket
        do { socket = try await listener.accept() } catch SocketError.failed {
          // The client may be gone, or there may be no file left for its connection.
          try await Task.sleep(for: .milliseconds(50))
          continue
        }
        guard connections.add(socket.socket, limit: Self.connectionLimit) else {
          close(socket)
          continue
        }
        group.addTask {
          // A connection that fails ends; its client opens another.
          try? await serve(socket, answer)
          connections.remove(socket.socket)
          close(socket)
        }
      }
    }
  }

  /// Closes a socket.
  private func close(_ socket: AsyncSocket) {
    // The descriptor is free even if the system reports an error, such as an interruption.
    try? socket.close()
  }

  /// Answers the requests of one connection until the server or the client ends it.
  private func serve(
    _ socket: AsyncSocket, _ answer: @Sendable (HTTPRequest) async -> HTTPResponse
  ) async throws {
    // Answers must not wait for the acknowledgment of earlier ones.
    try socket.socket.setValue(
      1, for: Int32SocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    var received: [UInt8] = []
    while true {
      connections.set(.reading, socket.socket)
      guard let head = try await Self.head(in: &received, from: socket) else {
        return try await socket.write(
          HTTPResponse(.headersTooLarge).start(keepsConnection: false))
      }
      guard let request = HTTPRequest(head: head) else {
        return try await socket.write(HTTPResponse(.badRequest).start(keepsConnection: false))
      }
      connections.set(.answering, socket.socket)
      let response = await answer(request)
      connections.set(.writing, socket.socket)
      guard case .stream(let texts) = response.body else {
        try await socket.write(response.start(keepsConnection: request.keepsConnection))
        if request.keepsConnection { continue }
        return
      }
      try await socket.write(response.start(keepsConnection: false))
      for await text in texts {
        connections.set(.writing, socket.socket)
        try await socket.write(Data(text.utf8))
      }
      return
    }
  }

  /// Removes the next request's head from the received bytes and returns it, or returns `nil` if the head is too large.
  private static func head(
    in received: inout [UInt8], from socket: AsyncSocket
  ) async throws -> [UInt8]? {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      if let range = received[searched...].firstRange(of: end) {
        let head = Array(received[..<range.lowerBound])
        received.removeSubrange(..<range.upperBound)
        return head
      }
      searched = max(received.count - end.count + 1, 0)
      guard received.count < HTTPRequest.sizeLimit else { return nil }
      received += try await socket.read(atMost: 4096)
    }
  }
}
