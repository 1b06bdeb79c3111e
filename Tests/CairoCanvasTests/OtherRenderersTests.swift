import AutoLayout
import Figures
import Foundation
import TestTools
import Testing

@testable import CairoCanvas

/// A program of others that draws SVG files, and how far from our own pictures it may be.
///
/// Differences are those of color components, 0…1, over all pixels. Edges that no pixel grid has,
/// those of round corners and letters, are smoothed by each program in its own way: there a pixel
/// may differ by anything, so what letters are made of is held by the mean alone.
struct OtherRenderer: CustomTestStringConvertible, Sendable {
  var name: String
  var package: String
  /// The most that a pixel may differ by in a figure without texts.
  var largestDifference: Double
  /// The most that pixels may differ by on average in a figure without texts.
  var meanDifference: Double
  /// The most that pixels may differ by on average in a figure with texts.
  var meanDifferenceOfTexts: Double
  var testDescription: String { name }

  static let all = [
    OtherRenderer(
      name: "rsvg-convert", package: "librsvg2-bin", largestDifference: 0.04,
      meanDifference: 0.001, meanDifferenceOfTexts: 0.003),
    OtherRenderer(
      name: "chromium", package: "chromium", largestDifference: 0.25, meanDifference: 0.001,
      meanDifferenceOfTexts: 0.004),
  ]

  /// The picture that the program makes of a file at two pixels per point; nil where it is not
  /// installed.
  func picture(of svg: [UInt8], width: Int, height: Int) throws -> DecodedImage? {
    guard let tool = ExternalTool(name, package: package) else { return nil }
    var image: DecodedImage?
    try withTemporaryFolder { folder in
      try Data(svg).write(to: URL(fileURLWithPath: folder + "/a.svg"))
      let arguments =
        name == "chromium"
        ? [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
          "--force-device-scale-factor=2", "--window-size=\(width),\(height)",
          "--user-data-dir=\(folder)/profile", "--screenshot=\(folder)/a.png",
          "file://\(folder)/a.svg",
        ] : ["--zoom", "2", "a.svg", "--output", "a.png"]
      _ = try #require(try tool.run(arguments, in: folder), "\(name) failed")
      let bytes = try #require(FileManager.default.contents(atPath: folder + "/a.png"))
      image = DecodedImage(png: Array(bytes))
      #expect(image != nil)
    }
    return image
  }
}

@Suite("Other programs draw our SVG files as we draw our pictures", .serialized)
struct OtherRenderersTests {
  @Test("without texts", arguments: OtherRenderer.all, SVGForm.allCases)
  func shapes(other: OtherRenderer, form: SVGForm) throws {
    for theme in [Theme.light, .dark, .print] {
      guard let difference = try difference(other, form, theme, hasTexts: false) else { return }
      #expect(difference.largest <= other.largestDifference, "\(theme)")
      #expect(difference.mean <= other.meanDifference, "\(theme)")
    }
  }

  @Test("with texts", arguments: OtherRenderer.all, SVGForm.allCases)
  func texts(other: OtherRenderer, form: SVGForm) throws {
    guard let difference = try difference(other, form, .light, hasTexts: true) else { return }
    #expect(difference.mean <= other.meanDifferenceOfTexts)
  }

  private func difference(
    _ other: OtherRenderer, _ form: SVGForm, _ theme: Theme, hasTexts: Bool
  ) throws -> (mean: Double, largest: Double)? {
    let renderer = Renderer(fonts: try FontLibrary())
    let drawing = SampleFigure(measuredBy: renderer)
      .drawing(renderer, theme: theme, hasTexts: hasTexts)
    let svg =
      form == .outlined
      ? try renderer.renderSVG(drawing)
      : try renderer.renderStructuredSVG(AdaptiveDrawing(drawing))
    let size = drawing.size
    let picture = try other.picture(of: svg, width: Int(size.width), height: Int(size.height))
    guard let picture else { return nil }
    let own = try #require(DecodedImage(png: try renderer.renderPNG(drawing)))
    #expect(picture.width == own.width && picture.height == own.height)
    return difference(own, picture)
  }

  private func difference(
    _ first: DecodedImage, _ second: DecodedImage
  ) -> (mean: Double, largest: Double) {
    var sum = 0
    var largest = 0
    for (one, two) in zip(first.pixels, second.pixels) where one != two {
      for shift: UInt32 in [0, 8, 16] {
        let step = abs(Int(one >> shift & 255) - Int(two >> shift & 255))
        sum += step
        largest = max(largest, step)
      }
    }
    return (Double(sum) / Double(3 * first.pixels.count) / 255, Double(largest) / 255)
  }
}
