import Foundation
import Plumbline
import Testing

@Suite("plumbline report") struct ReportCommandTests {
  private let run = SnapshotRun(
    version: "1.2.3", mode: .verify,
    results: [
      SnapshotResult(
        name: SnapshotName(folder: "__Snapshots__", scene: "card", canvas: "9x9"),
        status: .changed,
        layout: LayoutComparison(
          changes: [
            ItemChange(
              identifier: "title", kind: .moved,
              reference: CGRect(x: 0, y: 44, width: 9, height: 9),
              actual: CGRect(x: 0, y: 46, width: 9, height: 9), origins: [.init(cause: 0)])
          ], causes: [.constraintChanged(name: "title-top", reference: "8", actual: "10")]),
        files: SnapshotFiles(
          referencePicture: "__Snapshots__/card.9x9.png", actualPicture: "out/card.9x9.actual.png"))
    ])

  /// A folder with saved results and the two pictures they name.
  private func results() throws -> CommandFolder {
    let folder = try CommandFolder([
      "__Snapshots__/card.9x9.png": "reference", "out/card.9x9.actual.png": "actual",
      "out/results.json": "",
    ])
    let inside = run.withPaths { "../\($0)" }
    try Data(#"{"format":1,"run":"#.utf8 + JSONEncoder().encode(inside) + Data("}".utf8))
      .write(to: URL(filePath: folder.path + "/out/results.json"))
    return folder
  }

  @Test("knows how long snapshots took as the run measured it, in the JUnit report alone")
  func times() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "b.scene.yaml": soundScene])
    let verify = ["verify", "--report", "html,junit,json,markdown"]
    _ = try CommandRun(verify, in: folder.path)
    let files = ["results.json", "report.html", "reg.json", "summary.md"]
    let first = files.map { folder.bytes(".plumbline/\($0)") }
    let junit = folder.bytes(".plumbline/junit.xml")
    let times = String(decoding: junit, as: UTF8.self).components(separatedBy: "time=\"")
      .dropFirst()
      .compactMap { Double($0.prefix { $0 != "\"" }) }
    #expect(times.count == 4 && times.allSatisfy { $0 > 0 && $0 < 60 }, "\(times)")
    _ = try CommandRun(["report", ".plumbline", "--junit", "again.xml"], in: folder.path)
    #expect(folder.bytes("again.xml") == junit)
    _ = try CommandRun(verify, in: folder.path)
    #expect(files.map { folder.bytes(".plumbline/\($0)") } == first)
    try FileManager.default.removeItem(atPath: folder.path + "/.plumbline/times.json")
    let without = try CommandRun(
      ["report", ".plumbline", "--junit", "-"], of: CommandRun.executable, in: folder.path)
    #expect(without.status == 0)
    #expect(without.output.contains("time=\"0.000\""))
  }

  @Test(
    "on standard output is the only output there, and the only report",
    arguments: ["verify", "record"])
  func standardOutput(command: String) throws {
    let folder = try CommandFolder(["card.scene.yaml": snapshotScene()])
    #expect(try folder.run("record").status == 0)
    try folder.put(snapshotScene(gap: 10), "card.scene.yaml")
    let run = try CommandRun(
      [command, "card.scene.yaml", "--junit", "-"], of: CommandRun.executable, in: folder.path)
    #expect(run.output.hasPrefix("<?xml") && run.output.hasSuffix("</testsuites>\n"))
    let two = try folder.run(command, "--junit", "-", "--markdown", "-")
    #expect(two.status == 2)
    #expect(two.error.contains("standard output takes one report"))
  }

  @Test("prints saved results without colors where nobody looks, and exits with 0")
  func printing() throws {
    let folder = try results()
    let report = try CommandRun(["report", "out"], in: folder.path)
    #expect(report.status == 0)
    #expect(
      report.output == """
        changed   card.9x9  __Snapshots__
          title: y 44 → 46, because constraint `title-top` changed from 8 to 10
          actual out/card.9x9.actual.png

        1 snapshot: 1 changed

        """)
    #expect(report.error.isEmpty)
  }

  @Test("writes reports by kind beside the results, and by file where it is told")
  func writing() throws {
    let folder = try results()
    let report = try CommandRun(
      ["report", "./out", "--report", "html,json", "--junit", "a/b.xml", "--markdown", "c.md"],
      in: folder.path)
    #expect(report.status == 0)
    #expect(report.output == "out/report.html\nout/reg.json\na/b.xml\nc.md\n")
    #expect(folder.bytes("out/reg/actual/card.9x9.png") == Array("actual".utf8))
    #expect(folder.bytes("out/reg/expected/card.9x9.png") == Array("reference".utf8))
    let page = String(decoding: folder.bytes("out/report.html"), as: UTF8.self)
    #expect(page.hasPrefix("<!doctype html>"))
    let junit = String(decoding: folder.bytes("a/b.xml"), as: UTF8.self)
    #expect(junit.contains("[[ATTACHMENT|out/card.9x9.actual.png]]"))
  }

  @Test(
    "exits with 3 and says what is wrong with results that cannot be read",
    arguments: [
      (nil, "No such file or directory"), ("", "the file is empty"), ("{", "no saved results"),
      (#"{"format":9}"#, "results of format 9"),
    ])
  func damage(text: String?, reason: String) throws {
    let folder = try CommandFolder(text.map { ["out/results.json": $0] } ?? ["x": ""])
    let report = try CommandRun(["report", "out", "--html", "a.html"], in: folder.path)
    #expect(report.status == 3)
    #expect(report.error.hasPrefix("out/results.json: error: cannot be read: "))
    #expect(report.error.contains(reason))
    #expect(report.output.isEmpty)
  }

  @Test("exits with 7 where a report cannot be written, and with 2 for one that is unknown")
  func failures() throws {
    let folder = try results()
    let blocked = try CommandRun(
      ["report", "out", "--html", "out/results.json/a"], in: folder.path)
    #expect(blocked.status == 7)
    #expect(blocked.error.contains("out/results.json/a: error: cannot be written"))
    #expect(try CommandRun(["report", "out", "--report", "pdf"], in: folder.path).status == 2)
  }
}
