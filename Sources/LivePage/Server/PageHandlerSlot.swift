internal import FlyingFox
internal import Synchronization

/// A handler that is set once the server listens, because tokens depend on the port.
final class PageHandlerSlot: HTTPHandler {
  private let handler = Mutex<PageHandler?>(nil)

  /// Sets the handler.
  func set(_ handler: PageHandler) { self.handler.withLock { $0 = handler } }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let handler = handler.withLock({ $0 }) else {
      return HTTPResponse(statusCode: .serviceUnavailable)
    }
    return try await handler.handleRequest(request)
  }
}
