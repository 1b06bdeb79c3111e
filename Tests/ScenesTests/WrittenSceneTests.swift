import AutoLayout
import Foundation
import Testing

@testable import Scenes

@Suite("A scene that is written as a file")
struct WrittenSceneTests {
  private let scene = Scene(
    "Two boxes",
    canvases: [Canvas(width: 200, height: 100, scale: 2), Canvas(width: 320, height: 90)]
  ) { root in
    let guide = LayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    let boxes = ["first", "second"].map { name in
      let box = name == "first" ? View() : Label()
      box.identifier = name
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      return box
    }
    (boxes[1] as? Label)?.text = "Hello"
    let unnamed = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(unnamed)
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: "|-[first(second)][gap(40)][second]-|",
        options: [.alignAllTop, .alignAllBottom],
        views: ["first": boxes[0], "second": boxes[1], "gap": guide])
        + LayoutConstraint.constraints(
          withVisualFormat: "V:|-24-[first]-24-|", views: ["first": boxes[0]])
        + [unnamed.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor)])
  }

  @Test("has the same layout when it is read", arguments: SceneSyntax.allCases)
  func roundTrip(_ syntax: SceneSyntax) throws {
    let written = try WrittenScene(scene, as: syntax)
    #expect(written.omissions.isEmpty)
    let read = try Scene(bytes: Array(written.text.utf8), file: "a.scene")
    #expect(read.title == scene.title)
    #expect(read.canvases == scene.canvases)
    let painter = try Painter()
    for canvas in scene.canvases {
      let placement = Scene.Placement(canvas)
      let frames = try [scene, read].map { scene in
        try scene.solve(placement, with: painter).items.filter { $0.isAuthors }.map(\.exactFrame)
      }
      #expect(frames[0] == frames[1])
    }
    #expect(try WrittenScene(read, as: syntax).text == written.text)
  }

  @Test("is the text of a person")
  func text() throws {
    let text = try WrittenScene(scene).text
    #expect(text.hasPrefix("scene: Two boxes\ncanvases: [200x100@2, 320x90]\nroot:\n"))
    #expect(text.contains("- { id: second, class: Label, text: Hello }"), "\(text)")
    #expect(text.contains("- { id: view, frame: [1, 2, 3, 4] }"), "\(text)")
    #expect(text.contains("- view.bottom <= root.bottom"), "\(text)")
  }
}

extension SolvedTree.Item {
  fileprivate var isAuthors: Bool {
    if case .systemGuide = kind { false } else { true }
  }
}
