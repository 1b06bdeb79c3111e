import Foundation
import Plumbline
import SceneFile
import TestTools
import Testing

@testable import PlumblineCommand

@Suite("plumbline.yml")
struct ProjectFileTests {
  private let folder: CommandFolder
  private let scene = "root: { subviews: [{ id: a, class: Button, text: A }] }\n"

  init() throws {
    folder = try CommandFolder([
      ".git/HEAD": "", "a.scene.yaml": scene,
      "s/b.scene.yaml": "canvases: [70x70]\ndirection: ltr\n" + scene,
      "s/t/c.scene.yaml": scene,
      "plumbline.yml": """
      canvases: [50x50, 60x60]
      theme: dark
      name: "{scene}_{canvas}"
      folders:
        s/t: { canvases: [80x80] }
      """,
    ])
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments, in: folder.path)
  }

  /// The names that a run of `render` prints.
  private func drawn(_ arguments: String...) throws -> [String] {
    let run = try CommandRun(["render"] + arguments, in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    return run.output.split(separator: "\n").map { String($0.split(separator: "/").last ?? "") }
      .sorted()
  }

  @Test("gives canvases, names and more, over which scenes and command lines go")
  func precedence() throws {
    let all = ["a_50x50.png", "a_60x60.png", "b_70x70.png", "c_80x80.png"]
    #expect(try drawn(".", "-o", "out") == all)
    #expect(
      try drawn(".", "-o", "one", "--canvas", "9x9").map { $0.prefix(2) } == ["a_", "b_", "c_"])
    #expect(
      try drawn("a.scene.yaml", "-o", "n", "--name", "latex") == ["a-50x50.png", "a-60x60.png"])
    #expect(try drawn("a.scene.yaml", "--no-config", "-o", "no") == ["a.390x844@2.png"])
    _ = try drawn("a.scene.yaml", "--canvas", "50x50", "--theme", "dark", "-o", "dark")
    #expect(folder.bytes("dark/a_50x50.png") == folder.bytes("out/a_50x50.png"))
    _ = try drawn("a.scene.yaml", "--canvas", "50x50", "--theme", "light", "-o", "light")
    #expect(folder.bytes("light/a_50x50.png") != folder.bytes("out/a_50x50.png"))
    let solved = try run("solve", "s/t/c.scene.yaml", "--json").output
    #expect(solved.contains("\"name\": \"80x80\""))
  }

  @Test("draws again what a change of it affects, and nothing else")
  func keys() throws {
    func change(_ old: String, _ new: String) throws -> [String] {
      let text = String(decoding: folder.bytes("plumbline.yml"), as: UTF8.self)
      #expect(text.contains(old))
      try folder.write(text.replacing(old, with: new), to: "plumbline.yml")
      return try drawn(".", "-o", "out")
    }
    #expect(try drawn(".", "-o", "out").count == 4)
    #expect(try drawn(".", "-o", "out") == [])
    #expect(try change("60x60", "61x60") == ["a_61x60.png"])
    #expect(try change("[80x80]", "[80x80], direction: rtl") == ["c_80x80.png"])
    // One scene states its direction, and another one has its folder's.
    #expect(
      try change("theme: dark", "theme: dark\ndirection: rtl") == ["a_50x50.png", "a_61x60.png"])
    #expect(try change("theme: dark", "theme: dark\nlint: { failOn: note }") == [])
    #expect(try change("theme: dark", "theme: dark\nbaselines: r") == [])
    #expect(try change("theme: dark", "look: plain\ntheme: dark").count == 4)
    try folder.write("base: dark\n", to: "t.yaml")
    #expect(try change("theme: dark", "theme: t.yaml").count == 4)
    #expect(try change("theme: t.yaml", "theme: ./t.yaml") == [])
    try folder.write("base: print\n", to: "t.yaml")
    #expect(try drawn(".", "-o", "out").count == 4)
    try folder.write("base: print\nstyles: { Button: { fill: \"#123\" } }\n", to: "t.yaml")
    #expect(try drawn(".", "-o", "out").count == 4)
    #expect(try drawn(".", "-o", "out", "--force", "--timeout", "60").count == 4)
    #expect(try drawn(".", "-o", "out") == [])
  }

  @Test("is printed as a file with the same settings, each with its line")
  func printing() throws {
    let print = try run("render", ".", "--print-config")
    #expect(print.status == 0 && print.error == "")
    #expect(print.output.hasPrefix("canvases: [50x50, 60x60]  # plumbline.yml:1\n"))
    try folder.write(print.output, to: "plumbline.yml")
    let again = try run("lint", ".", "--print-config").output
    func settings(_ text: String) -> [Substring] {
      text.split(separator: "\n").map { $0.prefix { $0 != "#" } }
    }
    #expect(settings(again) == settings(print.output))
    let inner = try CommandRun(
      ["solve", "c.scene.yaml", "--print-config"], in: folder.path + "/s/t")
    #expect(inner.output.hasPrefix("canvases: [80x80]  # ../../plumbline.yml:"))
    #expect(try run("record", "--print-config").output == again)
    #expect(try run("serve", "--print-config").output == again)
    let none = try run("verify", "--print-config", "--no-config")
    #expect(none.output == "{}  # --no-config ignores project files\n")
    #expect(folder.files.allSatisfy { !$0.hasSuffix(".png") })
  }

  @Test("is wrong once, whatever reads it")
  func errors() throws {
    try folder.write("canvas: [9x9]\n", to: "plumbline.yml")
    let line =
      "plumbline.yml:1:1: error: 'canvas' is not a key of a project file; did you mean 'canvases'?\n"
    for command in ["render", "solve", "lint", "verify"] {
      let run = try run(command, "a.scene.yaml", "s/b.scene.yaml")
      #expect(run.status == 3)
      #expect(run.error == line)
    }
    #expect(try run("solve", "a.scene.yaml", "--no-config").status == 0)
  }

  @Test("chooses the rules of lint by folder, and the severity that fails")
  func lint() throws {
    func rules(_ arguments: String...) throws -> (status: Int32, rules: Set<Substring>) {
      let run = try CommandRun(["lint"] + arguments, in: folder.path)
      let found = run.output.matches(of: /\/([a-z]+)\.scene.*\[([a-z-]+)\]/)
        .map { "\($0.1) \($0.2)"[...] }
      return (run.status, Set(found))
    }
    try folder.write(
      """
      canvases: [90x90]
      lint: { rule: [touch-target], failOn: error }
      folders:
        s/t: { lint: { rule: [touch-target, overlap], ignore: [touch-target] } }
      """, to: "plumbline.yml")
    let found = try rules(".")
    #expect(found.status == 0)
    #expect(found.rules == ["a touch-target", "b touch-target"])
    #expect(try rules(".", "--fail-on", "note").status == 1)
    #expect(try rules(".", "--rule", "overlap").rules == [])
    #expect(try rules(".", "--ignore", "overlap").rules.count == 3)
  }

  @Test("says where references and reports are, and references name its settings")
  func snapshots() throws {
    let project = """
      canvases: [50x50]
      theme: dark
      baselines: kept
      reports: { junit: out/tests.xml }
      """
    try folder.write(project, to: "plumbline.yml")
    #expect(try run("record").status == 0)
    let path = "kept/s/t/__Snapshots__/c.50x50.frames.txt"
    let record = String(decoding: folder.bytes(path), as: UTF8.self)
    #expect(record.contains("\nwith plumbline.yml:canvases 50x50\nwith plumbline.yml:theme dark\n"))
    #expect(folder.bytes("out/tests.xml").isEmpty)
    let own = String(
      decoding: folder.bytes("kept/s/__Snapshots__/b.70x70.frames.txt"), as: UTF8.self)
    #expect(!own.contains("plumbline.yml:canvases"))
    #expect(try run("verify").output == "3 snapshots: 3 passed\n")
    #expect(!folder.bytes("out/tests.xml").isEmpty)
    // Another canvas says nothing of the layouts on this one.
    try folder.write(project.replacing("[50x50]", with: "[50x50, 60x50]"), to: "plumbline.yml")
    #expect(try run("verify").output.contains("3 passed"))
    try folder.write(project.replacing("dark", with: "print"), to: "plumbline.yml")
    let changed = try run("verify")
    let note =
      "the references were made with other settings: plumbline.yml:theme dark there, print here"
    #expect(changed.status == 1 && changed.output.hasPrefix(note))
    #expect(try run("accept").status == 0)
    #expect(try run("verify").status == 0)
    try folder.write("reports: { html: a.scene.yaml }", to: "plumbline.yml")
    #expect(try run("verify").status == 2)
  }

  @Test("is named by jobs and workers, which never look for one")
  func jobs() throws {
    let job = #"{"scene": "s/t/c.scene.yaml", "output": "OUT"CONFIG}"#
    func draw(_ name: String, _ config: String, _ options: String...) throws -> [UInt8] {
      let line = job.replacing("OUT", with: name)
        .replacing("CONFIG", with: config.isEmpty ? "" : ", \"config\": \"\(config)\"")
      let run = try CommandRun(["worker"] + options, in: folder.path, input: line + "\n")
      #expect(run.status == 0)
      #expect(folder.bytes(name).isEmpty == false, "\(run.output)")
      return folder.bytes(name)
    }
    _ = try drawn("s/t/c.scene.yaml", "-o", "out")
    let picture = folder.bytes("out/c_80x80.png")
    #expect(try draw("1.png", "plumbline.yml") == picture)
    #expect(try draw("2.png", "", "--config", "plumbline.yml") == picture)
    #expect(try draw("3.png", "") != picture)
    try folder.write("canvases: [9x9]", to: "other.yml")
    #expect(try draw("4.png", "plumbline.yml", "--config", "other.yml") == picture)
    #expect(try draw("5.png", "", "--config", "other.yml") != picture)
    try folder.write("canvases: 9", to: "other.yml")
    let wrong = try CommandRun(["worker", "--config", "other.yml"], in: folder.path, input: "\n")
    #expect(wrong.status == 3 && wrong.error.hasPrefix("other.yml:1:11: error: "))
    let line =
      #"{"scene": "a.scene.yaml", "config": "plumbline.yml", "output": "plumbline.yml", "format": "png"}"#
    let lost = try CommandRun(["worker"], in: folder.path, input: line + "\n")
    #expect(lost.output.contains("the picture is made from this file"))
  }

  @Test("knows the severities and reports of other modules")
  func words() {
    #expect(ProjectDocument.severities == SeverityName.allCases.map(\.rawValue))
    #expect(ProjectDocument.reports == ReportKind.allCases.map(\.rawValue))
    #expect(
      ProjectDocument.fileName + ":" == LayoutRecord.EnvironmentEntry.settingPrefix)
  }

  @Test("counts for both sides of comparisons with a commit")
  func against() throws {
    let repository = try GitFolder()
    try repository.commit(["a.scene.yaml": scene, "plumbline.yml": "canvases: [50x50]\n"])
    let same = try CommandRun(["verify", "--against", "HEAD"], in: repository.path)
    #expect(same.status == 0)
    try repository.write([
      "a.scene.yaml": scene.replacing("text: A", with: "text: Abc"),
      "plumbline.yml": "canvases: [60x60]\n",
    ])
    let changed = try CommandRun(["verify", "--against", "HEAD"], in: repository.path)
    #expect(changed.status == 1)
    #expect(changed.output.contains("changed   a.60x60"))
    let before = try CommandRun(
      ["render", "a.scene.yaml", "--before", "HEAD:a.scene.yaml"], in: repository.path)
    #expect(before.output == "a.60x60-changes.png\n")
  }
}
