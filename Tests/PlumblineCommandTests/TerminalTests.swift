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
