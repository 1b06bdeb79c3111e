import Testing

@Suite("Modules have a ceiling of lines")
struct ModuleSizesTests {
  @Test("that is what they have")
  func tree() {
    let files = SourceTree.here.swiftFiles
    let findings = ModuleSizes.findings(in: files, ceilings: ModuleSizes.ceilings)
    expectNone(findings)
    guard !findings.isEmpty else { return }
    let rows = ModuleSizes.counts(in: files).sorted { $0.key < $1.key }.map { module, count in
      "    .init(\"\(module)\", \(count)),"
    }
    Issue.record("the table as measured, without its reasons:\n\(rows.joined(separator: "\n"))")
  }

  @Test("lists each module once, in order, in the file that findings name")
  func list() {
    let names = ModuleSizes.ceilings.map(\.module)
    #expect(names == Set(names).sorted())
    #expect(SourceTree.here.file(ModuleSizes.Ceiling.path) != nil)
  }

  @Test("neither it nor a type's exception was ever lower, but for what has a reason")
  func history() {
    let path = ModuleSizes.Ceiling.path
    if let history = TableHistory(of: path, in: .here) {
      expectNone(
        ModuleSizes.ceilings.compactMap {
          history.finding(
            $0.count, raised: $0.raised, of: "\"\($0.module)\"", in: path, line: $0.line)
        })
    }
    let typePath = TypeSizes.Exception.path
    if let history = TableHistory(of: typePath, in: .here) {
      expectNone(
        TypeSizes.exceptions.compactMap {
          history.finding(
            $0.count, raised: $0.raised, of: "\"\($0.module)\", \"\($0.type)\", .\($0.measure)",
            in: typePath, line: $0.line)
        })
    }
  }

  @Test(
    "counts lines with more than blanks and comments",
    arguments: [
      ("let a = 1\n\n// b\n  /* c\n d */\n}", 2), ("let a = 1  // b", 1),
      ("/* a */ let b = 1\n", 1),
      ("let a = \"\"\"\n  b\n\n  // c\n  \"\"\"\n", 4), ("", 0),
    ])
  func counting(text: String, count: Int) {
    let file = SourceFile(path: "Sources/M/Folder/A.swift", text: text)
    #expect(ModuleSizes.counts(in: [file]) == ["M": count])
    #expect(ModuleSizes.counts(in: [SourceFile(path: "Tests/MTests/A.swift", text: text)]).isEmpty)
  }

  @Test("reports a module that has more or fewer lines, none, or no entry")
  func counts() {
    let files = ["M", "N"].map { SourceFile(path: "Sources/\($0)/A.swift", text: "a\nb\n") }
    func found(_ ceilings: ModuleSizes.Ceiling...) -> [String] {
      ModuleSizes.findings(in: files, ceilings: ceilings).map { "\($0.rule); \($0.fix)" }
    }
    #expect(found(.init("M", 2), .init("N", 2)).isEmpty)
    #expect(
      found(.init("M", 1), .init("O", 1)) == [
        "M has 2 lines of code and is listed with 1; write .init(\"M\", 2)",
        "N has 2 lines of code and is not listed; write .init(\"N\", 2)",
        "O has 0 lines of code and is listed with 1; remove the entry",
      ])
    #expect(found(.init("M", 3), .init("N", 2)).count == 1)
  }

  @Test("reports a number above the lowest of any commit without a reason for each line of it")
  func raising() {
    let history = TableHistory(
      patch: """
        +    .init("M", 12),
        +    .init(
        +      "M", 10, raised: ["a": 1]),
        -    .init("M", 8),
        +    .init("M", "A.B", .files, 7),
        """)
    #expect(history.lowest == ["\"M\"": 10, "\"M\", \"A.B\", .files": 7])
    func found(_ count: Int, _ raised: [String: Int]) -> String? {
      history.finding(count, raised: raised, of: "\"M\"", in: "A.swift", line: 2)?.description
    }
    #expect(found(10, [:]) == nil)
    #expect(found(9, [:]) == nil)
    #expect(found(13, ["a": 1, "b": 2]) == nil)
    #expect(
      found(12, ["a": 1])
        == "A.swift:2: \"M\" is 2 above the lowest number of any commit, and the reasons after "
        + "'raised:' are for 1; lower the number, or say what 2 are for")
    #expect(found(10, ["a": 1])?.hasSuffix("remove the reasons") == true)
  }
}
