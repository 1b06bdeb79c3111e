import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SceneFile

@Suite("The colors of views in scene files")
struct SceneColorTests {
  @Test("can be names of UIKit's, and follow the interface")
  func names() throws {
    let colors = ["systemBlue", "secondaryLabel", "clear", "white"]
    let views = colors.map { "{ style: { fill: \($0) } }" }.joined(separator: ", ")
    let fills = try fills("root: { subviews: [\(views)] }")
    let expected = [
      SystemColor.systemBlue.color, SystemColor.secondaryLabel.color, .clear, .white,
    ]
    #expect(fills == expected)
  }

  @Test("can be pairs for light and dark themes, of digits and names")
  func pairs() throws {
    let fills = try fills(
      """
      root:
        subviews:
          - { style: { fill: { light: "#ffffff", dark: "#102030" } } }
          - { style: { fill: { light: systemRed, dark: systemRed } } }
          - { style: { fill: { light: clear, dark: label } } }
      """)
    let night = try #require(Color(hex: "#102030"))
    #expect(fills.first == Color(light: .white, dark: night))
    #expect(fills.dropFirst().first == SystemColor.systemRed.color)
    #expect(fills.last == Color(light: .clear, dark: .white))
  }

  @Test("are allowed wherever views have colors")
  func places() throws {
    let layout = try document(
      """
      root:
        subviews:
          - class: Button
            text: Go
            configuration: { backgroundColor: systemFill, strokeColor: { light: red, dark: "#0f0" } }
            style: { borderColor: separator, shadow: { color: systemGray }, tintColor: systemPink }
          - { class: Label, text: [{ text: a, textColor: link, background: systemYellow }] }
      """
    ).layout
    let (button, label) = (layout.items[1], layout.items[2])
    #expect(button[.color(.border)] == .color(.border, SystemColor.separator.color))
    #expect(button[.color(.tint)] == .color(.tint, SystemColor.systemPink.color))
    guard case .shadow(let shadow) = button[.shadow],
      case .configuration(let configuration) = button[.configuration],
      case .styledRuns(let runs) = label[.styledRuns]
    else {
      Issue.record("settings are missing")
      return
    }
    #expect(shadow.color == SystemColor.systemGray.color)
    #expect(configuration.background.backgroundColor == SystemColor.systemFill.color)
    #expect(configuration.background.strokeColor == Color(light: .red, dark: .green))
    #expect(runs.runs.map(\.style.color) == [SystemColor.link.color])
  }

  @Test("are reported with the name that a misspelt one means, or the forms that there are")
  func mistakes() {
    let fill =
      "'fill' takes a color such as '#2d7dd2' in quotes, a name such as systemBlue or label"
    let expected = [
      "systemBleu": "'systemBleu' is not a color; did you mean 'systemBlue'?",
      "Label": "'Label' is not a color; did you mean 'label'?",
      "mint": "'mint' is not a color; did you mean 'systemMint'?",
      "transparent": "'transparent' is not a color; did you mean 'clear'?",
      "wallpaper": "'wallpaper' is not a color; \(fill), or { light: …, dark: … }",
      "[red]": "\(fill), or { light: …, dark: … }, not this value",
      "{ light: red }": "'dark' is missing; a pair of colors needs one",
      "{ light: red, darc: red }":
        "'darc' is not a key of a pair of colors; did you mean 'dark'?",
      "{ light: { light: red }, dark: red }": "'light' takes a text, not this value",
    ]
    for (color, message) in expected {
      #expect(messages("root: { style: { fill: \(color) } }").contains(message), "\(color)")
    }
  }

  @Test(
    "are written as the names and pairs that they are read from", arguments: SceneSyntax.allCases)
  func writing(_ syntax: SceneSyntax) throws {
    let original = try document(
      """
      root:
        style: { fill: systemGroupedBackground, borderColor: { light: "#ffffff", dark: "#102030" } }
        subviews:
          - { class: Label, text: [{ text: a, textColor: systemGray }, b] }
      """)
    let written = original.text(as: syntax)
    #expect(written.omissions == [])
    let again = try document(written.text, syntax: syntax)
    #expect(again.layout == original.layout)
    #expect(written.text.contains("systemGroupedBackground"))
  }

  @Test("of figures and themes have one value, and their messages say how it is written")
  func figures() {
    #expect(
      messages("root: { subviews: [{ id: a }] }\nfigure: { styles: { a: { fill: systemBlue } } }")
        == ["'systemBlue' is not a color; write '#007aff', in quotes"])
  }

  private func fills(_ text: String) throws -> [Color] {
    try document(text).layout.items.dropFirst().compactMap {
      if case .color(_, let color) = $0[.color(.fill)] { color } else { nil }
    }
  }
}
