internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension URLRequest {
  /// Returns the method, URL, headers and body as text, with an indented JSON body if `isPretty` is `true`.
  func rawText(isPretty: Bool) -> String {
    let headers = (allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
    let line = "\(httpMethod ?? "GET") \(sortedAddress ?? "(null)")"
    let body = httpBody.map { body in
      let object = isPretty ? try? JSONSerialization.jsonObject(with: body) : nil
      let json = object.flatMap {
        try? JSONSerialization.data(withJSONObject: $0, options: [.prettyPrinted, .sortedKeys])
      }
      return "\n" + String(decoding: json ?? body, as: UTF8.self)
    }
    return ([line] + headers + [body].compactMap(\.self)).joined(separator: "\n")
  }

  /// The request as a curl command line.
  var curlText: String {
    var parts = ["curl"]
    switch httpMethod ?? "GET" {
    case "GET": break
    case "HEAD": parts.append("--head")
    case let method: parts.append("--request \(method)")
    }
    func quoted(_ text: String) -> String {
      "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
    let headers = allHTTPHeaderFields ?? [:]
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
      parts.append("--header \(quoted("\(name): \(value)"))")
    }
    if let body = httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
      let escaped = body.replacingOccurrences(of: "\\\"", with: "\\\\\"")
      parts.append("--data \(quoted(escaped))")
    }
    if let cookie = headers["Cookie"] { parts.append("--cookie \(quoted(cookie))") }
    parts.append("\"\(sortedAddress ?? "")\"")
    return parts.joined(separator: " \\\n\t")
  }

  /// The URL with its query items sorted alphabetically.
  private var sortedAddress: String? {
    guard let url, var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    components.queryItems?.sort { $0.name < $1.name }
    return components.url?.absoluteString
  }
}
