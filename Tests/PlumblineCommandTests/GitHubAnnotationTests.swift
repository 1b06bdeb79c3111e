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
    let start = "::error file=a%2Cb/card.scene.yaml,line=1,title=changed%3A card.120x80::"
    #expect(lines[0].hasPrefix(start + "title: y 8 → 10, because constraint `title-top` changed"))
    #expect(lines[0].contains("%0A"))
  }

  @Test("are on the line of each error of a scene that cannot be read")
  func unreadable() throws {
    let folder = try CommandFolder(["card.scene.yaml": snapshotScene()])
    #expect(try folder.run("record").status == 0)
    try folder.put("canvases: [100x100]\nroot:\n  colour: red\n", "card.scene.yaml")
    let error = try folder.run("verify", environment: actions).error
    let lines = error.split(separator: "\n").filter { $0.hasPrefix("::error file=") }
    #expect(lines.contains { $0.hasPrefix("::error file=card.scene.yaml,line=3,title=failed") })
  }
}
