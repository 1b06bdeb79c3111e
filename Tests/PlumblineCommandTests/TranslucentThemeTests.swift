import Foundation
import Imaging
import TestTools
import Testing

/// Pictures of themes whose desk or paper lets the page through.
///
/// Over a page, each is to look as the picture of a theme whose colors are what is then seen. Both blend
/// the same colors, though in another order, so that a channel may differ by a few levels.
@Suite("Translucent themes")
struct TranslucentThemeTests {
  private static let scene = """
    scene: Desk
    canvases: [160x300@2]
    root:
      guides: [half]
      subviews:
        - { id: a, class: Button, text: A, style: { fill: "#2d7dd280" } }
        - { id: b, class: Label, text: Below }
    constraints:
      - a.centerX == root.centerX
      - a.top == root.top + 30
      - a.width == 80
      - a.height == 40
      - b.top == a.bottom + 20 "gap"
      - b.leading == half.leading
      - half.leading == root.leading + 20
      - half.width == 1/2 * root.width
      - half.top == root.top + 140
      - half.height == 60

    """

  /// A translucent theme, and one with the colors that it has over a white page.
  private static let themes = [
    // 40 % of orange, and of black, over white.
    ("desk: \"#ff800066\"", "desk: \"#ffcc99\""),
    ("desk: \"#00000000\"", "desk: \"#ffffff\""),
    ("desk: \"#ff800066\", paper: \"#00000066\"", "desk: \"#ffcc99\", paper: \"#997a5c\""),
  ]

  private static let figures = [
    ["--show", "guides,names,caption,margins"],
    ["--show", "guides,caption", "--png", "compact"],
    ["--show", "guides,caption", "--animate"],
    ["--show", "caption,names", "--before-canvas", "120x340@2"],
    ["--show", "guides,names", "--exploded"],
    ["--show", "guides,names,tints", "--margin", "30"],
    ["--anatomy", "gap"],
  ]

  @Test("look over a page as opaque ones do, in every coding and figure", arguments: figures)
  func pictures(options: [String]) throws {
    for (translucent, opaque) in Self.themes {
      let folder = try folder(translucent, opaque)
      let pictures = try ["t", "o"].map { theme in
        let run = try CommandRun(
          ["render", "a.scene.yaml", "-o", "\(theme).png", "--theme", "\(theme).theme.yaml"]
            + options,
          in: folder.path)
        #expect(run.status == 0 && run.error == "")
        return try PNGReader.bitmap(of: folder.bytes("\(theme).png"))
      }
      #expect(pictures[0].alpha == .straight && pictures[1].alpha == .opaque)
      let alpha = translucent.contains("00000000") ? 0 : UInt32(0x66)
      #expect(pictures[0][column: 0, row: 0] >> 24 == alpha)
      // Along the round corners of two papers that meet, pixels are blended in another order.
      #expect(share(of: pictures[0], unlike: pictures[1], by: 4) < 0.0001, "\(translucent)")
    }
  }

  @Test("let nothing of the pictures before shine through, and cut screens out")
  func devices() throws {
    for (translucent, opaque) in Self.themes.prefix(2) {
      let folder = try folder(translucent, opaque)
      for theme in ["t", "o"] {
        let run = try CommandRun(
          [
            "render", "a.scene.yaml", "-o", theme, "--theme", "\(theme).theme.yaml", "--show",
            "device,caption,safe-area,guides", "--device", "iPhone 15", "--device",
            "iPhone SE", "--device", "iPhone 15:landscape", "-j", "1",
          ], in: folder.path)
        #expect(run.status == 0)
      }
      let names = folder.files.filter { $0.hasPrefix("o/") && $0.hasSuffix(".png") }
      #expect(names.count == 3)
      for name in names {
        let pictures = try [name.replacing("o/", with: "t/").replacing("-o.", with: "-t."), name]
          .map { try PNGReader.bitmap(of: folder.bytes($0)) }
        // Along round corners a pixel is blended of three colors, in another order.
        #expect(share(of: pictures[0], unlike: pictures[1], by: 4) < 0.0002)
        #expect(share(of: pictures[0], unlike: pictures[1], by: 60) == 0)
      }
    }
  }

  @Test("make sheets, and rows of themes beside opaque ones")
  func sheets() throws {
    let (translucent, opaque) = Self.themes[0]
    let folder = try folder(translucent, opaque)
    let pictures = try ["t", "o"].map { theme in
      let run = try CommandRun(
        [
          "sheet", "a.scene.yaml", "-o", "\(theme).png", "--theme", "\(theme).theme.yaml",
          "--direction", "ltr,rtl",
        ], in: folder.path)
      #expect(run.status == 0)
      return try PNGReader.bitmap(of: folder.bytes("\(theme).png"))
    }
    #expect(pictures[0].alpha == .straight)
    #expect(share(of: pictures[0], unlike: pictures[1], by: 4) == 0)
    let run = try CommandRun(
      ["themes", "--theme", "t.theme.yaml", "--theme", "o.theme.yaml"], in: folder.path)
    #expect(run.status == 0)
    let row = try PNGReader.bitmap(of: folder.bytes("themes.png"))
    let width = row.pixelWidth / 5
    #expect((0..<5).map { row[column: $0 * width, row: 0] >> 24 } == [255, 255, 255, 0x66, 255])
  }

  @Test(
    "are as translucent in documents",
    arguments: [
      (["--format", "svg"], "rsvg-convert", "librsvg2-bin"),
      (["--format", "svg", "--svg", "structured"], "rsvg-convert", "librsvg2-bin"),
      (["--format", "pdf"], "pdftocairo", "poppler-utils"),
    ])
  func documents(options: [String], program: String, package: String) throws {
    guard let tool = ExternalTool(program, package: package) else { return }
    for (translucent, opaque) in Self.themes {
      let folder = try folder(translucent, opaque)
      for format in [["--format", "png"], options] {
        let run = try CommandRun(
          ["render", "a.scene.yaml", "-o", "out", "--theme", "t.theme.yaml", "--show", "caption"]
            + format,
          in: folder.path)
        #expect(run.status == 0)
      }
      let names = folder.files.filter { $0.hasPrefix("out/") }
      let own = try PNGReader.bitmap(
        of: folder.bytes(try #require(names.first { $0.hasSuffix(".png") })))
      let document = try #require(names.first { !$0.hasSuffix(".png") })
      // PDF files have 72 points an inch.
      let arguments =
        program == "pdftocairo"
        ? ["-png", "-transp", "-r", "144", "-singlefile", document, "other"]
        : ["--zoom", "2", document, "--output", "other.png"]
      _ = try #require(try tool.run(arguments, in: folder.path))
      let other = try PNGReader.bitmap(of: folder.bytes("other.png"))
      // Letters are smoothed in another way, and some programs round corners by other curves.
      #expect(share(of: own, unlike: other, by: 6) < 0.02, "\(translucent)")
      #expect(other[column: 0, row: 0] >> 24 == own[column: 0, row: 0] >> 24)
    }
  }

  private func folder(_ translucent: String, _ opaque: String) throws -> CommandFolder {
    try CommandFolder([
      "a.scene.yaml": Self.scene, "t.theme.yaml": "colors: { \(translucent) }\n",
      "o.theme.yaml": "colors: { \(opaque) }\n",
    ])
  }

  /// The share of pixels of which a channel differs by more than some levels, both over white.
  private func share(of one: Bitmap, unlike other: Bitmap, by levels: UInt32) -> Double {
    guard one.pixelWidth == other.pixelWidth, one.pixelHeight == other.pixelHeight else { return 1 }
    func overWhite(_ pixel: UInt32) -> UInt32 {
      let white = 255 - pixel >> 24
      return (pixel & 0xFF_FFFF) &+ white * 0x01_0101
    }
    let count = zip(one.pixels, other.pixels).count { pair in
      channelDifference(overWhite(premultiplied(pair.0)), overWhite(premultiplied(pair.1))) > levels
    }
    return Double(count) / Double(one.pixels.count)
  }
}
