import Foundation
import PlumblineSnapshotTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The text that a strategy makes of a value.
func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
  var result = ""
  strategy.snapshot(value).run { result = $0 }
  return result
}

@Suite("A strategy for texts")
struct TextStrategyTests {
  private struct Person: Codable {
    var name: String
    var id: Int
    var nickname: String?
  }
  private final class Node {
    var next: Node?
  }
  private enum Turn: String, CaseIterable { case left, right }

  @Test("compares lines and shows those around a difference")
  func lines() throws {
    let old = (1...12).map(String.init).joined(separator: "\n")
    let new = old.replacingOccurrences(of: "6", with: "six")
    #expect(Diffing.lines.diff(old, old) == nil)
    let (message, files) = try #require(Diffing.lines.diff(old, new))
    #expect(message == "@@ -2,9 +2,9 @@\n 2\n 3\n 4\n 5\n-6\n+six\n 7\n 8\n 9\n 10")
    #expect(files.map(\.name) == ["difference"])
    #expect(try #require(Diffing.lines.diff("", "a")).0 == "@@ -1,1 +1,1 @@\n-\n+a")
  }

  @Test("writes values as JSON, property lists and descriptions")
  func values() {
    let person = Person(name: "Ada", id: 1)
    #expect(text(person, .json) == "{\n  \"id\" : 1,\n  \"name\" : \"Ada\"\n}")
    #expect(text(["b": 1, "a": [true]] as [String: Any], .json).hasPrefix("{\n  \"a\" : [\n"))
    #expect(text(person, .plist).contains("<key>id</key>\n\t<integer>1</integer>"))
    #expect(text(Turn.left, .description) == "left")
    #expect(
      text(
        { (turn: Turn) in turn == .left ? Turn.right : .left },
        Snapshotting<Turn, String>.func(into: .description))
        == "\"left\",\"right\"\n\"right\",\"left\"")
  }

  @Test("dumps the parts of values in an order that doesn't change")
  func dumps() {
    #expect(
      text(Person(name: "Ada", id: 1), .dump)
        == "▿ Person\n  - id: 1\n  - name: \"Ada\"\n  - nickname: Optional<String>.none\n")
    #expect(
      text([1: "a"], .dump)
        == "▿ 1 key/value pair\n  ▿ (2 elements)\n    - key: 1\n    - value: \"a\"\n")
    let names = Set((1...9).map { "n\($0)" })
    #expect(
      text(names, .dump)
        == "▿ 9 members\n" + (1...9).map { "  - \"n\($0)\"\n" }.joined())
    let node = Node()
    node.next = node
    #expect(text(node, .dump).contains("(circular reference detected)"))
    #expect(text(Date(timeIntervalSince1970: 0), .dump) == "- 1970-01-01T00:00:00Z\n")
    #expect(text(Turn.left, .dump) == "- Turn.left\n")
  }

  @Test("writes requests as they are sent, and for curl")
  func requests() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/?b=2&a=1")))
    request.httpMethod = "POST"
    request.addValue("a=b", forHTTPHeaderField: "Cookie")
    request.httpBody = Data(#"{"k":1}"#.utf8)
    #expect(text(request, .raw) == "POST https://example.org/?a=1&b=2\nCookie: a=b\n\n{\"k\":1}")
    #expect(text(request, .raw(pretty: true)).hasSuffix("\n\n{\n  \"k\" : 1\n}"))
    #expect(
      text(request, .curl) == """
        curl \\
        \t--request POST \\
        \t--data "{\\"k\\":1}" \\
        \t--cookie "a=b" \\
        \t"https://example.org/?a=1&b=2"
        """)
  }

  @Test("compares bytes")
  func data() throws {
    let strategy = Snapshotting<Data, Data>.data
    #expect(strategy.pathExtension == nil)
    #expect(strategy.diffing.diff(Data([1, 2]), Data([1, 2])) == nil)
    let message = try #require(strategy.diffing.diff(Data([1, 2]), Data([1, 3, 4]))).0
    #expect(message == "the bytes differ starting at 1; the reference has 2 bytes, and the data 3")
  }

  @Test("takes values of other types, at once or later")
  func pullbacks() {
    let plain = Snapshotting<String, String>.lines
    #expect(text(12, plain.pullback { "\($0)" }) == "12")
    let later = plain.asyncPullback { (number: Int) in
      Async { callback in callback("\(number)") }.map { $0 + "!" }
    }
    #expect(text(12, .wait(for: 0.01, on: later)) == "12!")
  }
}
