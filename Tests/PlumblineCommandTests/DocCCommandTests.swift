import Foundation
import Testing

@Suite("Catalogs of DocC")
struct DocCCommandTests {
  private let scene = """
    canvases: [40x30@2]
    root: { subviews: [{ id: a }] }
    constraints: [a.leading == root.leading, a.top == root.top, a.width == a.height == 20]

    """

  @Test("docc draws each scene beside its file, in light and dark")
  func drawing() throws {
    let folder = try CommandFolder([
      "Kit.docc/Guide.md": "# Guide\n", "Kit.docc/badge.scene.yaml": scene,
      "Kit.docc/Resources/row.scene.yaml": scene,
    ])
    let run = try CommandRun(["docc", "Kit.docc"], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    #expect(
      run.output.split(separator: "\n") == [
        "Kit.docc/badge@2x.png", "Kit.docc/badge~dark@2x.png",
        "Kit.docc/Resources/row@2x.png", "Kit.docc/Resources/row~dark@2x.png",
      ])
    let again = try CommandRun(["docc", "Kit.docc"], in: folder.path)
    #expect(again.output == run.output)
  }

  @Test("docc --check reports the pictures that pages name and the archive lacks")
  func missing() throws {
    let page = """
      # Guide

      ![A badge](badge.png) and ![none](bagde.png)

      ```
      ![code](code.png)
      ```

      @Image(source: "row.png", alt: "A row") ![elsewhere](https://example.com/a.png)

      """
    let archive = """
      { "references": { "badge.png": { "type": "image" }, "doc://g": { "type": "topic" } } }
      """
    let folder = try CommandFolder([
      "Kit.docc/Guide.md": page, "Kit.doccarchive/data/documentation/guide.json": archive,
    ])
    let run = try CommandRun(
      ["docc", "Kit.docc", "--check", "Kit.doccarchive"], in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.output == """
        Kit.docc/Guide.md:3:35: error: the archive has no picture 'bagde.png'; did you mean 'badge.png'?
        Kit.docc/Guide.md:9:17: error: the archive has no picture 'row.png'

        """)
    let none = try CommandRun(["docc", "Kit.docc", "--check", "Kit.docc"], in: folder.path)
    #expect(none.status == 3)
    #expect(none.error.contains("Kit.docc/data: error: cannot be read: it isn't a folder"))
  }

  @Test("docc names a broken scene, draws the others, and refuses a catalog without scenes")
  func failures() throws {
    let folder = try CommandFolder([
      "Kit.docc/a.scene.yaml": "root: { color: red }\n", "Kit.docc/b.scene.yaml": scene,
      "Empty.docc/Guide.md": "# Guide\n",
    ])
    let run = try CommandRun(["docc", "Kit.docc"], in: folder.path)
    #expect(run.status == 3)
    #expect(run.error.contains("Kit.docc/a.scene.yaml:1:9: error: 'color' is not a key"))
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(try CommandRun(["docc", "Empty.docc"], in: folder.path).status == 3)
  }
}
