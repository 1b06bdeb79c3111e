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

  @Test("classes of documents are words of one line in tables")
  func classes() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><view id="v" customClass="K&#10;::error::k&#155;&#x202E;"><rect key="frame" x="0" y="0"
      width="9" height="9"/></view></objects></document>
      """
    let folder = try CommandFolder(["a.xib": document])
    let run = try CommandRun(["solve", "a.xib"], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("::error::k"))
    let steering = ["\n::", "\u{9B}", "\u{202E}"]
    #expect(!steering.contains { run.output.contains($0) }, "\(run.output)")
  }

  @Test("descriptions and annotations are lines without characters that steer it")
  func descriptions() throws {
    let scene = #"""
      scene: "::error::t\u009b31m\u202e"
      description: "a\n::error::b\e[2J"
      canvases: [{ name: "c\n::error::d\u202e", size: 100x50 }]
      root: { subviews: [{ id: a, class: Label, text: "t\n::warning::u\u2028" }] }
      constraints:
        - { first: a.width, constant: 1, identifier: "x\n::error::y\u009b" }
        - { first: a.width, constant: 2, identifier: "##[error]z" }
      """#
    let folder = try CommandFolder(["s.scene.yaml": scene, "::error::f.scene.yaml": scene])
    let commands = [
      ["describe", "s.scene.yaml"], ["describe", "s.scene.yaml", "--markdown"],
      ["describe", "s.scene.yaml", "--html"], ["solve", "s.scene.yaml"], ["lint", "."],
      ["lint", ".", "--github", "-"], ["explain", "s.scene.yaml", "a.width"],
      ["sweep", "s.scene.yaml", "--width", "90-100"], ["solve", "::error::f.scene.yaml"],
    ]
    for arguments in commands {
      let run = try CommandRun(arguments, in: folder.path)
      for text in [run.output, run.error] {
        #expect(!text.contains("##["), "\(arguments)")
        for line in text.split(whereSeparator: \.isNewline) {
          #expect(!line.unicodeScalars.contains(where: isSteering), "\(arguments): \(line)")
          let start = line.drop(while: \.isWhitespace)
          let isCommand = start.hasPrefix("::error::") || start.hasPrefix("::warning::")
          #expect(!isCommand, "\(arguments): \(line)")
        }
      }
    }
  }

  private func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    let isControl = scalar.properties.generalCategory == .control
    return isControl || ["\u{202E}", "\u{2028}", "\u{2029}"].contains(scalar)
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
