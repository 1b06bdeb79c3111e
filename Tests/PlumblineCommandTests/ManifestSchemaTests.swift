import Foundation
import Testing

@Suite("The JSON Schema of manifests")
struct ManifestSchemaTests {
  private static let scenes = [
    "scenes/a.scene.yaml": soundScene, "scenes/b.scene.yaml": conflictingScene,
    "scenes/c.scene.yaml": ambiguousScene, "scenes/d.scene.yaml": "rooot: {}\n",
    "scenes/e.scene.yaml": soundScene.replacing("text: A", with: "text: \"\\u13000\""),
    "scenes/f.scene.yaml": soundScene.replacing("100x50", with: "60.5x40@2"),
  ]

  @Test(
    "describes every manifest that the tool writes",
    arguments: [
      [], ["--format", "png,svg,pdf", "--direction", "rtl", "--theme", "dark"],
      ["--shard", "1/2"], ["--timeout", "600"], ["--max-pixels", "6000"],
      ["--show", "dimensions:a,names,margins", "--canvas", "30x30"],
    ])
  func describesManifests(options: [String]) throws {
    let folder = try CommandFolder(Self.scenes)
    _ = try CommandRun(["render", "scenes", "-o", "out"] + options, in: folder.path)
    let name = options.first == "--shard" ? "manifest.1-of-2.json" : "manifest.json"
    let manifest = try folder.manifest("out", name)
    #expect((manifest["scenes"] as? [Any])?.isEmpty == false)
    #expect(try JSONSchemaFile("manifest.schema.json").faults(of: manifest) == [])
  }

  @Test("describes those with orphans, and those of joined shards")
  func describesOthers() throws {
    let folder = try CommandFolder(Self.scenes)
    let schema = try JSONSchemaFile("manifest.schema.json")
    for shard in ["1/2", "2/2"] {
      _ = try CommandRun(["render", "scenes", "-o", "out", "--shard", shard], in: folder.path)
    }
    _ = try CommandRun(
      ["merge", "out/manifest.1-of-2.json", "out/manifest.2-of-2.json", "-o", "out/manifest.json"],
      in: folder.path)
    #expect(schema.faults(of: try folder.manifest("out")) == [])
    try FileManager.default.removeItem(atPath: folder.path + "/scenes/b.scene.yaml")
    _ = try CommandRun(["render", "scenes", "-o", "out"], in: folder.path)
    let manifest = try folder.manifest("out")
    #expect((manifest["orphans"] as? [Any])?.count == 1)
    #expect(schema.faults(of: manifest) == [])
  }

  @Test("describes those of runs that ended early")
  func describesUnfinished() throws {
    var files = manyScenes(100)
    files["scenes/s0000.scene.yaml"] = "root: [\n"
    let folder = try CommandFolder(files)
    _ = try CommandRun(
      ["render", "scenes", "-o", "out", "-j", "1", "--fail-fast"], in: folder.path)
    let manifest = try folder.manifest("out")
    #expect(manifest["complete"] as? Bool == false)
    #expect(try JSONSchemaFile("manifest.schema.json").faults(of: manifest) == [])
  }

  @Test("finds out what is wrong in one")
  func findsFaults() throws {
    let folder = try CommandFolder(["scenes/a.scene.yaml": conflictingScene])
    _ = try CommandRun(["render", "scenes", "-o", "out"], in: folder.path)
    let schema = try JSONSchemaFile("manifest.schema.json")
    let text = String(decoding: folder.bytes("out/manifest.json"), as: UTF8.self)
    for (part, other) in [
      ("\"manifest\": 1", "\"manifest\": 2"), ("\"complete\": true", "\"complete\": 1"),
      ("\"settings\"", "\"settings2\""), ("\"ltr\"", "\"down\""), ("\"scale\": 1", "\"scale\": 0"),
      ("\"broken\"", "\"brokn\""), ("\"bytes\": ", "\"bytes\": 0.5"), ("\"file\"", "\"error\""),
      ("\"key\": \"", "\"key\": \"z"), ("\"orphans\": []", "\"orphans\": {}"),
    ] {
      #expect(text.contains(part))
      let changed = Data(text.replacing(part, with: other).utf8)
      let faults = schema.faults(of: try JSONSerialization.jsonObject(with: changed))
      #expect(!faults.isEmpty, "\(part)")
    }
  }
}
