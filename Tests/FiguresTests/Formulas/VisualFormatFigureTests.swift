import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Visual formats above a figure")
struct VisualFormatFigureTests {
  /// `|-20-[a][b(40@750)]` with its tops aligned, and a view that it does not mention.
  private func drawing(
    _ width: CGFloat = 320, theme: Theme = .light, overlays: Set<Overlay> = [.guides, .names]
  ) -> Drawing {
    var builder = TreeBuilder(width, 120)
    let first = builder.view("a", [20, 40, 60, 40])
    let second = builder.view("b", [80, 40, 40, 40])
    builder.view("other", [140, 40, 40, 40])
    builder.constraint(first, .leading, to: (0, .leading), constant: 20)
    builder.constraint(second, .leading, to: (first, .trailing))
    builder.constraint(second, .width, constant: 40, priority: 750)
    builder.constraint(first, .top, to: (second, .top))
    var tree = builder.tree
    for index in tree.constraints.indices { tree.constraints[index].ordinal = index + 5 }
    tree.visualFormats = [
      VisualFormatText(
        tokens: [
          VisualFormatToken("|-20-", .constraints([5])), VisualFormatToken("[", .punctuation),
          VisualFormatToken("a", .name), VisualFormatToken("]", .punctuation),
          VisualFormatToken("", .constraints([6])), VisualFormatToken("[", .punctuation),
          VisualFormatToken("b", .name), VisualFormatToken("(", .punctuation),
          VisualFormatToken("40@750", .constraints([7])), VisualFormatToken(")", .punctuation),
          VisualFormatToken("]", .punctuation),
        ],
        options: [VisualFormatToken("alignAllTop", .constraints([8]))])
    ]
    var options = FigureOptions(theme: theme, overlays: overlays)
    options.visualFormats = [0]
    return Drawing(of: tree, options: options, measure: fixedTextMeasure)
  }

  @Test("number each piece that makes something, and what it makes, in one color")
  func pairs() throws {
    let figure = drawing()
    let guides = Theme.light.palette.guides
    for (number, text) in [(1, "|-20-"), (3, "40@750"), (4, "alignAllTop")] {
      #expect(figure.texts.first { $0.text == text }?.color == guides[number - 1].color)
    }
    for number in 1...4 {
      // One badge below the string, one in the picture.
      let badges = figure.texts.filter { $0.text == "\(number)" && $0.font == Badge.numberFont }
      #expect(badges.count == 2, "\(number)")
    }
    #expect(figure.texts.first { $0.text == "20" }?.color == guides[0].color)
    #expect(figure.texts.first { $0.text == "40 @750" }?.color == guides[2].color)
  }

  @Test("have one dimension line of each distance, where constraints are shown as well")
  func measuresOnce() {
    let texts = drawing(overlays: [.guides, .names, .constraints]).texts.map(\.text)
    #expect(texts.filter { $0 == "20" }.count == 1)
    #expect(texts.filter { $0 == "40 @750" }.count == 1)
  }

  @Test("mark where views touch and what is aligned with heavy lines")
  func meetings() {
    let figure = drawing()
    func lines(_ number: Int) -> [CGRect] {
      let color = Theme.light.palette.guides[number - 1].color
      return figure.commands.compactMap { command in
        guard case .fill(let box, color) = command.step, min(box.width, box.height) == 2 else {
          return nil
        }
        return box
      }
    }
    #expect(lines(2).map(\.height) == [48])
    #expect(lines(4).map(\.width).reduce(0, +) >= 100)
  }

  @Test("dim what they do not mention")
  func dims() {
    let palette = Theme.light.palette
    let fills = drawing().commands.compactMap { command -> Color? in
      guard command.tag?.identifier == "other", case .roundedFill(_, _, let color) = command.step
      else { return nil }
      return color
    }
    #expect(fills.contains(palette.fills[2].opacity(0.2).over(palette.paper)))
    #expect(!fills.contains(palette.fills[2]))
  }

  @Test(
    "have no texts that overlap or leave the picture", arguments: [CGFloat(130), 200, 320, 700],
    Theme.allCases)
  func fits(width: CGFloat, theme: Theme) {
    let figure = drawing(width, theme: theme)
    let runs = figure.texts
    for (number, run) in runs.enumerated() {
      #expect(figure.bounds.contains(run.box), "\(run.text)")
      for other in runs.dropFirst(number + 1) where !other.text.isEmpty {
        #expect(!overlaps(run.box, other.box), "\(run.text), \(other.text)")
      }
    }
  }
}
