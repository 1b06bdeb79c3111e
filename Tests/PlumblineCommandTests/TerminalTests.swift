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
}
