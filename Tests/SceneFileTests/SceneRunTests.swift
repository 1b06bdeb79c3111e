import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SceneFile

@Suite("Texts in several looks and configurations in scenes")
struct SceneRunTests {
  private let scene = """
    root:
      subviews:
        - id: a
          class: Label
          text:
            - "Plain "
            - { text: bold, fontWeight: bold, fontSize: 20, textColor: "#ff0000", underline: double }
            - { attachment: { x: 0, y: -4, width: 18, height: 20 } }
            - { text: " end", textStyle: headline, kern: 2, baselineOffset: -1, background: "#00ff00" }
            - { text: "\\nnext", paragraph: { alignment: center, lineSpacing: 4, minimumLineHeight: 30 } }
        - id: b
          class: Button
          text: Title
          buttonStyle: tinted
          configuration:
            subtitle: Below
            size: large
            imageSize: 20x16
            imagePlacement: top
            imagePadding: 4
            titlePadding: 3
            titleAlignment: leading
            contentInsets: { top: 1, leading: 2, bottom: 3, trailing: 4 }
            cornerStyle: fixed
            cornerRadius: 3
            backgroundColor: "#112233"
            baseBackgroundColor: "#445566"
            strokeColor: "#778899"
            strokeWidth: 1.5
        - { id: c, class: Switch, style: { filledColor: "#ff0000", thumbColor: "#00ff00" } }
        - { id: d, class: Slider, style: { trackColor: "#ff0000" } }
        - { id: e, class: TextField, text: secret, secure: true }
    """

  private func item(_ name: String, _ document: SceneDocument) throws -> LayoutDocument.Item {
    try #require(document.layout.items.first { $0.name == name })
  }

  @Test("are read part by part")
  func reading() throws {
    let document = try document(scene)
    let label = try item("a", document)
    #expect(label[.text(.text)] == .text(.text, "Plain bold\u{FFFC} end\nnext"))
    guard case .styledRuns(let runs) = label[.styledRuns] else {
      Issue.record("no runs")
      return
    }
    #expect(runs.runs.map(\.length) == [6, 4, 1, 4, 5])
    #expect(runs.runs[0].style == TextRunStyle())
    #expect(runs.runs[1].style.fontWeight == .bold && runs.runs[1].style.underline == .double)
    #expect(runs.runs[2].style.attachment == CGRect(x: 0, y: -4, width: 18, height: 20))
    #expect(runs.runs[3].style.textStyle == .headline && runs.runs[3].style.kern == 2)
    #expect(runs.runs[4].style.paragraph?.alignment == .center)
    guard case .configuration(let configuration) = try item("b", document)[.configuration] else {
      Issue.record("no configuration")
      return
    }
    #expect(configuration.subtitle == "Below" && configuration.buttonSize == .large)
    #expect(configuration.imagePlacement == .top && configuration.cornerStyle == .fixed)
    #expect(configuration.contentInsets.leading == 2 && configuration.contentInsets.bottom == 3)
    #expect(configuration.background.cornerRadius == 3)
    #expect(configuration.background.strokeWidth == 1.5)
    #expect(try item("c", document)[.color(.filled)] == .color(.filled, Color(hex: "#ff0000")!))
    #expect(try item("e", document)[.flag(.isSecure)] == .flag(.isSecure, true))
  }

  @Test("are written as they were read")
  func writing() throws {
    let read = try document(scene)
    let (layout, written) = (read.layout, read.text(as: .yaml))
    #expect(written.omissions.isEmpty, "\(written.omissions)")
    let again = try document(written.text).layout
    #expect(again.items.map(\.settings) == layout.items.map(\.settings), "\(written.text)")
  }

  @Test("have the sizes of their runs in the layout")
  func layout() throws {
    let text = """
      root:
        subviews:
          - id: a
            class: Label
            text: [{ text: ab, fontSize: 40 }, { text: cd, fontSize: 20 }]
      constraints: [a.leading == root.leading, a.top == root.top]
      """
    let root = try document(text).makeView(canvas: Canvas(width: 200, height: 100))
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame == CGRect(x: 0, y: 0, width: 66, height: 48))
  }
}
