import AutoLayout
import CCairo
import Figures
import Foundation
import Testing

@testable import CairoCanvas

/// A text in one script, and how far its letters have to be joined or put together.
struct ScriptSample: CustomTestStringConvertible, Sendable {
  var code: String
  var text: String
  var testDescription: String { code }

  /// Why the test of the sample is left out, where no font here has the script.
  var isHere: Bool {
    (try? FontLibrary().fontFiles(for: TextScript(code: code))) != nil
  }

  static let all = [
    ScriptSample(code: "Arab", text: "مرحبا"), ScriptSample(code: "Hebr", text: "שלום"),
    ScriptSample(code: "Deva", text: "क्षेत्र"), ScriptSample(code: "Hani", text: "标签"),
    ScriptSample(code: "Hira", text: "はい"), ScriptSample(code: "Hang", text: "확인"),
    ScriptSample(code: "Zsye", text: "👍🏽"), ScriptSample(code: "Latn", text: "ﬁ"),
  ]
}

@Suite("Texts in other scripts")
struct ScriptTests {
  private let font = Font(pointSize: 17)

  private func renderer() throws -> Renderer { Renderer(fonts: try FontLibrary()) }

  private func width(_ text: String) throws -> CGFloat {
    try renderer().textMeasure(text, font, nil).width
  }

  @Test("are set in a font that has them, where there is one", arguments: ScriptSample.all)
  func hasLetters(sample: ScriptSample) throws {
    guard sample.isHere else {
      let package = TextScript(code: sample.code).package ?? "?"
      print("skipped: no font for \(sample.code); the package \(package) brings one")
      return
    }
    #expect(try renderer().missingLetters(in: [sample.text]) == MissingLetters())
    // A box for a missing letter is as wide for every letter.
    #expect(try width(sample.text) > 0)
  }

  @Test(
    "have one shape for a symbol, whatever is beside it",
    .enabled(if: ScriptSample.all[6].isHere, "no emoji font here"), arguments: ["⏮", "☎", "☆", "♥"])
  func symbols(symbol: String) throws {
    let alone = try width(symbol)
    for neighbor in ["😀", "标", "a"] {
      let (beside, other) = try (width(symbol + " " + neighbor), width("x " + neighbor))
      #expect(abs(beside - other + (try width("x")) - alone) < 0.5, "\(neighbor)")
    }
  }

  @Test(
    "join and compose letters", .enabled(if: ScriptSample.all[2].isHere, "no Devanagari font here"))
  func shapes() throws {
    let isolated = try "مرحبا".map { try width(String($0)) }.reduce(0, +)
    #expect(try width("مرحبا") < isolated - 1)
    let parts = try "क्षेत्र".unicodeScalars.map { try width(String($0)) }.reduce(0, +)
    #expect(try width("क्षेत्र") < parts - 1)
  }

  @Test(
    "make one picture of an emoji of several characters",
    .enabled(if: ScriptSample.all[6].isHere, "no emoji font here"), arguments: ["👩‍👩‍👧", "1️⃣", "❤️", "🇩🇪"])
  func emoji(text: String) throws {
    #expect(try abs(width(text) - width("👍")) < 0.01)
    #expect(try renderer().missingLetters(in: [text]) == MissingLetters())
  }

  @Test("are of the size that was asked for, emoji too")
  func emojiSize() throws {
    guard ScriptSample.all[6].isHere else { return print("skipped: no emoji font here") }
    let width = try width("👍")
    #expect(width > 17 && width < 26)
  }

  @Test("a script without a font is named, with the package that brings one")
  func missing() throws {
    try withEmptyFolder { folder in
      let inter = try #require(FontLibrary().paths.first)
      let copy = folder.appending(path: "Inter-Regular.otf")
      try FileManager.default.copyItem(atPath: inter, toPath: copy.path)
      let renderer = Renderer(fonts: try FontLibrary(folder: folder.path))
      // No font has Linear Elamite's neighbors; the table of fonts knows none for them either.
      let missing = try renderer.missingLetters(in: ["ok", "\u{10AC0}\u{10AC1}", "\u{10AC2} é"])
      #expect(missing.scripts.map(\.code) == ["Mani"] && missing.characters.isEmpty)
      #expect(missing.scripts.first?.package == nil)
      #expect(TextScript(code: "Arab").package == "fonts-dejavu-core")
      #expect(TextScript(code: "Thai").package == "fonts-noto-core")
      #expect(TextScript(code: "Zsye").name == "Emoji")
    }
  }

  @Test("characters of no script are named, and those that a script's fonts lack, lowest first")
  func missingCharacters() throws {
    let texts = ["x\u{F0000}", "\u{FFFF} \u{F0000}", "\u{10FFFD}"]
    let missing = try renderer().missingLetters(in: texts)
    #expect(missing.scripts == [])
    #expect(missing.characters.map(\.value) == [0xFFFF, 0xF0000, 0x10FFFD])
    guard ScriptSample(code: "Hani", text: "标").isHere else { return }
    #expect(try renderer().missingLetters(in: ["标\u{323AF}"]).characters.map(\.value) == [0x323AF])
  }

  @Test("each character belongs to the script that Unicode gives it, or joins another's")
  func scripts() throws {
    let codes: [Unicode.Scalar: String?] = [
      "ا": "Arab", "ש": "Hebr", "क": "Deva", "中": "Hani", "か": "Hira", "カ": "Kana", "한": "Hang",
      "👍": "Zsye", "★": "Zyyy", "\u{200D}": nil, "\u{0301}": nil, emojiSelector: "Zsye",
    ]
    for (scalar, code) in codes { #expect(TextScript(of: scalar)?.code == code, "\(scalar)") }
  }

  @Test("the order in which texts come changes no byte")
  func independence() throws {
    func run(_ text: String, _ y: CGFloat) -> DrawingCommand {
      DrawingCommand(
        .text(
          TextRun(
            text: text, font: font, color: Color(red: 0, green: 0, blue: 0),
            position: CGPoint(x: 4, y: y), anchor: .left, width: 100)))
    }
    let commands = ScriptSample.all.enumerated().map {
      run($1.text + " x→★", 20 + 24 * CGFloat($0))
    }
    let drawing = Drawing(
      pixelWidth: 240, pixelHeight: 400, scale: 2, title: "",
      background: Color(red: 1, green: 1, blue: 1), commands: commands)
    let first = try renderer().renderPNG(drawing)
    let used = try renderer()
    for command in commands.reversed() {
      var single = drawing
      single.commands = [command]
      _ = try used.renderPNG(single)
    }
    #expect(try used.renderPNG(drawing) == first)
  }

  @Test("the family's own substitutions are off: what was written is what is seen")
  func features() throws {
    // Inter has an arrow for the two, and a multiplication sign between digits.
    #expect(try abs(width("->") - width("-") - width(">")) < 2)
    #expect(try abs(width("2x2") - width("2") * 2 - width("x")) < 1)
    let plain = try renderer().textMeasure("2x2", font, nil).width
    #expect(try width("2×2") != plain)
  }

  /// Makes an empty folder for a test and removes it afterwards.
  private func withEmptyFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "f-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
