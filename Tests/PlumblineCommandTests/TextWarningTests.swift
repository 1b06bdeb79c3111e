import Foundation
import Testing

@Suite("Texts that no font here can set")
struct TextWarningTests {
  @Test("are warned of once for each scene and script, whatever the canvases")
  func once() throws {
    // Manichaean, which the table of fonts does not have.
    let scene = "root: { subviews: [{ id: a, class: Label, text: \"\u{10AC0}\" }] }\n"
    let folder = try CommandFolder(["a.scene.yaml": scene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "--canvas", "100x100", "--canvas", "50x50"], in: folder.path)
    #expect(run.status == 0)
    let warnings = run.error.split(separator: "\n").filter { $0.contains("warning: no font") }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.contains("a.scene.yaml: warning: no font here has the script Mani") == true)
  }

  @Test("do not ask for a package where none can help")
  func characters() throws {
    let scene = #"{ "root": { "subviews": [{ "id": "a", "class": "Label", "text": "x\uffff" }] } }"#
    let folder = try CommandFolder(["a.scene.json": scene])
    let run = try CommandRun(["solve", "a.scene.json", "--canvas", "100x100"], in: folder.path)
    let warning = "no font here has the character U+FFFF, so it is drawn as a box"
    #expect(run.error == "a.scene.json: warning: \(warning)\n")
  }

  @Test("a size of text lays out every canvas at it, and is part of the name")
  func textSize() throws {
    let scene = "root: { subviews: [{ id: a, class: Label, text: Hello }] }\n"
    let folder = try CommandFolder(["a.scene.yaml": scene])
    let run = try CommandRun(
      ["solve", "a.scene.yaml", "--canvas", "100x100", "--text-size", "accessibility-large"],
      in: folder.path)
    #expect(run.output.contains("100x100-accessibility-large"))
    let wrong = try CommandRun(
      ["solve", "a.scene.yaml", "--text-size", "giant"], in: folder.path)
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("'giant' is not a text size"))
  }
}
