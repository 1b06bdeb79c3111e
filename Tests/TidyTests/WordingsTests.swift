import Testing

@Suite("Doc comments read plainly")
struct WordingsTests {
  @Test("in all modules")
  func tree() {
    expectNone(
      SourceTree.here.swiftFiles.filter { $0.module != nil }.flatMap(Wordings.findings(in:)))
  }

  @Test(
    "marks openings, phrases and long sentences",
    arguments: [
      ("What hears of its end.", "it begins with 'what'"),
      ("The number; nil where this is none.", "it has 'is none'"),
      ("The delegate.", nil),
      ("Whether nobody set it.", "it has 'nobody'"),
      (
        "The " + Array(repeating: "very", count: 24).joined(separator: " ") + " long one.",
        "a sentence has 27 words"
      ),
      (Array(repeating: "Another sentence.", count: 20).joined(separator: " "), nil),
      ("Whatever is left.", nil),
    ])
  func faults(text: String, fault: String?) {
    #expect(Wordings.fault(in: [text[...]]) == fault)
  }

  @Test("skips code blocks and other comments, and names the line of a comment")
  func findings() {
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    let file = SourceFile(
      path: "Sources/M/A.swift",
      text: "/// A name.\n///\n/// ```\n/// \(long)\n/// ```\nlet a = 1\n// What \(long)\n"
        + "/// What it is.\nlet b = 2\n")
    #expect(
      Wordings.findings(in: file).map(\.description) == [
        "Sources/M/A.swift:8: the comment needs a second reading: it begins with 'what'; "
          + "say first what the thing is or does, in short sentences"
      ])
  }
}
