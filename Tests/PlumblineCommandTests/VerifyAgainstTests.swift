import Foundation
import TestTools
import Testing

@Suite("plumbline verify --against, compare and render --before with a commit")
struct VerifyAgainstTests {
  /// A scene with a box so many points from the top.
  static func scene(_ distance: Int, _ more: String = "") -> String {
    """
    canvases: [100x80, 120x80]
    root:
      subviews: [{ id: box }]
    constraints:
      - box.top == root.top + \(distance)
      - box.leading == root.leading + 10
      - box.width == 40
      - box.height == 20
    \(more)
    """
  }

  private func verify(_ folder: GitFolder, _ arguments: String...) throws -> CommandRun {
    try CommandRun(["verify"] + arguments, in: folder.path)
  }

  @Test("what moved since a commit is said with its cause; what is the same isn't drawn")
  func changes() throws {
    let folder = try GitFolder()
    try folder.commit(["s/a.scene.yaml": Self.scene(8), "s/b.scene.yaml": Self.scene(8)])
    let same = try verify(folder, "s", "--against", "HEAD")
    #expect(same.status == 0 && same.output.contains("4 passed"), "\(same.output)\(same.error)")
    try folder.write(["s/a.scene.yaml": Self.scene(12)])
    let run = try verify(folder, "s", "--against", "main")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "box: y 8 → 12, because constraint `box.top == root.top + 8` changed from 8 to 12"),
      "\(run.output)\(run.error)")
    #expect(run.output.contains("2 changed, 2 passed") && run.output.contains("with main ("))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.plumbline/s")
    #expect(
      names.sorted().prefix(3) == [
        "a.100x80.actual.png", "a.100x80.difference.png", "a.100x80.reference.png",
      ])
    #expect(try folder.git("status", "--short") == " M s/a.scene.yaml\n")
    let accept = try CommandRun(["accept"], in: folder.path)
    #expect(accept.status == 3 && accept.error.contains("compared with the commit main ("))
  }

  @Test("new and removed scenes are differences, with their pictures; renamed ones are found")
  func filesThatComeAndGo() throws {
    let folder = try GitFolder()
    try folder.commit([
      "a.scene.yaml": Self.scene(8), "gone.scene.yaml": Self.scene(9),
      "old.scene.yaml": Self.scene(10),
    ])
    try folder.write([
      "gone.scene.yaml": nil, "old.scene.yaml": nil, "deep/new.scene.yaml": Self.scene(11),
      "renamed.scene.yaml": Self.scene(10),
    ])
    let run = try verify(folder, "--against", "HEAD", "--canvas", "100x80")
    #expect(run.status == 1)
    #expect(run.output.contains("1 added, 1 removed, 2 passed"), "\(run.output)\(run.error)")
    #expect(
      run.error.contains("note: ./renamed.scene.yaml is the renamed ./old.scene.yaml of HEAD ("))
    for file in ["deep/new.100x80.actual.png", "gone.100x80.reference.png"] {
      #expect(
        FileManager.default.fileExists(atPath: "\(folder.path)/.plumbline/\(file)"), "\(file)")
    }
  }

  @Test("images, panels' scenes, documents with catalogues, and themes are those of the commit")
  func otherFiles() throws {
    let panel = "figure: { panels: [{ scene: ../other.scene.yaml }] }"
    let folder = try GitFolder()
    try folder.commit([
      "s/a.scene.yaml": Self.scene(8, panel), "other.scene.yaml": Self.scene(9),
      "brand.theme.yaml": "base: light\ncolors: { paper: '#ff0000' }\n",
    ])
    let options = ["s", "--against", "HEAD", "--theme", "brand.theme.yaml"]
    let same = try CommandRun(["verify"] + options, in: folder.path)
    #expect(same.status == 0, "\(same.output)\(same.error)")
    try folder.write([
      "brand.theme.yaml": "base: light\ncolors: { paper: '#00ff00' }\n"
    ])
    let colored = try CommandRun(["verify"] + options, in: folder.path)
    #expect(colored.status == 1 && colored.output.contains("pixels differ"))
    try folder.write(["other.scene.yaml": nil])
    // The panel isn't part of snapshots, but the file of the working tree names nothing now.
    #expect(try verify(folder, "s", "--against", "HEAD").status != 2)
  }

  @Test("shards are parts of one run, and strict runs lay out scenes that are the same")
  func shardsAndStrictness() throws {
    let folder = try GitFolder()
    let scenes = (0..<6).map { ("s\($0).scene.yaml", Self.scene($0)) }
    try folder.commit(Dictionary(uniqueKeysWithValues: scenes.map { ($0.0, $0.1 as String?) }))
    var count = 0
    for part in 1...2 {
      let run = try verify(folder, "--against", "HEAD", "--shard", "\(part)/2")
      #expect(run.status == 0)
      count +=
        run.output.split(separator: "\n").compactMap {
          $0.split(separator: " ").first.flatMap { Int($0) }
        }.first ?? 0
    }
    #expect(count == 12)
    let conflict = Self.scene(8).replacingOccurrences(
      of: "== 40", with: "== 40\n  - box.width == 50")
    try folder.commit(["s0.scene.yaml": conflict])
    #expect(try verify(folder, "--against", "HEAD").status == 0)
    #expect(try verify(folder, "--against", "HEAD", "--strict").status == 4)
  }

  @Test("errors in files of the commit name it, and what can't be read has its reason")
  func errors() throws {
    let folder = try GitFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.scene.yaml", withDestinationPath: "a.scene.yaml")
    try folder.commit(["a.scene.yaml": "canvases: [100x80]\nviews: []\n"])
    try folder.write(["a.scene.yaml": Self.scene(8), "link.scene.yaml": nil])
    try folder.write(["link.scene.yaml": Self.scene(8)])
    let run = try verify(folder, "--against", "HEAD")
    #expect(run.status == 3)
    #expect(run.output.contains("HEAD:a.scene.yaml:2:1: error: 'views' is not a key of a scene"))
    #expect(run.output.contains("HEAD:link.scene.yaml: error: cannot be read: it is a link there"))
    #expect(!(run.output + run.error).contains(NSTemporaryDirectory() + "plumbline-\(getuid())"))
  }

  @Test("submodules, and images that are links, have their reasons")
  func refusedFiles() throws {
    let inner = try GitFolder()
    try inner.commit(["x.scene.yaml": Self.scene(8)])
    let folder = try GitFolder()
    try folder.git("submodule", "--quiet", "add", "file://\(inner.path)", "module")
    try Data(SmallImages.png).write(to: URL(fileURLWithPath: folder.path + "/other.png"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/dot.png", withDestinationPath: "other.png")
    let picture = Self.scene(8).replacing(
      "{ id: box }", with: "{ id: box, class: ImageView, image: dot.png }")
    try folder.commit(["a.scene.yaml": picture])
    let run = try verify(folder, "--against", "HEAD")
    #expect(run.status == 3)
    #expect(
      run.output.contains(
        "HEAD:module/x.scene.yaml: error: cannot be read: it is a submodule there"),
      "\(run.output)")
    #expect(
      run.output.contains("the image 'dot.png' can't be read: it is a link there"), "\(run.output)")
  }

  @Test(
    "what no run can be made of is refused with its words",
    arguments: [
      (["--against", "nothing"], "there is no commit 'nothing'"),
      (["--against", "HEAD", "missing"], "missing: error: cannot be read"),
      (["--against", "HEAD", "/"], "'/' is outside of the repository"),
      (["--against", "HEAD", "--against-merge-base", "main"], "cannot be used with"),
    ])
  func refusals(arguments: [String], message: String) throws {
    let folder = try GitFolder()
    try folder.commit(["a.scene.yaml": Self.scene(8)])
    let run = try CommandRun(["verify"] + arguments, in: folder.path)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.status == (arguments.count == 4 ? 2 : 3))
  }

  @Test("without a repository there is a message")
  func noRepository() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene(8)])
    let run = try CommandRun(["verify", "--against", "main"], in: folder.path)
    #expect(run.status == 3 && run.error.contains("not in a git repository"))
  }

  @Test("compare and render --before take paths of commits")
  func pathsOfCommits() throws {
    let folder = try GitFolder()
    try folder.commit(["s/a.scene.yaml": Self.scene(8), "s/b.scene.yaml": Self.scene(8)])
    try folder.write(["s/a.scene.yaml": Self.scene(12), "s/b.scene.yaml": nil])
    let run = try CommandRun(["compare", "main:s/a.scene.yaml", "s/a.scene.yaml"], in: folder.path)
    #expect(run.status == 1 && run.output.contains("box: y 8 → 12"), "\(run.output)\(run.error)")
    let folders = try CommandRun(["compare", "main:s", "s"], in: folder.path)
    #expect(folders.output.contains("there is only main:s/b.scene.yaml"), "\(folders.output)")
    let before = try CommandRun(
      ["render", "a.scene.yaml", "--before", "main:./a.scene.yaml", "-o", "out"],
      in: folder.path + "/s")
    #expect(before.status == 0 && before.output.contains("a.100x80-changes.png"), "\(before.error)")
    let none = try CommandRun(["compare", "main:gone.yaml", "s/a.scene.yaml"], in: folder.path)
    #expect(none.status == 3 && none.error.contains("main:gone.yaml: error: cannot be read"))
  }
}
