import Foundation
import Testing

@testable import Scenes

@Suite("Views that are kept from canvas to canvas")
struct SceneLayoutTests {
  private static let samples = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../samples").standardized.path

  private static let canvases = [
    Canvas(width: 320, height: 568), Canvas(width: 1024, height: 768, scale: 2),
    Canvas(
      width: 844, height: 390, scale: 3,
      safeAreaInsets: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
    Canvas(width: 390.5, height: 844.25, scale: 3),
    Canvas(width: 390.5, height: 844.25, scale: 3, textSize: .accessibilityLarge),
    Canvas(width: 320, height: 568),
  ]

  /// Scenes whose views read something off the canvas when they are made.
  private static let others = [
    "root: { margins: { top: 40 }, subviews: [{ id: a, class: Label, text: A }] }\n"
      + "constraints: [a.top == root.margins.top, a.leading == root.margins.leading]\n",
    "canvases: [200x200]\nroot: { subviews: [{ id: a, frame: { x: 10, y: 10, width: 80, height: 80 },"
      + " autoresizing: [flexibleWidth] }] }\n",
    "root: { subviews: [{ id: a }] }\nconstraints: [a.leading == root.leading, a.width >= 400, "
      + "a.trailing == root.trailing, a.height == 10]\n",
  ]

  private static var scenes: [Scene] {
    get throws {
      try SceneInput.files(for: samples).map { try Scene(at: $0) }
        + others.enumerated().map {
          try Scene(bytes: Array($0.element.utf8), file: "other\($0.offset).scene.yaml")
        }
    }
  }

  @Test("give the layouts that new views give, whatever canvas came before")
  func layoutsAreThoseOfNewViews() throws {
    let painter = try Painter()
    for scene in try Self.scenes {
      let layout = SceneLayout(of: scene, painter: painter)
      for direction in [nil, LayoutDirection.rightToLeft] {
        for canvas in Self.canvases {
          let placement = Scene.Placement(canvas, direction: direction)
          let fresh = try scene.solve(placement, with: painter)
          let kept = try layout.tree(placement)
          #expect(kept == fresh, "\(scene.identifier) at \(canvas.name)")
        }
      }
    }
  }

  @Test("refuse a canvas that cannot be, and go on")
  func badCanvas() throws {
    let painter = try Painter()
    let scene = try #require(try Self.scenes.first)
    let layout = SceneLayout(of: scene, painter: painter)
    let bad = Scene.Placement(Canvas(width: -1, height: 5))
    #expect(throws: PlumblineError.self) { try layout.tree(bad) }
    let good = Scene.Placement(Canvas(width: 320, height: 568))
    #expect(try layout.tree(good) == scene.solve(good, with: painter))
  }
}
