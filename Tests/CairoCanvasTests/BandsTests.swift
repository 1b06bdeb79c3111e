import AutoLayout
import Figures
import Foundation
import Imaging
import Testing

@testable import CairoCanvas

/// Opaque, translucent and clear grounds.
private let grounds = [1, 0.4, 0].map { Color(red: 1, green: 0.8, blue: 0.57, alpha: $0) }

@Suite("Bands of a picture")
struct BandsTests {
  @Test(
    "cover each row once, after one that the band before has as well",
    arguments: [(1, 1), (3, 2), (100, 9), (101, 10), (5_000, 131), (7, 400)])
  func cover(height: Int, rowCount: Int) {
    let bands = Bands(pixelWidth: 10, pixelHeight: height, byteCount: rowCount * 40)
    var next = 0
    for band in bands {
      #expect(band.rows.count <= bands.rowCount)
      #expect(band.rows.lowerBound + band.newRows.lowerBound == next)
      #expect(band.newRows.lowerBound == (next == 0 ? 0 : 1))
      next = band.rows.lowerBound + band.newRows.upperBound
      #expect(next == band.rows.upperBound)
    }
    #expect(next == height)
  }

  private static let color = Color(red: 0.3, green: 0.4, blue: 0.9)
  private static let pale = Color(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.4)

  /// One of everything, at places that no band knows of.
  private static func steps() throws -> [DrawingCommand.Step] {
    let pattern = try #require(DashPattern(lengths: [4, 3, 1, 2], thickness: 1))
    let frame = CGRect(x: 5, y: 4, width: 50, height: 90)
    let hole = CGRect(x: 12, y: 20, width: 30, height: 60)
    func text(_ text: String, _ y: CGFloat, wrapped: Bool = false) -> DrawingCommand.Step {
      let wrapping = TextRun.Wrapping(width: 50, lineLimit: 3, lineHeight: 14)
      return .text(
        TextRun(
          text: text, font: Font(pointSize: 11, weight: .semibold), color: color,
          position: CGPoint(x: 6, y: y), anchor: .left, width: 50,
          wrapping: wrapped ? wrapping : nil))
    }
    return [
      .fill(CGRect(x: 1, y: 1, width: 58, height: 3), color),
      .fill(CGRect(x: 2.3, y: 7.7, width: 21.1, height: 40.9), color),
      .roundedFill(frame, radius: 9, pale), .roundedFill(hole, radius: 6.5, color),
      .band(frame, radius: 8, hole: hole, holeRadius: 5, pale),
      .hatch(frame, radius: 3, hole: hole, color), .dashedOutline(frame, pattern, color),
      .dashedLine(CGRect(x: 0, y: 50, width: 60, height: 1), pattern, color),
      .line(from: CGPoint(x: 3, y: 2), to: CGPoint(x: 55, y: 97), width: 1.3, color),
      .polyline(
        [CGPoint(x: 9, y: 90), CGPoint(x: 30, y: 12), CGPoint(x: 33, y: 88)], width: 0.8, color),
      text("Ågy|Éß", 30), text("Z\u{30A}\u{30A}\u{30A}\u{323}\u{323}\u{323}", 60),
      text("three lines of wrapped text that end", 70, wrapped: true), text("שלום नमस्ते 你好", 96),
      .begin(.clip(hole)), .fill(frame, pale), .end,
      .begin(.transform(Transform(a: 0.5, b: 0, c: 0.2, d: 0.7, tx: 20, ty: 11))),
      .fill(frame, color), text("on a plane", 44), .end,
    ]
  }

  @Test(
    "show what the picture shows when it is drawn at once", arguments: [1, 1.5, 2, 3], grounds)
  func agree(scale: CGFloat, ground: Color) throws {
    let steps = try Self.steps()
    let size = (width: Int(60 * scale), height: Int(100 * scale))
    let renderer = Renderer(fonts: try FontLibrary())
    // Each alone, so that nothing hides what another left out, and all together.
    for commands in steps.indices.map({ steps[$0...$0] }) + [steps[...]] {
      if case .begin = commands.first, commands.count == 1 { continue }
      if case .end = commands.first { continue }
      let drawing = Drawing(
        pixelWidth: size.width, pixelHeight: size.height, scale: scale, title: "",
        background: ground, commands: commands.map { DrawingCommand($0) })
      renderer.bandByteCount = .max
      let whole = try renderer.renderPNG(drawing)
      let decoded = try PNGReader.bitmap(of: whole)
      #expect(decoded.alpha == (ground.alphaComponent < 1 ? .straight : .opaque))
      for rowCount in [2, 3, 7, 16, 61, 1_000] {
        renderer.bandByteCount = 4 * size.width * rowCount
        #expect(
          try renderer.renderPNG(drawing) == whole, "\(rowCount) rows, \(commands.first as Any)")
      }
      let compact = try renderer.renderPNG(drawing, coding: .compact)
      #expect(try PNGReader.bitmap(of: compact) == decoded)
      #expect(try renderer.bitmap(of: drawing) == decoded)
      renderer.bandByteCount = 4 * size.width * 7
      #expect(try renderer.bitmap(of: drawing) == decoded)
      // Records have hashes of the pixels as they are drawn.
      let drawn = decoded.pixels.map { premultiplied($0) }
      let digest = PixelDigest(
        drawn.span,
        PixelLayout(
          pixelWidth: size.width, pixelHeight: size.height,
          alpha: decoded.alpha == .opaque ? .opaque : .premultiplied))
      #expect(try renderer.digest(of: drawing) == digest)
    }
  }

  @Test(
    "are one where planes are turned, which may lift into the picture what would lie below it",
    arguments: [
      Transform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 20, ty: 2),
      Transform(a: 0.8, b: -2, c: 0, d: 1, tx: 0, ty: 110),
    ])
  func turned(by turn: Transform) throws {
    let drawing = Drawing(
      pixelWidth: 60, pixelHeight: 100, scale: 1, title: "", background: Self.color,
      commands: [DrawingCommand(.begin(.transform(turn)))]
        + (try Self.steps().prefix(8).map { DrawingCommand($0) }) + [DrawingCommand(.end)])
    let renderer = Renderer(fonts: try FontLibrary())
    renderer.bandByteCount = .max
    let whole = try renderer.renderPNG(drawing)
    renderer.bandByteCount = 4 * 60 * 7
    #expect(try renderer.renderPNG(drawing) == whole)
  }

  @Test("show nothing of the pictures drawn before", arguments: grounds)
  func nothingLeft(ground: Color) throws {
    func drawing(_ steps: [DrawingCommand.Step]) -> Drawing {
      Drawing(
        pixelWidth: 60, pixelHeight: 100, scale: 1, title: "", background: ground,
        commands: steps.map { DrawingCommand($0) })
    }
    let box = CGRect(x: 10, y: 20, width: 30, height: 40)
    let (full, sparse) = (drawing(try Self.steps()), drawing([.fill(box, Self.pale)]))
    let (used, new) = (
      Renderer(fonts: try FontLibrary()), Renderer(fonts: try FontLibrary())
    )
    for renderer in [used, new] { renderer.bandByteCount = 4 * 60 * 7 }
    _ = try used.renderPNG(full)
    #expect(try used.renderPNG(sparse) == new.renderPNG(sparse))
    let bitmap = try used.bitmap(of: sparse)
    let alpha = UInt32((ground.alphaComponent * 255).rounded())
    #expect(bitmap[column: 0, row: 0] >> 24 == alpha)
    #expect(bitmap[column: 59, row: 99] == bitmap[column: 0, row: 0])
    // What is painted over a ground lets through what both let through.
    let over = 0.4 + 0.6 * ground.alphaComponent
    #expect(bitmap[column: 20, row: 30] >> 24 == UInt32((over * 255).rounded()))
  }

  @Test("grounds have the colors that cairo gives them", arguments: [0, 0.1, 0.4, 0.73, 1])
  func groundColors(alpha: CGFloat) throws {
    let renderer = Renderer(fonts: try FontLibrary())
    for number in 0...64 {
      let level = CGFloat(number) / 64
      let color = Color(red: level, green: 1 - level, blue: level * level, alpha: alpha)
      let box = CGRect(x: 0, y: 0, width: 1, height: 1)
      // Inside of a scope cairo fills; over a clear ground that gives its own color.
      let steps: [DrawingCommand.Step] = [.begin(.clip(box)), .fill(box, color), .end]
      let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
      let words = try [(color, []), (clear, steps)].map { ground, steps in
        let drawing = Drawing(
          pixelWidth: 1, pixelHeight: 1, scale: 1, title: "", background: ground,
          commands: steps.map { DrawingCommand($0) })
        return try renderer.bitmap(of: drawing).pixels
      }
      #expect(words[0] == words[1], "\(color)")
    }
  }

  @Test("boxes of whole pixels have the colors that cairo gives them")
  func colors() throws {
    let renderer = Renderer(fonts: try FontLibrary())
    for number in 0...512 {
      let level = CGFloat(number) / 512
      let color = Color(red: level, green: 1 - level, blue: level * level)
      let box = CGRect(x: 0, y: 0, width: 1, height: 1)
      // Inside of a scope cairo fills.
      let drawing = Drawing(
        pixelWidth: 2, pixelHeight: 1, scale: 1, title: "", background: color,
        commands: [.begin(.clip(box)), .fill(box, color), .end].map { DrawingCommand($0) })
      let bitmap = try renderer.bitmap(of: drawing)
      #expect(bitmap[column: 0, row: 0] == bitmap[column: 1, row: 0], "\(color)")
    }
  }
}
