internal import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// The method, address, headers and body of a request.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// The method, address, headers and body of a request.
  ///
  /// - Parameter pretty: Whether a body of JSON is written with a line for each value.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let line = "\(request.httpMethod ?? "GET") \(request.sortedAddress ?? "(null)")"
      let body = request.httpBody.map { body in
        let object = pretty ? try? JSONSerialization.jsonObject(with: body) : nil
        let json = object.flatMap {
          try? JSONSerialization.data(
            withJSONObject: $0, options: [.prettyPrinted, .sortedKeys])
        }
        return "\n" + String(decoding: json ?? body, as: UTF8.self)
      }
      return ([line] + headers + [body].compactMap(\.self)).joined(separator: "\n")
    }
  }

  /// The command line of curl for a request.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        parts.append("--header \(quoted("\(name): \(value)"))")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        let escaped = body.replacingOccurrences(of: "\\\"", with: "\\\\\"")
        parts.append("--data \(quoted(escaped))")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \(quoted(cookie))") }
      parts.append("\"\(request.sortedAddress ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }
}

extension URLRequest {
  /// The address, with the items of its query in alphabetical order.
  fileprivate var sortedAddress: String? {
    guard let url, var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    components.queryItems?.sort { $0.name < $1.name }
    return components.url?.absoluteString
  }
}
