import Foundation
import Testing

@Suite("plumbline merge")
struct MergeCommandTests {
  private static func draw(
    _ folder: CommandFolder, _ shard: String, _ options: [String] = [], into out: String = "out"
  ) throws {
    let run = try CommandRun(
      ["render", "scenes", "-o", out, "--shard", shard] + options, in: folder.path)
    #expect(run.status == 0)
  }

  private static func merge(_ folder: CommandFolder, _ names: [String]) throws -> CommandRun {
    let paths = names.map { "out/manifest.\($0).json" }
    return try CommandRun(["merge", "-o", "out/manifest.json"] + paths, in: folder.path)
  }

  @Test("gives the manifest and the pictures of a whole run, shards in any order and at once")
  func sameAsWholeRun() throws {
    let folder = try CommandFolder(manyScenes(30))
    let shards = try (1...3).map { number in
      try RunningCommand(
        ["render", "scenes", "-o", "out", "--shard", "\(number)/3"], in: folder.path)
    }
    for shard in shards { #expect(try shard.end().status == 0) }
    let names = ["3-of-3", "1-of-3", "2-of-3"]
    let run = try Self.merge(folder, names)
    #expect(run.status == 0)
    #expect(run.output == "out/manifest.json\n")
    _ = try CommandRun(["render", "scenes", "-o", "whole"], in: folder.path)
    var merged = folder.contents(of: "out")
    for name in names { #expect(merged.removeValue(forKey: "manifest.\(name).json") != nil) }
    #expect(merged == folder.contents(of: "whole"))
    // The whole batch goes on from there, and so does each shard.
    #expect(try CommandRun(["render", "scenes", "-o", "out"], in: folder.path).output == "")
    let again = try CommandRun(
      ["render", "scenes", "-o", "out", "--shard", "2/3"], in: folder.path)
    #expect(again.output == "")
  }

  @Test("leaves what shards of any number go on from")
  func otherNumberOfShards() throws {
    let folder = try CommandFolder(manyScenes(12))
    for shard in ["1/2", "2/2"] { try Self.draw(folder, shard) }
    #expect(try Self.merge(folder, ["1-of-2", "2-of-2"]).status == 0)
    for number in 1...3 {
      let arguments = ["render", "scenes", "-o", "out", "--shard", "\(number)/3", "--clean"]
      let run = try CommandRun(arguments, in: folder.path)
      #expect(run.status == 0)
      #expect(run.output == "")
      #expect(run.error == "")
    }
    #expect(folder.files.count { $0.hasSuffix(".png") } == 12)
    #expect(try Self.merge(folder, ["1-of-3", "2-of-3", "3-of-3"]).status == 0)
  }

  @Test("names shards that are missing, there twice, or of another number")
  func missingShards() throws {
    let folder = try CommandFolder(manyScenes(12))
    for shard in ["1/3", "3/3", "1/2"] { try Self.draw(folder, shard) }
    let missing = try Self.merge(folder, ["1-of-3", "3-of-3"])
    #expect(missing.status == 3)
    #expect(missing.error.hasSuffix("the manifests of other shards are missing: 2/3\n"))
    let twice = try Self.merge(folder, ["1-of-3", "1-of-3"])
    #expect(twice.status == 3)
    #expect(twice.error.contains("this is shard 1/3, and so is 'out/manifest.1-of-3.json'"))
    let mixed = try Self.merge(folder, ["1-of-3", "1-of-2"])
    #expect(
      mixed.error
        == "out/manifest.1-of-2.json: error: this is shard 1/2, and 'out/manifest.1-of-3.json' is shard 1/3\n"
    )
    #expect(!folder.files.contains("out/manifest.json"))
  }

  @Test("names the first of very many shards that are missing")
  func manyMissingShards() throws {
    let folder = try CommandFolder(manyScenes(1))
    let count = "9000000000000000"
    try Self.draw(folder, "2/\(count)")
    let run = try Self.merge(folder, ["2-of-\(count)"])
    #expect(run.status == 3)
    let missing = [1, 3, 4, 5, 6, 7, 8, 9].map { "\($0)/\(count)" }.joined(separator: ", ")
    #expect(run.error.hasSuffix("the manifests of other shards are missing: \(missing), …\n"))
  }

  @Test("names shards that were drawn with other options, or are no shards")
  func otherOptions() throws {
    let folder = try CommandFolder(manyScenes(12))
    try Self.draw(folder, "1/2")
    try Self.draw(folder, "2/2", ["--theme", "dark"])
    let options = try Self.merge(folder, ["1-of-2", "2-of-2"])
    #expect(options.status == 3)
    #expect(options.error.contains("different options than 'out/manifest.1-of-2.json'"))
    _ = try CommandRun(["render", "scenes", "-o", "whole"], in: folder.path)
    let whole = try CommandRun(["merge", "whole/manifest.json", "scenes"], in: folder.path)
    #expect(whole.status == 3)
    #expect(whole.error.contains("the manifest of a whole batch"))
    #expect(whole.error.contains("scenes: error: "))
  }

  @Test("names versions that differ, and which")
  func otherVersions() throws {
    let folder = try CommandFolder(manyScenes(12))
    try Self.draw(folder, "1/2")
    try Self.draw(folder, "2/2")
    let name = "out/manifest.2-of-2.json"
    let text = String(decoding: folder.bytes(name), as: UTF8.self)
    let start = try #require(text.range(of: "\"cairo\": \"")).upperBound
    let version = text[start...].prefix { $0 != "\"" }
    try folder.write(
      text.replacing("\"cairo\": \"\(version)\"", with: "\"cairo\": \"0.1\""), to: name)
    let run = try Self.merge(folder, ["1-of-2", "2-of-2"])
    #expect(run.status == 3)
    #expect(
      run.error.contains("with cairo 0.1, and 'out/manifest.1-of-2.json' with cairo \(version)"))
  }

  @Test("notices shards that were interrupted, or given other scenes than each other")
  func otherScenes() throws {
    let folder = try CommandFolder(manyScenes(40))
    let command = try RunningCommand(
      ["render", "scenes", "-o", "out", "--shard", "1/2", "-j", "1"], in: folder.path)
    command.awaitLines(1)
    command.send(SIGINT)
    #expect(try command.end().status == 130)
    try Self.draw(folder, "2/2")
    let interrupted = try Self.merge(folder, ["1-of-2", "2-of-2"])
    #expect(interrupted.status == 3)
    #expect(interrupted.error.contains("shard 1/2 was interrupted; draw the rest of it first"))
    for number in 0..<10 { try folder.write(soundScene, to: "scenes/r\(number).scene.yaml") }
    try Self.draw(folder, "1/2")
    let other = try Self.merge(folder, ["1-of-2", "2-of-2"])
    #expect(other.status == 3)
    #expect(other.error.contains("were given different scenes"))
  }
}
