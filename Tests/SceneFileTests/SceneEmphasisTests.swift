import AutoLayout
import Foundation
import PictureDescriptions
import Testing

@testable import SceneFile

@Suite("The emphasis of a scene's figure")
struct SceneEmphasisTests {
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
    #expect(scene.figure.emphasis.items == ["a", "root.margins"])
    let ordinals = try scene.figure.emphasizedConstraints.map {
      try scene.ordinals(ofConstraints: [$0])
    }
    #expect(ordinals == [[0], [1, 2], [3]])
    let written = try SceneDocument(bytes: Array(scene.text(as: .yaml).text.utf8), file: "a")
    #expect(written.figure.emphasis.items == scene.figure.emphasis.items)
    #expect(
      written.figure.emphasizedConstraints.map(\.text)
        == scene.figure.emphasizedConstraints.map(\.text))
  }

  @Test(
    "is refused where it names nothing",
    arguments: [
      (
        "highlight: [c]",
        "8:23 'c' is neither the id of a view or guide nor a constraint; the ids are root, gap, a, b"
      ),
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
        "8:26 'highlight' cannot be used with 'anatomy'; write one of them"
      ),
    ])
  func refuses(_ text: String, _ message: String) {
    #expect(faults(Self.layout + "figure: { \(text) }\n") == [message])
  }
}

@Suite("The styles of a scene's figure")
struct SceneStyleTests {
  private let layout = "root: { guides: [gap], subviews: [{ id: a, class: Button }] }\n"

  @Test("are colors and strokes by id, class and guide, and are written as they were read")
  func styles() throws {
    let scene = try document(
      layout + """
        figure:
          styles:
            gap: { stroke: "#c00", strokeWidth: 2, dash: [8, 4] }
            Button: { fill: "#112233", textColor: "#ffffff" }
            guide: { stroke: "#00ff00" }
            root.margins: { stroke: "#0000ff" }
        """)
    let styles = scene.figure.emphasis.styles
    #expect(styles.map(\.name) == ["gap", "Button", "guide", "root.margins"])
    #expect(styles[0].dash == [8, 4] && styles[0].strokeWidth == 2)
    #expect(styles[0].stroke == Color(hex: "#cc0000") && styles[1].fill == Color(hex: "#112233"))
    for syntax in [SceneSyntax.yaml, .json] {
      let text = scene.text(as: syntax).text
      let read = try SceneDocument(bytes: Array(text.utf8), file: "a", syntax: syntax)
      #expect(read.figure.emphasis.styles == styles)
    }
  }

  @Test(
    "are refused where they are none",
    arguments: [
      (
        "{ gep: { fill: '#fff' } }",
        "2:21 'gep' is neither the id of a view or guide nor the class of a view; did you mean 'gap'?"
      ),
      (
        "{ gap: { color: '#fff' } }",
        "2:28 'color' is not a key of a style of items; it has fill, textColor, stroke, strokeWidth, dash"
      ),
      (
        "{ gap: { dash: [4] } }",
        "2:34 'dash' takes pairs of lengths, dash and gap, such as [4, 3], not this value"
      ),
      (
        "[gap]",
        "2:19 'styles' takes a mapping of ids and classes to styles, not this value"
      ),
    ])
  func refuses(_ styles: String, _ message: String) {
    #expect(faults(layout + "figure: { styles: \(styles) }\n") == [message])
  }
}

@Suite("The steps of a scene's figure")
struct SceneStepTests {
  private func figure(_ text: String) throws -> SceneFigure {
    let layout = "root: { guides: [gap], subviews: [{ id: a }] }\n"
    return try document(layout + "constraints: [a.width == 20 \"size\"]\n" + text).figure
  }

  @Test("have what the figure has, but for what they say")
  func steps() throws {
    let figure = try figure(
      """
      figure:
        show: [guides]
        highlight: [a]
        notes: [{ text: Words, at: a }]
        steps:
          - { show: [names], notes: [] }
          - { anatomy: size }
          - { highlight: [size], only: [a] }
      """)
    #expect(
      figure.steps.map { $0.request.overlays?.map(\.description) } == [
        ["names"], ["guides"], ["guides"],
      ])
    #expect(figure.steps.map(\.emphasis.items) == [["a"], [], []])
    #expect(figure.steps.map { $0.emphasizedConstraints.map(\.text) } == [[], [], ["size"]])
    #expect(figure.steps.map { $0.anatomy?.text } == [nil, "size", nil])
    #expect(figure.steps.map(\.notes.count) == [0, 1, 1])
    #expect(figure.steps.map(\.emphasis.only) == [[], [], ["a"]])
  }

  @Test("are written as they were read")
  func roundTrip() throws {
    let scene = try document(
      """
      root: { guides: [gap], subviews: [{ id: a }] }
      figure:
        show: [guides]
        notes: [{ text: Words, at: a }]
        steps: [{ hide: [gap], notes: [], title: First }, { show: [] }, {}]
      """)
    for syntax in [SceneSyntax.yaml, .json] {
      let text = scene.text(as: syntax).text
      let read = try SceneDocument(bytes: Array(text.utf8), file: "a", syntax: syntax)
      #expect(read.figure.steps.map(\.emphasis.hidden) == [["gap"], [], []])
      #expect(read.figure.steps.map(\.request.title) == ["First", nil, nil])
      #expect(read.figure.steps.map(\.notes.count) == [0, 1, 1])
      #expect(
        read.figure.steps.map { $0.request.overlays?.map(\.description) } == [
          ["guides"], [], ["guides"],
        ])
    }
  }
}

@Suite("The movement of a scene's figure")
struct SceneMovementTests {
  private let layout = "root: { subviews: [{ id: a }] }\n"

  @Test("is written as it was read", arguments: SceneFigure.Movement.allCases)
  func roundTrip(movement: SceneFigure.Movement) throws {
    let scene = try document(
      layout + "canvases: [9x9, 8x8]\nfigure: { animate: \(movement.rawValue) }\n")
    #expect(scene.figure.movement == movement)
    for syntax in [SceneSyntax.yaml, .json] {
      let text = scene.text(as: syntax).text
      let read = try SceneDocument(bytes: Array(text.utf8), file: "a", syntax: syntax)
      #expect(read.figure.movement == movement)
    }
  }

  @Test(
    "goes from canvas to canvas where there are some, and nothing else moves",
    arguments: [
      (
        "figure: { animate: canvas }",
        "2:20 'canvas' is not a value of 'animate'; did you mean 'canvases'?"
      ),
      (
        "figure: { animate: canvases }",
        "2:11 an animation goes through 2 to 16 canvases, but 'canvases' has none"
      ),
      (
        "canvases: [9x9]\nfigure: { animate: canvases }",
        "3:11 an animation goes through 2 to 16 canvases, but 'canvases' has 1"
      ),
      (
        "canvases: [9x9, 8x8]\nfigure: { animate: canvases, exploded: true }",
        "3:11 'animate' cannot be used with 'exploded'; write one of them"
      ),
      (
        "canvases: [9x9, 8x8]\nfigure: { animate: canvases, steps: [{}, {}] }",
        "3:11 'animate' cannot be used with 'steps'; write one of them"
      ),
    ])
  func refuses(_ text: String, _ message: String) {
    #expect(faults(layout + text + "\n") == [message])
  }
}
