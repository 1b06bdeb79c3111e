import AutoLayout
import Foundation
import TestTools
import Testing

@Suite("A text that is made safe") struct EscapingTests {
  @Test("for a line is one line that controls nothing", arguments: HostileTexts.all)
  func line(_ text: String) {
    let line = printable(text)
    #expect(!line.unicodeScalars.contains(where: isUnprintable))
    let hasNewline = line.contains { $0.isNewline }
    #expect(!hasNewline)
    #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"))
    #expect(!line.contains("##["))
    #expect(line.unicodeScalars.count == text.unicodeScalars.count)
  }

  @Test("for a line keeps letters of every script, and signs between them")
  func letters() {
    for text in ["Größe: 1–2 %", "שלום", "日本", "👩‍👩‍👧", "e\u{301}", "a::b", "a # [b]"] {
      #expect(printable(text) == text)
    }
  }

  @Test("for JSON is read as it is, on one line", arguments: HostileTexts.all)
  func json(_ text: String) throws {
    let quoted = quotedAsJSON(text)
    #expect(!quoted.unicodeScalars.contains { isUnprintable($0) && $0.value <= 0xFFFF })
    let read = try JSONSerialization.jsonObject(with: Data("[\(quoted)]".utf8)) as? [String]
    #expect(read?.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test("for XML has no marks and no characters that end it", arguments: HostileTexts.all)
  func xml(_ text: String) {
    let escaped = xmlText(text)
    #expect(!escaped.contains { "<>\"".contains($0) })
    #expect(!escaped.unicodeScalars.contains(where: isUnprintable))
    // GitHub's logs take this for the start of a command, anywhere in a line.
    #expect(!escaped.contains("##["))
    let marks = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&", "&#91;": "["]
    let plain = marks.sorted { $0.key > $1.key }
      .reduce(escaped) { $0.replacing($1.key, with: $1.value) }
    if text.unicodeScalars.allSatisfy({ !isUnprintable($0) }) { #expect(plain == text) }
  }

  @Test("for Markdown has nothing that is a mark there", arguments: HostileTexts.all)
  func markdown(_ text: String) {
    let escaped = markdownText(text)
    let rest = escaped.replacing(#/&#[0-9]+;/#, with: "")
    #expect(!rest.contains { "\\`*_[]<>|~#&$@".contains($0) })
    #expect(!escaped.unicodeScalars.contains(where: isUnprintable))
  }

  @Test("for a workflow command ends neither it nor its property", arguments: HostileTexts.all)
  func workflow(_ text: String) {
    let (message, property) = (workflowMessage(text), workflowProperty(text))
    for escaped in [message, property] {
      #expect(!escaped.unicodeScalars.contains(where: isUnprintable))
      #expect(!escaped.replacing(#/%(25|0A|3A|2C)/#, with: "").contains("%"))
    }
    #expect(!property.contains(":") && !property.contains(","))
  }

  @Test("for a workflow command keeps its lines and signs")
  func workflowLines() {
    #expect(workflowMessage("a: 50 %, b\r\nc\nd") == "a: 50 %25, b%0Ac%0Ad")
    #expect(workflowProperty("a: 50 %, b") == "a%3A 50 %25%2C b")
  }
}
