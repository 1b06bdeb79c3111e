import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Controls in figures")
struct ControlTests {
  private func drawing(
    _ className: String, _ appearance: Appearance, _ theme: Theme = .light, card: Color? = nil
  ) -> Drawing {
    var builder = TreeBuilder(300, 120)
    let owner = builder.view("card", [10, 10, 280, 100], Appearance(fill: card))
    builder.view("control", [20, 40, 240, 40], in: owner, className: className, appearance)
    return Drawing(
      of: builder.tree, options: FigureOptions(theme: theme, overlays: []),
      measure: fixedTextMeasure)
  }

  private func runs(_ drawing: Drawing) -> [TextRun] {
    drawing.commands.compactMap { if case .text(let run) = $0.step { run } else { nil } }
  }

  private func fills(_ drawing: Drawing) -> [Color] {
    drawing.commands.compactMap { command in
      guard command.tag?.identifier == "control", case .roundedFill(_, _, let color) = command.step
      else { return nil }
      return color
    }
  }

  @Test("segments have their titles, and lines between them")
  func segments() {
    var appearance = Appearance()
    appearance.segments = ["One", "Two", "Three"]
    let drawing = drawing("SegmentedControl", appearance)
    #expect(runs(drawing).map(\.text) == ["One", "Two", "Three"])
    for (number, run) in runs(drawing).enumerated() {
      #expect(abs(run.box.midX - (20 + 80 * (CGFloat(number) + 0.5))) <= 1)
    }
    let lines = drawing.commands.compactMap { command -> CGFloat? in
      if case .fill(let box, _) = command.step, box.width == 1 { box.minX } else { nil }
    }
    #expect(lines == [100, 180])
  }

  @Test("a placeholder is paler than a text, and both can be read", arguments: Theme.allCases)
  func placeholders(theme: Theme) throws {
    var appearance = Appearance(text: "Name")
    let text = try #require(runs(drawing("TextField", appearance, theme)).first)
    appearance.isPlaceholder = true
    let placeholder = try #require(runs(drawing("TextField", appearance, theme)).first)
    let paper = theme.palette.paper
    #expect(text.color.contrastRatio(with: paper) > placeholder.color.contrastRatio(with: paper))
    #expect(placeholder.color.contrastRatio(with: paper) >= 4.5)
    #expect(fills(drawing("TextField", appearance, theme)).contains(paper))
  }

  @Test("a view can be told from the card that it lies on", arguments: Theme.allCases)
  func cards(theme: Theme) throws {
    for fill in theme.palette.fills {
      let drawing = drawing("Label", Appearance(text: "Hello"), theme, card: fill)
      let own = try #require(fills(drawing).first)
      let card = theme == .print ? fill.inGray : fill
      #expect(own.contrastRatio(with: card) >= 1.2, "\(own.hexText) on \(fill.hexText)")
    }
  }
}

extension Color {
  /// What the print theme makes of a grey: the same.
  fileprivate var inGray: Color { self }
}
