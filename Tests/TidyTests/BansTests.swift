import Testing

@Suite("Banned spellings stay out")
struct BansTests {
  @Test("holds in the whole tree")
  func tree() {
    expectNone(SourceTree.here.swiftFiles.flatMap { Ban.findings(in: $0) })
  }

  private func lines(_ text: String, in path: String) -> [Int] {
    Ban.findings(in: SourceFile(path: path, text: text)).map(\.line)
  }

  @Test(
    "finds each spelling in a core module",
    arguments: Ban.all.filter { $0.place == .code && $0.scope != ["Tests/"] }.map(\.spelling))
  func spellings(spelling: String) {
    #expect(lines("\n  \(spelling) a", in: "Sources/AutoLayout/A.swift") == [2])
    #expect(lines("// \(spelling)\nlet a = \"\(spelling)\"", in: "Sources/Figures/A.swift").isEmpty)
  }

  @Test(
    "leaves alone what only looks like one",
    arguments: [
      "a.print(b)", "func print(_ a: A) {}", "blueprint(a)", "onexit(a)", "Update(a)",
      "let LocaleName = a", "try a() != b", "a as? B", "has!",
    ])
  func lookalikes(source: String) {
    #expect(lines(source, in: "Sources/AutoLayout/A.swift").isEmpty)
  }

  @Test("lets the executable print and exit, and programs outside Sources too")
  func command() {
    let text = "print(a)\nexit(0)"
    #expect(lines(text, in: "Sources/Plumbline/A.swift") == [1, 2])
    #expect(lines(text, in: "Sources/PlumblineCommand/A.swift").isEmpty)
    #expect(lines(text, in: "Benchmarks/Sources/A.swift").isEmpty)
  }

  @Test("keeps tests on Swift Testing, and switched on")
  func tests() {
    #expect(lines("import XCTest\n@Test(.disabled())", in: "Tests/ATests/A.swift") == [1, 2])
  }

  @Test("wants an issue for what is left to do")
  func tasks() {
    let path = "Sources/Figures/A.swift"
    #expect(lines("// FIXME a\n// TODO: a\n// TODO(a)\n", in: path) == [1, 2, 3])
    #expect(lines("// TODO(#12): a\n// a TODO for #3\nlet TODO = 1 // TODOS", in: path).isEmpty)
  }

  @Test("names the place, the rule and the way out")
  func message() {
    let findings = Ban.findings(
      in: SourceFile(path: "Sources/Figures/A.swift", text: "fatalError()"))
    #expect(
      findings.map(\.description) == [
        "Sources/Figures/A.swift:1: 'fatalError(' is not used here; use preconditionFailure(reason)"
      ])
  }
}
