import Foundation
import Scenes
import TestTools
import Testing

@testable import Batches

@Suite("The records of a manifest")
struct ManifestRecordTests {
  private static let picture = PictureRecord(
    canvas: Canvas(width: 40.5, height: 30, scale: 3, name: "pad \"1\""),
    direction: .rightToLeft, theme: "dark", format: .svg, file: "Grüße 👋.pad.svg", byteCount: 12,
    sha256: "ab", conflicts: [.init(broken: "a == 1", because: ["b", "c"])],
    ambiguities: [Ambiguity(identifier: "v", name: "Label", axes: [.vertical])],
    missingScripts: [MissingScript(name: "Thai", package: nil)], key: "k")

  private static func scenes() -> [SceneRecord] {
    var failed = picture
    failed.error = "error: no"
    failed.status = .failed
    return [
      SceneRecord(scene: "a/\"b\".yaml", sha256: "1", plan: "p", pictures: [picture, picture]),
      SceneRecord(scene: "none", sha256: "2", plan: "p", pictures: []),
      SceneRecord(scene: "bad\\\n", error: .noScenes(folder: "x")),
      SceneRecord(scene: "half", sha256: "3", plan: "p", pictures: [failed]),
    ]
  }

  private static func write(_ folder: TemporaryFolder, shard: Shard? = nil) throws -> String {
    let path = folder.path + "/manifest.json"
    let writer = try ManifestWriter(
      path: path,
      .init(versions: Versions(entries: [], scriptFonts: []), settings: "s", shard: shard))
    for (number, record) in scenes().enumerated() { writer.add(record, number: number * 2) }
    let orphan = SceneRecord(scene: "a/\"b\".yaml", pictures: [picture])
    try writer.finish(.init(orphans: [orphan], isComplete: false))
    return path
  }

  @Test("are found and read back as they were written")
  func surviveTheFile() throws {
    let folder = try TemporaryFolder()
    let path = try Self.write(folder)
    let index = try #require(
      ManifestIndex(path: path, firstLine: BatchNames.manifestHead))
    #expect(index.entries.map(\.scene) == Self.scenes().map(\.scene) + ["a/\"b\".yaml"])
    #expect(index.entries.map(\.section) == [.scenes, .scenes, .scenes, .scenes, .orphans])
    var first = try #require(index.record(of: "a/\"b\".yaml"))
    #expect(first.written == Array(Self.scenes()[0].manifestText.utf8))
    first.written = nil
    #expect(first == Self.scenes()[0])
    #expect(index.record(of: "half")?.pictures.first?.error == "error: no")
    #expect(index.record(of: "bad\\\n")?.plan == "")
    #expect(index.record(of: "a/\"b\".yaml", in: .orphans)?.pictures == [Self.picture])
    #expect(index.record(of: "other") == nil)
    #expect(try folder.contents(of: "") == ["manifest.json"])
  }

  @Test("stand in a file that is JSON to everyone")
  func isJSON() throws {
    let folder = try TemporaryFolder()
    let path = try Self.write(folder, shard: Shard(index: 1, count: 2))
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let keys = [
      "complete", "manifest", "numbers", "orphans", "scenes", "settings", "shard", "versions",
    ]
    #expect(json.keys.sorted() == keys)
    #expect(json["numbers"] as? [Int] == [0, 2, 4, 6])
    let index = try #require(ManifestIndex(path: path, firstLine: BatchNames.manifestHead))
    #expect(index.head?["shard"]?["count"]?.integer == 2)
    #expect(index.field("numbers")?.elements?.count == 4)
  }

  @Test("are not looked for in other files")
  func otherFilesAreNone() throws {
    let folder = try TemporaryFolder()
    for text in ["", "{}", "{ \"name\": \"my app\" }\n", "{\n  \"manifest\": 2,\n"] {
      try OutputFile(path: folder.path + "/m").write(Array(text.utf8))
      #expect(ManifestIndex(path: folder.path + "/m", firstLine: BatchNames.manifestHead) == nil)
    }
    #expect(ManifestIndex(path: folder.path + "/none", firstLine: "") == nil)
  }

  @Test("of a journal that was cut short are those before the cut")
  func cutJournal() throws {
    let folder = try TemporaryFolder()
    let lines = Self.scenes().prefix(2).map { $0.json.text + "\n" }.joined()
    let text = Array((BatchNames.journalHead + " \"process\": \"1\" }\n" + lines).utf8)
    for cut in [1, 10, 40] {
      try OutputFile(path: folder.path + "/j").write(Array(text.dropLast(cut)))
      let index = try #require(
        ManifestIndex(path: folder.path + "/j", firstLine: BatchNames.journalHead))
      #expect(index.record(of: "a/\"b\".yaml")?.pictures.count == 2)
      #expect((index.record(of: "none") == nil) == (cut > 1))
    }
  }
}
