import AutoLayout
import Foundation
import Testing

@testable import Figures

/// Without fonts, each letter is 0.55 em wide: 11 points in a font of 20.
@Suite("Texts in several looks in plain figures")
struct StyledTextTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)

  private func piece(
    _ text: String, _ size: CGFloat = 20, _ change: (inout TextRunStyle) -> Void = { _ in }
  ) -> StyledPiece {
    var style = TextRunStyle()
    change(&style)
    return StyledPiece(text: text, font: Font(pointSize: size), style: style)
  }

  private func drawing(
    _ pieces: [StyledPiece], width: CGFloat = 200, height: CGFloat = 40, lineLimit: Int = 0,
    look: FigureLook = .plain, _ change: (inout DeviceLook) -> Void = { _ in }
  ) -> Drawing {
    var builder = TreeBuilder(300, 200, root: Appearance(fill: Color(red: 1, green: 1, blue: 1)))
    var appearance = Appearance(text: pieces.map(\.text).joined())
    appearance.lineLimit = lineLimit
    let label = builder.view("label", [20, 20, width, height], className: "Label", appearance)
    builder.change(label) {
      $0.device.pieces = pieces
      $0.device.textSide = .left
      change(&$0.device)
    }
    var options = FigureOptions()
    options.look = look
    return Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
  }

  private func fills(_ drawing: Drawing) -> [(box: CGRect, color: Color)] {
    drawing.commands.compactMap { command in
      if case .fill(let box, let color) = command.step { (box, color) } else { nil }
    }
  }

  @Test("have a run for each look, with its font and color, on one baseline")
  func runs() {
    let runs = drawing([piece("ab "), piece("cd", 30) { $0.color = red }]).texts
    #expect(runs.map(\.text) == ["ab ", "cd"])
    #expect(runs.map(\.font.pointSize) == [20, 30])
    #expect(runs.map(\.position.x) == [20, 53])
    #expect(runs[0].position.y == runs[1].position.y)
    #expect(runs[0].color == .black && runs[1].color == red)
    // Diagrams have one run in the figure's own font.
    #expect(
      drawing([piece("ab "), piece("cd", 30)], look: .diagram).texts.map(\.text) == ["ab cd"])
  }

  @Test("have grounds and lines as wide as their letters, and pictures on the baseline")
  func decorations() {
    let all = drawing([
      piece("ab") { $0.background = green },
      piece("cd") { ($0.underline, $0.strikethrough) = (.single, .double) },
      piece("\u{FFFC}") { $0.attachment = CGRect(x: 0, y: -4, width: 18, height: 20) },
    ])
    let boxes = fills(all)
    #expect(boxes[0].color == green)
    #expect(boxes[0].box.minX == 20 && boxes[0].box.width == 22)
    let lines = boxes.filter { $0.box.height <= 2 }
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.box.minX == 42 && $0.box.width == 22 })
    let baseline = all.texts[0].position.y
    let picture = boxes.first { $0.box.width == 18 }
    #expect(picture?.box.height == 20)
    #expect(abs((picture?.box.maxY ?? 0) - baseline - 4) <= 1)
  }

  @Test("have letters apart from each other, raised, and cut at the width")
  func positions() {
    let apart = drawing([piece("abc") { $0.kern = 3 }]).texts
    #expect(apart.map(\.text) == ["a", "b", "c"])
    #expect(apart.map(\.position.x) == [20, 34, 48])
    let raised = drawing([piece("a"), piece("b") { $0.baselineOffset = 5 }]).texts
    #expect(raised[0].position.y - raised[1].position.y == 5)
    let cut = drawing([piece("one "), piece("two three")], width: 80, lineLimit: 1).texts
    #expect(cut.map(\.text) == ["one ", "tw…"])
    let right = drawing([piece("ab"), piece("cd", 10)]) { $0.textSide = .right }.texts
    #expect(right.map(\.position.x) == [187, 209])
  }

  @Test("are paler where their view can't be used")
  func disabled() {
    let runs = drawing([piece("ab"), piece("cd") { $0.color = red }]) { $0.isEnabled = false }.texts
    #expect(runs[1].color == red.opacity(0.5))
    #expect(runs[0].color != .black)
  }
}

@Suite("Configurations of buttons in plain figures")
struct ButtonFaceTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func drawing(
    _ style: Button.Configuration.Style, isEnabled: Bool = true, fill: Color? = nil,
    _ change: (inout DeviceLook.ButtonFace) -> Void
  ) -> Drawing {
    var builder = TreeBuilder(300, 200, root: Appearance(fill: Color(red: 1, green: 1, blue: 1)))
    let button = builder.view(
      "button", [20, 20, 100, 50], className: "Button", Appearance(fill: fill, text: "Title"))
    builder.change(button) {
      var face = DeviceLook.ButtonFace(cornerStyle: .dynamic)
      change(&face)
      $0.device.surround = .button(style)
      $0.device.isEnabled = isEnabled
      $0.device.face = face
    }
    var options = FigureOptions()
    options.look = .plain
    return Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
  }

  private func shapes(_ drawing: Drawing) -> [(radius: CGFloat, color: Color)] {
    drawing.commands.compactMap { command in
      if case .roundedFill(_, let radius, let color) = command.step { (radius, color) } else { nil }
    }
  }

  @Test(
    "have the corners of their style",
    arguments: [
      (Button.Configuration.CornerStyle.capsule, nil, 25), (.small, 3, 4), (.fixed, 3, 3),
      (.dynamic, nil, 8), (.large, nil, 12),
    ] as [(Button.Configuration.CornerStyle, CGFloat?, CGFloat)])
  func corners(_ style: Button.Configuration.CornerStyle, _ own: CGFloat?, _ radius: CGFloat) {
    let drawing = drawing(.filled) {
      $0.cornerStyle = style
      $0.cornerRadius = own
    }
    #expect(shapes(drawing).map(\.radius) == [radius])
  }

  @Test("have a background by style and state, and a color of its own in every state")
  func backgrounds() {
    #expect(shapes(drawing(.filled, fill: red) { $0.base = red }).map(\.color) == [red])
    let tinted = shapes(drawing(.tinted, fill: red) { $0.base = red })
    #expect(tinted.map(\.color.alphaComponent) == [0.18])
    let disabled = shapes(drawing(.filled, isEnabled: false, fill: red) { $0.base = red })
    #expect(disabled[0].color != red)
    let own = shapes(drawing(.filled, isEnabled: false, fill: red) { $0.background = red })
    #expect(own.map(\.color) == [red])
  }

  @Test("have a line and a text below the title")
  func lineAndSubtitle() {
    let drawing = drawing(.plain) {
      ($0.strokeColor, $0.strokeWidth) = (red, 2)
      $0.subtitle = DeviceLook.PlacedText(
        pieces: [StyledPiece(text: "Below", font: Font(pointSize: 13))],
        frame: CGRect(x: 10, y: 30, width: 80, height: 16), side: .left)
    }
    let bands = drawing.commands.filter { if case .band = $0.step { true } else { false } }
    #expect(bands.count == 1)
    let below = drawing.texts.first { $0.text == "Below" }
    #expect(below?.position.x == 30)
    #expect((below?.position.y ?? 0) > 50)
    #expect(below?.color == drawing.texts.first { $0.text == "Title" }?.color)
  }
}
