import Testing

@Suite("Doc comments read plainly")
struct WordingsTests {
  @Test("but for as many as are listed")
  func tree() {
    let files = SourceTree.here.swiftFiles
    let findings = Wordings.findings(in: files, ceilings: Wordings.ceilings)
    expectNone(findings)
    guard !findings.isEmpty else { return }
    let listed = Dictionary(Wordings.ceilings.map { ($0.module, $0.count) }) { first, _ in first }
    for (module, count) in Wordings.counts(in: files)
    where count.faults.count > listed[module] ?? 0 {
      expectNone(count.faults)
    }
  }

  @Test("lists each module once, in order, and never more than any commit did")
  func list() {
    let names = Wordings.ceilings.map(\.module)
    #expect(names == Set(names).sorted())
    let path = Wordings.Ceiling.path
    guard let history = TableHistory(of: path, in: .here) else { return }
    expectNone(
      Wordings.ceilings.compactMap {
        history.finding($0.count, raised: [:], of: "\"\($0.module)\"", in: path, line: $0.line)
      })
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

  @Test("counts the comments of a module, and neither code blocks nor other comments")
  func counting() {
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    let file = SourceFile(
      path: "Sources/M/A.swift",
      text: "/// A name.\n///\n/// ```\n/// \(long)\n/// ```\nlet a = 1\n// What \(long)\n"
        + "/// What it is.\nlet b = 2\n")
    let counts = Wordings.counts(in: [file])
    #expect(counts["M"]?.comments == 2)
    #expect(counts["M"]?.faults.map(\.line) == [8])
    func found(_ count: Int) -> [String] {
      Wordings.findings(in: [file], ceilings: [.init("M", count)]).map(\.rule)
    }
    #expect(found(1) == ["more than 3 % of the 2 doc comments of M need a second reading"])
    #expect(
      found(0).first == "1 doc comments of M need a second reading, and it is listed with 0")
  }
}
