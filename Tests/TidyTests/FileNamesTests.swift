import Testing

@Suite("Files are named after their topic")
struct FileNamesTests {
  @Test("holds in the whole tree")
  func tree() {
    expectNone(SourceTree.here.files.flatMap(FileNames.findings(in:)))
  }

  @Test(
    "reports names that name nothing, suites that do not say so, and empty ones",
    arguments: [
      ("Sources/A/Utils.swift", "", 1), ("Sources/A/LayoutManager.swift", "", 1),
      ("Tests/A/Helpers.swift", "", 1), ("Tests/A/B.swift", "  @Test func b() {}", 1),
      ("Tests/A/BTests.swift", "// @Test", 1), ("Tests/A/BTests.swift", "@Test(\"b\")", 0),
      ("Tests/A/B.swift", "@testable import B", 0), ("Sources/A/B.swift", "", 0),
      ("Utils.md", "", 0),
    ])
  func names(path: String, text: String, count: Int) {
    #expect(FileNames.findings(in: SourceFile(path: path, text: text)).count == count)
  }
}
