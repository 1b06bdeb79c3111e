import AutoLayout
import Foundation
import PictureDescriptions
import Testing

@testable import SceneFile

@Suite("What a scene asks of its figure")
struct SceneFigureKindTests {
  private func figure(_ text: String) throws -> SceneFigure {
    try SceneDocument(bytes: Array("{ root: {}, figure: \(text) }".utf8), file: "a.scene.yaml")
      .figure
  }

  @Test(
    "takes the hierarchy apart where a figure is exploded",
    arguments: [
      ("true", .planes(angle: nil, spacing: nil)), ("false", nil),
      ("{}", .planes(angle: nil, spacing: nil)),
      ("{ angle: -40 }", .planes(angle: -40, spacing: nil)),
      ("{ spacing: 60, angle: 20 }", .planes(angle: 20, spacing: 60)),
    ] as [(String, ExplosionRequest?)])
  func exploded(value: String, request: ExplosionRequest?) throws {
    #expect(try figure("{ exploded: \(value) }").request.exploded == request)
  }

  @Test("names directions, each once, in the order of the file")
  func directions() throws {
    #expect(try figure("{ show: [names] }").directions.isEmpty)
    #expect(
      try figure("{ directions: [rtl, ltr, rtl] }").directions == [.rightToLeft, .leftToRight])
    #expect(
      try figure("{ directions: [rtl], exploded: true }").directions == [.rightToLeft])
  }

  @Test("has panels, which show what the figure or a step shows unless they say otherwise")
  func panels() throws {
    let figure = try figure(
      """
      { show: [guides], look: plain, steps: [{ caption: first, only: [root] }], columns: 2, panels: [
        { caption: a, crop: root + 4 }, { step: 1, canvas: 320x240, direction: rtl },
        { scene: old.scene.yaml, show: ["constraints:gap"], crop: card } ] }
      """)
    #expect(figure.columns == 2)
    let panels = figure.panels
    #expect(panels.map(\.figure.request.look) == [.plain, .plain, .plain])
    #expect(panels.map(\.figure.request.caption) == ["a", "first", nil])
    #expect(panels.map(\.figure.request.crop?.text) == ["root + 4", nil, "card"])
    #expect(panels.map(\.figure.emphasis.only) == [[], ["root"], []])
    #expect(
      panels.map { $0.figure.request.overlays?.map(\.description) } == [
        ["guides"], ["guides"], ["constraints:gap"],
      ])
    #expect(panels[1].canvas == Canvas(width: 320, height: 240))
    #expect(panels[1].direction == .rightToLeft)
    #expect(panels[2].scene?.text == "old.scene.yaml")
  }

  @Test(
    "has no panels with a step or names that aren't there, and nothing beside them that has no place",
    arguments: [
      (
        "{ panels: [{ step: 1 }] }",
        "there is no step 1; the figure has none; add a list of them as 'steps'"
      ),
      (
        "{ steps: [{ show: [names] }], panels: [{ step: 2 }] }",
        "there is no step 2; the figure has 1"
      ),
      ("{ caption: all, panels: [{ step: 1 }] }", "'caption'"),
      ("{ directions: [ltr, rtl], panels: [{ look: plain }] }", "'directions'"),
      ("{ panels: [{ scene: old.scene.yaml, only: [a] }] }", "'only'"),
      ("{ panels: [{ crop: card }] }", "card"), ("{ columns: 2 }", "add 'panels'"),
    ])
  func wrongPanels(text: String, message: String) throws {
    let error = try #require(throws: SceneError.self) { try figure(text) }
    #expect(error.problems.contains { $0.message.contains(message) }, "\(error)")
  }

  @Test("is written with its panels as it is read")
  func writtenPanels() throws {
    let text = """
      { steps: [{ caption: first, only: [root] }], columns: 2, panels: [ { caption: a, look: plain },
        { step: 1, canvas: 320x240, direction: rtl }, { scene: old.scene.yaml, caption: Before } ] }
      """
    let document = try SceneDocument(
      bytes: Array("{ root: {}, figure: \(text) }".utf8), file: "a.scene.yaml")
    let written = document.text(as: .yaml).text
    let again = try SceneDocument(bytes: Array(written.utf8), file: "a.scene.yaml")
    let (panels, others) = (again.figure.panels, document.figure.panels)
    #expect(panels.map(\.figure) == others.map(\.figure))
    #expect(panels.map(\.canvas) == others.map(\.canvas))
    #expect(panels.map(\.direction) == others.map(\.direction))
    #expect(panels.map(\.scene?.text) == others.map(\.scene?.text))
    #expect(again.figure.columns == 2)
  }
}
