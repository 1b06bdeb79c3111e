import Testing

@Suite("Folders of a module know only those before them")
struct FolderGraphTests {
  private static let table = ModuleTable(
    SourceTree.here.file(ModuleTable.path)?.lines ?? [], headed: "folders, each after those")

  @Test("holds in the whole tree")
  func tree() {
    let files = SourceTree.here.swiftFiles
    for module in Set(files.compactMap(\.module)).sorted() {
      let graph = FolderGraph(of: module, in: files)
      let row = Self.table.row(module)
      guard graph.folders.count > 1 || row != nil else { continue }
      expectNone(graph.findings(row))
    }
  }

  @Test("finds what a folder names, also by way of files beside the folders")
  func arrows() {
    let graph = Self.graph([
      "A/A.swift": "struct A { struct Inner {}; var c: C }",
      "B/B.swift": "struct B { var x: A.Inner; var a: A }\nextension A { struct Other {} }",
      "C.swift": "enum C { case b(B) }",
      "D/D.swift": "let d = e.A + \"A\"  // A\nprivate struct B {}",
      "E/E.swift": "enum E { struct A {}; var a: A }",
    ])
    #expect(graph.folders == ["A", "B", "D", "E"])
    #expect(
      graph.arrows == [
        .init(from: "A", to: "B", path: "Sources/M/A/A.swift", line: 1, types: ["C", "B"]),
        .init(from: "B", to: "A", path: "Sources/M/B/B.swift", line: 1, types: ["A"]),
      ])
  }

  @Test("reports arrows to later folders")
  func findings() {
    let graph = Self.graph([
      "A/A.swift": "struct A {}", "B/B.swift": "struct B {\n  var a: A\n}",
    ])
    func found(_ order: [String]) -> [String] {
      graph.findings(.init(module: "M", line: 3, allowed: order)).map(\.description)
    }
    #expect(found(["A", "B"]).isEmpty)
    #expect(
      found(["B", "A"]) == [
        "Sources/M/B/B.swift:2: B may not know A, by 'A'; move the file, or the type to a folder "
          + "that both know"
      ])
    #expect(found(["A"]).first?.hasPrefix("ARCHITECTURE.md:3: the folders of M are A, B") == true)
    #expect(graph.findings(nil).count == 1)
  }

  private static func graph(_ texts: [String: String]) -> FolderGraph {
    FolderGraph(
      of: "M",
      in: texts.sorted { $0.key < $1.key }.map {
        SourceFile(path: "Sources/M/\($0.key)", text: $0.value)
      })
  }
}
