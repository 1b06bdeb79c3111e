import Foundation
import Testing

@Suite("plumbline render --language")
struct LanguageOptionTests {
  private let german = soundScene.replacing(
    "canvases: [100x50]", with: "canvases: [100x50]\nfigure: { language: de }")

  private func text(_ folder: CommandFolder, _ name: String) -> String {
    String(decoding: folder.bytes(name), as: UTF8.self)
  }

  @Test("has the scene's language, and another one where the command line asks for it")
  func languages() throws {
    let folder = try CommandFolder(["a.scene.yaml": german])
    for (options, words) in [
      ([], "Ein Layout von 100 × 50 Punkten"), (["--language", "es"], "Un diseño de 100 × 50"),
      (["--language", "en"], "A layout of 100 × 50 points"),
    ] {
      let run = try CommandRun(
        ["render", "a.scene.yaml", "-o", "a.svg", "--svg", "structured"] + options, in: folder.path)
      #expect(run.status == 0, "\(run.error)")
      #expect(text(folder, "a.svg").contains("<desc>\(words)"))
    }
    #expect(!text(folder, "a.svg").contains("xml:lang"))
  }

  @Test("takes a file, also where pictures are drawn as jobs, which then are the same")
  func file() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": german, "fr.yaml": "{language: fr, words: {leftToRight: de gauche à droite}}",
    ])
    let common = ["render", "a.scene.yaml", "--language", "fr.yaml", "--svg", "structured", "-o"]
    #expect(try CommandRun(common + ["a.svg"], in: folder.path).status == 0)
    #expect(try CommandRun(common + ["b.svg", "--timeout", "60"], in: folder.path).status == 0)
    #expect(text(folder, "a.svg").contains("A layout of 100 × 50 points, de gauche à droite, with"))
    #expect(text(folder, "a.svg").contains("xml:lang=\"fr\""))
    #expect(folder.bytes("a.svg") == folder.bytes("b.svg"))
  }

  @Test("draws anew what was drawn in another language")
  func incremental() throws {
    let folder = try CommandFolder(["s/a.scene.yaml": soundScene])
    let common = ["render", "s", "-o", "out", "--manifest"]
    #expect(try CommandRun(common, in: folder.path).output == "out/a.100x50.png\n")
    let before = folder.bytes("out/a.100x50.png")
    #expect(try CommandRun(common + ["--language", "de"], in: folder.path).status == 0)
    #expect(folder.bytes("out/a.100x50.png") != before)
  }

  @Test("refuses languages that there are no words in, and files that are none")
  func refuses() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene, "w.yaml": "words: { constnat: x }",
    ])
    let unknown = try CommandRun(["render", "a.scene.yaml", "--language", "dee"], in: folder.path)
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("there are no words for 'dee'; did you mean 'de'?"))
    let wrong = try CommandRun(["sheet", "a.scene.yaml", "--language", "w.yaml"], in: folder.path)
    #expect(wrong.status == 3)
    #expect(
      wrong.error.contains(
        "w.yaml:1:10: error: 'constnat' is not a text of figures; did you mean 'constant'?"))
  }
}
