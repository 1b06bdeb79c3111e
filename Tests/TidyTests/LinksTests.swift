import Testing

@Suite("Links in documents lead somewhere")
struct LinksTests {
  @Test("holds in the whole tree")
  func tree() {
    let links = Links(paths: SourceTree.here.files.map(\.path))
    expectNone(SourceTree.here.files.flatMap(links.findings(in:)))
  }

  private static let links = Links(paths: ["README.md", "docs/a b.md", "docs/pictures/c.png"])

  @Test(
    "follows a link from the folder of its file",
    arguments: [
      "[a](../README.md)", "![c](pictures/c.png \"C\")", "[d](pictures) [e](.) [f](..)",
      "[a](a%20b.md#top)", "[a]: <../README.md>", "<img src=\"pictures/c.png\">", "[a](/README.md)",
      "[a](https://a.org) [b](#b) [c](mailto:a@b.org)", "`[a](b)`", "```\n[a](b)\n```",
    ])
  func resolved(text: String) {
    #expect(Self.links.findings(in: SourceFile(path: "docs/a b.md", text: text)).isEmpty)
  }

  @Test(
    "reports a link that leads nowhere, or out of the repository",
    arguments: [
      "[a](b.md)", "[a](README.md)", "![c](../c.png)", "[a]: c.png", "<a href=\"c\">",
      "[a](../../other/README.md)", "```\n```\n[a](b)",
    ])
  func unresolved(text: String) {
    #expect(Self.links.findings(in: SourceFile(path: "docs/a b.md", text: text)).count == 1)
  }
}
