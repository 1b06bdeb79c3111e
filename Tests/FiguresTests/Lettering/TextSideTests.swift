import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Texts and colors that the author chose")
struct TextSideTests {
  private func lines(_ appearance: Appearance, _ theme: Theme = .light) -> [String] {
    var builder = TreeBuilder(200, 100)
    builder.view("label", [10, 20, 180, 60], className: "Label", appearance)
    let drawing = Drawing(
      of: builder.tree, options: FigureOptions(theme: theme), measure: fixedTextMeasure)
    return drawing.description.split(separator: "\n").map(String.init)
  }

  @Test(
    "a line of text lies at the side that was chosen",
    arguments: [
      (Appearance.TextSide.left, "text \"Text\" left 10 "), (.right, "text \"Text\" right 190 "),
      (.middle, "text \"Text\" middle 100"),
    ])
  func oneLine(side: Appearance.TextSide, expected: String) {
    let appearance = Appearance(text: "Text", font: Font(pointSize: 13), textSide: side)
    #expect(lines(appearance).contains { $0.hasPrefix(expected) })
  }

  @Test("a line lies around the middle that its view says, as a button's title beside a picture")
  func offset() {
    var appearance = Appearance(text: "Text", font: Font(pointSize: 13))
    appearance.textOffset = CGPoint(x: 30, y: 0)
    #expect(lines(appearance).contains { $0.hasPrefix("text \"Text\" middle 130") })
    appearance.textOffset.x = -40
    #expect(lines(appearance).contains { $0.hasPrefix("text \"Text\" middle 60") })
  }

  @Test("so do the lines of a paragraph")
  func paragraph() {
    let appearance = Appearance(
      text: String(repeating: "word ", count: 8), font: Font(pointSize: 13), lineLimit: 0,
      textSide: .left)
    #expect(lines(appearance).contains { $0.contains("\" left 10 ") })
  }

  @Test("a color that is another in the dark is that in dark figures alone")
  func dynamicColors() {
    let blue = Color(
      light: Color(red: 0, green: 0, blue: 1), dark: Color(red: 0, green: 1, blue: 1))
    let appearance = Appearance(fill: blue, text: "Text", font: Font(pointSize: 13))
    #expect(lines(appearance).contains { $0.contains("#0000ff [Label label]") })
    #expect(lines(appearance, .dark).contains { $0.contains("#00ffff [Label label]") })
    #expect(!lines(appearance, .dark).contains { $0.contains("#0000ff [Label label]") })
  }

  private static let colors = [
    "#ff0000", "#ffffff", "#000000", "#ffcc00", "#808080", "#1d2733", "#4a40b5", "#c02020",
  ].compactMap { Color(hex: $0) }

  /// What lies below a box in a drawing: the last fill that holds all of it.
  private func ground(of box: CGRect, in drawing: Drawing) -> Color {
    drawing.commands.reduce(drawing.background) { ground, command in
      switch command.step {
      case .fill(let frame, let color) where holds(frame, box): color.over(ground)
      case .roundedFill(let frame, _, let color) where holds(frame, box): color.over(ground)
      default: ground
      }
    }
  }

  @Test(
    "the author's color of a text is kept on a ground of the theme's, which is one it can be read on",
    arguments: ["Label", "Button", "TextField", "TextView", "View"], [Theme.light, .dark])
  func ownColors(className: String, theme: Theme) throws {
    for color in Self.colors {
      for fill in [nil, Color(red: 1, green: 1, blue: 1, alpha: 0)] {
        for place in 0..<3 {
          var builder = TreeBuilder(240, 200)
          for number in 0..<place {
            builder.view("other\(number)", [10, 60 + 40 * CGFloat(number), 60, 30])
          }
          let owner = place == 2 ? builder.view("card", [90, 0, 150, 60]) : 0
          builder.view(
            "label", [100, 10, 120, 40], in: owner, className: className,
            Appearance(fill: fill, text: "Text", textColor: color))
          let drawing = Drawing(
            of: builder.tree, options: FigureOptions(theme: theme), measure: fixedTextMeasure)
          let text = try #require(drawing.texts.first { $0.text == "Text" })
          #expect(text.color == color)
          let ground = ground(of: text.box, in: drawing)
          #expect(
            color.contrastRatio(with: ground) >= 3,
            "\(color.hexText) on \(ground.hexText), place \(place)")
        }
      }
    }
  }

  @Test(
    "a ground of the figure's own below it stays inside the view, and lets letters have as much above as below"
  )
  func plates() throws {
    for (frame, lines) in [([100, 10, 40, 20], 1), ([100, 10, 40, 60], 0)] as [([CGFloat], Int)] {
      var appearance = Appearance(
        fill: Color(red: 1, green: 1, blue: 1, alpha: 0), text: "Some text",
        textColor: Color(red: 1, green: 0.584, blue: 0))
      appearance.font = Font(pointSize: 13)
      appearance.lineLimit = lines
      var builder = TreeBuilder(240, 200)
      builder.view("label", frame, className: "Label", appearance)
      let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
      let plates = drawing.commands.compactMap { command -> CGRect? in
        guard case .roundedFill(let frame, _, _) = command.step else {
          return nil
        }
        return frame
      }
      let plate = try #require(plates.first)
      let view = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      #expect(view.contains(plate))
      if lines == 1 { #expect(abs(plate.midY - view.midY) <= 1) }
    }
  }

  @Test("on a fill of the author's, so is a color that can hardly be read there")
  func ownColorsOnOwnFills() throws {
    let (pale, white) = (
      Color(red: 0.9, green: 0.9, blue: 1), Color(red: 1, green: 1, blue: 1)
    )
    var builder = TreeBuilder(240, 200)
    let card = builder.view("card", [0, 0, 240, 100], Appearance(fill: pale))
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    builder.view(
      "label", [20, 20, 100, 30], in: card, className: "Label",
      Appearance(fill: clear, text: "Text", textColor: white))
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let text = try #require(drawing.texts.first { $0.text == "Text" })
    #expect(text.color == white && ground(of: text.box, in: drawing) == pale)
  }

  @Test("a placeholder keeps the figure's color, as it keeps the system's on a device")
  func placeholders() throws {
    var appearance = Appearance(text: "Name", textColor: Self.colors[0])
    appearance.isPlaceholder = true
    var builder = TreeBuilder(240, 100)
    builder.view("field", [20, 20, 100, 30], className: "TextField", appearance)
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    #expect(drawing.texts.first { $0.text == "Name" }?.color == Theme.light.palette.quietText)
  }

  @Test("the titles of segments have it, but for the one that is picked")
  func segments() {
    var appearance = Appearance(textColor: Self.colors[1])
    appearance.segments = ["One", "Two"]
    appearance.pickedSegment = 0
    var builder = TreeBuilder(240, 100)
    builder.view("control", [20, 20, 180, 32], className: "SegmentedControl", appearance)
    let texts = Drawing(of: builder.tree, measure: fixedTextMeasure).texts
    #expect(texts.first { $0.text == "Two" }?.color == Self.colors[1])
    #expect(texts.first { $0.text == "One" }?.color != Self.colors[1])
  }
}
