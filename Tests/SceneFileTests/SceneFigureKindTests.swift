import AutoLayout
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
}
