import Testing

@Suite("Links in documents lead somewhere")
struct LinksTests {
  @Test("holds in the whole tree")
  func tree() {
    let links = Links(SourceTree.here.files)
    expectNone(SourceTree.here.files.flatMap(links.findings(in:)))
  }

  private static let links = Links([
    SourceFile(path: "README.md", text: "# A [*b*](docs) `c`, d\n```\n# e\n```\n## f\n## f\n"),
    SourceFile(path: "docs/a b.md", text: "# Top\n"),
    SourceFile(path: "docs/pictures/c.png", text: ""),
  ])

  @Test(
    "follows a link from the folder of its file",
    arguments: [
      "[a](../README.md)", "![c](pictures/c.png \"C\")", "[d](pictures) [e](.) [f](..)",
      "[a](a%20b.md#top)", "[a]: <../README.md>", "<img src=\"pictures/c.png\">", "[a](/README.md)",
      "[a](https://a.org) [b](#top) [c](mailto:a@b.org)", "`[a](b)`", "```\n[a](b)\n```",
      "[a](../README.md#a-b-c-d) [f](../README.md#f) [f](../README.md#f-1)",
    ])
  func resolved(text: String) {
    #expect(Self.links.findings(in: SourceFile(path: "docs/a b.md", text: text)).isEmpty)
  }

  @Test(
    "reports a link that leads nowhere, or out of the repository, or to no heading",
    arguments: [
      "[a](b.md)", "[a](README.md)", "![c](../c.png)", "[a]: c.png", "<a href=\"c\">",
      "[a](../../other/README.md)", "```\n```\n[a](b)", "[b](#b)", "[a](a%20b.md#Top)",
      "[a](../README.md#e)", "[a](../README.md#f-2)",
    ])
  func unresolved(text: String) {
    #expect(Self.links.findings(in: SourceFile(path: "docs/a b.md", text: text)).count == 1)
  }
}
