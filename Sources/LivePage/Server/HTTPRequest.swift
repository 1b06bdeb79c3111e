internal import Foundation

/// The head of an HTTP request.
///
/// Bodies aren't read, because pages send none.
struct HTTPRequest: Sendable {
  /// The maximum size of a head, in bytes.
  static let sizeLimit = 16_384

  /// The method, in uppercase letters.
  let method: String
  /// The decoded path, without the query.
  let path: String
  /// The first value of each name in the query.
  ///
  /// Names and values are decoded.
  let query: [String: String]
  private let headers: [String: String]
  private let version: String

  /// Parses the head of an HTTP 1.0 or 1.1 request whose target is a path, or returns `nil` for other requests.
  ///
  /// - Parameter head: The bytes before the empty line.
  init?(head: some Collection<UInt8>) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]), words[1].hasPrefix("/"),
      let target = URLComponents(string: "http://host" + words[1])
    else { return nil }
    method = String(words[0])
    path = target.path
    query = Dictionary((target.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { first, _ in
      first
    }
    version = String(words[2])
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      // Values of repeated headers are a list (RFC 9110, 5.3).
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    self.headers = headers
  }

  /// The value of a header with a lowercase name, or `nil` if the request doesn't have the header.
  subscript(header name: String) -> String? { headers[name] }

  /// Whether the request has a body after the head.
  var hasBody: Bool {
    headers["transfer-encoding"] != nil || headers["content-length"].map { $0 != "0" } ?? false
  }

  /// Whether the connection stays open for further requests.
  var keepsConnection: Bool {
    let word = headers["connection"]?.lowercased()
    return !hasBody && (version == "HTTP/1.1" ? word != "close" : word == "keep-alive")
  }
}
