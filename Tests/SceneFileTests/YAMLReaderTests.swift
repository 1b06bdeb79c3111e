import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SceneFile

@Suite("YAML")
struct YAMLReaderTests {
  @Test("that is no scene is refused where it goes wrong", arguments: refused)
  func refuses(_ book: CaseBook.Case) {
    #expect(faults(book.input) == book.expected)
  }

  @Test(
    "ends lines at LF, CRLF and CR, and does not count a byte order mark",
    arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let text = "\u{FEFF}# first" + end + "root: {}" + end + "  # é" + end + "sceen: x" + end
    #expect(faults(text) == ["4:1 'sceen' is not a key of a scene; did you mean 'scene'?"])
    #expect(faults("\u{FEFF}").count == 1)
  }

  @Test("keeps positions right after line separators that editors do not count")
  func lineSeparators() {
    let text = "root: {}\nscene: 'a\u{2028}b\u{85}c'\nsceen: x\n"
    #expect(faults(text) == ["3:1 'sceen' is not a key of a scene; did you mean 'scene'?"])
  }

  @Test("reads scalars by their raw text")
  func rawText() throws {
    let text = "scene: no\ndescription: 1e3\nroot:\n  guides: [yes, on, 0x1F, y, null, 1e3b]\n"
    let scene = try document(text)
    #expect(scene.title == "no")
    #expect(scene.description == "1e3")
    #expect(
      scene.layout.items.dropFirst().map(\.name) == ["yes", "on", "0x1F", "y", "null", "1e3b"])
  }

  @Test(
    "reads blocks without the line break that ends their last line",
    arguments: [
      ("|\n      one\n      two\n", "one\ntwo"), (">\n      one\n      two\n", "one two"),
      ("|-\n      one\n", "one"), ("|+\n      one\n\n", "one\n"), ("|\n      one\n\n", "one"),
      ("|\n\n", ""), ("\"one\\n\"\n", "one\n"), ("'one'\n", "one"),
    ])
  func blocks(value: String, expected: String) throws {
    let text = "root:\n  subviews:\n  - class: Label\n    text: \(value)"
    #expect(try document(text).layout.items[1][.text(.text)] == .text(.text, expected))
    #expect(try document("root: {}\nscene: \(value)").title == expected)
  }

  @Test("reads constraints that are written as blocks")
  func constraintBlocks() throws {
    let text = """
      root: { subviews: [{ id: a }] }
      constraints:
        - |
          a.width == 20
        - visual: >
            H:|-[a]
      """
    #expect(try document(text).layout.constraints.count == 2)
  }

  @Test("uses aliases as if they were written out")
  func aliases() throws {
    let text = """
      root:
        subviews:
          - { id: a, style: &blue { fill: "#00f" } }
          - { id: b, style: *blue }
      """
    let views = try document(text).layout.items
    #expect(views[1].settings == views[2].settings)
    #expect(views[1][.color(.fill)] != nil)
  }

  @Test("stops at aliases that multiply")
  func multiplyingAliases() {
    var text = "root: {}\nmetrics:\n  l0: &l0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let aliases = Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
      text += "  l\(level): &l\(level) [\(aliases)]\n"
    }
    let message = "the file has more than 200000 values, counting each use of an alias"
    #expect(faults(text).contains { $0.hasSuffix(message) })
    let key = "a key must be a text, not a list, a mapping or an alias; " + quoteAdvice
    #expect(faults(text + "  ? *l12\n  : 1\n") == ["16:3 \(key)"])
    #expect(faults(text + "  *l12 : 1\n") == ["16:3 \(key)"])
    #expect(faults(text + "  [*l12] : 1\n") == ["16:8 \(key)"])
  }

  @Test("nested beyond the limit is refused")
  func depth() {
    let message = "values are nested more than 64 levels deep here; use fewer levels"
    let nested = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
    #expect(faults("root: \(nested)").contains("1:70 \(message)"))
    #expect(faults(String(repeating: "[", count: 50_000)) == ["1:1 \(message)"])
    #expect(faults(String(repeating: "- ", count: 50_000)) == ["1:1999 \(message)"])
    #expect(faults(String(repeating: "? ", count: 50_000)).count == 1)
    #expect(faults(String(repeating: "{a: ", count: 50_000)) == ["1:3997 \(message)"])
  }

  @Test("with many keys that stand twice is refused in bounded time")
  func manyDuplicates() {
    let text = "root: {}\nmetrics:\n" + String(repeating: "  a: 1\n", count: 1_000)
    let rest = "keys or more are used twice, beginning with this one; a mapping has each key once"
    #expect(faults(text) == ["3:3 64 \(rest)"])
    // Each key takes another look at the whole file: of a large one there are fewer.
    let large = text + "scene: " + String(repeating: "x", count: 512 << 10) + "\n"
    #expect(faults(large) == ["3:3 7 \(rest)"])
  }
}

/// Files that are not one YAML value, with what is wrong with them.
private let refused = CaseBook.cases(
  #"""
  === visual formats that YAML takes apart
  root: {}
  constraints:
    - visual: |-[a]-|
  --> 3:15 a visual format has to be quoted, since | and [ mean something in YAML; write visual: "|-[a]-|"
  === a visual format in braces
  root: {}
  constraints:
    - { visual: [a]-[b] }
  --> 3:18 a visual format has to be quoted, since | and [ mean something in YAML; write visual: "|-[a]-|"
  === comments alone are an empty file
  # nothing
  --> 1:1 the file is empty; a scene has at least a 'root'
  === two documents
  root: {}
  ---
  root: {}
  --> 2:1 a second document begins here; a scene file has only one, so remove the '---'
  === a tag on a text
  root: {}
  scene: !!binary abc
  --> 2:8 the tag 'tag:yaml.org,2002:binary' has no meaning in a scene file; remove it
  === a tag on a mapping
  root: !thing {}
  --> 1:7 the tag '!thing' has no meaning in a scene file; remove it
  === a tag that was an equation
  root: {}
  constraints:
    - !a.width == 44
  --> 3:5 the tag '!a.width' has no meaning in a scene file; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === merge keys
  root: {}
  metrics: { <<: { a: 1 } }
  --> 2:12 '<<' doesn't merge mappings in a scene file; write the keys out
  === a tab as indentation
  root:
  	class: View
  --> 2:1 tabs can't indent YAML; use spaces
  === keys that stand twice, beside other problems
  root: {}
  root: {}
  root: {}
  scene: a
  "scene": b
  foo: 1
  --> 2:1 'root' is used twice; a mapping has each key once; the first is in line 1, column 1
  --> 3:1 'root' is used twice; a mapping has each key once; the first is in line 1, column 1
  --> 5:1 'scene' is used twice; a mapping has each key once; the first is in line 4, column 1
  --> 6:1 'foo' is not a key of a scene; it has scene, description, profile, direction, canvases, metrics, components, root, constraints, figure, lint, keyboard
  === keys that stand twice in braces
  root: { id: root, id: root, "id": x, 'id': y }
  --> 1:19 'id' is used twice; a mapping has each key once; the first is in line 1, column 9
  --> 1:29 'id' is used twice; a mapping has each key once; the first is in line 1, column 9
  --> 1:38 'id' is used twice; a mapping has each key once; the first is in line 1, column 9
  === a list as a key
  root: {}
  ? [a, b]
  : c
  --> 2:3 a key must be a text, not a list, a mapping or an alias; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === an alias without its anchor
  scene: *nope
  root: {}
  --> 1:8 this is not YAML: found undefined alias; an alias '*a' repeats the value of the anchor '&a', which has to end before it
  === an open quotation mark
  root: "abc
  --> 2:1 this is not YAML: found unexpected end of stream; close the quotation mark of line 1, column 7
  === a brace too many
  root: {}
  }
  --> 2:1 this is not YAML: did not find expected key; this closes nothing; remove it
  === a quoted tail with a colon
  root: {}
  constraints:
    - root.width == 44 "at least: two"
  --> 3:5 YAML does not read this as one text; put the whole equation in single quotes
  === an equation that begins with a bracket
  root: {}
  constraints:
    - [a]-8-[b]
  --> 3:8 this is not YAML: did not find expected '-' indicator; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === an equation that begins with a greater sign
  root: {}
  constraints:
    - > 3 == root.width
  --> 3:7 this is not YAML: did not find expected comment or line break; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === an equation that begins with a bar
  root: {}
  constraints:
    - |-[a]
  --> 3:7 this is not YAML: did not find expected comment or line break; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === an equation that begins with an at sign
  root: {}
  constraints:
    - @750 root.width == 4
  --> 3:5 this is not YAML: found character that cannot start any token; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === an equation that begins with a star
  root: {}
  constraints:
    - *root.width == 4
  --> 3:10 this is not YAML: did not find expected alphabetic or numeric character; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === an equation that begins with an ampersand
  root: {}
  constraints:
    - &root.width == 4
  --> 3:10 this is not YAML: did not find expected alphabetic or numeric character; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === an equation that begins with a percent sign
  root: {}
  constraints:
    - %root.width == 4
  --> 3:5 this is not YAML: found character that cannot start any token; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === an equation that begins with a backtick
  root: {}
  constraints:
    - `root`.width == 4
  --> 3:5 this is not YAML: found character that cannot start any token; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === an equation that begins with a quotation mark
  root: {}
  constraints:
    - "root".width == 4
  --> 3:11 this is not YAML: did not find expected '-' indicator; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === an equation that begins with a brace
  root: {}
  constraints:
    - {a, b}.width == 4
  --> 3:11 this is not YAML: did not find expected '-' indicator; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === a text with a colon in it
  root:
    subviews:
      - id: a
        text: Name: Ada
  --> 4:17 this is not YAML: mapping values are not allowed in this context; quote a text that contains ': ' or begins with a special character, as in text: "Name: Ada"
  === a line that stands too far in
  root:
    subviews:
      - id: a
        class: Label
         text: Hi
  --> 5:12 this is not YAML: mapping values are not allowed in this context; align the keys of a mapping, and the '-' of a list, in one column
  === a line that stands too far out
  root:
    subviews:
        - id: a
      - id: b
  --> 4:5 this is not YAML: did not find expected key; align the keys of a mapping, and the '-' of a list, in one column
  === a bracket that is open
  root: { subviews: [ { id: a }
  --> 2:1 this is not YAML: did not find expected ',' or ']'; close the '[' of line 1, column 19, and put commas between its elements
  === a quotation mark that is open
  root: { subviews: [ { id: "a } ] }
  --> 2:1 this is not YAML: found unexpected end of stream; close the quotation mark of line 1, column 27
  === a text that begins with a sign
  root:
    subviews:
      - { id: a, class: Label, text: @here }
  --> 3:36 this is not YAML: found character that cannot start any token; quote a text that contains ': ' or begins with a special character, as in text: "Name: Ada"
  === an alias of nothing
  root: *nope
  --> 1:7 this is not YAML: found undefined alias; an alias '*a' repeats the value of the anchor '&a', which has to end before it
  === an alias within its anchor
  root: &a
    subviews: [*a]
  --> 2:14 this is not YAML: found undefined alias; an alias '*a' repeats the value of the anchor '&a', which has to end before it
  === a value that is missing
  root: {}
  constraints: [
  --> 3:1 this is not YAML: did not find expected node content; write a value here, or close the bracket or brace that is open
  """#)
