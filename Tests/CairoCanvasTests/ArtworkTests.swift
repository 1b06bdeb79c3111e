import AutoLayout
import Figures
import Foundation
import Imaging
import TestTools
import Testing

@testable import CairoCanvas

@Suite("Paths, gradients and images")
struct ArtworkTests {
  private let renderer: Renderer
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  init() throws { renderer = Renderer(fonts: try FontLibrary()) }

  private func drawing(_ steps: [DrawingCommand.Step]) -> Drawing {
    Drawing(
      pixelWidth: 80, pixelHeight: 60, scale: 2, title: "Artwork",
      background: Color(red: 1, green: 1, blue: 1), commands: steps.map { DrawingCommand($0) })
  }

  private func png(_ steps: [DrawingCommand.Step]) throws -> DecodedImage {
    try #require(DecodedImage(png: renderer.renderPNG(drawing(steps))))
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// A step of each kind.
  private func allSteps() throws -> [DrawingCommand.Step] {
    var ring = VectorPath(ellipseIn: box(2, 2, 10, 10))
    ring.append(VectorPath(ellipseIn: box(4, 4, 6, 6)))
    let stroke = PathStroke(width: 2, cap: .round, join: .round, dashes: [3, 2], dashPhase: 1)
    let file = try ImageFile(SmallImages.png, name: "small.png")
    let jpeg = try ImageFile(SmallImages.jpeg, name: "small.jpg")
    let turned = try ImageFile(SmallImages.turnedJPEG, name: "turned.jpg")
    return [
      .path(ring, .fill(isEvenOdd: true), red),
      .path(VectorPath(box(16, 3, 8, 8)), .stroke(stroke), blue),
      .gradient(
        VectorPath(box(26, 2, 12, 4)),
        ColorGradient(
          from: CGPoint(x: 26, y: 0), to: CGPoint(x: 38, y: 0),
          [
            .init(0, red), .init(1, blue),
          ])),
      .gradient(
        VectorPath(box(26, 8, 12, 4)),
        ColorGradient(
          center: CGPoint(x: 32, y: 10), radii: CGSize(width: 6, height: 2),
          [.init(0, red), .init(1, blue.withAlphaComponent(0.5))])),
      .gradient(
        VectorPath(ellipseIn: box(2, 27, 2, 2)),
        ColorGradient(
          around: CGPoint(x: 3, y: 28), from: CGPoint(x: 3, y: 20), [.init(0, red), .init(1, red)])),
      .begin(.pathClip(VectorPath(ellipseIn: box(2, 15, 10, 10)), isEvenOdd: false)),
      .image(DrawnImage(file, in: box(2, 15, 10, 10))),
      .end,
      .image(DrawnImage(jpeg, in: box(14, 15, 12, 6), opacity: 0.5)),
      .image(DrawnImage(turned, in: box(28, 15, 5, 10))),
      .image(DrawnImage(file, in: box(34, 15, 4, 2), tint: red)),
    ]
  }

  @Test("are painted where they lie")
  func pixels() throws {
    let image = try png(allSteps())
    #expect(image[14, 5] == 0xFF0000, "the ring")
    #expect(image[14, 14] == 0xFFFFFF, "its hole")
    let (start, end) = (image[53, 8], image[74, 8])
    #expect(start >> 16 > 0xE0 && start & 0xFF < 0x20 && end & 0xFF > 0xE0)
    #expect(image[64, 20] >> 16 > 0xD0, "the middle of the radial gradient")
    #expect(image[4, 30] == 0xFFFFFF, "the corner outside of the clip")
    #expect(image[12, 40] >> 8 & 0xFF > 0x70, "the green column")
    #expect(image[30, 36] >> 16 > 0xF0 && image[30, 36] & 0xFF > 0x70, "half of red over white")
    #expect(image[60, 32] >> 16 > 0xD0 && image[60, 46] & 0xFF > 0xD0, "red at the top, blue below")
    #expect(image[70, 32] == 0xFF0000 && image[75, 32] == 0xFFFFFF, "the shape of the file")
  }

  /// Red, green and blue in quarters and halves around the middle, clockwise from the top, with a hole.
  private var wheel: [DrawingCommand.Step] {
    var ring = VectorPath(box(10, 5, 20, 20))
    ring.append(VectorPath(box(18, 13, 4, 4)))
    let green = Color(red: 0, green: 1, blue: 0)
    let stops: [ColorGradient.Stop] = [
      .init(0, red), .init(0.25, red), .init(0.25, green), .init(0.5, green), .init(0.75, blue),
    ]
    return [
      .begin(.pathClip(ring, isEvenOdd: true)),
      .gradient(
        VectorPath(box(10, 5, 20, 20)),
        ColorGradient(around: CGPoint(x: 20, y: 15), from: CGPoint(x: 20, y: 0), stops)),
      .end,
    ]
  }

  @Test("that are conic begin in their direction and go on clockwise, in each format")
  func conic() throws {
    let image = try png(wheel)
    func check(_ color: (_ x: Int, _ y: Int) -> Int, _ name: String) {
      #expect(color(50, 20) == 0xFF0000, "\(name): the first quarter")
      #expect(color(50, 40) == 0x00FF00, "\(name): the second quarter")
      let mixed = color(30, 40)
      #expect(
        abs((mixed >> 8 & 0xFF) - 128) < 12 && abs((mixed & 0xFF) - 128) < 12,
        "\(name): mixed \(mixed)")
      #expect(color(30, 20) == 0x0000FF, "\(name): the last quarter")
      #expect(color(40, 30) == 0xFFFFFF, "\(name): the hole")
      #expect(color(10, 30) == 0xFFFFFF, "\(name): outside")
    }
    check({ Int(image[$0, $1]) }, "PNG")
    let drawing = drawing(wheel)
    #expect(drawing.description.contains("gradient M10 5 L30 5 L30 25 L10 25 Z conic from 20 15"))
    guard let tool = ExternalTool("rsvg-convert", package: "librsvg2-bin") else { return }
    try withTemporaryFolder { folder in
      let files = [
        ("structured.svg", try renderer.renderStructuredSVG(AdaptiveDrawing(drawing))),
        ("outlined.svg", try renderer.renderSVG(drawing)),
      ]
      for (name, bytes) in files {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        _ = try #require(try tool.run(["--zoom", "2", name, "-o", name + ".png"], in: folder))
        let drawn = try Array(Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).png")))
        let image = try PNGReader.bitmap(of: drawn)
        check({ Int(image[column: $0, row: $1] & 0xFFFFFF) }, name)
      }
    }
  }

  @Test("of images in gray have the lightness of their colors")
  func grays() throws {
    var image = DrawnImage(try ImageFile(SmallImages.png, name: "small.png"), in: box(0, 0, 40, 30))
    image.isGray = true
    let drawn = try png([.image(image)])
    for x in stride(from: 2, to: 80, by: 7) {
      let pixel = drawn[x, 30]
      #expect(pixel >> 16 == pixel & 0xFF && pixel >> 8 & 0xFF == pixel & 0xFF)
    }
    image.isGray = false
    #expect(try png([.image(image)])[12, 30] != drawn[12, 30])
    image.isGray = true
    let svg = try renderer.renderStructuredSVG(AdaptiveDrawing(drawing([.image(image)])))
    let own = Data(SmallImages.png).base64EncodedString()
    #expect(!String(decoding: svg, as: UTF8.self).contains(own))
  }

  @Test("have the same bytes in bands of any height, and from every renderer")
  func bands() throws {
    let drawing = drawing(try allSteps())
    let bytes = try renderer.renderPNG(drawing)
    let other = Renderer(fonts: try FontLibrary())
    other.bandByteCount = 1
    #expect(try other.renderPNG(drawing) == bytes)
    #expect(try renderer.renderSVG(drawing) == other.renderSVG(drawing))
    #expect(try renderer.renderPDF(drawing) == other.renderPDF(drawing))
  }

  @Test("look the same in SVG and PDF files")
  func documents() throws {
    let drawing = drawing(try allSteps())
    let svg = try renderer.renderStructuredSVG(AdaptiveDrawing(drawing))
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("data:image/jpeg;base64,") && text.contains("<linearGradient"))
    guard let tool = ExternalTool("rsvg-convert", package: "librsvg2-bin") else { return }
    try withTemporaryFolder { folder in
      let files = [("a.svg", svg), ("b.svg", try renderer.renderSVG(drawing))]
      for (name, bytes) in files {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        _ = try #require(try tool.run(["--zoom", "2", name, "-o", name + ".png"], in: folder))
        let drawn = try Array(Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).png")))
        let image = try PNGReader.bitmap(of: drawn)
        let own = try renderer.bitmap(of: drawing)
        #expect(image.pixelWidth == own.pixelWidth && image.pixelHeight == own.pixelHeight)
        let differing = zip(image.pixels, own.pixels).count { one, other in
          [16, 8, 0].contains { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) > 48 }
        }
        // Edges are smoothed in other ways, and images enlarged.
        #expect(differing < own.pixels.count / 12, "\(name): \(differing)")
      }
    }
  }

  @Test("of a file that can't be unpacked are an error with its name")
  func damaged() throws {
    let bytes = SmallImages.png.prefix(40) + SmallImages.png.suffix(12)
    let file = try ImageFile(Array(bytes), name: "broken.png")
    let steps: [DrawingCommand.Step] = [.image(DrawnImage(file, in: box(0, 0, 10, 10)))]
    let error = #expect(throws: RenderError.self) { try renderer.renderPNG(drawing(steps)) }
    #expect(error?.description.hasPrefix("the image 'broken.png' can't be drawn: ") == true)
    let ink = try ImageFile(SmallImages.inkJPEG, name: "ink.jpg")
    #expect(throws: RenderError.self) {
      try renderer.renderPDF(drawing([.image(DrawnImage(ink, in: box(0, 0, 10, 10)))]))
    }
  }

  @Test("of one file in many places are kept once in SVG files")
  func repeated() throws {
    let file = try ImageFile(SmallImages.png, name: "small.png")
    let steps = (0..<3).map { place in
      DrawingCommand.Step.image(DrawnImage(file, in: box(CGFloat(place) * 10, 0, 8, 4)))
    }
    let text = String(
      decoding: try renderer.renderStructuredSVG(AdaptiveDrawing(drawing(steps))), as: UTF8.self)
    #expect(text.split(separator: "data:image/png").count == 2)
    #expect(text.split(separator: "<use ").count == 4)
  }
}
