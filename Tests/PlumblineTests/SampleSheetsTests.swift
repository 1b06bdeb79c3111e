import AutoLayout
import CairoCanvas
import Foundation
import Imaging
import Testing

@testable import Plumbline

/// A sheet of samples, as `plumbline sheet` makes it.
private struct SampleSheet: CustomTestStringConvertible, Sendable {
  var name: String
  var scenes: [String]
  var canvases: [Canvas] = []
  var directions: [LayoutDirection] = []
  var theme = Theme.light
  /// Whether the picture itself is kept, and not only its hash.
  var isKept = false

  var testDescription: String { name }

  func sheet(with painter: Painter) throws -> FigureSheet {
    let rows = try scenes.map { name in
      let scene = try SceneInput.scene(
        at: GoldenFiles.samples.appending(path: "\(name).scene.yaml").path)
      var options = scene.figureOptions
      options.theme = theme
      return try scene.sheetRow(
        on: canvases.isEmpty ? scene.canvases : canvases, directions: directions, scale: 1,
        options: options, with: painter)
    }
    return FigureSheet(rows: rows)
  }
}

private let stackScenes = [
  "stack-fill", "stack-fill-equally", "stack-fill-proportionally", "stack-equal-spacing",
  "stack-equal-centering",
]

private let sheets = [
  SampleSheet(name: "sizes", scenes: ["equal-spacing"]),
  SampleSheet(
    name: "grid", scenes: ["equal-spacing", "quarter"],
    canvases: [Canvas(width: 240, height: 120), Canvas(width: 320, height: 100)], isKept: true),
  SampleSheet(
    name: "directions", scenes: ["dimension-lines"],
    canvases: [Canvas(width: 320, height: 568)], directions: [.leftToRight, .rightToLeft]),
  SampleSheet(name: "stack-views", scenes: stackScenes),
  SampleSheet(name: "stack-views-dark", scenes: stackScenes, theme: .dark),
  SampleSheet(name: "stack-views-print", scenes: stackScenes, theme: .print),
]

@Suite("Sheets of the samples")
struct SampleSheetsTests {
  @Test(
    "have the golden hashes in every format",
    .enabled(if: isDrawnWithSameVersions, "drawn with other versions; see versions.txt"))
  func sheetsHaveGoldenHashes() throws {
    let painter = try Painter()
    var lines: [String] = []
    for sample in sheets {
      let sheet = try sample.sheet(with: painter)
      for format in PictureFormat.allCases {
        let bytes = try painter.picture(of: sheet, as: format).bytes
        lines.append("\(sha256(bytes)) \(sample.name).\(format.rawValue)")
      }
    }
    try GoldenFiles.expect(lines.joined(separator: "\n") + "\n", toEqual: "sheets.txt")
  }

  @Test(
    "are the golden ones where they are small",
    .enabled(if: isDrawnWithSameVersions, "drawn with other versions; see versions.txt"),
    arguments: sheets.filter(\.isKept))
  private func smallSheetsAreGolden(sample: SampleSheet) throws {
    let painter = try Painter()
    let picture = try painter.picture(
      of: sample.sheet(with: painter), as: .png, coding: .compact)
    try GoldenFiles.expect(picture: picture.bytes, toEqual: "sheet-\(sample.name).png")
  }

  @Test("show gaps that all alignments of a distribution have in common", arguments: stackScenes)
  func gapsAreCommon(name: String) throws {
    for solved in try solvedSample(name, with: Painter()) {
      let frames = Dictionary(
        uniqueKeysWithValues: solved.tree.items.map { ($0.identifier, $0.rootFrame) })
      let gap = try #require(frames["firstGap"])
      for alignment in ["fill", "top", "center", "bottom"] {
        let pair = (try #require(frames[alignment + "A"]), try #require(frames[alignment + "B"]))
        #expect(min(pair.0.maxX, pair.1.maxX) == gap.minX)
        #expect(max(pair.0.minX, pair.1.minX) == gap.maxX)
      }
    }
  }
}
