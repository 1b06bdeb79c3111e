import Testing

@testable import LivePage

@Suite("Heads of requests")
struct HTTPRequestTests {
  private func head(_ lines: String...) -> HTTPRequest? {
    HTTPRequest(head: Array(lines.joined(separator: "\r\n").utf8))
  }

  @Test("have a method, a path, a query and headers in any case")
  func parts() throws {
    let request = try #require(
      head(
        "GET /piece?scene=a%20b%2F%C3%A9&scene=c&turn HTTP/1.1", "HOST:  localhost:1 ", "X: 1",
        "x: 2"))
    #expect(request.method == "GET")
    #expect(request.path == "/piece")
    #expect(request.query == ["scene": "a b/é", "turn": ""])
    #expect(request[header: "host"] == "localhost:1")
    #expect(request[header: "x"] == "1, 2")
    #expect(request[header: "origin"] == nil)
    #expect(request.keepsConnection && !request.hasBody)
  }

  @Test(
    "keep the connection if both sides do and no body follows",
    arguments: [
      ("HTTP/1.1", "X: 1", true), ("HTTP/1.1", "Version: 2", true),
      ("HTTP/1.1", "Connection: Close", false),
      ("HTTP/1.0", "X: 1", false),
      ("HTTP/1.0", "Connection: Keep-Alive", true), ("HTTP/1.1", "Content-Length: 0", true),
      ("HTTP/1.1", "Content-Length: 5", false), ("HTTP/1.1", "Content-Length: -1", false),
      ("HTTP/1.1", "Transfer-Encoding: chunked", false),
    ])
  func connection(version: String, header: String, keeps: Bool) throws {
    #expect(try #require(head("POST / \(version)", header)).keepsConnection == keeps)
  }

  @Test(
    "are refused if they aren't those of HTTP 1.1 for a path",
    arguments: [
      "", "GET", "GET /", "GET / HTTP/2", "GET  / HTTP/1.1", "GET http://a/ HTTP/1.1",
      "GET * HTTP/1.1",
      "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\n: a", "\u{16}\u{3}\u{1}",
    ])
  func refused(text: String) { #expect(head(text) == nil) }
}
