import Testing

@Suite("Modules import what ARCHITECTURE.md lets them")
struct ModuleTableTests {
  private static let small = ModuleTable([
    "# Rooms", "| module | may import |", "| --- | --- |", "| `A` | – |",
    "| `B`, `C` | `A` and `Foundation` |", "", "| `D` | `A` |",
  ])

  @Test("holds in the whole tree")
  func tree() {
    expectNone(SourceTree.here.swiftFiles.flatMap(ModuleTable.here.findings(in:)))
  }

  @Test("lists each module of Sources, and no other")
  func modules() {
    expectNone(ModuleTable.here.findings(against: SourceTree.here))
    expectNone(ModuleTable.here.unusedArrows(in: SourceTree.here.swiftFiles))
  }

  @Test("has no cycle, lets one module touch cairo, and gives the solver nothing")
  func invariants() {
    #expect(ModuleTable.here.moduleInCycle == nil)
    let drawing = ModuleTable.here.rows.filter { $0.allowed.contains("CCairo") }
    #expect(drawing.map(\.module) == ["CairoCanvas"])
    #expect(ModuleTable.here.row("ConstraintSolver")?.allowed == [])
  }

  @Test("opens a module's internals to its own tests alone")
  func testable() {
    for file in SourceTree.here.swiftFiles {
      for found in ModuleTable.imports(in: file) where found.isTestable {
        guard !"/\(file.path)".contains("/Tests/\(found.module)Tests/") else { continue }
        expectNone([
          Finding(
            path: file.path, line: found.line,
            rule: "@testable import \(found.module) stands only in \(found.module)Tests",
            fix: "test through what the module offers, or move the test")
        ])
      }
    }
  }

  @Test("reads the table")
  func reading() {
    #expect(
      Self.small.rows == [
        .init(module: "A", line: 4, allowed: []),
        .init(module: "B", line: 5, allowed: ["A", "Foundation"]),
        .init(module: "C", line: 5, allowed: ["A", "Foundation"]),
      ])
    #expect(ModuleTable([]).rows.isEmpty)
  }

  @Test("reads imports however they are written")
  func imports() {
    let text = """
      import A
      package import struct B.Thing
      @testable private import C  // why
      @_exported public import D
      // import E
      let a = "import F"
      """
    let found = ModuleTable.imports(in: SourceFile(path: "A.swift", text: text))
    #expect(found.map(\.module) == ["A", "B", "C", "D"])
    #expect(found.map(\.line) == [1, 2, 3, 4])
    #expect(found.map(\.isTestable) == [false, false, true, false])
  }

  @Test("reports an import without an arrow")
  func arrows() {
    let file = SourceFile(path: "Sources/B/A.swift", text: "import A\nimport C\nimport Foundation")
    #expect(Self.small.findings(in: file).map(\.rule) == ["B does not import C"])
    #expect(Self.small.findings(in: file).map(\.line) == [2])
    #expect(Self.small.findings(in: SourceFile(path: "Tests/B/A.swift", text: "import C")).isEmpty)
  }

  @Test("reports an arrow that no file needs")
  func unusedArrows() {
    let files = ["B/A.swift", "B/Folder/C.swift", "C/D.swift"].map {
      SourceFile(
        path: "Sources/\($0)", text: $0.hasSuffix("A.swift") ? "import A" : "import Foundation")
    }
    #expect(Self.small.unusedArrows(in: files).map(\.rule) == ["no file of C imports A"])
  }

  @Test("notices a cycle")
  func cycle() {
    let header = ["| module | may import |", "| --- | --- |"]
    #expect(Self.small.moduleInCycle == nil)
    #expect(ModuleTable(header + ["| `A` | `B` |", "| `B` | `A` |"]).moduleInCycle == "A")
    #expect(ModuleTable(header + ["| `A` | `A` |"]).moduleInCycle == "A")
  }
}
