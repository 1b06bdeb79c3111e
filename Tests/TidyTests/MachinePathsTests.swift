import Testing

@Suite("Nothing names a place on one machine")
struct MachinePathsTests {
  @Test("holds in the whole tree")
  func tree() {
    expectNone(SourceTree.here.files.flatMap(MachinePaths.findings(in:)))
  }

  @Test("reports each root, wherever it stands", arguments: MachinePaths.roots)
  func roots(root: String) {
    func lines(_ text: String) -> [Int] {
      MachinePaths.findings(in: SourceFile(path: "a.txt", text: text)).map(\.line)
    }
    #expect(lines("\(root)a\n\"\(root)b\"\nfile:/\(root)c\n") == [1, 2, 3])
    #expect(lines("docs\(root)a, ..\(root)a, ~\(root)a, https://a.org\(root)a").isEmpty)
  }

  @Test("leaves binary files alone")
  func binary() {
    let bytes = [0] + Array(MachinePaths.roots[0].utf8)
    #expect(MachinePaths.findings(in: SourceFile(path: "a.png", bytes: bytes)).isEmpty)
  }
}
