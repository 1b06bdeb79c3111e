import Foundation
import Testing

@Suite("The manifest of plumbline render")
struct ManifestTests {
  @Test("says of each picture what it shows, how it is coded and what came of its layout")
  func saysWhatThereIs() throws {
    let folder = try CommandFolder([
      "scenes/a.scene.yaml": soundScene, "scenes/b.scene.yaml": conflictingScene,
      "scenes/c.scene.yaml": ambiguousScene, "scenes/d.scene.yaml": "rooot: {}\n",
    ])
    let run = try CommandRun(
      ["render", "scenes", "-o", "out", "--format", "png,svg", "--theme", "dark"], in: folder.path)
    #expect(run.status == 3)
    let manifest = try folder.manifest("out")
    #expect(manifest["complete"] as? Bool == true)
    let scenes = try #require(manifest["scenes"] as? [[String: Any]])
    #expect(
      scenes.map { $0["scene"] as? String }
        == ["a", "b", "c", "d"].map { "scenes/\($0).scene.yaml" })
    let pictures = scenes.map { $0["pictures"] as? [[String: Any]] ?? [] }
    #expect(pictures.map(\.count) == [2, 2, 2, 0])
    let first = pictures[0][0]
    #expect(first["file"] as? String == "a.100x50-dark.png")
    #expect(first["format"] as? String == "png")
    #expect(first["theme"] as? String == "dark")
    #expect(first["direction"] as? String == "ltr")
    #expect((first["canvas"] as? [String: Any])?["width"] as? Int == 100)
    #expect(first["bytes"] as? Int == folder.bytes("out/a.100x50-dark.png").count)
    #expect((first["conflicts"] as? [Any])?.isEmpty == true)
    let conflicts = try #require(pictures[1][1]["conflicts"] as? [[String: Any]])
    #expect(conflicts.first?["broken"] as? String == "eighty: a.width == 80")
    let ambiguities = try #require(pictures[2][0]["ambiguities"] as? [[String: Any]])
    #expect(ambiguities.first?["id"] as? String == "a")
    #expect(ambiguities.first?["axes"] as? [String] == ["horizontal"])
    #expect((scenes[3]["error"] as? String)?.contains("'rooot'") == true)
  }

  @Test("has hashes that other programs compute as well")
  func hashesAreSHA256() throws {
    let folder = try CommandFolder(manyScenes(2))
    _ = try CommandRun(["render", "scenes", "-o", "out"], in: folder.path)
    let scenes = try #require(try folder.manifest("out")["scenes"] as? [[String: Any]])
    for scene in scenes {
      let picture = try #require((scene["pictures"] as? [[String: Any]])?.first)
      for (file, hash) in [
        (scene["scene"] as? String, scene["sha256"]),
        ((picture["file"] as? String).map { "out/" + $0 }, picture["sha256"]),
      ] {
        let run = try CommandRun(shell: "sha256sum \(try #require(file))", in: folder.path)
        #expect(run.output.prefix(64).description == hash as? String)
      }
    }
  }

  @Test("has the same bytes with any number of jobs")
  func sameWithAnyNumberOfJobs() throws {
    var files = manyScenes(30)
    files["scenes/s0007.scene.yaml"] = "root: 3\n"
    let folder = try CommandFolder(files)
    for jobs in ["1", "3", "16"] {
      _ = try CommandRun(["render", "scenes", "-o", "out\(jobs)", "-j", jobs], in: folder.path)
    }
    #expect(folder.contents(of: "out1").count == 30)
    #expect(folder.contents(of: "out1") == folder.contents(of: "out3"))
    #expect(folder.contents(of: "out1") == folder.contents(of: "out16"))
  }

  @Test(
    "is there for batches into a folder, and for nothing else unless it is asked for",
    arguments: [
      (["scenes", "-o", "out"], true), (["scenes/a.scene.yaml", "-o", "out"], false),
      (["scenes/a.scene.yaml", "scenes/b.scene.yaml", "-o", "out"], true),
      (["scenes/a.scene.yaml", "-o", "out", "--manifest"], true),
      (["scenes", "-o", "out", "--no-manifest"], false),
      (["scenes/a.scene.yaml", "-o", "out/a.png"], false),
    ])
  func whenThereIsOne(arguments: [String], isThere: Bool) throws {
    let folder = try CommandFolder([
      "scenes/a.scene.yaml": soundScene, "scenes/b.scene.yaml": soundScene,
    ])
    #expect(try CommandRun(["render"] + arguments, in: folder.path).status == 0)
    #expect(folder.files.contains("out/manifest.json") == isThere)
    #expect(!folder.contents(of: "out").keys.contains { $0.hasPrefix(".") })
  }

  @Test("is left out of the current folder unless it is asked for")
  func currentFolder() throws {
    let folder = try CommandFolder(manyScenes(2))
    _ = try CommandRun(["render", "scenes"], in: folder.path)
    #expect(!folder.files.contains("manifest.json"))
    _ = try CommandRun(["render", "scenes", "--manifest"], in: folder.path)
    #expect(folder.files.contains("manifest.json"))
    #expect(try CommandRun(["render", "scenes", "--manifest"], in: folder.path).output == "")
  }

  @Test("never takes the place of another program's file")
  func foreignFileStays() throws {
    var files = manyScenes(2)
    files["out/manifest.json"] = "{ \"name\": \"An app\" }\n"
    let folder = try CommandFolder(files)
    let run = try CommandRun(["render", "scenes", "-o", "out"], in: folder.path)
    #expect(run.status == 7)
    #expect(run.error.hasPrefix("out/manifest.json: error: this is not a manifest"))
    #expect(Array(folder.contents(of: "out").keys) == ["manifest.json"])
    #expect(folder.bytes("out/manifest.json") == Array("{ \"name\": \"An app\" }\n".utf8))
  }

  @Test(
    "takes the place of an empty file, and of its own that was damaged, and draws what they lack")
  func damagedManifest() throws {
    let folder = try CommandFolder(manyScenes(3))
    let arguments = ["render", "scenes", "-o", "out"]
    #expect(try CommandRun(arguments, in: folder.path).status == 0)
    let whole = folder.contents(of: "out")
    let text = String(decoding: folder.bytes("out/manifest.json"), as: UTF8.self)
    let place = try #require(text.range(of: "s0002.scene.yaml")).lowerBound
    for (left, drawn) in [
      ("", 3), (String(text[..<place]), 1), (text.replacing("\"key\"", with: "x"), 3),
    ] {
      try folder.write(left, to: "out/manifest.json")
      let run = try CommandRun(arguments, in: folder.path)
      #expect(run.status == 0)
      #expect(run.output.split(separator: "\n").count == drawn)
      #expect(folder.contents(of: "out") == whole)
    }
  }

  @Test(
    "and what belongs to it are refused where there can be none",
    arguments: [
      ["-o", "-", "--manifest"], ["-o", "a.png", "--clean"], ["-o", "a.png", "--shard", "1/2"],
      ["-o", "-", "--json"], ["-o", "out", "--clean", "--no-manifest"],
      ["-o", "out", "--quiet", "--json"], ["-o", "out", "--shard", "3/2"],
    ])
  func refusesNonsense(arguments: [String]) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(["render", "a.scene.yaml"] + arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains("error: ") || run.error.contains("Error: "))
    #expect(folder.files == ["a.scene.yaml"])
  }
}
