import AutoLayout
import Figures
import Foundation
import Testing

@testable import CairoCanvas

/// A color from its components in 0…255.
private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Color {
  Color(red: red / 255, green: green / 255, blue: blue / 255)
}

@Suite struct RendererTests {
  private static let scales: [CGFloat] = [1, 1.5, 2, 3]
  private let white = color(255, 255, 255)
  private let blue = color(0, 64, 255)

  private func drawing(
    _ steps: [DrawingCommand.Step], width: Int = 60, height: Int = 60, scale: CGFloat = 1
  ) -> Drawing {
    Drawing(
      pixelWidth: width, pixelHeight: height, scale: scale, title: "Title",
      background: white, commands: steps.map { DrawingCommand($0) })
  }

  private func text(_ text: String, at position: CGPoint, size: CGFloat = 13) -> DrawingCommand.Step
  {
    .text(
      TextRun(
        text: text, font: Font(pointSize: size, weight: .semibold), color: color(0, 0, 0),
        position: position, anchor: .left, width: 0))
  }

  private func decoded(_ drawing: Drawing) throws -> DecodedImage {
    let renderer = Renderer(fonts: try FontLibrary())
    return try #require(DecodedImage(png: renderer.renderPNG(drawing)))
  }

  @Test("a picture has the drawing's pixels, opaque and with 8 bits a color")
  func pngHeader() throws {
    let bytes = try Renderer(fonts: FontLibrary()).renderPNG(drawing([], width: 320, height: 568))
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(bytes[16..<26] == [0, 0, 1, 64, 0, 0, 2, 56, 8, 2])
  }

  @Test("edges on pixels stay sharp at every scale", arguments: scales)
  func sharpEdges(scale: CGFloat) throws {
    // Edges as snapping leaves them: whole pixels divided by the scale.
    let box = CGRect(x: 7 / scale, y: 11 / scale, width: 23 / scale, height: 17 / scale)
    let image = try decoded(drawing([.fill(box, blue)], scale: scale))
    for row in 0..<image.height {
      for column in 0..<image.width {
        let isInside = (7..<30).contains(column) && (11..<28).contains(row)
        #expect(image[column, row] == (isInside ? 0x00_40FF : 0xFF_FFFF))
      }
    }
  }

  @Test("dashes are whole pixels, 4 on and 3 off")
  func sharpDashes() throws {
    let pattern = try #require(DashPattern(lengths: [4, 3], thickness: 1))
    let frame = CGRect(x: 5, y: 5, width: 40, height: 30)
    let image = try decoded(drawing([.dashedOutline(frame, pattern, blue)]))
    let top = (5..<26).map { image[$0, 5] == 0x00_40FF }
    let period = [true, true, true, true, false, false, false]
    #expect(top == period + period + period)
    #expect(Set(image.pixels) == [0x00_40FF, 0xFF_FFFF])
  }

  @Test("what a view tree looks like keeps to pixels where corners are square", arguments: scales)
  func sharpTree(scale: CGFloat) throws {
    let frame = CGRect(x: 8, y: 12, width: 20, height: 16)
    var square = Appearance()
    square.cornerRadius = 0
    let items = [
      item("root", CGRect(x: 0, y: 0, width: 40, height: 40), owner: nil, Appearance()),
      item("view", frame, owner: 0, square),
    ]
    let tree = SolvedTree(
      canvas: Canvas(width: 40, height: 40, scale: scale), direction: .leftToRight, items: items,
      conflicts: [])
    let options = FigureOptions(overlays: [.guides])
    let image = try decoded(Drawing(of: tree, options: options, measure: fixedTextMeasure))
    #expect(image.width == Int(40 * scale))
    #expect(Set(image.pixels).count == 3)
    #expect(image[Int(8 * scale), Int(12 * scale)] == image[Int(28 * scale) - 1, Int(20 * scale)])
    #expect(image[Int(8 * scale) - 1, Int(20 * scale)] == 0xF7_F8FA)
  }

  private func item(
    _ identifier: String, _ frame: CGRect, owner: Int?, _ appearance: Appearance
  ) -> SolvedTree.Item {
    SolvedTree.Item(
      kind: .view(className: "View"), identifier: identifier, owner: owner, frame: frame,
      exactFrame: frame, rootFrame: frame, isHidden: false, appearance: appearance,
      ambiguousAxes: [], unconstrainedAxes: [])
  }

  @Test("a band leaves its hole free, and a clip what is outside of it")
  func bandsAndClips() throws {
    let whole = CGRect(x: 0, y: 0, width: 60, height: 60)
    let hole = CGRect(x: 10, y: 10, width: 40, height: 40)
    let band = DrawingCommand.Step.band(whole, radius: 0, hole: hole, holeRadius: 0, blue)
    let banded = try decoded(drawing([band]))
    #expect(banded[9, 30] == 0x00_40FF && banded[10, 30] == 0xFF_FFFF)
    let hatched = try decoded(drawing([.hatch(whole, radius: 0, hole: hole, blue)]))
    #expect((10..<50).allSatisfy { hatched[$0, 30] == 0xFF_FFFF })
    #expect((0..<60).contains { hatched[$0, 5] != 0xFF_FFFF })
    let clipped = try decoded(
      drawing([
        .begin(.clip(hole)), .fill(whole, blue), .end,
        .fill(CGRect(x: 0, y: 0, width: 1, height: 1), blue),
      ]))
    #expect(clipped[9, 30] == 0xFF_FFFF && clipped[10, 30] == 0x00_40FF)
    #expect(clipped[0, 0] == 0x00_40FF)
    let round = try decoded(
      drawing([.begin(.roundedClip(hole, radius: 20)), .fill(whole, blue), .end]))
    #expect(round[9, 30] == 0xFF_FFFF && round[11, 11] == 0xFF_FFFF)
    #expect(round[30, 11] == 0x00_40FF && round[30, 30] == 0x00_40FF)
  }

  @Test("a transform takes everything to where it maps it, until it ends")
  func transforms() throws {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let map = Transform(a: 2, b: 0, c: 0, d: 1, tx: 20, ty: 30)
    let image = try decoded(drawing([.begin(.transform(map)), .fill(box, blue), .end]))
    #expect(image[20, 30] == 0x00_40FF && image[39, 39] == 0x00_40FF)
    #expect(image[19, 30] == 0xFF_FFFF && image[40, 39] == 0xFF_FFFF)
    let ended = try decoded(drawing([.begin(.transform(map)), .end, .fill(box, blue)]))
    #expect(ended[0, 0] == 0x00_40FF && ended[20, 30] == 0xFF_FFFF)
  }

  @Test("dashes that a transform brings into the picture are drawn")
  func transformedDashes() throws {
    let pattern = try #require(DashPattern(lengths: [4, 4], thickness: 2))
    let frame = CGRect(x: 5000, y: 5000, width: 40, height: 40)
    let map = Transform(translationX: -4990, y: -4990)
    let image = try decoded(
      drawing([.begin(.transform(map)), .dashedOutline(frame, pattern, blue), .end]))
    #expect(image[10, 10] == 0x00_40FF && image[15, 10] == 0xFF_FFFF)
  }

  @Test("boxes far larger than the picture fill it")
  func vastBoxes() throws {
    let vast = CGRect(x: -9e8, y: -9e8, width: 1.8e9, height: 1.8e9)
    for step in [DrawingCommand.Step.fill(vast, blue), .roundedFill(vast, radius: 8, blue)] {
      #expect(Set(try decoded(drawing([step], scale: 3)).pixels) == [0x00_40FF])
    }
  }

  @Test("lines are drawn")
  func lines() throws {
    let points = [CGPoint(x: 5, y: 5.5), CGPoint(x: 20.5, y: 5.5), CGPoint(x: 20.5, y: 20)]
    let line = DrawingCommand.Step.line(
      from: CGPoint(x: 5, y: 40.5), to: CGPoint(x: 20, y: 40.5), width: 1, blue)
    let image = try decoded(drawing([.polyline(points, width: 1, blue), line]))
    #expect(image[10, 5] == 0x00_40FF && image[20, 15] == 0x00_40FF && image[10, 40] == 0x00_40FF)
  }

  @Test("text stays in the box that it was placed in", arguments: scales)
  func textInBox(scale: CGFloat) throws {
    let renderer = Renderer(fonts: try FontLibrary())
    let font = Font(pointSize: 13, weight: .semibold)
    let width = renderer.textMeasure("Highly gifted", font, nil).width
    let run = TextRun(
      text: "Highly gifted", font: font, color: color(0, 0, 0), position: CGPoint(x: 20, y: 40),
      anchor: .left, width: width)
    let side = Int(140 * scale)
    let image = try decoded(drawing([.text(run)], width: side, height: side, scale: scale))
    // Letters may reach over their advance by a part of a pixel.
    let box = run.box.insetBy(dx: -1, dy: -1)
    var inked = 0
    for row in 0..<side {
      for column in 0..<side where image[column, row] != 0xFF_FFFF {
        inked += 1
        let point = CGPoint(x: (CGFloat(column) + 0.5) / scale, y: (CGFloat(row) + 0.5) / scale)
        #expect(box.contains(point))
      }
    }
    #expect(inked > 100)
  }

  @Test("wrapped text stays below each other and ends in an ellipsis")
  func wrappedText() throws {
    let renderer = Renderer(fonts: try FontLibrary())
    let words = "Wrote the first program for a machine that was never built"
    let font = Font(pointSize: 10)
    #expect(renderer.textMeasure(words, font, 80).lineCount > 2)
    var run = TextRun(
      text: words, font: font, color: color(0, 0, 0), position: CGPoint(x: 10, y: 20),
      anchor: .left, width: 80,
      wrapping: TextRun.Wrapping(width: 80, lineLimit: 2, lineHeight: 14))
    let image = try decoded(drawing([.text(run)], width: 100, height: 80))
    let inkedRows = (0..<80).filter { row in (0..<100).contains { image[$0, row] != 0xFF_FFFF } }
    #expect((inkedRows.first ?? 0) >= 10 && (inkedRows.last ?? 80) <= 38)
    run.anchor = .right
    run.position.x = 90
    let mirrored = try decoded(drawing([.text(run)], width: 100, height: 80))
    #expect(mirrored.pixels != image.pixels)
  }

  @Test("letters that no font has, and odd texts, do no harm")
  func oddTexts() throws {
    let texts = ["日本語", "👩‍👩‍👧", "שלום", "a\u{0}b", "\n", "a\tb", String(repeating: "x", count: 5_000)]
    let steps = texts.map { text($0, at: CGPoint(x: 5, y: 30)) }
    #expect(throws: Never.self) { try Renderer(fonts: FontLibrary()).renderPNG(drawing(steps)) }
  }

  @Test(
    "the same drawing has the same bytes, the second time and in another renderer",
    arguments: ["png", "svg", "pdf"])
  func repeats(format: String) throws {
    let pattern = try #require(DashPattern(lengths: [4, 3], thickness: 1))
    let frame = CGRect(x: 5, y: 5, width: 40, height: 30)
    let picture = drawing([
      .roundedFill(frame, radius: 8, blue), .fill(frame, blue.translucent),
      .begin(.clip(frame)), text("Glyphs", at: CGPoint(x: 8, y: 20)), .end,
      .dashedOutline(frame, pattern, blue), text("and more", at: CGPoint(x: 8, y: 50)),
    ])
    func bytes(_ renderer: Renderer) throws -> [UInt8] {
      switch format {
      case "png": try renderer.renderPNG(picture)
      case "svg": try renderer.renderSVG(picture)
      default: try renderer.renderPDF(picture)
      }
    }
    let renderer = Renderer(fonts: try FontLibrary())
    let first = try bytes(renderer)
    #expect(first.count > 500)
    #expect(try bytes(renderer) == first)
    #expect(try bytes(Renderer(fonts: FontLibrary())) == first)
  }

  @Test("a smaller picture after a larger one shows nothing of it")
  func reusesSurface() throws {
    let renderer = Renderer(fonts: try FontLibrary())
    let empty = drawing([])
    let fresh = try renderer.renderPNG(empty)
    _ = try renderer.renderPNG(drawing([.fill(CGRect(x: 0, y: 0, width: 60, height: 60), blue)]))
    #expect(try renderer.renderPNG(empty) == fresh)
  }

  @Test(
    "sizes that no image can have are errors",
    arguments: [(0, 10), (10, 0), (40_000, 10), (10, 40_000), (-1, 10)])
  func unusableSizes(width: Int, height: Int) throws {
    let renderer = Renderer(fonts: try FontLibrary())
    let picture = drawing([], width: width, height: height)
    let error = RenderError.unusableSize(pixelWidth: width, pixelHeight: height)
    #expect(throws: error) { try renderer.renderPNG(picture) }
    #expect(throws: error) { try renderer.renderSVG(picture) }
    #expect(throws: error) { try renderer.renderPDF(picture) }
  }
}

extension Color {
  fileprivate var translucent: Color {
    Color(red: redComponent, green: greenComponent, blue: blueComponent, alpha: 0.5)
  }
}
