import Foundation
import Testing

@Suite("Themes on the command line")
struct ThemesCommandTests {
  @Test("a theme file is part of the picture's name, and its mistakes are an input's")
  func file() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene, "my.theme.yaml": "theme: blue/print\nbase: dark\n",
      "bad.yaml": "base: dark\ncolor: 3\n",
    ])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "--theme", "my.theme.yaml"], in: folder.path)
    #expect(run.output == "a.100x50-blue-print.png\n")
    _ = try CommandRun(["render", "a.scene.yaml", "--theme", "dark"], in: folder.path)
    #expect(folder.bytes("a.100x50-blue-print.png") == folder.bytes("a.100x50-dark.png"))
    let bad = try CommandRun(["render", "a.scene.yaml", "--theme", "bad.yaml"], in: folder.path)
    #expect(bad.status == 3)
    #expect(bad.error.contains("bad.yaml:2:1: error: 'color' is not a key of a theme"))
    let unknown = try CommandRun(["render", "a.scene.yaml", "--theme", "drak"], in: folder.path)
    #expect(unknown.status == 2)
  }

  @Test("a sheet of all themes is written in the format of its name")
  func sheet() throws {
    let folder = try CommandFolder(["my.yaml": "base: print\n"])
    let run = try CommandRun(["themes", "--theme", "my.yaml", "-o", "x.svg"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.output == "x.svg\n")
    #expect(folder.bytes("x.svg").starts(with: Array("<?xml".utf8)))
    #expect(try CommandRun(["themes", "-o", "x.gif"], in: folder.path).status == 2)
  }
}

@Suite("Forms of SVG on the command line")
struct SVGFormTests {
  @Test("structured files have ids, a title, and the scene's source where it was asked for")
  func structured() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let arguments = ["render", "a.scene.yaml", "--format", "svg", "--svg", "structured"]
    #expect(try CommandRun(arguments, in: folder.path).status == 0)
    let plain = String(decoding: folder.bytes("a.100x50.svg"), as: UTF8.self)
    #expect(plain.contains("<title>Sound</title>"))
    #expect(plain.contains("<g id=\"a\" class=\"view Button\">"))
    #expect(plain.contains("<g id=\"half\" class=\"guide\">"))
    #expect(plain.contains("prefers-color-scheme"))
    #expect(!plain.contains("<metadata>"))
    _ = try CommandRun(arguments + ["--embed-source", "--theme", "dark"], in: folder.path)
    let dark = String(decoding: folder.bytes("a.100x50-dark.svg"), as: UTF8.self)
    #expect(dark.contains("scene: Sound&#10;canvases: [100x50]&#10;"))
    #expect(!dark.contains("prefers-color-scheme"))
  }
}
