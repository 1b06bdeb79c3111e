import Foundation
import Plumbline
import PlumblineSnapshotTesting
import Testing

// What the documentation gives people to paste.
extension Snapshotting where Value == Scene, Format == String {
  static func frames(on canvas: Canvas) -> Snapshotting {
    SimplySnapshotting.lines.pullback { scene in
      guard let painter = try? Painter(),
        let tree = try? scene.solve(Scene.Placement(canvas), with: painter)
      else { return "the scene cannot be laid out" }
      return SolvedScene(scene: scene, tree: tree).framesText
    }
  }
}

@Suite("The adapter for swift-snapshot-testing") struct SnapshotAdapterTests {
  @Test("is what the documentation says, and gives a scene's frames as text")
  func adapter() throws {
    let here = URL(fileURLWithPath: #filePath)
    let code = try String(contentsOf: here, encoding: .utf8)
    let page = try String(
      contentsOf: here.appending(path: "../../../Documentation/SnapshotTests.md").standardized,
      encoding: .utf8)
    let start = try #require(code.range(of: "extension Snapshotting"))
    let end = try #require(code.range(of: "\n}\n", range: start.lowerBound..<code.endIndex))
    #expect(page.contains(code[start.lowerBound..<end.upperBound]))

    let scene = Scene("Card", canvases: []) { root in
      let title = View()
      title.identifier = "title"
      title.frame = CGRect(x: 8, y: 12, width: 40, height: 20)
      root.addSubview(title)
    }
    let strategy = Snapshotting<Scene, String>.frames(on: Canvas(width: 160, height: 90))
    var frames = ""
    strategy.snapshot(scene).run { frames = $0 }
    #expect(
      frames
        == "card 160x90 ltr\n  View root 0 0 160 90\n  View title 8 12 40 20\n")
  }
}
