import Foundation
import Testing

/// Scenes of which every third cannot be read, in folders.
private func mixedScenes(_ count: Int) -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: (0..<count).map { number in
      let name = String(format: "%02d", number)
      let text = number % 3 == 2 ? "root: { color: 3 }\n" : soundScene
      return ("scenes/\(number % 2)/s\(name).scene.yaml", text)
    })
}

@Suite("Batches of plumbline render")
struct RenderBatchTests {
  @Test("print the same in the same order and write the same bytes with any number of jobs")
  func sameWithAnyNumberOfJobs() throws {
    let folder = try CommandFolder(mixedScenes(20))
    let canvases = ["--canvas", "60x40", "--canvas", "40x60@2", "--format", "png,svg"]
    let one = try CommandRun(
      ["render", "scenes", "-o", "one", "-j", "1"] + canvases, in: folder.path)
    #expect(one.status == 3)
    #expect(one.output.split(separator: "\n").count == 14 * 4)
    #expect(one.error.split(separator: "\n").count == 6)
    for jobs in ["2", "5", "64"] {
      let many = try CommandRun(
        ["render", "scenes", "-o", "many\(jobs)", "-j", jobs] + canvases, in: folder.path)
      #expect(many.status == 3)
      #expect(many.output == one.output.replacing("one/", with: "many\(jobs)/"))
      #expect(many.error == one.error)
      for line in one.output.split(separator: "\n") {
        let name = String(line.dropFirst(4))
        #expect(!folder.bytes("one/\(name)").isEmpty)
        #expect(folder.bytes("one/\(name)") == folder.bytes("many\(jobs)/\(name)"))
      }
    }
  }

  @Test("draw a folder's scenes at any depth by their paths, and none in hidden folders")
  func foldersAreSorted() throws {
    let folder = try CommandFolder([
      "b/2.scene.yaml": soundScene, "b/1.scene.json": "{\"root\": {}}", "a.scene.yml": soundScene,
      "b/.git/3.scene.yaml": soundScene, "notes.yaml": "",
    ])
    let run = try CommandRun(["render", ".", "-o", "out", "--canvas", "9x9"], in: folder.path)
    #expect(run.output == "out/a.9x9.png\nout/1.9x9.png\nout/2.9x9.png\n")
  }

  @Test("end early with --fail-fast, after the first scene that fails")
  func failFast() throws {
    let folder = try CommandFolder(mixedScenes(60))
    let run = try CommandRun(
      ["render", "scenes", "-o", "out", "-j", "1", "--fail-fast"], in: folder.path)
    #expect(run.status == 3)
    let drawn = run.output.split(separator: "\n").count
    #expect(drawn >= 2)
    #expect(drawn < 40)
    #expect(folder.files.filter { $0.hasSuffix(".png") }.count == drawn)
  }

  @Test("draw every theme that is asked for as that theme alone would be")
  func themes() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let both = try CommandRun(
      ["render", "a.scene.yaml", "-o", "both", "--theme", "dark", "--theme", "print"],
      in: folder.path)
    #expect(both.output == "both/a.100x50-dark.png\nboth/a.100x50-print.png\n")
    for theme in ["dark", "print"] {
      _ = try CommandRun(["render", "a.scene.yaml", "--theme", theme], in: folder.path)
      let name = "a.100x50-\(theme).png"
      #expect(!folder.bytes(name).isEmpty)
      #expect(folder.bytes(name) == folder.bytes("both/\(name)"))
    }
    let same = try CommandRun(
      ["render", "a.scene.yaml", "--theme", "dark", "--theme", "dark"], in: folder.path)
    #expect(same.status == 0)
    #expect(same.output == "a.100x50-dark.png\n")
  }

  @Test("report canvases of one name in a scene, and draw the other scenes")
  func oneName() throws {
    let twice = "canvases: [{ name: a, size: 9x9 }, { name: a, size: 8x8 }]\nroot: {}\n"
    let folder = try CommandFolder(["1.scene.yaml": twice, "2.scene.yaml": soundScene])
    let run = try CommandRun(["render", ".", "-o", "out"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "out/2.100x50.png\n")
    #expect(
      run.error == "./1.scene.yaml: error: two pictures would both be drawn to out/1.a.png; give "
        + "canvases different names\n")
  }

  @Test("refuse scenes whose names and canvases make one name, before anything is drawn")
  func dottedNames() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": "canvases: [{ name: b.9x9, size: 9x9 }]\nroot: {}\n",
      "a.b.scene.yaml": "canvases: [9x9]\nroot: {}\n", "c.scene.yaml": soundScene,
    ])
    let run = try CommandRun(["render", ".", "-o", "out"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains("would both be drawn to out/a.b.9x9.png"))
    #expect(!folder.files.contains("out"))
  }
}
