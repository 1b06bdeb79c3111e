import Foundation
import Testing

@Suite("A picture's width scales the drawing, and neither its layout nor its numbers")
struct PictureWidthTests {
  private static let scene = """
    canvases: [390x100]
    root:
      subviews: [{ id: a }, { id: b, class: Label, text: Some words }]
    constraints:
      - a.leading == root.margins.leading
      - a.trailing == root.margins.trailing
      - a.top == root.top + 30
      - a.height == 40
      - b.leading == a.leading + 40
      - b.top == a.top + 7

    """

  /// The texts of a structured SVG file.
  private func words(_ svg: [UInt8]) -> Set<String> {
    Set(
      String(decoding: svg, as: UTF8.self).components(separatedBy: "</text>").dropLast()
        .compactMap { $0.split(separator: ">").last.map(String.init) })
  }

  private func draw(
    _ command: [String], _ options: [String], in folder: CommandFolder
  ) throws -> [UInt8] {
    let run = try CommandRun(
      command + ["a.scene.yaml", "-o", "a.svg", "--svg", "structured"] + options, in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    return folder.bytes("a.svg")
  }

  @Test(
    "at any width and scale",
    arguments: [
      ["--width", "800px"], ["--width", "377"], ["--width", "1111"], ["--canvas", "390x100@2.05"],
    ])
  func numbers(options: [String]) throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let common = ["--show", "margins,constraints,dimensions,names"]
    for crop in [[], ["--crop", "a + 20"]] {
      let plain = words(try draw(["render"], common + crop, in: folder))
      #expect(plain.isSuperset(of: ["16", "40", "358"]))
      let scaled = words(try draw(["render"], common + crop + options, in: folder))
      // What a label measures may depend on the pixels of the canvas, and not on a width.
      #expect(options[0] == "--canvas" || scaled == plain)
      #expect(scaled.isSuperset(of: ["16", "40", "358"]))
    }
  }

  @Test("on sheets", arguments: [["--width", "777px"], ["--width", "1234"], ["--scale", "1.7"]])
  func sheets(options: [String]) throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let common = ["--show", "margins,dimensions,names"]
    let plain = words(try draw(["sheet"], common, in: folder))
    #expect(plain.isSuperset(of: ["16", "40", "358"]))
    #expect(words(try draw(["sheet"], common + options, in: folder)) == plain)
  }

  @Test("and is the width of SVG files and on pages", arguments: ["structured", "outlined"])
  func stated(form: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "-o", "a.svg", "--svg", form, "--width", "800px"],
      in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    let svg = String(decoding: folder.bytes("a.svg"), as: UTF8.self)
    #expect(svg.contains("width=\"800"))
    let page = try CommandRun(
      ["describe", "a.scene.yaml", "--html", "--width", "800px"], in: folder.path)
    #expect(page.output.contains("width=\"800\" height=\"205\""))
  }

  @Test("and is that of a sheet, even if gaps of whole pixels make all scales miss it")
  func widthsOfSheets() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let run = try CommandRun(
      ["sheet", "a.scene.yaml", "-o", "a.png", "--width", "777"], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    let bytes = folder.bytes("a.png")
    #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == 777)
  }
}
