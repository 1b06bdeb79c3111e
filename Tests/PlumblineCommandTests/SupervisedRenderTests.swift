import Foundation
import Testing

@Suite("plumbline render under limits")
struct SupervisedRenderTests {
  @Test(
    "draws and prints what it draws and prints without",
    arguments: [
      ["--format", "png,svg", "--canvas", "60x40@2", "--canvas", "40.5x60"],
      ["--device", "iPhone 15:landscape", "--device", "iPad mini", "--show", "device,guides"],
      ["--text-size", "accessibility-large", "--direction", "rtl", "--png", "compact"],
      ["--theme", "dark", "--theme", "blue.theme.yaml", "--svg", "structured", "--format", "svg"],
      ["--svg", "structured", "--format", "svg", "--embed-source", "--animate"],
      ["--show", "dimensions:a,names", "--animate", "--canvas", "60x40"],
      ["--show", "none", "--format", "pdf", "--device", "iPhone SE", "--text-size", "small"],
      ["--margin", "40", "--exploded", "--exploded-angle", "20"],
      ["--no-exploded", "--before-canvas", "80x80", "--before-direction", "rtl", "--manifest"],
    ])
  func sameAsWithout(options: [String]) throws {
    let folder = try CommandFolder([
      "scenes/a.scene.yaml": soundScene, "scenes/b.scene.yaml": conflictingScene,
      "scenes/c.scene.json": "{\"canvases\": [{\"name\": \"c\", \"size\": \"50x50\", "
        + "\"safeArea\": 5}], \"root\": {}}",
      "scenes/d.scene.yaml": "root: { color: 3 }\n",
      "scenes/e.scene.yaml": ambiguousScene + "figure: { exploded: { spacing: 30 } }\n",
      "scenes/f.scene.yaml": soundScene + "figure: { directions: [ltr, rtl], margin: 12 }\n",
      "blue.theme.yaml": "theme: Blue\ncolors: { paper: \"#0000ff\" }\n",
    ])
    // With manifests, so that they are compared as well.
    let arguments = ["render", "scenes", "-o", "OUT"] + options
    let runs = try [("plain", []), ("limited", ["--timeout", "600", "-j", "2"])].map {
      try CommandRun(
        arguments.map { [name = $0.0] in $0 == "OUT" ? name : $0 } + $0.1, in: folder.path)
    }
    #expect(runs[1].status == 3)
    #expect(runs[0].status == 3)
    #expect(runs[1].output == runs[0].output.replacing("plain/", with: "limited/"))
    #expect(runs[1].error == runs[0].error)
    #expect(folder.bytes("limited/manifest.json") == folder.bytes("plain/manifest.json"))
    let pictures = runs[0].output.split(separator: "\n").map { $0.dropFirst("plain/".count) }
    #expect(pictures.count >= 3)
    for picture in pictures {
      #expect(!folder.bytes("plain/\(picture)").isEmpty)
      #expect(folder.bytes("plain/\(picture)") == folder.bytes("limited/\(picture)"), "\(picture)")
    }
  }

  @Test("ends a scene that takes too long, and draws the others")
  func timeout() throws {
    let slow = soundScene.replacing("100x50", with: "8000x8000")
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene, "b.scene.yaml": slow, "c.scene.yaml": soundScene,
    ])
    let run = try CommandRun(
      ["render", ".", "-o", "out", "--timeout", "3", "--png", "compact", "--animate"],
      in: folder.path)
    #expect(run.status == 3)
    #expect(run.output == "out/a.100x50.png\nout/c.100x50.png\n")
    #expect(run.error.hasPrefix("./b.scene.yaml: error: drawing took longer than 3 seconds"))
    #expect(
      folder.contents(of: "out").keys.sorted()
        == ["a.100x50.png", "c.100x50.png", "manifest.json"])
  }

  @Test("refuses scenes with too many pixels or views, by their files")
  func limits() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "b.scene.yaml": "root: {}\n"])
    let views = try CommandRun(["render", ".", "-o", "out", "--max-views", "2"], in: folder.path)
    #expect(views.status == 3)
    #expect(views.output == "out/b.390x844@2.png\n")
    #expect(views.error.hasPrefix("./a.scene.yaml: error: the scene has 3 views and guides"))
    let pixels = try CommandRun(
      ["render", ".", "-o", "other", "--max-pixels", "5000"], in: folder.path)
    #expect(pixels.output == "other/a.100x50.png\n")
    #expect(
      pixels.error
        == "./b.scene.yaml: error: the picture has 780 × 1688 = 1316640 pixels including everything "
        + "around its canvas; it may have at most 5000\n")
  }

  @Test(
    "counts every pixel of a picture, whatever is around the canvas",
    arguments: [
      ["--margin", "1000", "--canvas", "10x10@8"], ["--show", "caption", "--canvas", "70x70"],
      ["--exploded", "--canvas", "70x70"], ["--before-canvas", "90x200", "--canvas", "50x50"],
      ["--format", "pdf", "--margin", "100", "--canvas", "10x10"],
    ])
  func allPixels(options: [String]) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let limited = ["render", "a.scene.yaml", "-o", "out", "--max-pixels", "6400"] + options
    let run = try CommandRun(limited, in: folder.path)
    #expect(run.status == 3 && run.output == "")
    #expect(run.error.hasPrefix("a.scene.yaml: error: the picture has "))
    #expect(run.error.hasSuffix("it may have at most 6400\n"))
    // The product in the message is what is more than the limit.
    let numbers = run.error.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(numbers[0] * numbers[1] == numbers[2] && numbers[2] > 6400)
  }

  @Test(
    "takes constraints apart, and shows visual formats",
    arguments: [
      ["--anatomy", "eighty"], ["--anatomy", "a.height == 10"], ["--visual", "all"],
      ["--before", "older", "--before-canvas", "90x90"],
    ])
  func figureOptions(options: [String]) throws {
    let scene = conflictingScene + "  - { visual: \"H:[a(>=5)]\" }\n"
    let folder = try CommandFolder([
      "a.scene.yaml": scene, "older/a.scene.yaml": scene.replacing("10", with: "20"),
    ])
    for (name, limits) in [("plain", []), ("limited", ["--timeout", "600"])] {
      let run = try CommandRun(
        ["render", "a.scene.yaml", "-o", name] + options + limits, in: folder.path)
      #expect(run.status == 0)
      #expect(run.error.split(separator: "\n").count == 1)
    }
    #expect(folder.contents(of: "plain").count == 1)
    #expect(folder.contents(of: "plain") == folder.contents(of: "limited"))
  }

  @Test("draws what has changed only, takes away what is no longer made, and prints events")
  func incremental() throws {
    let folder = try CommandFolder(manyScenes(5))
    let arguments = ["render", "scenes", "-o", "out", "--timeout", "600", "-j", "2"]
    #expect(try CommandRun(arguments, in: folder.path).output.split(separator: "\n").count == 5)
    let whole = folder.contents(of: "out")
    #expect(try CommandRun(arguments, in: folder.path).output == "")
    // And so does a run without limits.
    #expect(try CommandRun(["render", "scenes", "-o", "out"], in: folder.path).output == "")
    #expect(folder.contents(of: "out") == whole)
    try FileManager.default.removeItem(atPath: folder.path + "/scenes/s0001.scene.yaml")
    try folder.write(soundScene, to: "scenes/s0003.scene.yaml")
    let run = try CommandRun(arguments + ["--clean", "--json"], in: folder.path)
    #expect(run.status == 0)
    let events = run.output.split(separator: "\n")
    #expect(events.count == 5)
    #expect(events.count { $0.contains("\"status\": \"unchanged\"") } == 3)
    #expect(events.last?.contains("\"drawn\": 1, \"unchanged\": 3, \"failed\": 0") == true)
    #expect(events.last?.contains("\"removed\": [\"s0001.100x50.png\"]") == true)
    let quiet = try CommandRun(arguments + ["--quiet", "--force"], in: folder.path)
    #expect(quiet.output + quiet.error == "")
  }

  @Test("draws shards whose manifests are joined into that of a whole run")
  func shards() throws {
    let folder = try CommandFolder(manyScenes(12))
    for shard in ["1/3", "2/3", "3/3"] {
      let run = try CommandRun(
        ["render", "scenes", "-o", "out", "--memory", "512", "--shard", shard], in: folder.path)
      #expect(run.status == 0)
    }
    let merge = try CommandRun(
      ["merge", "-o", "out/manifest.json"] + (1...3).map { "out/manifest.\($0)-of-3.json" },
      in: folder.path)
    #expect(merge.status == 0)
    _ = try CommandRun(["render", "scenes", "-o", "whole"], in: folder.path)
    #expect(folder.bytes("out/manifest.json") == folder.bytes("whole/manifest.json"))
  }

  @Test("keeps in the manifest what failed, and draws it again in the next run")
  func failuresAreDrawnAgain() throws {
    let folder = try CommandFolder(manyScenes(3))
    try folder.write(
      soundScene.replacing("100x50", with: "200x200"), to: "scenes/s0001.scene.yaml")
    let arguments = ["render", "scenes", "-o", "out"]
    let limited = try CommandRun(arguments + ["--max-pixels", "10000"], in: folder.path)
    #expect(limited.status == 3)
    #expect(
      limited.error.hasPrefix(
        "scenes/s0001.scene.yaml: error: the picture has 200 × 200 = 40000 pixels"))
    let scenes = try #require(try folder.manifest("out")["scenes"] as? [[String: Any]])
    let picture = try #require((scenes[1]["pictures"] as? [[String: Any]])?.first)
    #expect((picture["error"] as? String)?.contains("40000 pixels") == true)
    let next = try CommandRun(arguments + ["--timeout", "600"], in: folder.path)
    #expect(next.output == "out/s0001.200x200.png\n")
    _ = try CommandRun(["render", "scenes", "-o", "fresh"], in: folder.path)
    #expect(folder.contents(of: "out") == folder.contents(of: "fresh"))
  }

  @Test("begins no further scene after one that fails with --fail-fast")
  func failFast() throws {
    var files = manyScenes(300)
    files["scenes/s0000.scene.yaml"] = "root: [\n"
    let folder = try CommandFolder(files)
    let run = try CommandRun(
      ["render", "scenes", "-o", "out", "--timeout", "600", "--fail-fast", "-j", "1"],
      in: folder.path)
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(try folder.manifest("out")["complete"] as? Bool == false)
  }

  @Test("ends by a signal with what is in hand, and goes on in the next run")
  func interrupted() throws {
    let folder = try CommandFolder(manyScenes(200))
    let arguments = ["render", "scenes", "-o", "out", "--timeout", "600", "-j", "2"]
    let command = try RunningCommand(arguments, in: folder.path)
    command.awaitLines(5)
    command.send(SIGINT)
    let (status, error) = try command.end()
    #expect(status == 130)
    #expect(error.hasPrefix("interrupted: "))
    let drawn = command.output.count { $0 == 0x0A }
    #expect((5..<200).contains(drawn))
    #expect(folder.contents(of: "out").count == drawn + 1)
    let rest = try CommandRun(arguments, in: folder.path)
    #expect(rest.output.split(separator: "\n").count == 200 - drawn)
    _ = try CommandRun(["render", "scenes", "-o", "fresh"], in: folder.path)
    #expect(folder.contents(of: "out") == folder.contents(of: "fresh"))
  }

  @Test("goes on after SIGKILL, and takes away what its processes have left")
  func killed() throws {
    let folder = try CommandFolder(manyScenes(100))
    let arguments = ["render", "scenes", "-o", "out", "--timeout", "600", "-j", "2"]
    let command = try RunningCommand(arguments, in: folder.path)
    command.awaitLines(10)
    let run = try #require(folder.run)
    command.send(SIGKILL)
    _ = try command.end()
    // As a drawing process leaves it that dies with the machine, and as another run's has it in hand.
    try folder.write("half", to: "out/.s0050.100x50.png.999999-\(run).part")
    try folder.write("half", to: "out/.s0050.100x50.png.999999-0\(run).part")
    let rest = try CommandRun(arguments, in: folder.path)
    #expect(rest.status == 0)
    var left = folder.contents(of: "out")
    #expect(left.removeValue(forKey: ".s0050.100x50.png.999999-0\(run).part") != nil)
    _ = try CommandRun(["render", "scenes", "-o", "fresh"], in: folder.path)
    #expect(left == folder.contents(of: "fresh"))
  }

  @Test("takes away what a process that it ended has left, and nobody else's files")
  func endedProcess() throws {
    let slow = soundScene.replacing("100x50", with: "8000x8000")
    let folder = try CommandFolder(["scenes/a.scene.yaml": soundScene, "scenes/b.scene.yaml": slow])
    let command = try RunningCommand(
      [
        "render", "scenes", "-o", "out", "--timeout", "3", "-j", "1", "--png", "compact",
        "--animate",
      ], in: folder.path)
    command.awaitLines(1)
    let run = try #require(folder.run)
    let children = command.children
    #expect(children.count == 1)
    for child in children {
      try folder.write("half", to: "out/.b.8000x8000.png.\(child)-\(run).part")
      try folder.write("half", to: "out/.b.8000x8000.png.\(child)-0\(run).part")
      try folder.write("half", to: "out/.c.8000x8000.png.\(child)-\(run).part")
    }
    #expect(try command.end().status == 3)
    #expect(
      folder.contents(of: "out").keys.filter { $0.hasSuffix(".part") }.sorted()
        == children.flatMap {
          [".b.8000x8000.png.\($0)-0\(run).part", ".c.8000x8000.png.\($0)-\(run).part"]
        })
  }

  @Test("takes them for pictures in files alone")
  func noStream() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "-o", "-", "--timeout", "3"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
  }
}

extension CommandFolder {
  /// What the run that draws into the folder `out` calls itself; nil where none does.
  fileprivate var run: String? {
    let text = String(decoding: bytes("out/.manifest.journal"), as: UTF8.self)
    let line = text.split(separator: "\n").last { $0.contains("\"process\"") }
    return line?.split(separator: "\"").last { $0.contains("-") }?.split(separator: "-").last
      .map(String.init)
  }
}
