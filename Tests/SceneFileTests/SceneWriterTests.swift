import AutoLayout
import Foundation
import LayoutDocuments
import TestTools
import Testing

@testable import SceneFile

@Suite("Scenes that are written")
struct SceneWriterTests {
  @Test(
    "are read as the same layout", arguments: SceneSyntax.allCases, 1...10 as ClosedRange<UInt64>)
  func roundTrip(_ syntax: SceneSyntax, _ seed: UInt64) throws {
    var random = RandomLayoutDocument(seed: seed, hasScreens: true)
    for round in 0..<30 {
      let layout = random.next()
      let written = SceneDocument(file: "x", layout: layout).text(as: syntax)
      let read = try read(written.text, syntax, "seed \(seed), round \(round)")
      #expect(read.layout == layout, "seed \(seed), round \(round)\n\(written.text)")
      #expect(written.omissions.isEmpty, "seed \(seed), round \(round)")
    }
  }

  @Test("are read as the scene that they come from", arguments: SceneSyntax.allCases, sampleScenes)
  func samples(_ syntax: SceneSyntax, _ name: String) throws {
    let original = try SceneDocument(bytes: Array(Data(contentsOf: sample(name))), file: name)
    let written = original.text(as: syntax)
    let read = try read(written.text, syntax, name)
    #expect(read.layout == original.layout, "\(name)\n\(written.text)")
    #expect([read.title, read.description] == [original.title, original.description])
    #expect(read.figure.request == original.figure.request)
    #expect(read.figure.anatomy?.text == original.figure.anatomy?.text)
    #expect(written.omissions == [])
    #expect(read.text(as: syntax).text == written.text)
  }

  @Test("have the layout of the views that they are taken from", arguments: sampleScenes)
  func taken(_ name: String) throws {
    let original = try SceneDocument(bytes: Array(Data(contentsOf: sample(name))), file: name)
    let canvas =
      original.layout.surroundings.canvases.first ?? Canvas(width: 320, height: 568)
    let views = try original.makeView(canvas: canvas)
    let layout = LayoutDocument(of: views, surroundings: original.layout.surroundings)
    let written = SceneDocument(file: name, layout: layout).text(as: .yaml)
    let read = try read(written.text, .yaml, name)
    let trees = [views, try read.makeView(canvas: canvas)].map { $0.solvedTree(canvas: canvas) }
    let frames = trees.map { tree in
      tree.items.filter { if case .systemGuide = $0.kind { false } else { true } }.map(\.exactFrame)
    }
    #expect(frames[0] == frames[1], "\(name)\n\(written.text)")
    #expect(trees[0].conflicts.count == trees[1].conflicts.count)
  }

  private func read(
    _ text: String, _ syntax: SceneSyntax, _ name: String
  ) throws -> SceneDocument {
    do {
      return try document(text, syntax: syntax)
    } catch {
      Issue.record("\(name): \(error.problems.map(\.message))\n\(text)")
      throw error
    }
  }

  @Test("look as people write them")
  func looks() throws {
    #expect(try document(card).text(as: .yaml).text == card)
  }

  @Test("state a safe area of zero that was stated, and no other")
  func uncovered() throws {
    let canvases = [
      Canvas(width: 9, height: 8), Canvas(width: 9, height: 7).stating(safeArea: .zero),
    ]
    var layout = LayoutDocument(of: View())
    layout.surroundings.canvases = canvases
    let written = SceneDocument(file: "x", layout: layout).text(as: .yaml).text
    #expect(written.contains("canvases: [9x8, { size: 9x7, safeArea: 0 }]"))
    let again = try SceneDocument(bytes: Array(written.utf8), file: "x.scene.yaml").layout
    #expect(again.surroundings.canvases == canvases)
  }

  @Test("name what they leave out")
  func omissions() throws {
    let view = View()
    view.identifier = "a b"
    let insets = EdgeInsets(top: 1, left: 0, bottom: -2, right: 0)
    view.addedSafeAreaInsets = insets
    view.backgroundColor = Color(
      light: Color(white: 1, alpha: 1), dark: Color(red: 1 / 15, green: 2 / 15, blue: 0.2))
    let root = View()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let written = SceneDocument(file: "x", layout: LayoutDocument(of: root)).text(as: .yaml)
    #expect(
      written.text == """
        root:
          subviews:
            - id: view
              style: { fill: { light: "#ffffff", dark: "#112233" } }
              additionalSafeArea: { top: 1, left: 0, bottom: -2, right: 0 }
        constraints:
          - view.width == 20

        """)
    #expect(written.omissions == ["the id 'a b' of view"])
    let again = try SceneDocument(bytes: Array(written.text.utf8), file: "x.scene.yaml").layout
    #expect(again.items[1][.insets(.additionalSafeArea)] == .insets(.additionalSafeArea, insets))
  }
}

private let card = """
  scene: Card
  description: "A card: with a title"
  canvases: [320x568@2, { device: iPhone 15, orientation: landscape }]
  metrics: { gap: 8, half-gap: 4 }
  root:
    guides: [space]
    subviews:
      - id: card
        margins: { top: 8, leading: 16, bottom: 8, trailing: 16 }
        subviews:
          - { id: title, class: Label, text: Hello, style: { fontSize: 20 } }
          - { id: "yes", class: Label, text: "no", hugging: { horizontal: 200 } }
  constraints:
    - card.top == root.safeArea.top + 2 * gap
    - (title, yes).leading == card.margins.leading
    - title.width == yes.width == space.width
    - space.height >= 20 @750 "at least 20"
    - space.width == 16/9 * space.height - half-gap
    - { first: title.top, second: card.top, identifier: "a \\"b\\"" }
    - { visual: "V:[title]-(>=gap)-[yes]", options: [alignAllLeading], metrics: { gap: 12 } }

  """

private let sampleScenes: [String] = {
  let folder = sample("")
  let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
  return (names ?? []).filter { $0.contains(".scene.") }.sorted()
}()

private func sample(_ name: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("samples/\(name)")
}
