import Testing

@testable import LivePage

@Suite("Numbers in lines")
struct NumberedLineTests {
  @Test(
    "are found in attributes, paths and JSON, and not in words, identifiers and colors",
    arguments: [
      ("<path d=\"M1 2H30V-4.5Z\" fill=\"#123456\"/>", [1, 2, 30, -4.5]),
      (#"<g id="row-2" class="view v12">"#, []),
      (#"<text x=".5" y="12" font-size="11">12 × 8.25</text>"#, [0.5, 12, 11, 12, 8.25]),
      (#"{ "edges": [0, -1.25, 3], "hash": "12ab" }"#, [0, -1.25, 3, 12]),
      (#"<g clip-path="url(#clip-3)" transform="matrix(1 0 0 1 8 9)">"#, [1, 0, 0, 1, 8, 9]),
      ("", []), (".", []), ("-", []), ("a.5.", []), ("7.", [7]),
    ] as [(String, [Double])])
  func numbers(line: String, numbers: [Double]) {
    let found = NumberedLine(line)
    #expect(found.numbers == numbers)
    let together = zip(found.texts, found.words + [""]).map { $0 + $1 }.joined()
    #expect(together == line)
  }
}
