import Foundation
import TestTools
import Testing

@Suite("At a terminal") struct TerminalTests {
  @Test("why something cannot be compared is said once, and elsewhere in both streams")
  func failuresOnce() throws {
    let folder = try CommandFolder(["bad.scene.yaml": "words\n", "bad.png": "words\n"])
    let commands = [
      (["verify", "bad.scene.yaml"], "takes a mapping"),
      (["compare", "bad.png", "bad.png"], "it is not a PNG file"),
    ]
    for (arguments, fault) in commands {
      let apart = try CommandRun(arguments, in: folder.path)
      #expect(apart.status == 3)
      #expect(apart.error.components(separatedBy: fault).count == 2, "\(apart.error)")
      #expect(apart.output.components(separatedBy: fault).count == 2, "\(apart.output)")
      guard let script = ExternalTool("script", package: "bsdutils") else { continue }
      let line = ([CommandRun.executable.path] + arguments).joined(separator: " ")
      let together = try CommandRun(
        ["-qec", line, "/dev/null"], of: URL(fileURLWithPath: script.path), in: folder.path)
      #expect(together.status == 3)
      #expect(together.output.components(separatedBy: fault).count == 2, "\(together.output)")
    }
  }

  @Test("what files are called steers it neither in messages nor in lines for people")
  func filesThatSteer() throws {
    let names = ["a\u{1B}[31mb", "x\u{202E}yz"]
    let shown = ["a\u{FFFD}[31mb", "x\u{FFFD}yz"]
    let folder = try CommandFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("s/\($0).scene.yaml", ambiguousScene) }))
    let verified = try CommandRun(["verify", "s", "--frames-only"], in: folder.path)
    let accepted = try CommandRun(["accept"], in: folder.path)
    try FileManager.default.removeItem(atPath: folder.path + "/s/__Snapshots__")
    let recorded = try CommandRun(["record", "s"], in: folder.path)
    for run in [verified, accepted, recorded] {
      for (name, shown) in zip(names, shown) {
        #expect(!run.output.contains(name) && !run.error.contains(name))
        #expect(run.output.contains(shown))
      }
    }
    // Programs get paths as they are, and people at a terminal do not.
    let arguments = ["render", "s", "-o", "out"]
    let piped = try CommandRun(arguments, in: folder.path)
    #expect(piped.output == names.map { "out/\($0).100x50.png\n" }.joined())
    #expect(piped.error.contains(shown[0]) && !piped.error.contains(names[0]))
    guard let script = ExternalTool("script", package: "bsdutils") else { return }
    let line = ([CommandRun.executable.path] + arguments + ["--force"]).joined(separator: " ")
    let seen = try CommandRun(
      ["-qec", line, "/dev/null"], of: URL(fileURLWithPath: script.path), in: folder.path)
    for (name, shown) in zip(names, shown) {
      #expect(seen.output.contains("out/\(shown).100x50.png"), "\(seen.output)")
      #expect(!seen.output.contains(name))
    }
  }

  @Test("what scenes call things steers it neither in messages nor in tables")
  func namesThatSteer() throws {
    let scene = #"""
      scene: "t\e[31m"
      canvases: [{ name: "c\e[2J", size: 100x50 }]
      root: { subviews: [{ id: a }] }
      constraints:
        - { first: a.width, constant: 1, identifier: "x\e[7m\r\n" }
        - { first: a.width, constant: 2, identifier: "y\e[7m\r\n" }
      """#
    let folder = try CommandFolder(["s.scene.yaml": scene])
    let run = try CommandRun(["solve", "s.scene.yaml"], in: folder.path)
    #expect(run.output.hasPrefix("t\u{FFFD}[31m — c\u{FFFD}[2J\n"))
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(run.error.contains("at c\u{FFFD}[2J '"))
    for name in ["x", "y"] { #expect(run.error.contains("'\(name)\u{FFFD}[7m  : a.width == ")) }
  }
}
