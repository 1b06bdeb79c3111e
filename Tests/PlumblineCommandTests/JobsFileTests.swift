import Foundation
import Testing

@Suite("plumbline render --jobs-file")
struct JobsFileTests {
  @Test("draws what render draws, byte by byte, with results in the order of the lines")
  func sameAsRender() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "b.scene.yaml": conflictingScene])
    var lines: [String] = []
    for (scene, canvas, theme, format) in [
      ("a", "60x40", "dark", "png"), ("a", "40x60@2", "dark", "svg"),
      ("b", "60x40", "print", "png"),
      ("a", "60x40", "light", "pdf"), ("b", "90x90", "dark", "png"), ("a", "60x40", "dark", "pdf"),
    ] {
      _ = try CommandRun(
        [
          "render", "\(scene).scene.yaml", "--canvas", canvas, "--theme", theme, "--format", format,
          "-o", "render", "--direction", "rtl",
        ], in: folder.path)
      let name = "\(scene).\(canvas)-rtl-\(theme).\(format)"
      lines.append(
        try jobLine([
          "id": name, "scene": "\(scene).scene.yaml", "canvas": canvas, "theme": theme,
          "direction": "rtl", "output": "jobs/\(name)",
        ]))
    }
    let input = lines.joined(separator: "\n")
    for jobs in ["1", "3"] {
      let run = try CommandRun(
        ["render", "--jobs-file", "-", "-j", jobs], in: folder.path, input: input)
      #expect(run.status == 0)
      let results = try run.output.split(separator: "\n").map { try WorkerRun.Result($0) }
      #expect(results.map(\.line) == [1, 2, 3, 4, 5, 6])
      for result in results {
        #expect(result.status == "drawn")
        #expect(result.output == "jobs/\(result.id)")
        #expect(!folder.bytes("render/\(result.id)").isEmpty)
        #expect(folder.bytes("jobs/\(result.id)") == folder.bytes("render/\(result.id)"))
        #expect(folder.bytes("jobs/\(result.id)").count == result.bytes)
      }
      // The conflicts of two jobs, as render says them.
      #expect(run.error.split(separator: "\n").count == 2)
      #expect(run.error.contains("b.scene.yaml: warning: at 60x40 'eighty: a.width == 80' cannot"))
    }
  }

  @Test(
    "says all of a figure that render's options can",
    arguments: [
      (["--anatomy", "eighty"], ["anatomy": "eighty"]),
      (["--visual", "all", "--margin", "30"], ["visual": "all", "margin": 30]),
      (
        ["--exploded", "--exploded-angle", "-20"], ["exploded": ["angle": -20]]
      ), (["--no-exploded"], ["exploded": false]),
      (["--before", "old.scene.yaml"], ["before": "old.scene.yaml"]),
      (
        ["--before-canvas", "50x50", "--before-direction", "rtl"],
        ["before": ["canvas": "50x50", "direction": "rtl"]]
      ),
    ] as [([String], [String: any Sendable])])
  func figureOptions(options: [String], members: [String: any Sendable]) throws {
    let scene =
      conflictingScene + "  - { visual: \"H:[a(>=5)]\" }\nfigure: { exploded: { spacing: 20 } }\n"
    let folder = try CommandFolder([
      "a.scene.yaml": options.first?.hasPrefix("--before") == true
        ? scene.replacing("exploded: { spacing: 20 }", with: "margin: 9") : scene,
      "old.scene.yaml": conflictingScene.replacing("10", with: "20"),
    ])
    let render = try CommandRun(
      ["render", "a.scene.yaml", "-o", "render.png"] + options, in: folder.path)
    #expect(render.status == 0)
    let job: [String: Any] = members.merging([
      "scene": "a.scene.yaml", "output": "job.png",
    ]) { $1 }
    let line = try jobLine(job)
    #expect(
      try JSONSchemaFile("job.schema.json").faults(
        of: JSONSerialization.jsonObject(with: Data(line.utf8))) == [])
    let run = try CommandRun(["render", "--jobs-file", "-"], in: folder.path, input: line)
    #expect(run.status == 0)
    #expect(!folder.bytes("render.png").isEmpty)
    #expect(folder.bytes("job.png") == folder.bytes("render.png"))
  }

  @Test("names the line of a job for a constraint that its scene does not have")
  func unknownConstraint() throws {
    let folder = try CommandFolder(["a.scene.yaml": conflictingScene])
    let run = try CommandRun(
      ["render", "--jobs-file", "-"], in: folder.path,
      input: #"{"scene": "a.scene.yaml", "anatomy": "eigty"}"#)
    #expect(run.status == 3)
    #expect(run.error.hasPrefix("stdin:1: error: "))
    #expect(run.error.contains("did you mean 'eighty'?"))
    #expect(try WorkerRun.Result(run.output).cause == "job")
  }

  @Test("goes on after a line that is wrong, names its place, and exits with 3 at the end")
  func badLines() throws {
    let good = #"{"scene": "a.scene.yaml", "output": "NAME.png"}"#
    let file = [
      good.replacing("NAME", with: "1"),
      #"  {"id": "two", "scene": "a.scene.yaml", "canvs": "9x9"}"#,
      "", "no JSON", #"{"scene": "b.scene.yaml"}"#, #"{"scene": "c.scene.yaml"}"#,
      good.replacing("NAME", with: "7"),
    ]
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene, "b.scene.yaml": "root:\n  color: red\n",
      "jobs.ndjson": file.joined(separator: "\n"),
    ])
    let unread = try CommandRun(["render", "--jobs-file", "."], in: folder.path)
    #expect(unread.error == ".: error: cannot be read: Is a directory\n" && unread.status == 3)
    let run = try CommandRun(["render", "--jobs-file", "jobs.ndjson"], in: folder.path)
    #expect(run.status == 3)
    let results = try run.output.split(separator: "\n").map { try WorkerRun.Result($0) }
    #expect(results.map(\.line) == [1, 2, 4, 5, 6, 7])
    #expect(results.map(\.id) == ["1", "two", "4", "5", "6", "7"])
    #expect(results.map(\.cause) == [nil, "job", "job", "input", "input", nil])
    let entry = try #require(results[3].errors?.first)
    #expect([entry.line, entry.column] == [2, 3])
    #expect(entry.file == "b.scene.yaml")
    #expect(
      run.error.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "jobs.ndjson:2:42:", "jobs.ndjson:4:1:", "b.scene.yaml:2:3:", "c.scene.yaml:",
      ])
    #expect(run.error.contains("'canvs' is not a key of a job; did you mean 'canvas'?"))
    #expect(folder.files.contains("1.png"))
    #expect(folder.files.contains("7.png"))
  }

  @Test("has the picture in the result where the job names no output")
  func pictureInResult() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let lines = try [
      jobLine(["scene": ["name": "inline.scene.yaml", "text": soundScene]]),
      jobLine(["scene": "a.scene.yaml", "output": "a.png"]),
    ]
    let run = try CommandRun(
      ["render", "--jobs-file", "-"], in: folder.path, input: lines.joined(separator: "\n"))
    let results = try run.output.split(separator: "\n").map { try WorkerRun.Result($0) }
    #expect(results[0].pictureBytes == folder.bytes("a.png"))
    #expect(results[1].picture == nil)
  }

  @Test("is an error if a scene in a line names an image, because the scene has no folder")
  func imagesOfTexts() throws {
    let folder = try CommandFolder(["photo.png": ""])
    let text = "root:\n  subviews: [{ id: a, class: ImageView, image: photo.png }]\n"
    let line = try jobLine(["scene": ["name": "a.scene.yaml", "text": text]])
    let run = try CommandRun(["render", "--jobs-file", "-"], in: folder.path, input: line)
    #expect(run.status == 3)
    #expect(
      run.error
        == "a.scene.yaml:2:48: error: the image 'photo.png' can't be read: this scene isn't in a folder\n"
    )
  }

  @Test("exits with 7 where an output cannot be written, and with 3 where a line is wrong as well")
  func exitCodes() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "file": ""])
    let line = #"{"scene": "a.scene.yaml", "output": "file/a.png"}"#
    let run = try CommandRun(["render", "--jobs-file", "-"], in: folder.path, input: line)
    #expect(run.status == 7)
    #expect(run.error == "file/a.png: error: cannot be written: part of its path is not a folder\n")
    #expect(try WorkerRun.Result(run.output).cause == "output")
    let both = try CommandRun(
      ["render", "--jobs-file", "-"], in: folder.path, input: line + "\nx")
    #expect(both.status == 3)
    let none = try CommandRun(["render", "--jobs-file", "none.ndjson"], in: folder.path)
    #expect(none.status == 3)
    #expect(none.error == "none.ndjson: error: cannot be read: No such file or directory\n")
  }

  @Test("begins no further job after one that fails with --fail-fast")
  func failFast() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let good = #"{"scene": "a.scene.yaml", "canvas": "9x9"}"# + "\n"
    let input = good + "broken\n" + String(repeating: good, count: 200)
    let run = try CommandRun(
      ["render", "--jobs-file", "-", "-j", "1", "--fail-fast"], in: folder.path, input: input)
    #expect(run.status == 3)
    let count = run.output.split(separator: "\n").count
    #expect(count >= 2)
    #expect(count < 20)
  }

  @Test(
    "takes nothing beside it that a job says by itself",
    arguments: [
      ["a.scene.yaml"], ["-o", "out"], ["--canvas", "9x9"], ["--theme", "dark"],
      ["--format", "svg"], ["--show", "none"], ["--device", "iPhone 15"], ["--direction", "rtl"],
    ])
  func refusedOptions(others: [String]) throws {
    let folder = try CommandFolder(["jobs.ndjson": ""])
    let run = try CommandRun(["render", "--jobs-file", "jobs.ndjson"] + others, in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains("cannot be used with --jobs-file"))
    #expect(run.output == "")
  }

  @Test("gives pictures that do not depend on the jobs before them")
  func independentJobs() throws {
    let changed = soundScene.replacing("1/2", with: "1/3")
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let jobs: [[String: Any]] = [
      ["scene": ["name": "a.scene.yaml", "text": soundScene], "canvas": "50x50"],
      ["scene": ["name": "a.scene.yaml", "text": changed], "canvas": "50x50"],
      ["scene": "a.scene.yaml", "canvas": "50x50", "show": ["guides", "tints"]],
      ["scene": "a.scene.yaml", "canvas": "50x50", "show": [String]()],
      ["scene": "a.scene.yaml", "canvas": "50x50", "scale": 2],
      ["scene": "a.scene.yaml", "canvas": "50x50", "textSize": "accessibility-large"],
      ["scene": "a.scene.yaml", "canvas": "50x50", "theme": ["name": "t", "text": "base: dark"]],
      ["scene": "a.scene.yaml", "canvas": "50x50", "format": "svg", "svg": "structured"],
      ["scene": "a.scene.yaml", "canvas": "50x50", "animate": true],
      ["scene": "a.scene.yaml", "device": "iPhone 15:landscape"],
    ]
    let lines = try jobs.map(jobLine)
    let all = try CommandRun(
      ["render", "--jobs-file", "-", "-j", "1"], in: folder.path,
      input: (lines + lines.reversed()).joined(separator: "\n"))
    let results = try all.output.split(separator: "\n").map { line in
      try #require(try WorkerRun.Result(line).picture)
    }
    #expect(results.count == 20)
    #expect(Array(results[..<10]) == results[10...].reversed())
    #expect(Set(results).count == 10)
  }
}
