import Foundation
import Testing

@Suite("plumbline render")
struct RenderCommandTests {
  @Test("writes one file for each canvas and format, and prints the paths")
  func writesFiles() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(
      [
        "render", "a.scene.yaml", "-o", "out", "--canvas", "60x40", "--canvas", "60x40@2",
        "--format", "png,svg,pdf",
      ], in: folder.path)
    #expect(run.status == 0)
    #expect(run.error == "")
    let names = ["60x40", "60x40@2"].flatMap { canvas in
      ["png", "svg", "pdf"].map { "a.\(canvas).\($0)" }
    }
    #expect(run.output == names.map { "out/\($0)\n" }.joined())
    #expect(folder.files == ["a.scene.yaml", "out"] + names.map { "out/\($0)" }.sorted())
    #expect(Array(folder.bytes("out/a.60x40.png").prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    #expect(String(decoding: folder.bytes("out/a.60x40.pdf").prefix(5), as: UTF8.self) == "%PDF-")
  }

  @Test("names direction and theme where the command line asks for them")
  func namesWhatWasAskedFor() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "--direction", "rtl", "--theme", "dark"], in: folder.path)
    #expect(run.output == "a.100x50-rtl-dark.png\n")
  }

  @Test("gives the same bytes with any number of jobs, for files and for the stream")
  func bytesDoNotDependOnJobs() throws {
    let scenes = Dictionary(
      uniqueKeysWithValues: (0..<6).map { ("\($0).scene.yaml", soundScene) })
    let folder = try CommandFolder(scenes)
    _ = try CommandRun(["render", ".", "-o", "one", "--jobs", "1"], in: folder.path)
    _ = try CommandRun(["render", ".", "-o", "four", "--jobs", "4"], in: folder.path)
    for index in 0..<6 {
      let one = folder.bytes("one/\(index).100x50.png")
      #expect(!one.isEmpty)
      #expect(one == folder.bytes("four/\(index).100x50.png"))
    }
    let streamed = try CommandRun(
      ["render", "-", "-o", "-", "--format", "svg"], in: folder.path, input: soundScene)
    #expect(streamed.status == 0)
    #expect(streamed.output.hasPrefix("<?xml"))
  }

  @Test("never reads the system's configuration of fonts")
  func forgoesSystemFonts() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "fonts.conf": "<broken"])
    // Fontconfig complains about what it cannot parse, on standard error.
    let environment = ["FONTCONFIG_FILE": folder.path + "/fonts.conf"]
    let run = try CommandRun(
      ["render", "a.scene.yaml"], of: CommandRun.executable, in: folder.path,
      environment: environment)
    #expect(run.status == 0)
    #expect(run.error == "")
  }

  @Test("packs PNG files fast unless they are to be compact")
  func codings() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    for (name, arguments) in [
      ("usual", []), ("fast", ["--png", "fast"]), ("compact", ["--png", "compact"]),
    ] {
      let run = try CommandRun(
        ["render", "a.scene.yaml", "-o", "\(name).png"] + arguments, in: folder.path)
      #expect(run.status == 0)
    }
    #expect(folder.bytes("usual.png") == folder.bytes("fast.png"))
    #expect(folder.bytes("compact.png").count < folder.bytes("fast.png").count)
  }

  @Test("writes a single picture to the file that -o names")
  func writesNamedFile() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(["render", "a.scene.yaml", "-o", "x/y.png"], in: folder.path)
    #expect(run.output == "x/y.png\n")
    #expect(folder.files.contains("x/y.png"))
    let many = try CommandRun(
      ["render", "a.scene.yaml", "-o", "z.png", "--canvas", "1x1", "--canvas", "2x2"],
      in: folder.path)
    #expect(many.status == 2)
    #expect(!folder.files.contains("z.png"))
  }

  @Test("says a conflict once for each canvas, however many themes and directions there are")
  func conflictOfThemes() throws {
    let folder = try CommandFolder(["c.scene.yaml": conflictingScene])
    let run = try CommandRun(
      [
        "render", "c.scene.yaml", "--theme", "dark", "--theme", "print", "--direction", "ltr",
        "--direction", "rtl", "--canvas", "100x50", "--canvas", "120x50",
      ], in: folder.path)
    #expect(run.output.split(separator: "\n").count == 8)
    #expect(run.error.split(separator: "\n").count == 2)
  }

  @Test("draws a scene with a conflict, and says which constraint lost")
  func drawsConflicts() throws {
    let folder = try CommandFolder(["c.scene.yaml": conflictingScene])
    let run = try CommandRun(["render", "c.scene.yaml"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.output == "c.100x50.png\n")
    #expect(
      run.error == "c.scene.yaml: warning: at 100x50 'eighty: a.width == 80' cannot hold because "
        + "of 'ninety: a.width >= 90'; it was left out\n")
  }

  @Test("says once for each canvas which views are ambiguous, in every way of drawing")
  func ambiguity() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": ambiguousScene, "scenes/a.scene.yaml": ambiguousScene,
      "jobs.ndjson": #"{"scene": "a.scene.yaml", "output": "j.png"}"# + "\n",
    ])
    let arguments = ["--theme", "dark", "--theme", "light"]
    let two = try CommandRun(
      ["render", "a.scene.yaml", "--canvas", "100x50", "--canvas", "90x50"] + arguments,
      in: folder.path)
    #expect(two.status == 0)
    func warning(_ scene: String, _ canvas: String) -> String {
      "\(scene): warning: at \(canvas) the layout is ambiguous: constraints do not determine "
        + "'a' horizontally\n"
    }
    #expect(two.error == warning("a.scene.yaml", "100x50") + warning("a.scene.yaml", "90x50"))
    // A manifest knows what it was told.
    for _ in 0..<2 {
      let run = try CommandRun(["render", "scenes", "-o", "out"], in: folder.path)
      #expect(run.error == warning("scenes/a.scene.yaml", "100x50"))
    }
    for arguments in [
      ["render", "a.scene.yaml", "-o", "-", "--format", "svg"],
      ["render", "a.scene.yaml", "--timeout", "60"], ["render", "--jobs-file", "jobs.ndjson"],
      ["sheet", "a.scene.yaml", "-o", "sheet.png"],
    ] {
      let run = try CommandRun(arguments, in: folder.path)
      #expect(run.status == 0)
      #expect(run.error == warning("a.scene.yaml", "100x50"))
    }
  }

  @Test("says that none shows the views alone, and which other word it does not know")
  func showNone() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    for (list, message) in [
      ("none,guides", "'none' shows only the views; leave it out, or leave out guides"),
      ("none,gides", "'gides' cannot be shown in a figure; did you mean 'guides'?"),
      (",", "the list is empty; 'none' shows only the views"),
    ] {
      let run = try CommandRun(["render", "a.scene.yaml", "--show", list], in: folder.path)
      #expect(run.status == 2)
      #expect(run.error.contains(message), "\(run.error)")
    }
    #expect(
      try CommandRun(["render", "a.scene.yaml", "--show", "None"], in: folder.path).status == 0)
  }

  @Test("names a dozen of many ambiguous views, and says nothing of guides")
  func manyAmbiguities() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": """
      canvases: [100x50]
      root:
        guides: [column]
        subviews: [\((1...15).map { "{ id: v\($0) }" }.joined(separator: ", "))]
      constraints:
        - column.leading >= root.leading
        - (\((1...15).map { "v\($0)" }.joined(separator: ", "))).top >= root.top

      """
    ])
    let run = try CommandRun(["render", "a.scene.yaml"], in: folder.path)
    #expect(run.error.hasSuffix("'v11' vertically, 'v12' vertically and 3 more\n"))
    #expect(!run.error.contains("column"))
  }

  @Test(
    "fails with --strict on conflicts and on ambiguous views, having drawn them",
    arguments: [(soundScene, 0), (conflictingScene, 4), (ambiguousScene, 5)] as [(String, Int32)])
  func strict(scene: String, status: Int32) throws {
    let folder = try CommandFolder(["scenes/s.scene.yaml": scene])
    // Pictures that have not changed fail as well.
    for _ in 0..<2 {
      let run = try CommandRun(["render", "scenes", "-o", "out", "--strict"], in: folder.path)
      #expect(run.status == status)
      #expect(folder.files.contains("out/s.100x50.png"))
    }
    let streamed = try CommandRun(
      ["render", "scenes/s.scene.yaml", "-o", "-", "--format", "svg", "--strict"], in: folder.path)
    #expect(streamed.status == status)
    #expect(streamed.output.hasPrefix("<?xml"))
  }

  @Test("draws the other scenes when one cannot be read, and exits with 3")
  func badSceneStopsNoOther() throws {
    let folder = try CommandFolder([
      "bad.scene.yaml": "root: { subviews: [{ id: a, widht: 3 }] }\n",
      "good.scene.yaml": soundScene,
    ])
    let run = try CommandRun(["render", ".", "-o", "out"], in: folder.path)
    #expect(run.status == 3)
    #expect(run.output == "out/good.100x50.png\n")
    #expect(run.error.hasPrefix("./bad.scene.yaml:1:"))
  }

  @Test("refuses to draw two scenes to one file")
  func refusesCollisions() throws {
    let folder = try CommandFolder(["x/a.scene.yaml": soundScene, "y/a.scene.yaml": soundScene])
    let run = try CommandRun(["render", "x", "y", "-o", "out"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains("'x/a.scene.yaml' and 'y/a.scene.yaml'"))
    #expect(!folder.files.contains("out"))
  }

  @Test("exits with 7 where the output folder cannot be made, and leaves nothing behind")
  func unwritableOutput() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "file": ""])
    let run = try CommandRun(["render", "a.scene.yaml", "-o", "file"], in: folder.path)
    #expect(run.status == 7)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("file/a.100x50.png: error: cannot be written: "))
    #expect(folder.files == ["a.scene.yaml", "file"])
  }

  @Test(
    "refuses what it cannot make sense of, with 2",
    arguments: [
      (["--canvas", "0x10"], "above 0"), (["--canvas", "-5x10"], "above 0"),
      (["--canvas", "99999x10"], "too large"), (["--canvas", "wide"], "'wide' is not a canvas"),
      (["--device", "iPhone 51"], "not a known device"),
      (["--format", "gif"], "gif"), (["--show", "names,guidse:a"], "did you mean 'guides'?"),
      (["--theme", "neon"], "neon"), (["--png", "small"], "small"), (["--jobs", "0"], "--jobs"),
    ] as [([String], String)])
  func usageErrors(arguments: [String], hint: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(["render", "a.scene.yaml"] + arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error.contains(hint))
    #expect(folder.files == ["a.scene.yaml"])
  }
}

@Suite("What people try with plumbline")
struct RenderTrialTests {
  @Test("an output whose ending is no format is refused, and -o names the format")
  func endingsNameFormats() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let jpeg = try CommandRun(["render", "a.scene.yaml", "-o", "a.jpg"], in: folder.path)
    #expect(jpeg.status == 2)
    #expect(jpeg.error.contains("'jpg' is not a format"))
    let vector = try CommandRun(["render", "a.scene.yaml", "-o", "a.svg"], in: folder.path)
    #expect(vector.status == 0)
    #expect(folder.files == ["a.scene.yaml", "a.svg"])
  }

  @Test("names in any script are kept, and a scene that is named twice is drawn once")
  func namesAreKept() throws {
    let folder = try CommandFolder(["日本.scene.yaml": soundScene])
    let run = try CommandRun(
      ["render", "日本.scene.yaml", "日本.scene.yaml", "--canvas", "9x9", "--canvas", "9x9"],
      in: folder.path)
    #expect(run.status == 0)
    #expect(run.output == "日本.9x9.png\n")
  }

  @Test("an overlay may be limited to what the scene has, and to nothing else")
  func overlaysAreLimited() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "--show", "constraints:half"], in: folder.path)
    #expect(run.status == 0)
    let wrong = try CommandRun(
      ["render", "a.scene.yaml", "--show", "names,constraints:hlaf"], in: folder.path)
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("'hlaf' is not the id of a view or guide"))
    #expect(wrong.error.contains("did you mean 'half'?"))
    let refused = try CommandRun(
      ["render", "a.scene.yaml", "--show", "names:half"], in: folder.path)
    #expect(refused.status == 2)
  }

  @Test("overlays may be repeated, and none leaves the views alone")
  func overlaysAddUp() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    func picture(_ show: [String]) throws -> String {
      let arguments = ["render", "a.scene.yaml", "-o", "-", "--format", "svg"]
      return try CommandRun(arguments + show, in: folder.path).output
    }
    let both = try picture(["--show", "guides", "--show", "names"])
    #expect(try both == picture(["--show", "guides,names"]))
    #expect(try both != picture(["--show", "none"]))
  }

  @Test("the root's system guides are shown though no constraint names them")
  func systemGuidesAreShown() throws {
    let folder = try CommandFolder(["a.scene.yaml": "root: {}\n"])
    let arguments = [
      "render", "a.scene.yaml", "-o", "-", "--format", "svg", "--device", "iPhone 15",
    ]
    let plain = try CommandRun(arguments + ["--show", "none"], in: folder.path).output
    for word in ["margins", "safe-area", "readable", "keyboard"] {
      #expect(try CommandRun(arguments + ["--show", word], in: folder.path).output != plain)
    }
  }

  @Test("the safe area is that of the command line, also on a device and under limits")
  func safeArea() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": "scene: Empty\nroot: {}\n",
      "b.scene.yaml": """
      scene: Empty
      canvases: [{ size: 393x852, scale: 3, safeArea: { top: 10, left: 40, bottom: 30, right: 20 } }]
      direction: rtl
      root: {}

      """,
    ])
    func svg(_ arguments: [String]) throws -> String {
      let run = try CommandRun(
        ["render", "--format", "svg", "--show", "safe-area"] + arguments, in: folder.path)
      #expect(run.status == 0, "\(run.error)")
      return run.output
    }
    let stated = try svg(["b.scene.yaml", "-o", "-"])
    let area = ["a.scene.yaml", "--safe-area", "10,20,30,40", "--direction", "rtl"]
    #expect(try svg(area + ["--canvas", "393x852@3", "-o", "-"]) == stated)
    #expect(try svg(area + ["--device", "iPhone 15", "-o", "-"]) == stated)
    _ = try svg(area + ["--device", "iPhone 15", "-o", "out", "--timeout", "60"])
    let file = try #require(folder.files.first { $0.hasSuffix(".svg") })
    #expect(String(decoding: folder.bytes(file), as: UTF8.self) == stated)
  }

  @Test("a stream that takes no more is an unwritable output")
  func fullStream() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(shell: "plumbline solve a.scene.yaml > /dev/full", in: folder.path)
    #expect(run.status == 7)
  }
}
