import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("The emphasis of a figure")
struct FigureEmphasisTests {
  /// A card with a label and a guide, beside a box; the label's inset is a constraint.
  private var tree: SolvedTree {
    var builder = TreeBuilder(320, 200)
    let card = builder.view("card", [20, 20, 140, 120])
    let label = builder.view("label", [40, 40, 60, 20], in: card, className: "Label")
    builder.guide("gap", [40, 70, 60, 20], in: card)
    let box = builder.view("box", [200, 20, 60, 60])
    builder.constraint(
      label, .leading, to: (card, .leading), constant: 20, identifier: "inset")
    builder.constraint(box, .leading, to: (card, .trailing), constant: 40, identifier: "apart")
    builder.constraint(box, .top, to: (card, .top), identifier: "level")
    return builder.tree
  }

  private func drawing(
    _ overlays: Set<Overlay> = [.guides, .names], on part: FigureFocus.Part? = nil,
    _ set: (inout FigureEmphasis) -> Void = { _ in }
  ) -> Drawing {
    var options = FigureOptions(overlays: overlays)
    options.paper.margin = .points(30)
    set(&options.emphasis)
    return Drawing(
      of: tree, options: options, focus: FigureFocus(on: part), measure: fixedTextMeasure)
  }

  private func names(in drawing: Drawing) -> Set<String> {
    Set(drawing.commands.compactMap { $0.tag?.identifier })
  }

  /// The fill of a view.
  private func fill(of name: String, in drawing: Drawing) throws -> Color {
    let fills = drawing.commands.compactMap { command -> Color? in
      guard command.tag?.identifier == name else { return nil }
      switch command.step {
      case .fill(_, let color), .roundedFill(_, _, let color): return color
      default: return nil
      }
    }
    return try #require(fills.first)
  }

  @Test("dims what it is not on, and keeps what lies in what it is on")
  func highlight() throws {
    let plain = drawing { _ in }
    let focused = drawing { $0.items = ["card"] }
    for name in ["card", "label"] {
      #expect(try fill(of: name, in: focused) == fill(of: name, in: plain))
    }
    #expect(try fill(of: "box", in: focused) != fill(of: "box", in: plain))
  }

  @Test("on a constraint shows its line alone, even where none is asked for")
  func constraints() {
    func figures(_ overlays: Set<Overlay>, _ subjects: [FigureOptions.Subject]) -> [String] {
      drawing(overlays) { $0.constraints = subjects }.figures.map(\.text).sorted()
    }
    #expect(figures([.constraints], []) == ["20", "40"])
    #expect(figures([.constraints], [.identifier("apart")]) == ["40"])
    #expect(figures([], [.identifier("inset")]) == ["20"])
    #expect(figures([.constraints], [.identifier("level")]) == [])
    let line = drawing([]) { $0.constraints = [.identifier("level")] }.commands.contains {
      $0.tag?.identifier == "level"
    }
    #expect(line)
  }

  @Test("on a part is on its items without their contents, and on the lines of its constraints")
  func part() throws {
    let plain = drawing { _ in }
    let focused = drawing([.constraints], on: .init(items: [1], constraints: [1]))
    #expect(try fill(of: "card", in: focused) == fill(of: "card", in: plain))
    #expect(try fill(of: "box", in: focused) == fill(of: "box", in: plain))
    #expect(try fill(of: "label", in: focused) != fill(of: "label", in: plain))
    #expect(focused.figures.map(\.text) == ["40"])
  }

  @Test("on items leaves out the lines of constraints that are about others")
  func itemConstraints() {
    #expect(drawing([.constraints]) { $0.items = ["label"] }.figures.map(\.text) == ["20"])
    #expect(drawing([.dimensions]) { $0.items = ["box"] }.figures.map(\.text) == ["60", "60"])
  }

  @Test("hides items with what lies in them, and moves nothing")
  func hide() throws {
    let plain = drawing { _ in }
    let hidden = drawing { $0.hidden = ["card", "root"] }
    #expect(names(in: plain).isSuperset(of: ["root", "card", "label", "gap", "box"]))
    #expect(names(in: hidden).isDisjoint(with: ["card", "label", "gap"]))
    #expect(names(in: hidden).isSuperset(of: ["root", "box"]))
    #expect(try fill(of: "box", in: hidden) == fill(of: "box", in: plain))
    #expect((hidden.pixelWidth, hidden.pixelHeight) == (plain.pixelWidth, plain.pixelHeight))
  }

  @Test("shows some items alone, with what lies in them")
  func only() {
    let shown = names(in: drawing { $0.only = ["card"] })
    #expect(shown.isSuperset(of: ["root", "card", "label", "gap"]))
    #expect(!shown.contains("box"))
    let guide = names(in: drawing { $0.only = ["gap"] })
    #expect(guide == ["root", "gap"])
  }
}
