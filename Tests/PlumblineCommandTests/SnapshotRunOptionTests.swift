import Foundation
import Testing

@Suite("Options of runs over snapshots")
struct SnapshotRunOptionTests {
  /// A folder of ten scenes with references.
  private func recorded(_ scene: String = soundScene) throws -> CommandFolder {
    let files = (0..<10).map { ("scenes/s\($0).scene.yaml", scene) }
    let folder = try CommandFolder(Dictionary(uniqueKeysWithValues: files))
    let run = try CommandRun(
      ["record", "scenes", "--frames-only", "-o", "recorded"], in: folder.path)
    #expect(run.status == 0)
    return folder
  }

  /// Changes what a scene looks like.
  private func change(_ name: String, in folder: CommandFolder) throws {
    try folder.write(soundScene.replacing("text: A", with: "text: AAAA"), to: "scenes/\(name)")
  }

  @Test("--mask names a view or guide of some scene, unless only a part of the scenes is verified")
  func masks() throws {
    let folder = try recorded()
    func verify(_ arguments: String...) throws -> CommandRun {
      try CommandRun(["verify", "scenes"] + arguments, in: folder.path)
    }
    #expect(try verify("--mask", "a").status == 0)
    let run = try verify("--mask", "zzz", "--mask", "a")
    #expect(run.status == 2)
    #expect(
      run.error
        == "error: no view or guide has the id 'zzz', which --mask names; the ids are a, half, root\n"
    )
    #expect(try verify("--mask", "zzz", "--shard", "1/2").status == 0)
  }

  @Test("--shard verifies the parts of the scenes that render draws, in one folder of results")
  func shards() throws {
    let folder = try recorded()
    try change("s3.scene.yaml", in: folder)
    try change("s8.scene.yaml", in: folder)
    let whole = try CommandRun(["verify", "scenes", "-o", "whole"], in: folder.path)
    #expect(whole.status == 1)
    var counts = 0
    for number in 1...3 {
      let shard = ["--shard", "\(number)/3"]
      let run = try CommandRun(
        ["verify", "scenes", "--report", "junit"] + shard, in: folder.path)
      #expect([0, 1].contains(run.status))
      let drawn = try CommandRun(["render", "scenes", "-o", "out"] + shard, in: folder.path)
      let count = drawn.output.split(separator: "\n").count
      #expect(
        run.output.contains("\n\(count) snapshots: ")
          || run.output.hasPrefix("\(count) snapshots: "))
      counts += count
      #expect(folder.files.contains(".plumbline/results.\(number)-of-3.json"))
      #expect(folder.files.contains(".plumbline/junit.\(number)-of-3.xml"))
      if number == 2 {
        let part = try CommandRun(["report", ".plumbline"], in: folder.path)
        #expect(
          part.error == ".plumbline: warning: there are no results for part 3/3 of the scenes\n")
        #expect(part.status == 3)
      }
    }
    #expect(counts == 10)
    let report = try CommandRun(["report", ".plumbline"], in: folder.path)
    #expect(report.error == "")
    #expect(report.output.hasSuffix("\n10 snapshots: 2 changed, 8 passed\n"))
    let accepted = try CommandRun(["accept"], in: folder.path)
    #expect(accepted.error == "2 accepted\n")
    let results = folder.files.filter { $0.hasPrefix(".plumbline/results") }
    #expect(results == [".plumbline/results.json"])
    #expect(try CommandRun(["verify", "scenes"], in: folder.path).status == 0)
    // A run over all scenes takes the place of all parts, and a part that of a run over all.
    _ = try CommandRun(["verify", "scenes", "--shard", "1/2"], in: folder.path)
    #expect(!folder.files.contains(".plumbline/results.json"))
    _ = try CommandRun(["verify", "scenes", "--shard", "3/4"], in: folder.path)
    #expect(!folder.files.contains(".plumbline/results.1-of-2.json"))
    _ = try CommandRun(["verify", "scenes"], in: folder.path)
    #expect(!folder.files.contains(".plumbline/results.3-of-4.json"))
  }

  @Test("--shard tells an orphan once for all parts")
  func orphans() throws {
    let folder = try recorded()
    try FileManager.default.removeItem(atPath: folder.path + "/scenes/s0.scene.yaml")
    for shard in ["1/2", "2/2"] {
      _ = try CommandRun(["verify", "scenes", "--shard", shard], in: folder.path)
    }
    let report = try CommandRun(["report", ".plumbline"], in: folder.path)
    #expect(report.output.hasSuffix("\n10 snapshots: 1 orphaned, 9 passed\n"), "\(report.output)")
  }

  @Test("--fail-fast begins no further scene after one that fails")
  func failFast() throws {
    let folder = try recorded()
    try change("s2.scene.yaml", in: folder)
    let run = try CommandRun(["verify", "scenes", "--fail-fast", "-j", "1"], in: folder.path)
    #expect(run.status == 1)
    let last = run.error.split(separator: "\n").last ?? ""
    #expect(
      last.hasPrefix("stopped at a failure: ") && last.hasSuffix(" of 10 scenes were checked"))
    #expect(!run.output.contains("10 snapshots"))
    #expect(!run.output.contains("orphaned"))
    let sound = try CommandRun(["verify", "scenes", "--fail-fast"], in: folder.path)
    #expect(sound.status == 1)
  }

  @Test(
    "--strict fails on conflicts and on ambiguous views, whatever the references say",
    arguments: [(soundScene, 0), (conflictingScene, 4), (ambiguousScene, 5)] as [(String, Int32)])
  func strict(scene: String, status: Int32) throws {
    let folder = try recorded(scene)
    #expect(try CommandRun(["verify", "scenes"], in: folder.path).status == 0)
    let run = try CommandRun(["verify", "scenes", "--strict"], in: folder.path)
    #expect(run.status == status)
    let warnings = run.error.split(separator: "\n")
    #expect(warnings.count == (status == 0 ? 0 : 11))
    #expect(warnings.dropLast().allSatisfy { $0.contains(".scene.yaml: warning: at 100x50 ") })
    #expect(
      status == 0 || warnings.last == "--strict fails the run because of the problems above")
    let stopped = try CommandRun(
      ["verify", "scenes", "--strict", "--fail-fast", "-j", "1"], in: folder.path)
    #expect(stopped.error.contains("stopped at a failure") == (status != 0))
  }

  @Test("--quiet prints what fails and nothing else")
  func quiet() throws {
    let folder = try recorded()
    let passed = try CommandRun(["verify", "scenes", "-q", "--report", "html"], in: folder.path)
    #expect(passed.output == "" && passed.error == "" && passed.status == 0)
    #expect(folder.files.contains(".plumbline/report.html"))
    try change("s4.scene.yaml", in: folder)
    try folder.write("words\n", to: "scenes/s5.scene.yaml")
    let changed = try CommandRun(["verify", "scenes", "--quiet"], in: folder.path)
    #expect(changed.status == 3)
    let blocks = changed.output.components(separatedBy: "\n\n")
    #expect(blocks.count == 2)
    #expect(blocks[0].hasPrefix("changed   s4.100x50  scenes/__Snapshots__\n"))
    #expect(blocks[1].hasPrefix("failed    s5.*  scenes/__Snapshots__\n"))
    #expect(changed.error.hasPrefix("scenes/s5.scene.yaml:1:1: error: "))
    let recorded = try CommandRun(["record", "scenes", "-q"], in: folder.path)
    #expect(recorded.output == "failed   scenes/__Snapshots__/s5.*\n")
    #expect(recorded.error.hasPrefix("scenes/s5.scene.yaml:1:1: error: "))
    #expect(recorded.error.split(separator: "\n").count == 1)
  }
}
