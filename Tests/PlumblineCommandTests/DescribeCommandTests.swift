import Foundation
import Testing

@Suite("plumbline describe, and names of files")
struct DescribeCommandTests {
  private let themes = ["--theme", "light", "--theme", "dark"]

  @Test("names itself in its usage")
  func usage() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(["describe", "a.scene.yaml", "--markdwn"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains("Usage: plumbline describe ["))
  }

  @Test("prints the alternative text, a line for each figure")
  func text() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(
      ["describe", "a.scene.yaml", "--canvas", "90x50", "--canvas", "90x50@2", "--canvas", "80x60"]
        + themes, in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    #expect(
      run.output == """
        A layout of 90 × 50 points, left to right, with 1 view (a) and 1 guide (half).
        A layout of 80 × 60 points, left to right, with 1 view (a) and 1 guide (half).

        """)
    #expect(folder.files == ["a.scene.yaml"])
  }

  @Test(
    "names the files that render writes with the same options",
    arguments: [
      ["--name", "latex"], [],
      ["--name", "{scene}_{theme}_{scale}_{direction}"],
    ])
  func names(options: [String]) throws {
    let folder = try CommandFolder(["my scene.scene.yaml": soundScene])
    let common =
      ["my scene.scene.yaml", "-o", "out", "--canvas", "90x50@2", "--canvas", "90x50@3"] + themes
      + options
    let drawn = try CommandRun(["render"] + common, in: folder.path)
    #expect(drawn.status == 0, "\(drawn.error)")
    let described = try CommandRun(["describe", "--markdown"] + common, in: folder.path)
    let paths = described.output.split(separator: "\n").map { line in
      String(line.dropLast().drop { $0 != "]" }.dropFirst(2)).removingPercentEncoding ?? ""
    }
    #expect(paths.sorted() == drawn.output.split(separator: "\n").map(String.init).sorted())
    #expect(paths.count == 4)
    let page = try CommandRun(["describe", "--html"] + common, in: folder.path).output
    #expect(page.components(separatedBy: "<picture>").count == 2)
    #expect(page.contains("<source media=\"(prefers-color-scheme: dark)\""))
    #expect(page.contains("width=\"90\" height=\"50\""))
  }

  @Test("has one line for all that DocC chooses from, without folder, scale and theme")
  func docc() throws {
    let folder = try CommandFolder([
      "my scene.scene.yaml": soundScene, "Docs.docc/Page.md": "# Page\n\nA page.\n\n",
    ])
    let common =
      ["my scene.scene.yaml", "-o", "Docs.docc", "--name", "docc"] + themes
      + ["--canvas", "90x50", "--canvas", "90x50@2"]
    #expect(try CommandRun(["render"] + common, in: folder.path).status == 0)
    let line = try CommandRun(["describe", "--markdown"] + common, in: folder.path).output
    #expect(line.hasSuffix("](my%20scene.png)\n"))
    #expect(line.split(separator: "\n").count == 1)
    #expect(
      folder.files.filter { $0.hasSuffix(".png") }
        == [
          "my scene.png", "my scene@2x.png", "my scene~dark.png", "my scene~dark@2x.png",
        ].map { "Docs.docc/" + $0 })
  }

  @Test("has a figure for each step, at one place where margins are automatic")
  func steps() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene
        + "figure: { margin: auto, steps: [{ show: [guides] }, { show: [names, dimensions] }] }\n"
    ])
    let common = ["a.scene.yaml", "--name", "{scene}-{step}"]
    let page = try CommandRun(["describe", "--markdown"] + common, in: folder.path)
    #expect(page.status == 0, "\(page.error)")
    #expect(page.output.components(separatedBy: "](a-").count == 3)
    let drawn = try CommandRun(["render"] + common, in: folder.path)
    #expect(drawn.output == "a-1.png\na-2.png\n", "\(drawn.error)")
    let same = try CommandRun(["render", "a.scene.yaml", "--name", "{scene}"], in: folder.path)
    #expect(same.status == 2)
    #expect(same.error.contains("with {step}"), "\(same.error)")
    let animated = try CommandRun(
      ["render", "a.scene.yaml", "--animate", "-o", "a.png"], in: folder.path)
    #expect(animated.status == 0, "\(animated.error)")
  }

  @Test("keeps manifests, and removes what has another name since")
  func manifests() throws {
    let folder = try CommandFolder(["s/a.scene.yaml": soundScene, "s/b.scene.yaml": soundScene])
    let common = ["render", "s", "-o", "out"]
    #expect(
      try CommandRun(common + ["--name", "docc"], in: folder.path).output
        == "out/a.png\nout/b.png\n")
    #expect(try CommandRun(common + ["--name", "docc"], in: folder.path).output == "")
    let renamed = try CommandRun(
      common + ["--name", "{scene}-{theme}", "--clean"], in: folder.path)
    #expect(renamed.status == 0, "\(renamed.error)")
    #expect(
      folder.files.filter { $0.hasSuffix(".png") } == ["out/a-light.png", "out/b-light.png"])
  }

  @Test(
    "refuses two pictures of one name before anything is drawn",
    arguments: [
      (
        ["s/a.scene.yaml", "--name", "{scene}"] + ["--canvas", "9x9", "--canvas", "8x8"],
        "with {canvas}, or"
      ),
      (
        ["s/a.scene.yaml", "--name", "{canvas}", "--theme", "light", "--theme", "dark"],
        "with {theme}"
      ),
      (
        ["s/a.scene.yaml", "--name", "{scene}", "--canvas", "9x9", "--canvas", "8x8"]
          + ["--theme", "light", "--theme", "dark"], "with {theme} and {canvas}, or"
      ),
      (["s", "--name", "{canvas}"], "add {scene} to --name"),
    ])
  func collisions(arguments: [String], advice: String) throws {
    let folder = try CommandFolder(["s/a.scene.yaml": soundScene, "s/b.scene.yaml": soundScene])
    let run = try CommandRun(["render", "-o", "out"] + arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains(advice), "\(run.error)")
    #expect(folder.files == ["s", "s/a.scene.yaml", "s/b.scene.yaml"])
  }

  @Test("refuses one name of DocC's for two layouts")
  func oneName() throws {
    let scene = "canvases: [{ size: 9x9, safeArea: 3 }, 9x9@2]\nroot: {}\n"
    let folder = try CommandFolder(["a.scene.yaml": scene])
    let run = try CommandRun(["describe", "a.scene.yaml", "--name", "docc"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains("several figures have the name 'a.png'; tell them apart"))
  }

  @Test(
    "refuses what means nothing",
    arguments: [
      (["render", "a.scene.yaml", "--name", "{scene}", "-o", "a.png"], "--name needs a folder"),
      (["render", "a.scene.yaml", "--name", "dock"], "did you mean 'docc'?"),
      (["describe", "a.scene.yaml", "--clean"], "describe writes no pictures"),
      (["describe", "a.scene.yaml", "--html", "--format", "pdf"], "browsers don't show PDF"),
      (["describe", "a.scene.yaml", "--html", "--markdown"], "--markdown"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains(message), "\(run.error)")
  }
}
