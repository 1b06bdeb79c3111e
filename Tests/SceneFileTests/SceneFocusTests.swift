import AutoLayout
import Testing

@testable import SceneFile

@Suite("The focus of a scene's figure")
struct SceneFocusTests {
  private static let layout = """
    root:
      guides: [gap]
      subviews: [{ id: a }, { id: b }]
    constraints:
      - a.width == 20 "size"
      - (a, b).height == 30 "heights"
      - b.leading == a.trailing + 8

    """

  @Test("tells items from constraints, by identifier and by equation")
  func highlight() throws {
    let scene = try document(
      Self.layout
        + "figure: { highlight: [a, root.margins, size, heights, b.leading == a.trailing + 8] }\n")
    #expect(scene.figure.highlighted == ["a", "root.margins"])
    let ordinals = try scene.figure.highlightedConstraints.map {
      try scene.ordinals(ofConstraints: $0)
    }
    #expect(ordinals == [[0], [1, 2], [3]])
    let written = try SceneDocument(bytes: Array(scene.text(as: .yaml).text.utf8), file: "a")
    #expect(written.figure.highlighted == scene.figure.highlighted)
    #expect(
      written.figure.highlightedConstraints.map(\.text)
        == scene.figure.highlightedConstraints.map(\.text))
  }

  @Test(
    "is refused where it names nothing",
    arguments: [
      ("highlight: [c]", "8:23 'c' is not the id of a view or guide"),
      (
        "highlight: [a.width == 30]",
        "8:23 the scene has no constraint 'a.width == 30'; did you mean 'a.width == 20'?"
      ),
      ("only: [gep]", "8:18 'gep' is not the id of a view or guide; did you mean 'gap'?"),
      ("hide: [root.margin]", "8:23 'margin' is not a guide of 'root'; did you mean 'margins'?"),
      (
        "hide: [root]",
        "8:18 the root view is the canvas, which is always drawn; 'only' names what is drawn on it"
      ),
      (
        "anatomy: size, highlight: [a]",
        "8:26 'highlight' cannot stand beside 'anatomy'; write one of them"
      ),
    ])
  func refuses(_ text: String, _ message: String) {
    #expect(faults(Self.layout + "figure: { \(text) }\n") == [message])
  }
}
