import Testing

@Suite("Golden pictures are small")
struct PictureSizesTests {
  @Test("holds in the whole tree")
  func tree() {
    expectNone(SourceTree.here.files.flatMap(PictureSizes.findings(in:)))
  }

  @Test(
    "reports what is too large, and not what is just small enough",
    arguments: [
      ("Tests/A/a.png", 20_480, 0), ("Tests/A/a.png", 20_481, 1), ("docs/a.png", 20_481, 0),
      ("Tests/A/a.txt", 20_481, 0),
    ])
  func limits(path: String, size: Int, count: Int) {
    let file = SourceFile(path: path, bytes: Array(repeating: 0, count: size))
    #expect(PictureSizes.findings(in: file).count == count)
  }
}
