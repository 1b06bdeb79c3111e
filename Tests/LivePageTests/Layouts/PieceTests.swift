import AutoLayout
import Foundation
import Scenes
import Testing

@testable import LivePage

@Suite("Pieces")
struct PieceTests {
  /// The scenes of samples, which show what figures can.
  static let scenes = [
    "three-buttons", "equal-spacing", "dimension-lines", "notes", "plain-look",
    "stack-fill-proportionally",
    "over-scroll-view", "visual-formats", "conflict", "ambiguity", "content-size", "bands",
  ]

  private static func sampler(_ name: String) throws -> (LayoutSampler, PageState) {
    let path = "samples/\(name).scene.yaml"
    let state = try PageState(["scene": path])
    return (
      LayoutSampler(try Scene(at: path), 0, as: state, with: try Painter()), state
    )
  }

  @Test("are the drawings and layouts at all of their extents", arguments: scenes)
  func everyExtent(name: String) async throws {
    let (sampler, state) = try Self.sampler(name)
    let scene = sampler.scene
    let pixel = 1 / Double(state.canvas(of: scene).scale)
    func sample(_ extent: Int) throws(PlumblineError) -> LayoutSample {
      let canvas = state.with(.horizontal, CGFloat(extent)).canvas(of: scene)
      return try sampler.sample(on: canvas, explained: canvas)
    }
    var start = 300
    var pieces = 0
    var offCount = 0
    while start <= 400 {
      let piece = try await PieceSearch(limits: 1...8192, pixel: pixel).piece(around: start) {
        true
      } sample: { (extent) throws(PlumblineError) in
        try sample(extent)
      }
      pieces += 1
      let texts = piece.texts
      for extent in start...min(piece.range.upperBound, 400) {
        let own = try sample(extent)
        let layout = texts.layout.text(at: Double(extent), pixel: pixel)
        let layoutDistance = Self.distance(layout, own.layout)
        #expect(layoutDistance < 0.002, "the layout at \(extent) of \(piece.range)")
        // Marks on lines and the ends of leaders are rounded by themselves, and lines between two of them twice.
        let drawing = texts.drawing.text(at: Double(extent), pixel: pixel)
        let distance = Self.distance(drawing, own.drawing)
        #expect(distance < 2 * pixel + 0.002, "the drawing at \(extent) of \(piece.range)")
        if distance > 0.002 { offCount += 1 }
      }
      start = piece.range.upperBound + 1
    }
    // A piece for each extent would be no pieces.
    #expect(pieces < 40)
    #expect(offCount < 15, "of 101 drawings")
  }

  /// The greatest difference between the numbers of two texts; infinite if they differ in more than numbers.
  private static func distance(_ text: String, _ lines: [String]) -> Double {
    let (found, expected) = (NumberedLine(text), NumberedLine(lines.joined(separator: "\n")))
    guard found.numbers.count == expected.numbers.count else { return .infinity }
    return zip(found.numbers, expected.numbers).map { abs($0 - $1) }.max() ?? 0
  }
}
