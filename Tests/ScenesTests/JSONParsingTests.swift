import Foundation
import Testing

@testable import Scenes

@Suite("JSON that is read back")
struct JSONParsingTests {
  private static func parse(_ text: String) -> JSONValue? {
    JSONValue(parsing: Array(text.utf8))
  }

  @Test(
    "has the text that it was written from",
    arguments: ["", "plain", "a \"b\" \\ c", "\n\r\t\u{1}\u{7F}", "Grüße 👩‍👩‍👧 مرحبا", "</script>"])
  func textsSurvive(text: String) {
    let written = JSONValue.line([("key \(text)", .string(text)), ("n", .null)]).text
    #expect(Self.parse(written)?["key \(text)"]?.string == text)
  }

  @Test("has the numbers that it was written from", arguments: [0, 1, -3, 0.1, 390.5, 1e300])
  func numbersSurvive(number: Double) {
    let written = JSONValue.array([.number(number)], .inline).text
    #expect(Self.parse(written)?.elements?.first?.number.map { Double($0) } == number)
  }

  @Test("has the same text when it is written again on one line")
  func structureSurvives() {
    let text = #"{ "a": [{ "b": true }, { "c": [] }, false, null], "d": "e" }"#
    #expect(Self.parse(text)?.text == text)
    #expect(Self.parse(" {\n\"a\" :\t[ 1 , 2 ]\r\n} ")?["a"]?.elements?.count == 2)
  }

  @Test(
    "is nothing where it is cut short or wrong",
    arguments: ["", "{\"a\": }", "\"\\ud800\"", "1 2", "[1, 2", "\u{FEFF}{}"])
  func nonsenseIsNothing(text: String) {
    #expect(Self.parse(text) == nil)
  }
}
