import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SceneFile

@Suite("JSON")
struct JSONReaderTests {
  @Test("that is no scene is refused where it goes wrong", arguments: refused)
  func refuses(_ book: CaseBook.Case) {
    #expect(faults(book.input, syntax: .json) == book.expected)
  }

  @Test("reads its escapes, surrogate pairs among them")
  func escapes() throws {
    let text = #"{"scene": "\ud83d\ude00 \/ \\ \" \u00e9\b\f\n\r\t", "root": {}}"#
    let scene = try document(text, syntax: .json)
    #expect(scene.title == "\u{1F600} / \\ \" \u{E9}\u{8}\u{C}\n\r\t")
  }

  @Test(
    "takes tabs, line ends and a byte order mark as white space", arguments: ["\t", "\r\n", "\r"])
  func whiteSpace(_ blank: String) throws {
    let text = "\u{FEFF}" + ["{", "\"root\"", ":", "{", "}", "}"].joined(separator: blank) + blank
    #expect(try document(text, syntax: .json).layout.items[0].name == "root")
    #expect(
      faults(blank, syntax: .json) == ["1:1 the file is empty; a scene has at least a 'root'"])
  }

  @Test("says the same as YAML")
  func sameAsYAML() throws {
    let yaml = "root:\n  guides: [g]\nconstraints:\n  - g.width == 1e1 @750 \"wide\"\n"
    let json =
      #"{"root": {"guides": ["g"]}, "constraints": ["g.width == 1e1 @750 \"wide\""]}"#
    let equations = try document(yaml).equations
    #expect(try document(json, syntax: .json).equations == equations)
    #expect(equations == ["g.width == 10 @750 \"wide\""])
  }

  @Test("numbers may stand where texts do, by their raw text")
  func rawNumbers() throws {
    let text = #"{"scene": 1e3, "root": {"hugging": "251"}, "keyboard": "3.5e1"}"#
    let scene = try document(text, syntax: .json)
    #expect(scene.title == "1e3")
    #expect(
      scene.layout.items[0][.priority(.hugging, .vertical)]
        == .priority(.hugging, .vertical, LayoutPriority(251)))
    #expect(scene.layout.surroundings.keyboardHeight == 35)
  }

  @Test("nested beyond the limit is refused")
  func depth() {
    let message = "values are nested more than 64 levels deep here; use fewer levels"
    let brackets = String(repeating: "[", count: 100_000)
    #expect(faults(brackets, syntax: .json) == ["1:65 \(message)"])
  }
}

/// Files that are not one JSON value, or no scene, with what is wrong with them.
private let refused = CaseBook.cases(
  #"""
  === an open brace
  {
  --> 2:1 the end of the file is unexpected here; expected a key in quotation marks
  === an open bracket
  [
  --> 2:1 the end of the file is unexpected here; expected a value
  === no root
  {}
  --> 1:1 'root' is missing; a scene needs one
  === a comma at the end
  {"root": {},}
  --> 1:13 there is a ',' before this '}'; remove it; JSON has commas only between values
  === no colon
  {"root" {}}
  --> 1:9 '{' is unexpected here; expected ':'
  === a bare key
  {root: {}}
  --> 1:2 'r' is unexpected here; expected a key in quotation marks
  === a key that stands twice
  {"root": {"subviews": [{"id": "a",	"id": "b"}]}}
  --> 1:36 'id' is used twice; a mapping has each key once; the first is in line 1, column 25
  === a high surrogate alone
  {"scene": "\ud83d", "root": {}}
  --> 1:12 this is one half of a surrogate pair; both halves belong side by side, as in '\uD83D\uDE00'
  === a low surrogate alone
  {"scene": "x\ude00"}
  --> 1:13 this is one half of a surrogate pair; both halves belong side by side, as in '\uD83D\uDE00'
  === halves apart
  {"scene": "\ud83dx\ude00"}
  --> 1:12 this is one half of a surrogate pair; both halves belong side by side, as in '\uD83D\uDE00'
  === two high surrogates
  {"scene": "\ud83d\ud83d"}
  --> 1:12 this is one half of a surrogate pair; both halves belong side by side, as in '\uD83D\uDE00'
  === an unknown escape
  {"scene": "\q"}
  --> 1:12 '\q' is not a JSON escape; write '\\' for a backslash
  === a short escape
  {"scene": "\u12"}
  --> 1:12 '\u' is not a JSON escape; write '\\' for a backslash
  === a tab in a string
  {"scene": "a	b"}
  --> 1:13 a tab or another control character isn't allowed in a JSON string; write it as an escape
  === a string over two lines
  {"scene": "ab
  "}
  --> 1:11 this string is not closed; end it with a quotation mark on the same line
  === an open string
  {"scene": "ab
  --> 1:11 this string is not closed; end it with a quotation mark on the same line
  === a leading zero
  {"scene": 01}
  --> 1:11 '01' is not a JSON number; numbers look like -1.5e3, and texts need quotation marks
  === a point without digits
  {"scene": 1.}
  --> 1:11 '1.' is not a JSON number; numbers look like -1.5e3, and texts need quotation marks
  === a point in front
  {"scene": .5}
  --> 1:11 '.' is unexpected here; expected a value
  === not a number
  {"scene": NaN}
  --> 1:11 'N' is unexpected here; expected a value
  === infinity
  {"scene": -Infinity}
  --> 1:11 '-Infinity' is not a JSON number; numbers look like -1.5e3, and texts need quotation marks
  === null where a value has to be
  {"scene": null, "root": null}
  --> 1:11 'scene' has no value; write one, or leave the key out
  === two values
  {} {}
  --> 1:4 '{' is unexpected here; expected the end of the file
  === a comment
  // x
  {}
  --> 1:1 JSON has no comments; remove this one
  === a misspelt word
  {"a": tru}
  --> 1:7 't' is unexpected here; expected a value
  === a fault behind characters of several bytes
  {"é👩‍👩‍👧": 1, "ü": x}
  --> 1:16 'x' is unexpected here; expected a value
  === wrong equations
  {
  	"root": {"guides": ["g"]},
  	"constraints": [
  		"g.width == \"x\"",
  		"g.widht == 4 \"name\" x",
  		"g\u002ewidht == 4",
  		{"first": "g.width", "second": null, "constant": "1e1"}
  	]
  }
  --> 4:15 '"x"' is unexpected here; expected an attribute such as 'label.width', or a number
  --> 5:3 'x' is unexpected here; expected the end, since the identifier comes last
  --> 5:6 'widht' is not an attribute of 'g'; did you mean 'width'?
  --> 6:3 'widht' is not an attribute of 'g'; did you mean 'width'?
  === booleans where something else has to be
  {"metrics": {"a": true}, "root": {"hidden": 1}}
  --> 1:19 'true' is not a number; 'a' takes one, such as 8 or 0.5
  --> 1:45 '1' is not a value of 'hidden'; did you mean 'true'?
  === a comma after the last element
  { "root": { "subviews": [{ "id": "a", }] } }
  --> 1:39 there is a ',' before this '}'; remove it; JSON has commas only between values
  === a comma after the last element of a list
  { "root": { "guides": ["a",] } }
  --> 1:28 there is a ',' before this ']'; remove it; JSON has commas only between values
  === single quotes
  { 'root': {} }
  --> 1:3 JSON needs double quotation marks around texts and keys; write " instead of '
  === a comment
  { "root": {} // all
  }
  --> 1:14 JSON has no comments; remove this one
  === a long comment
  { /* all */ "root": {} }
  --> 1:3 JSON has no comments; remove this one
  === a fraction
  { "root": {}, "metrics": { "a": 1/2 } }
  --> 1:34 '/' is unexpected here; expected ',' or '}'
  """#)
