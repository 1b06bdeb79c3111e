internal import Foundation

/// The response to a request.
struct HTTPResponse: Sendable {
  /// The status codes of responses, with their phrases.
  enum Status: String {
    case ok = "200 OK"
    case seeOther = "303 See Other"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case contentTooLarge = "413 Content Too Large"
    case unprocessableContent = "422 Unprocessable Content"
    case headersTooLarge = "431 Request Header Fields Too Large"
    case internalServerError = "500 Internal Server Error"
  }

  /// The bytes that follow the head of a response.
  enum Body {
    case bytes([UInt8])
    /// Texts that are sent as soon as the stream yields them. The connection is closed when the stream ends.
    case stream(AsyncStream<String>)
  }

  var status: Status
  var headers: [String: String]
  var body: Body

  /// Creates a response, by default with an empty body.
  init(_ status: Status, _ headers: [String: String] = [:], _ body: Body = .bytes([])) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  /// Returns the bytes to send first: the head, and the body unless it is a stream.
  ///
  /// - Parameter keepsConnection: Whether another request may follow on the same connection.
  /// - Returns: The bytes to send.
  func start(keepsConnection: Bool) -> Data {
    var headers = headers
    var content: [UInt8] = []
    if case .bytes(let bytes) = body {
      content = bytes
      headers["Content-Length"] = "\(bytes.count)"
    }
    headers["Connection"] = keepsConnection ? "keep-alive" : "close"
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Data("HTTP/1.1 \(status.rawValue)\r\n\(lines.joined())\r\n".utf8) + content
  }
}
