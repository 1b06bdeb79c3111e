import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Layers in plain figures")
struct LayerLookTests {
  private let white = Color(red: 1, green: 1, blue: 1)
  private let red = Color(red: 1, green: 0, blue: 0)

  /// A drawing of a view with a label in it.
  private func drawing(
    _ layer: LayerLook, fill: Color? = Color(red: 1, green: 0, blue: 0),
    cornerRadius: CGFloat? = nil,
    clips: Bool = false, look: FigureLook = .plain
  ) -> Drawing {
    var builder = TreeBuilder(200, 80, root: Appearance(fill: white))
    var appearance = Appearance(fill: fill, cornerRadius: cornerRadius)
    appearance.clipsToBounds = clips
    let view = builder.view("a", [20, 20, 100, 40], appearance)
    builder.change(view) { $0.device.layer = layer }
    builder.view(
      "b", [20, 20, 100, 40], in: view, className: "Label",
      Appearance(text: "Text", textColor: .black))
    var options = FigureOptions()
    options.look = look

    return Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
  }

  private func layer(_ change: (inout LayerLook) -> Void) -> LayerLook {
    var look = LayerLook()
    change(&look)
    return look
  }

  private func texts(_ drawing: Drawing) -> [TextRun] {
    drawing.commands.compactMap { if case .text(let run) = $0.step { run } else { nil } }
  }

  private func fills(_ drawing: Drawing) -> [(box: CGRect, color: Color)] {
    drawing.commands.compactMap { command in
      switch command.step {
      case .fill(let box, let color), .roundedFill(let box, _, let color): (box, color)
      default: nil
      }
    }
  }

  @Test("an opacity is that of the view and everything in it")
  func opacity() {
    let half = drawing(layer { $0.opacity = 0.5 })
    #expect(fills(half).map(\.color) == [red.withAlphaComponent(0.5)])
    #expect(texts(half).map(\.color.alphaComponent) == [0.5])
    let none = drawing(layer { $0.opacity = 0 })
    #expect(none.commands.isEmpty)
    // Diagrams show every view.
    let diagram = drawing(layer { $0.opacity = 0 }, look: .diagram)
    #expect(!fills(diagram).isEmpty)
  }

  @Test("a border is as wide as it says, also around a view without a fill")
  func border() throws {
    let clear = drawing(layer { ($0.borderWidth, $0.borderColor) = (4, red) }, fill: nil)
    let band = try #require(
      clear.commands.compactMap { command -> (CGRect, Color)? in
        if case .band(_, _, let hole, _, let color) = command.step { (hole, color) } else { nil }
      }.first)
    #expect(band == (CGRect(x: 24, y: 24, width: 92, height: 32), red))
    let thick = fills(drawing(layer { $0.borderWidth = 30 }, fill: red))
    #expect(thick.map(\.color) == [.black])
    let diagrams = [layer { $0.borderWidth = 4 }, LayerLook()].map { drawing($0, look: .diagram) }
    #expect(diagrams[0].commands == diagrams[1].commands)
  }

  @Test("only the corners that are named are round, of the fill and of what it clips")
  func corners() {
    let look = layer { $0.roundCorners = [.layerMinXMinYCorner] }
    let scopes = drawing(look, cornerRadius: 10, clips: true).commands.compactMap { command in
      if case .begin(let scope) = command.step { scope } else { nil }
    }
    let rounded = DrawingCommand.Scope.roundedClip(
      CGRect(x: 20, y: 20, width: 110, height: 50), radius: 10)
    #expect(scopes.contains(.clip(CGRect(x: 20, y: 20, width: 100, height: 40))))
    #expect(scopes.contains(rounded))
    let all = drawing(LayerLook(), cornerRadius: 10)
    #expect(!all.commands.contains { if case .begin = $0.step { true } else { false } })
  }

  @Test("a shadow gets darker inwards, up to its opacity, and reaches two deviations")
  func shadow() throws {
    let shadow = LayerShadow(opacity: 0.5, offset: CGSize(width: 2, height: 3), radius: 5)
    let steps = fills(drawing(layer { $0.shadow = shadow })).dropLast()
    let outer = try #require(steps.first?.box)
    #expect(outer.insetBy(dx: 9, dy: 9).contains(CGRect(x: 32, y: 33, width: 78, height: 18)))
    #expect(CGRect(x: 12, y: 13, width: 120, height: 60).contains(outer))
    for (larger, smaller) in zip(steps, steps.dropFirst()) {
      #expect(larger.box.contains(smaller.box))
    }
    let darkness = 1 - steps.reduce(1) { $0 * (1 - $1.color.alphaComponent) }
    #expect(abs(darkness - 0.5) < 0.01)
    // A sharp shadow is one rectangle.
    let sharp = LayerShadow(opacity: 1, offset: CGSize(width: 4, height: 4), radius: 0)
    #expect(
      fills(drawing(layer { $0.shadow = sharp })).first?.box
        == CGRect(x: 24, y: 24, width: 100, height: 40))
    #expect(fills(drawing(layer { $0.shadow = sharp }, fill: nil)).isEmpty)
    let wide = LayerShadow(opacity: 1, offset: .zero, radius: 1e30)
    #expect(!drawing(layer { $0.shadow = wide }).commands.isEmpty)
  }
}
