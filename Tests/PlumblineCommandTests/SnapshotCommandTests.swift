import Foundation
import Testing

/// A scene of which tests change a number, a text or a name.
func snapshotScene(gap: Int = 8, title: String = "title", text: String = "Hello") -> String {
  """
  canvases: [120x80, { name: wide, size: 200x60 }]
  root:
    subviews: [{ id: \(title), class: Button, text: \(text) }, { id: under }]
  constraints:
    - \(title).leading == root.leading + 8
    - \(title).top == root.top + \(gap) "title-top"
    - under.leading == \(title).leading
    - under.top == \(title).bottom + 4
    - under.width == 20
    - under.height == 6

  """
}

extension CommandFolder {
  /// Replaces a file.
  func put(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs the command in the folder.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(
      arguments, in: path, environment: ["PLUMBLINE_RECORD": ""].merging(environment) { $1 })
  }
}

@Suite("plumbline record, verify and accept") struct SnapshotCommandTests {
  @Test(
    "packs pictures fast unless they are to be compact, and leaves those whose pixels are the same")
  func codings() throws {
    let folder = try CommandFolder(["s.scene.yaml": soundScene])
    let path = "__Snapshots__/s.100x50.png"
    _ = try CommandRun(["record"], in: folder.path)
    _ = try CommandRun(["render", "s.scene.yaml", "-o", "fast.png"], in: folder.path)
    _ = try CommandRun(
      ["render", "s.scene.yaml", "-o", "compact.png", "--png", "compact"], in: folder.path)
    #expect(folder.bytes(path) == folder.bytes("fast.png"))
    _ = try CommandRun(["record", "--png", "compact"], in: folder.path)
    #expect(folder.bytes(path) == folder.bytes("fast.png"))
    try FileManager.default.removeItem(atPath: folder.path + "/__Snapshots__")
    _ = try CommandRun(["verify", "--png", "compact"], in: folder.path)
    _ = try CommandRun(["accept"], in: folder.path)
    #expect(folder.bytes(path) == folder.bytes("compact.png"))
    #expect(try CommandRun(["verify"], in: folder.path).status == 0)
  }

  @Test("record writes frames and pictures beside the scenes; verify then passes")
  func recordAndVerify() throws {
    let folder = try CommandFolder(["a/card.scene.yaml": snapshotScene()])
    let recorded = try folder.run("record", "a")
    #expect(recorded.status == 0)
    #expect(
      recorded.output
        == "new      a/__Snapshots__/card.120x80\nnew      a/__Snapshots__/card.wide\n")
    #expect(recorded.error == "2 new\n")
    #expect(
      folder.files.filter { $0.contains("__Snapshots__/") } == [
        "a/__Snapshots__/card.120x80.frames.txt", "a/__Snapshots__/card.120x80.png",
        "a/__Snapshots__/card.wide.frames.txt", "a/__Snapshots__/card.wide.png",
      ])
    let again = try folder.run("record")
    #expect(again.status == 0 && again.output.isEmpty && again.error == "2 unchanged\n")
    let verified = try folder.run("verify")
    #expect(verified.status == 0)
    #expect(verified.output == "2 snapshots: 2 passed\n")
    #expect(verified.error.isEmpty)
  }

  @Test("verify says what moved and why, writes no reference, and ends with 1")
  func verify() throws {
    let folder = try CommandFolder(["card.scene.yaml": snapshotScene()])
    _ = try folder.run("record")
    let before = folder.bytes("__Snapshots__/card.120x80.frames.txt")
    try folder.put(snapshotScene(gap: 10), "card.scene.yaml")
    let run = try folder.run("verify", "--canvas", "120x80")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "title: y 8 → 10, because constraint `title-top` changed from 8 to 10; 1 view followed"))
    #expect(folder.bytes("__Snapshots__/card.120x80.frames.txt") == before)
    #expect(!folder.bytes(".plumbline/results.json").isEmpty)
    #expect(folder.bytes(".plumbline/.gitignore") == Array("*\n".utf8))
    #expect(
      folder.files.filter { $0.contains(".plumbline/card") } == [
        ".plumbline/card.120x80.actual.frames.txt", ".plumbline/card.120x80.actual.png",
        ".plumbline/card.120x80.difference.png",
      ])
    // What a run has left goes when the next one has nothing to say.
    try folder.put(snapshotScene(), "card.scene.yaml")
    #expect(try folder.run("verify").status == 0)
    #expect(folder.files.filter { $0.contains(".plumbline/card") }.isEmpty)
  }

  @Test("the gravest of what happened is the status: 3, then 7, 6 and 1")
  func statuses() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": snapshotScene(), "b.scene.yaml": snapshotScene(),
    ])
    _ = try folder.run("record")
    try folder.put(snapshotScene(gap: 9), "a.scene.yaml")
    #expect(try folder.run("verify").status == 1)
    try FileManager.default.removeItem(
      atPath: folder.path + "/__Snapshots__/b.120x80.frames.txt")
    try FileManager.default.removeItem(atPath: folder.path + "/__Snapshots__/b.120x80.png")
    #expect(try folder.run("verify").status == 6)
    // A file stands where the folder of results should be.
    try folder.put("", "file")
    #expect(try folder.run("verify", "-o", "file/out").status == 7)
    try folder.put("root: { color: 3 }\n", "c.scene.yaml")
    let run = try folder.run("verify")
    #expect(run.status == 3)
    #expect(run.output.contains("c.scene.yaml:1:"))
    #expect(run.error.hasPrefix("./c.scene.yaml:1:9: error: 'color' is not a key"), "\(run.error)")
    let missing = try folder.run("verify", "nowhere.scene.yaml")
    #expect(missing.status == 3)
    #expect(
      missing.error == "nowhere.scene.yaml: error: cannot be read: No such file or directory\n")
    #expect(try folder.run("verify", "--tolerance", "-1").status == 2)
    #expect(try folder.run("verify", "--frames-only", "--pictures").status == 2)
  }

  @Test("a mode on the command line outweighs the environment, which outweighs the default")
  func modes() throws {
    let folder = try CommandFolder(["card.scene.yaml": snapshotScene()])
    let never = ["PLUMBLINE_RECORD": "never"]
    #expect(try folder.run("record", environment: never).status == 6)
    #expect(folder.files.allSatisfy { !$0.contains("__Snapshots__") })
    #expect(try folder.run("record", "--mode", "missing", environment: never).status == 0)
    try folder.put(snapshotScene(gap: 9), "card.scene.yaml")
    #expect(try folder.run("record", "--mode", "missing").status == 1)
    let failed = try folder.run("record", environment: ["PLUMBLINE_RECORD": "FAILED"])
    #expect(failed.status == 0 && failed.error == "2 changed\n")
    let wrong = try folder.run("record", environment: ["PLUMBLINE_RECORD": "some"])
    #expect(wrong.status == 2)
    #expect(
      wrong.error.hasPrefix(
        "error: PLUMBLINE_RECORD is 'some'; it may be all, failed, missing, never\n"))
    #expect(try folder.run("verify", environment: ["PLUMBLINE_RECORD": "all"]).status == 0)
  }

  @Test("accept takes over what verify has left, of the snapshots that are asked for")
  func accept() throws {
    let folder = try CommandFolder(["s/card.scene.yaml": snapshotScene()])
    #expect(try folder.run("accept").status == 3)
    _ = try folder.run("verify")
    let part = try folder.run("accept", "card.wide")
    #expect(part.status == 0)
    #expect(part.output == "accepted s/__Snapshots__/card.wide\n")
    #expect(try folder.run("verify").status == 6)
    #expect(try folder.run("accept").output == "accepted s/__Snapshots__/card.120x80\n")
    #expect(try folder.run("verify").status == 0)
    #expect(try folder.run("accept").error == "nothing to accept\n")
    #expect(try folder.run("accept", "nothing-like-it").status == 2)
    try folder.put(snapshotScene(title: "headline", text: "Bye"), "s/card.scene.yaml")
    #expect(try folder.run("verify").status == 1)
    #expect(try folder.run("accept").status == 0)
    #expect(try folder.run("accept").error == "nothing to accept\n")
    #expect(folder.files.filter { $0.contains("actual") }.isEmpty)
    #expect(try folder.run("verify").status == 0)
  }

  @Test(
    "accept refuses results that were tampered with, and writes into folders of references alone")
  func tampering() throws {
    let folder = try CommandFolder(["card.scene.yaml": snapshotScene()])
    _ = try folder.run("verify")
    let results = String(decoding: folder.bytes(".plumbline/results.json"), as: UTF8.self)
    for folderName in ["../elsewhere", "/tmp", "__Snapshots__/.."] {
      try folder.put(
        results.replacing("\"folder\" : \"__Snapshots__\"", with: "\"folder\" : \"\(folderName)\""),
        ".plumbline/results.json")
      #expect(try folder.run("accept").status == 7)
    }
    try folder.put(
      results.replacing("\"scene\" : \"card\"", with: "\"scene\" : \"../card\""),
      ".plumbline/results.json")
    #expect(try folder.run("accept").status != 0)
    try folder.put("{}", ".plumbline/results.json")
    #expect(try folder.run("accept").status == 3)
    #expect(!folder.files.contains { $0.contains("__Snapshots__") })
    _ = try folder.run("verify")
    try folder.put("not a record", ".plumbline/card.wide.actual.frames.txt")
    let run = try folder.run("accept")
    #expect(run.status == 3)
    #expect(run.output == "accepted __Snapshots__/card.120x80\n")
  }

  @Test("references whose scene or canvas is gone are told, and removed on request alone")
  func orphans() throws {
    let folder = try CommandFolder([
      "card.scene.yaml": snapshotScene(), "old.scene.yaml": snapshotScene(),
    ])
    _ = try folder.run("record")
    _ = try folder.run("record", "--direction", "rtl", "--theme", "dark")
    #expect(folder.files.contains("__Snapshots__/card.wide-rtl-dark.png"))
    #expect(try folder.run("verify").output == "4 snapshots: 4 passed\n")
    try FileManager.default.removeItem(atPath: folder.path + "/old.scene.yaml")
    try folder.put(
      snapshotScene().replacing(", { name: wide, size: 200x60 }", with: ""), "card.scene.yaml")
    // Others' references are not looked at where the run is over some canvases.
    let some = try folder.run("verify", "--canvas", "120x80")
    #expect(!some.output.contains("card.wide"))
    // Nor those of other directions and themes where it is over one of them.
    let variant = try folder.run(
      "verify", "card.scene.yaml", "--direction", "rtl", "--theme", "dark")
    #expect(!variant.output.contains("orphaned  card"))
    let run = try folder.run("verify")
    #expect(run.status == 0)
    #expect(run.output.contains("orphaned  card.wide"))
    #expect(run.output.contains("orphaned  old.120x80"))
    #expect(try folder.run("accept").error.hasSuffix("which --orphans removes\n"))
    #expect(folder.files.contains("__Snapshots__/old.wide.png"))
    #expect(try folder.run("accept", "--orphans").status == 0)
    #expect(!folder.files.contains { $0.contains("__Snapshots__/old") })
    #expect(folder.files.contains("__Snapshots__/card.120x80-rtl-dark.png"))
    #expect(try folder.run("verify").output == "1 snapshot: 1 passed\n")
  }

  @Test("results come in the order of the scenes, with any number of jobs")
  func order() throws {
    var files: [String: String] = [:]
    for number in 10..<30 { files["s/\(number).scene.yaml"] = snapshotScene(gap: number) }
    let folder = try CommandFolder(files)
    let one = try folder.run("record", "-j", "1", "-o", "one")
    try FileManager.default.moveItem(
      atPath: folder.path + "/s/__Snapshots__", toPath: folder.path + "/first")
    let many = try folder.run("record", "-j", "7", "-o", "many")
    #expect(one.output == many.output)
    #expect(folder.bytes("one/results.json") == folder.bytes("many/results.json"))
    for file in folder.files where file.hasPrefix("first/") {
      let other = "s/__Snapshots__/" + file.dropFirst(6)
      #expect(!folder.bytes(file).isEmpty && folder.bytes(file) == folder.bytes(other))
    }
  }

  @Test("two snapshots of one name are refused before anything is written")
  func collisions() throws {
    let folder = try CommandFolder([
      "card.scene.yaml": snapshotScene(), "card.scene.yml": snapshotScene(),
    ])
    let run = try folder.run("record")
    #expect(run.status == 2)
    #expect(run.error.contains("would both have the reference card.120x80"))
    #expect(!folder.files.contains { $0.contains("__Snapshots__") })
  }

  @Test("names with spaces and emoji stay what they are, and never lead out of the folder")
  func names() throws {
    let folder = try CommandFolder([
      "my 👩🏽‍🚀 card.scene.yaml": "canvases: [{ name: ../../up, size: 50x40 }]\nroot: {}\n",
      "...scene.yaml": "canvases: [40x30]\nroot: {}\n",
    ])
    #expect(try folder.run("record", "...scene.yaml", "my 👩🏽‍🚀 card.scene.yaml").status == 0)
    let written = folder.files.filter { $0.hasSuffix(".png") }
    #expect(written.count == 2)
    #expect(written.allSatisfy { $0.hasPrefix("__Snapshots__/") })
    #expect(written.contains("__Snapshots__/my 👩🏽‍🚀 card.-.-..-up.png"))
    #expect(try folder.run("verify").status == 0)
  }
}
