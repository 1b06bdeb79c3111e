import AutoLayout
import Foundation
import Testing

@testable import Plumbline

@Suite("The JSON of solve")
struct JSONReportTests {
  private let yaml = """
    scene: Wide "enough"?
    canvases: [100x50@2]
    root:
      guides: [half]
      subviews:
        - { id: a, class: Button, text: A }
    constraints:
      - a.leading == root.leading + 1/3
      - a.width == 80 "eighty"
      - a.width >= 90 "ninety"
      - a.top == root.top
      - half.width == 1/2 * root.width
    """

  @Test("has the keys of the contract, frames rounded and exact, and the conflict")
  func reportHasContractKeys() throws {
    let scene = try Scene(bytes: Array(yaml.utf8), file: "dir/wide.scene.yaml")
    let tree = try scene.solve(Scene.Placement(scene.canvases[0]), with: try Painter())
    let text = [SolvedScene(scene: scene, tree: tree)].jsonReport
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]])
    let solved = try #require(report["scenes"]?.first)
    #expect(solved["file"] as? String == "dir/wide.scene.yaml")
    #expect(solved["id"] as? String == "wide")
    #expect(solved["title"] as? String == "Wide \"enough\"?")
    let canvas = try #require(solved["canvas"] as? [String: Any])
    #expect(canvas["name"] as? String == "100x50@2")
    #expect(canvas["width"] as? Double == 100)
    #expect(canvas["height"] as? Double == 50)
    #expect(canvas["scale"] as? Double == 2)
    let views = try #require(solved["views"] as? [[String: Any]])
    #expect(views.map { $0["id"] as? String } == ["root", "a"])
    #expect(views[0]["superview"] is NSNull)
    #expect(views[1]["superview"] as? String == "root")
    #expect(views[1]["class"] as? String == "Button")
    #expect((views[1]["frame"] as? [Double])?[0] == 0.5)
    #expect((views[1]["exact"] as? [Double])?[0] == 1.0 / 3)
    let guides = try #require(solved["guides"] as? [[String: Any]])
    #expect(guides.map { $0["id"] as? String } == ["half"])
    #expect(guides[0]["owner"] as? String == "root")
    #expect(guides[0]["frame"] as? [Double] == [0, 0, 50, 0])
    #expect(guides[0]["unconstrained"] as? [String] == ["vertical"])
    let conflicts = try #require(solved["conflicts"] as? [[String: Any]])
    #expect(conflicts.map { $0["broken"] as? String } == ["eighty: a.width == 80"])
    #expect(conflicts[0]["because"] as? [String] == ["ninety: a.width >= 90"])
  }
}
