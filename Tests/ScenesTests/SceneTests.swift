import AutoLayout
import Foundation
import Testing

@testable import Scenes

@Suite("A scene in Swift")
struct SceneTests {
  private let scene = Scene(
    "Half a canvas!", canvases: [Canvas(width: 200, height: 100)]
  ) { root in
    let guide = LayoutGuide()
    guide.identifier = "half"
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
    ])
  }

  @Test("has an identifier made of its title")
  func identifierComesFromTitle() { #expect(scene.identifier == "half-a-canvas") }

  @Test("is laid out anew on every canvas and in each direction")
  func layoutsDoNotDependOnEachOther() throws {
    let painter = try Painter()
    func half(_ width: CGFloat, _ direction: LayoutDirection) throws -> CGRect {
      let placement = Scene.Placement(Canvas(width: width, height: 100), direction: direction)
      let tree = try scene.solve(placement, with: painter)
      return try #require(tree.items.first { $0.identifier == "half" }).exactFrame
    }
    #expect(try half(200, .leftToRight) == CGRect(x: 0, y: 0, width: 100, height: 0))
    #expect(try half(301, .rightToLeft) == CGRect(x: 150.5, y: 0, width: 150.5, height: 0))
    #expect(try half(200, .leftToRight) == CGRect(x: 0, y: 0, width: 100, height: 0))
  }

  @Test(
    "refuses a canvas that cannot be drawn before taking memory for it",
    arguments: [
      Canvas(width: 0, height: 100), Canvas(width: -1, height: 100),
      Canvas(width: .nan, height: 100), Canvas(width: .infinity, height: 100),
      Canvas(width: 100, height: 100, scale: 0), Canvas(width: 1e9, height: 1e9),
      Canvas(width: 10_000, height: 10, scale: 2),
    ])
  func unusableCanvasIsAnError(canvas: Canvas) throws {
    #expect(throws: PlumblineError.self) {
      _ = try scene.solve(Scene.Placement(canvas), with: try Painter())
    }
  }
}

@Suite("What a scene's figure shows")
struct SceneFigureTests {
  private func scene(_ show: String) throws -> Scene {
    let text = """
      root: { guides: [gap], subviews: [{ id: view }] }
      constraints:
        [view.width == 40 "wide", { visual: "V:[view(40)]", identifier: tall }]
      figure: { show: [\(show)] }
      """
    return try Scene(bytes: Array(text.utf8), file: "a.scene.yaml")
  }

  @Test("is what the author asked for, limited to what the scene has")
  func readsSubjects() throws {
    let scene = try scene("guides, constraints:wide, \"dimensions:gap\"")
    #expect(scene.figureOptions.overlays == [.guides, .constraints, .dimensions])
    #expect(scene.figureOptions.subjects == [.constraints: ["wide"], .dimensions: ["gap"]])
    #expect(scene.figureSubjects == ["gap", "root", "tall", "view", "wide"])
  }

  @Test(
    "cannot be of anything else",
    arguments: [("constraint", "constraints"), ("constraints:wdie", "wide"), ("names:gap", nil)])
  func refusesUnknownSubjects(show: String, suggestion: String?) {
    do {
      _ = try scene(show)
      Issue.record("'\(show)' was read")
    } catch {
      #expect("\(error)".contains("a.scene.yaml:4:18"))
      #expect(suggestion.map { "\(error)".contains($0) } ?? true)
    }
  }
}

@Suite("What is wrong with a scene")
struct SceneProblemTests {
  @Test("is said in one go, words of the figure among it")
  func reportsWords() {
    let text = "root: { hiden: true }\nfigure: { show: [guides, marginns, 'constraints:a'] }\n"
    let error = #expect(throws: SceneError.self) {
      try Scene(bytes: Array(text.utf8), file: "a.scene.yaml")
    }
    #expect(
      error?.lines.map { String($0.prefix(18)) } == [
        "a.scene.yaml:1:9: ", "a.scene.yaml:2:26:", "a.scene.yaml:2:36:",
      ])
    #expect(error?.lines.dropLast().last?.hasSuffix("did you mean 'margins'?") == true)
  }
}

@Suite("A file name of a figure")
struct FigureNameTests {
  @Test(
    "names scene, canvas and what was asked for beyond them",
    arguments: [
      ("login", "320x568@2", [], "login.320x568@2.png"),
      ("login", "320x568", ["rtl", "dark"], "login.320x568-rtl-dark.png"),
      ("a/b", "iPhone 15", [], "a-b.iPhone-15.png"),
      ("日本", "ümläut", [], "日本.ümläut.png"),
      ("a", "iPhone SE (3rd generation) landscape", [], "a.iPhone-SE-3rd-generation-landscape.png"),
      ("a", " wide -- (2/3) ", ["rtl"], "a.wide-2-3-rtl.png"),
      ("a", "💻 /", [], "a.-.png"),
      ("..", "..", [], "-..-..png"),
    ] as [(String, String, [String], String)])
  func namesAreSafe(scene: String, canvas: String, suffixes: [String], expected: String) {
    let name = FigureName(scene: scene, canvas: canvas, suffixes: suffixes)
    #expect(name.fileName(for: .png) == expected)
  }

  @Test("is another one for each device, upright and turned")
  func devicesDiffer() {
    let canvases = Device.all.flatMap { [$0.canvas(), $0.canvas(orientation: .landscape)] }
    let names = canvases.map { FigureName(scene: "a", canvas: $0.name).fileName(for: .png) }
    #expect(Set(names).count == names.count)
    #expect(!names.contains { $0.contains("--") || $0.contains("-.") })
  }
}
