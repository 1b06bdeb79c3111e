import Foundation
import Testing

@Suite("Letters have the size that is asked for, whatever the canvas")
struct LettersTests {
  private static func scene(_ canvas: String, _ figure: String = "") -> String {
    """
    scene: A form
    canvases: [\(canvas)]
    root:
      subviews:
        - { id: a }
        - { id: b, class: Label, text: Some words that take more than one line, numberOfLines: 0 }
    constraints:
      - a.leading == root.margins.leading
      - a.trailing == root.margins.trailing
      - a.top == root.top + 30
      - a.height == 140
      - b.leading == a.leading + 40
      - b.width == 120
      - b.top == a.bottom + 17.5
    figure:
      show: [margins, constraints, dimensions, names, caption]
      margin: auto
      caption: How the form is laid out
      notes: [{ callout: A note on the form, at: a }]
    \(figure)

    """
  }

  /// The texts of a structured SVG file with their font sizes, in CSS pixels of the page.
  private func texts(_ svg: String) throws -> (width: Double, sizes: [String: Double]) {
    func attribute(_ name: String, in text: Substring) -> String? {
      text.range(of: " \(name)=\"").map { String(text[$0.upperBound...].prefix { $0 != "\"" }) }
    }
    let head = svg.prefix { $0 != ">" }
    let width = try #require(attribute("width", in: head).flatMap { Double($0) })
    let box = try #require(attribute("viewBox", in: head)).split(separator: " ")
    let factor = width / (Double(box[2]) ?? 0)
    var sizes: [String: Double] = [:]
    for element in svg.components(separatedBy: "<text").dropFirst() {
      let tag = element.prefix { $0 != ">" }
      let size = try #require(attribute("font-size", in: tag).flatMap { Double($0) })
      let words = element.dropFirst(tag.count + 1).prefix { $0 != "<" }
      sizes[String(words)] = size * factor
    }
    return (width, sizes)
  }

  private func draw(_ scene: String, _ options: [String], to file: String) throws -> [UInt8] {
    let folder = try CommandFolder(["a.scene.yaml": scene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "-o", file] + options, in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.isEmpty, "\(run.error)")
    return folder.bytes(file)
  }

  private func svg(_ scene: String, _ options: [String] = []) throws -> String {
    String(
      decoding: try draw(scene, ["--svg", "structured"] + options, to: "a.svg"), as: UTF8.self)
  }

  @Test("on paper", arguments: ["320x568", "390x844@3", "1366x1024@2"])
  func paper(canvas: String) throws {
    let plain = try texts(svg(Self.scene(canvas)))
    let page = try texts(svg(Self.scene(canvas, "  size: 84mm\n  letters: 8pt")))
    #expect(abs(page.width - 84 / 25.4 * 96) < 0.01)
    // 8 points of 1/72 inch are 32/3 CSS pixels.
    let size = 32.0 / 3
    #expect(abs((page.sizes["How the form is laid out"] ?? 0) - size) < 0.01)
    #expect(abs((page.sizes["A note on the form"] ?? 0) - size) < 0.01)
    #expect(abs((page.sizes["A form"] ?? 0) - size * 13 / 10.5) < 0.01)
    #expect(abs((page.sizes["17.5"] ?? 0) - size * 10 / 10.5) < 0.01)
    #expect(Set(plain.sizes.keys).isSuperset(of: ["17.5", "140", "120"]))
    #expect(Set(plain.sizes.keys) == Set(page.sizes.keys))
    let pdf = try draw(
      Self.scene(canvas), ["--width", "84mm", "--letters", "8pt"], to: "a.pdf")
    #expect(String(decoding: pdf, as: UTF8.self).contains("/MediaBox [ 0 0 238.1102"))
  }

  @Test(
    "with equations, changes, planes and legends on narrow paper",
    arguments: [["--anatomy", "a.height == 140"], ["--before", "a.scene.yaml"], ["--exploded"]])
  func kinds(options: [String]) throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene("390x844")])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "-o", "a.svg", "--svg", "structured", "--width", "70mm"]
        + ["--letters", "8pt", "--title", "A long title of a form with a field and a few words"]
        + options, in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    let page = try texts(String(decoding: folder.bytes("a.svg"), as: UTF8.self))
    #expect(abs(page.width - 70 / 25.4 * 96) < 0.01)
    #expect(page.sizes.values.contains { abs($0 - 32.0 / 3) < 0.01 })
  }

  @Test("in pixels, and without a width")
  func pixels() throws {
    let scene = Self.scene("390x844@3")
    let wide = try texts(svg(scene, ["--width", "800px", "--letters", "14px"]))
    #expect(wide.width == 800)
    #expect(abs((wide.sizes["A note on the form"] ?? 0) - 14) < 0.01)
    let plain = try texts(svg(scene, ["--letters", "14pt"]))
    #expect(abs((plain.sizes["A note on the form"] ?? 0) - 14) < 0.01)
  }

  @Test("on sheets and in panels")
  func sheets() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene("390x844")])
    let run = try CommandRun(
      [
        "sheet", "a.scene.yaml", "--canvas", "320x568", "--canvas", "1024x768", "-o", "a.svg",
        "--svg", "structured", "--width", "6in", "--letters", "9pt",
      ], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    let sheet = try texts(String(decoding: folder.bytes("a.svg"), as: UTF8.self))
    #expect(sheet.width == 576)
    #expect(abs((sheet.sizes["1024 × 768"] ?? 0) - 12) < 0.02)
    let panels = Self.scene(
      "390x844",
      "  panels: [{ caption: One }, { caption: Two, highlight: [a] }]\n  size: 120mm\n  letters: 7pt"
    ).replacing("  caption: How the form is laid out\n", with: "")
    let page = try texts(svg(panels))
    #expect(abs((page.sizes["One"] ?? 0) - 28.0 / 3) < 0.02)
  }

  @Test(
    "or are refused",
    arguments: [
      ("  size: 84mm\n  letters: 14px", [], "letters on paper are in points"),
      ("  size: 800px\n  letters: 8pt", [], "letters are in pixels"),
      ("  letters: 8", [], "'8' is not the size of letters"),
      ("  letters: 8pt", ["--width", "800px"], "letters are in pixels"),
      ("  size: 84mm", ["--letters", "200pt"], "leave no room for the canvas"),
      ("", ["--letters", "big"], "'big' is not the size of letters"),
    ])
  func refused(figure: String, options: [String], message: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene("390x844", figure)])
    let run = try CommandRun(["render", "a.scene.yaml", "-o", "a.png"] + options, in: folder.path)
    #expect(run.status != 0)
    #expect(run.error.contains(message), "\(run.error)")
  }
}
