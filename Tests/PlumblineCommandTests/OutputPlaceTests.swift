import Foundation
import Testing

@Suite("An output in the place of an input")
struct OutputPlaceTests {
  @Test(
    "is refused before anything is written",
    arguments: [
      ["compare", "a.png", "b.png", "-o", "b.png"], ["compare", "a.png", "b.png", "-o", "./a.png"],
      ["compare", "one", "two", "-o", "two/"], ["compare", "one", "two", "-o", "link"],
      ["render", "scene.png", "-o", "scene.png"], ["sheet", "scene.png", "-o", "scene.png"],
      ["render", "a.scene.yaml", "--before", "scene.png", "-o", "scene.png"],
      ["themes", "--theme", "theme.yaml", "-o", "theme.svg"],
      ["verify", "one", "--junit", "one/a.scene.yaml"],
      ["record", "one", "--html", "one/a.scene.yaml"],
    ])
  func refused(arguments: [String]) throws {
    let theme = "theme: plain\n"
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene, "scene.png": soundScene, "one/a.scene.yaml": soundScene,
      "two/a.scene.yaml": conflictingScene, "theme.yaml": theme,
    ])
    for name in ["a", "b"] {
      let source = name == "a" ? "a.scene.yaml" : "two/a.scene.yaml"
      _ = try CommandRun(["render", source, "-o", "\(name).png"], in: folder.path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "two")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/theme.svg", withDestinationPath: "theme.yaml")
    let before = folder.files.map { folder.bytes($0) }
    let run = try CommandRun(arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains(" would replace "))
    #expect(run.error.contains("see 'plumbline \(arguments[0]) --help'"))
    #expect(folder.files.map { folder.bytes($0) } == before)
  }

  @Test(
    "is refused without a name, and as standard output where that has something else",
    arguments: [
      (["render", "a.scene.yaml", "-o", ""], "-o has no name"),
      (["verify", "a.scene.yaml", "--output="], "-o has no name"),
      (["explain", "a.scene.yaml", "a", "--figure", "-o", "-"], "standard output has the answer"),
      (["merge", "manifest.json", "-o", "-"], "-o takes a file"),
      (["expand", "a.scene.yaml", "-o", "a.scene.yaml"], "would replace an input"),
    ])
  func unsuited(arguments: [String], message: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(arguments, in: folder.path)
    #expect(run.status == 2, "\(run.error)")
    #expect(run.error.contains(message), "\(run.error)")
    #expect(folder.files == ["a.scene.yaml"])
  }

  @Test("is an error of that job alone")
  func job() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "b.scene.yaml": soundScene])
    let lines = [
      #"{ "scene": "a.scene.yaml", "output": "a.scene.yaml", "format": "png" }"#,
      #"{ "scene": "b.scene.yaml", "output": "b.png" }"#,
    ]
    let run = try CommandRun(
      ["render", "--jobs-file", "-"], in: folder.path, input: lines.joined(separator: "\n"))
    #expect(run.status == 7)
    #expect(run.error.contains("a.scene.yaml: error: cannot be written: the picture is made from"))
    #expect(folder.files == ["a.scene.yaml", "b.png", "b.scene.yaml"])
    #expect(folder.bytes("a.scene.yaml") == Array(soundScene.utf8))
  }

  @Test("that takes bytes and keeps none is written to and stays")
  func streams() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    _ = try CommandRun(["record"], in: folder.path)
    _ = try CommandRun(["verify"], in: folder.path)
    let page = try CommandRun(
      ["report", ".plumbline", "--markdown", "-"], of: CommandRun.executable, in: folder.path)
    #expect(page.status == 0)
    _ = try CommandRun(["report", ".plumbline", "--markdown", "summary.md"], in: folder.path)
    #expect(Array(page.output.utf8) == folder.bytes("summary.md"))
    let pipe = try CommandRun(
      shell: "mkfifo pipe; cat pipe > read & plumbline report .plumbline --junit pipe",
      in: folder.path)
    #expect(pipe.status == 0)
    #expect(String(decoding: folder.bytes("read"), as: UTF8.self).hasPrefix("<?xml"))
  }

  @Test("that is a pipe which nobody reads is an error")
  func unreadPipe() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    #expect(mkfifo(folder.path + "/a.png", 0o600) == 0)
    let line = ["render", "a.scene.yaml", "-o", "a.png"]
    for run in try CommandRun.together([line, line + ["--timeout", "60"]], in: folder.path) {
      #expect(run.status == 7)
      #expect(
        run.error == "a.png: error: cannot be written: it is a pipe that no process reads\n",
        "\(run.error)")
    }
  }

  @Test(
    "whose folder has a pipe or a link where plumbline keeps a file is an error at once",
    arguments: [
      ("out/manifest.json", "this is not a manifest from plumbline"),
      ("out/.manifest.journal", "cannot be written: it is not a file"),
    ])
  func keptFiles(name: String, message: String) throws {
    let folder = try CommandFolder(["in/a.scene.yaml": soundScene, "out/.keep": ""])
    #expect(mkfifo("\(folder.path)/\(name)", 0o600) == 0)
    let run = try CommandRun(["render", "in", "-o", "out"], in: folder.path)
    #expect(run.status == 7)
    #expect(run.error.hasPrefix("\(name): error: \(message)"), "\(run.error)")
  }

  @Test(
    "whose folder has a pipe where results are kept is an error before anything is compared",
    arguments: ["results.json", "times.json"])
  func keptResults(name: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "out/.keep": ""])
    #expect(mkfifo("\(folder.path)/out/\(name)", 0o600) == 0)
    let run = try CommandRun(["verify", "a.scene.yaml", "-o", "out"], in: folder.path)
    #expect(run.status == 7)
    #expect(
      run.error == "out/\(name): error: cannot be written: it is not a file\n", "\(run.error)")
    #expect(run.output.isEmpty)
  }
}
