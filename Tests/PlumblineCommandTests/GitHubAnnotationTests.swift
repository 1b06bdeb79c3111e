import Foundation
import Testing

@Suite("Annotations in GitHub Actions") struct GitHubAnnotationTests {
  private let actions = ["GITHUB_ACTIONS": "true"]

  @Test("name the scene and what moved on standard error, and leave standard output as it is")
  func changed() throws {
    let folder = try CommandFolder(["a,b/card.scene.yaml": snapshotScene()])
    #expect(try folder.run("record").status == 0)
    #expect(try folder.run("verify", environment: actions).error == "")
    try folder.put(snapshotScene(gap: 10), "a,b/card.scene.yaml")
    let plain = try folder.run("verify")
    let annotated = try folder.run("verify", environment: actions)
    #expect(annotated.output == plain.output)
    #expect(!plain.error.contains("::error"))
    let lines = annotated.error.split(separator: "\n").filter { $0.hasPrefix("::") }
    try #require(lines.count == 2)
    let start = "::error file=a%2Cb/card.scene.yaml,line=6,title=changed%3A card.120x80::"
    #expect(lines[0].hasPrefix(start + "title: y 8 → 10, because constraint `title-top` changed"))
    #expect(lines[0].contains("%0A"))
  }

  @Test("are ten of a kind, the worst first, of which the last one counts the others")
  func limit() throws {
    let names = (10..<24).map { "s\($0).scene.yaml" }
    let folder = try CommandFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, snapshotScene()) }))
    #expect(try folder.run("record").status == 0)
    for name in names { try folder.put(snapshotScene(gap: 10), name) }
    try folder.put("canvases: [100x100]\nroot:\n  color: red\n", "s20.scene.yaml")
    let error = try folder.run("verify", environment: actions).error
    let lines = error.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    try #require(lines.count == 10)
    #expect(lines[0].contains("file=s20.scene.yaml,line=3,title=failed"))
    #expect(lines[9].hasPrefix("::error title=") && lines[9].contains(" more::GitHub shows 10"))
  }

  @Test("are on the line of each error of a scene that cannot be read")
  func unreadable() throws {
    let folder = try CommandFolder(["card.scene.yaml": snapshotScene()])
    #expect(try folder.run("record").status == 0)
    try folder.put("canvases: [100x100]\nroot:\n  color: red\n", "card.scene.yaml")
    let error = try folder.run("verify", environment: actions).error
    let lines = error.split(separator: "\n").filter { $0.hasPrefix("::error file=") }
    #expect(lines.contains { $0.hasPrefix("::error file=card.scene.yaml,line=3,title=failed") })
  }

  @Test("are on the line of what moved where no constraint is the cause")
  func items() throws {
    let scene = """
      canvases: [200x80]
      root:
        subviews:
          - { id: title, class: Label, text: Hello }
          - { id: under, class: Label, text: World }
      constraints:
        - title.leading == root.leading + 8
        - title.top == root.top + 8
        - under.leading == title.trailing + 4
        - under.top == title.top

      """
    let folder = try CommandFolder(["card.scene.yaml": scene])
    #expect(try folder.run("record").status == 0)
    func line(_ old: String, _ new: String) throws -> Substring? {
      try folder.put(scene.replacing(old, with: new), "card.scene.yaml")
      let error = try folder.run("verify", environment: actions).error
      return error.firstMatch(of: /::error file=card.scene.yaml,line=([0-9]+),/)?.1
    }
    #expect(try line("World", "Earth and sky") == "5")
    #expect(try line("  - under.top == title.top\n", "") == "5")
    #expect(try line("text: Hello }", "text: Hello, style: { fill: \"#ff0000\" } }") == "4")
    #expect(try line("trailing + 4", "trailing + 5") == "9")
  }

  @Test("begin with the versions of references that were made with others, which reports name once")
  func versions() throws {
    let folder = try CommandFolder(["card.scene.yaml": snapshotScene()])
    #expect(try folder.run("record").status == 0)
    for file in folder.files where file.hasSuffix(".frames.txt") {
      let text = String(decoding: folder.bytes(file), as: UTF8.self)
      try folder.put(text.replacing(/with cairo .*/, with: "with cairo 1.0.0"), file)
    }
    let passed = try folder.run("verify", environment: actions)
    #expect(passed.status == 0)
    #expect(
      passed.output.hasPrefix("the references were made with other versions: cairo 1.0.0 there, "))
    #expect(passed.output.hasSuffix(" here\n\n2 snapshots: 2 passed\n"))
    #expect(
      passed.error.hasPrefix("::warning title=other versions::the references were made with "))
    try folder.put(snapshotScene(gap: 10), "card.scene.yaml")
    let changed = try folder.run("verify", "--report", "markdown,html", environment: actions)
    #expect(changed.status == 1)
    #expect(changed.error.matches(of: /cairo 1\.0\.0/).count == 1)
    #expect(changed.output.matches(of: /cairo 1\.0\.0/).count == 1)
    #expect(changed.output.hasPrefix("the references were made with other versions: "))
    for report in ["summary.md", "report.html"] {
      let text = String(decoding: folder.bytes(".plumbline/" + report), as: UTF8.self)
      #expect(text.matches(of: /cairo 1\.0\.0/).count == 1, "\(report)")
    }
  }

  @Test("show the findings of lint, which its report of annotations replaces")
  func findings() throws {
    let folder = try CommandFolder(["a.scene.yaml": conflictingScene])
    let plain = try folder.run("lint", "a.scene.yaml")
    #expect(!plain.error.contains("::"))
    let annotated = try folder.run("lint", "a.scene.yaml", environment: actions)
    #expect(annotated.output == plain.output)
    #expect(annotated.status == plain.status)
    #expect(annotated.error.hasPrefix("::error file=a.scene.yaml,line=7,col=5,title=conflict::"))
    let lines = annotated.error.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
    #expect(
      lines.count == annotated.output.split(separator: "\n").count { $0.hasPrefix("a.scene.yaml:") }
    )
    let report = try folder.run("lint", "a.scene.yaml", "--github", "-", environment: actions)
    #expect(report.error.isEmpty)
    #expect(report.output == annotated.error)
  }
}
