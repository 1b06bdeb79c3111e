import Foundation
import Testing

@Suite("References through faults") struct SnapshotFaultTests {
  /// How often a run is killed, each time a little later.
  private static let rounds = 6

  /// Many scenes, of which each run changes every one.
  private func scenes(_ gap: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (0..<12).map { ("s\($0).scene.yaml", snapshotScene(gap: gap + $0)) })
  }

  private func put(_ gap: Int, into folder: CommandFolder) throws {
    for (name, text) in scenes(gap) { try folder.put(text, name) }
  }

  /// The references in a folder, without what a run that was killed has left for others to settle.
  private func references(_ folder: CommandFolder) -> [String: [UInt8]] {
    var references: [String: [UInt8]] = [:]
    for file in folder.files where file.hasPrefix("__Snapshots__/") {
      references[file] = folder.bytes(file)
    }
    return references
  }

  /// Starts the command and kills it after some time.
  private func kill(_ arguments: [String], in folder: CommandFolder, after seconds: Double) throws {
    let command = try RunningCommand(arguments, in: folder.path)
    Thread.sleep(forTimeInterval: seconds)
    command.send(SIGKILL)
    _ = try command.end()
  }

  /// How long a command takes in a process of its own, in seconds.
  private func time(_ arguments: [String], in folder: CommandFolder) throws -> Double {
    let start = ContinuousClock.now
    _ = try CommandRun(arguments, of: CommandRun.executable, in: folder.path)
    return Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
  }

  /// The snapshots that verify passes, by their titles.
  private func passed(_ folder: CommandFolder, _ gap: Int) throws -> Set<String> {
    try put(gap, into: folder)
    let run = try CommandRun(["verify", "-o", "check"], in: folder.path)
    #expect(!run.output.contains("failed"), "\(run.output)")
    #expect(!run.output.contains("missing"), "\(run.output)")
    var titles = Set((0..<12).flatMap { ["s\($0).120x80", "s\($0).wide"] })
    for line in run.output.split(separator: "\n") where line.hasPrefix("changed") {
      titles.remove(line.split(separator: " ")[1].description)
    }
    return titles
  }

  @Test("a run that is killed at any moment leaves each reference as it was or as it will be")
  func killed() throws {
    let folder = try CommandFolder(scenes(10))
    let duration = try time(["record"], in: folder)
    for round in 0..<Self.rounds {
      // Each round begins with references of one gap and records those of the other.
      let (old, new) = round % 2 == 0 ? (10, 30) : (30, 10)
      try put(old, into: folder)
      _ = try CommandRun(["record"], in: folder.path)
      try put(new, into: folder)
      let isAcceptance = round % 3 == 1
      if isAcceptance { _ = try CommandRun(["verify"], in: folder.path) }
      let limit = isAcceptance ? 0.06 : duration
      try kill(
        [isAcceptance ? "accept" : "record"], in: folder,
        after: limit * (Double(round) + 0.5) / Double(Self.rounds))
      let (before, after) = (try passed(folder, old), try passed(folder, new))
      #expect(before.isDisjoint(with: after))
      #expect(before.union(after).count == 24, "each of the 24 is one or the other")
    }
    _ = try CommandRun(["record"], in: folder.path)
    #expect(references(folder).count == 48, "nothing is left behind")
  }

  @Test("two runs at once on one folder leave what each of them would have left")
  func twoRuns() throws {
    let folder = try CommandFolder(scenes(10))
    _ = try CommandRun(["record"], in: folder.path)
    let expected = references(folder)
    try FileManager.default.removeItem(atPath: folder.path + "/__Snapshots__")
    let commands = try (0..<4).map {
      try RunningCommand(["record", "-o", "out\($0)"], in: folder.path)
    }
    for command in commands { #expect(try command.end().status == 0) }
    #expect(references(folder) == expected)
    #expect(expected.count == 48)
  }

  @Test("a disk that takes no more is an error with the file's name, and the old reference stays")
  func fullDisk() throws {
    let folder = try CommandFolder(scenes(10))
    _ = try CommandRun(["record"], in: folder.path)
    let before = references(folder)
    try put(30, into: folder)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/out", withIntermediateDirectories: true)
    // No file may have a byte, which is what writing to a full disk is like.
    let run = try CommandRun(
      shell: "trap '' XFSZ; ulimit -f 0; exec plumbline record -o out", in: folder.path)
    #expect(run.status == 7)
    let refused = run.error.split(separator: "\n").filter {
      $0.contains("__Snapshots__/") && $0.hasSuffix(": error: cannot be written: File too large")
    }
    #expect(refused.count == 24, "one for each reference: \(run.error)")
    #expect(references(folder) == before)
  }

  @Test("a folder that may not be written to is an error, and verify does not need to")
  func readOnlyFolder() throws {
    guard let user = PlainUser() else { return }
    let folder = try CommandFolder(["card.scene.yaml": snapshotScene()])
    user.own(folder.path)
    #expect(try user.run(["record"], in: folder.path).status == 0)
    try folder.put(snapshotScene(gap: 20), "card.scene.yaml")
    let before = references(folder)
    chmod(folder.path + "/__Snapshots__", 0o555)
    defer { chmod(folder.path + "/__Snapshots__", 0o755) }
    #expect(try user.run(["verify"], in: folder.path).status == 1)
    let run = try user.run(["record"], in: folder.path)
    #expect(run.status == 7)
    #expect(
      run.error.contains(
        "__Snapshots__/card.120x80.png: error: cannot be written: Permission denied"))
    #expect(references(folder) == before)
    #expect(try user.run(["verify"], in: folder.path).status == 1)
    #expect(try user.run(["accept"], in: folder.path).status == 7)
    #expect(references(folder) == before)
  }

  @Test("a folder in which none can be made is an error in the system's words")
  func noFolders() throws {
    guard let user = PlainUser() else { return }
    let folder = try CommandFolder(["closed/card.scene.yaml": snapshotScene()])
    user.own(folder.path)
    chmod(folder.path + "/closed", 0o555)
    defer { chmod(folder.path + "/closed", 0o755) }
    let record = try user.run(["record", "closed"], in: folder.path)
    #expect(record.status == 7)
    #expect(
      record.error.contains(
        "closed/__Snapshots__/card.120x80.png: error: cannot be written: Permission denied"))
    let verify = try user.run(["verify", "closed", "-o", "closed/out"], in: folder.path)
    #expect(verify.status == 7)
    #expect(
      verify.error.contains("closed/out/.gitignore: error: cannot be written: Permission denied"))
  }

  @Test("a folder without scenes is an error, and the results of the last run stay")
  func noScenes() throws {
    let folder = try CommandFolder(["scenes/a.scene.yaml": soundScene, "empty/a.txt": ""])
    _ = try CommandRun(["verify", "scenes"], in: folder.path)
    let results = folder.bytes(".plumbline/results.json")
    #expect(!results.isEmpty)
    for command in ["verify", "record"] {
      let run = try CommandRun([command, "empty"], in: folder.path)
      #expect(run.status == 3)
      #expect(run.output == "")
      #expect(
        run.error == "empty: error: the folder has no scenes; scene files end in .scene.yaml or "
          + ".scene.json, and 'plumbline init' writes a first one; --swift takes a folder of Swift "
          + "files\n")
    }
    #expect(folder.bytes(".plumbline/results.json") == results)
    // One that is missing among others is said as well, and fails the run.
    let mixed = try CommandRun(["verify", "scenes", "nowhere"], in: folder.path)
    #expect(mixed.status == 3)
    #expect(mixed.error.contains("nowhere: error: cannot be read: No such file or directory"))
  }

  @Test("a folder that cannot be listed is an error, and nothing in it an orphan")
  func unlistableFolder() throws {
    guard let user = PlainUser() else { return }
    let folder = try CommandFolder([
      "card.scene.yaml": snapshotScene(), "old.scene.yaml": snapshotScene(),
    ])
    user.own(folder.path)
    #expect(try user.run(["record"], in: folder.path).status == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/old.scene.yaml")
    let orphan = try user.run(["verify", "card.scene.yaml"], in: folder.path)
    #expect(orphan.status == 0 && orphan.output.contains("2 orphaned"))
    // Files can be opened by their names still, of the references and of the scenes.
    for closed in ["/__Snapshots__", ""] {
      chmod(folder.path + closed, 0o300)
      defer { chmod(folder.path + closed, 0o755) }
      let run = try user.run(["verify", "card.scene.yaml"], in: folder.path)
      #expect(run.status == 7)
      #expect(run.error.contains(": error: cannot be read: Permission denied"))
      #expect(run.output.hasSuffix("2 snapshots: 2 passed\n"), "\(run.output)")
    }
  }
}
