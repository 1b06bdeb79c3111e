import Foundation
import Testing

@Suite("plumbline render --animate")
struct AnimateTests {
  @Test("writes animated PNG files, the same ones each time, whose first picture is the still one")
  func animated() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let arguments = ["render", "a.scene.yaml", "--animate", "--png", "compact", "-o"]
    #expect(try CommandRun(arguments + ["1.png"], in: folder.path).status == 0)
    #expect(try CommandRun(arguments + ["2.png", "-j", "2"], in: folder.path).status == 0)
    #expect(folder.bytes("1.png") == folder.bytes("2.png"))
    let text = String(decoding: folder.bytes("1.png"), as: Unicode.ASCII.self)
    #expect(text.contains("acTL"))
    // A dash and a gap are 7 pixels.
    #expect(text.ranges(of: "fcTL").count == 7)
  }

  @Test("leaves pictures in which nothing can move as they are")
  func still() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let arguments = ["render", "a.scene.yaml", "--show", "names", "-o"]
    _ = try CommandRun(arguments + ["still.png"], in: folder.path)
    _ = try CommandRun(arguments + ["moving.png", "--animate"], in: folder.path)
    #expect(folder.bytes("still.png") == folder.bytes("moving.png"))
  }

  @Test("moves dashes of structured SVG files for readers who like motion")
  func structured() throws {
    let area = "  - half.top == root.top\n  - half.height == 20\n"
    let folder = try CommandFolder(["a.scene.yaml": soundScene + area])
    let arguments = ["render", "a.scene.yaml", "--svg", "structured", "-o"]
    _ = try CommandRun(arguments + ["still.svg"], in: folder.path)
    _ = try CommandRun(arguments + ["moving.svg", "--animate"], in: folder.path)
    let still = String(decoding: folder.bytes("still.svg"), as: UTF8.self)
    #expect(!still.contains("march"))
    let moving = String(decoding: folder.bytes("moving.svg"), as: UTF8.self)
    #expect(
      moving.contains(
        "@media (prefers-reduced-motion:no-preference){.march-7-7{animation:march-7 .7s steps(7) "
          + "infinite}.march-back{animation-direction:reverse}}"
          + "@keyframes march-7{to{stroke-dashoffset:-7px}}"))
    #expect(moving.contains("class=\"march-7-7 march-back"))
  }

  @Test(
    "is an error where nothing can move",
    arguments: [["--format", "pdf"], ["--format", "png,svg"], ["-o", "a.svg"]])
  func stillFormats(arguments: [String]) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "--animate"] + arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains("--animate"))
    #expect(folder.files == ["a.scene.yaml"])
  }
}
