import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Colors and strokes of items")
struct ItemStyleTests {
  private static let red = Color(red: 0.8, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 0.8)

  private func drawing(
    _ styles: [ItemStyle], theme: [ItemStyle] = [], interface: Theme.Interface = .light
  ) -> Drawing {
    var builder = TreeBuilder(200, 100)
    builder.view("plain", [10, 10, 60, 40], className: "Button")
    builder.view("filled", [80, 10, 60, 40], className: "Button", Appearance(fill: Self.blue))
    builder.guide("gap", [10, 60, 60, 20])
    builder.guide("rest", [80, 60, 60, 20])
    var options = FigureOptions(overlays: [.guides, .names])
    options.theme = Theme(
      name: "own", interface: interface, palette: Theme.light.palette, styles: theme)
    options.emphasis.styles = styles
    return Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
  }

  private func style(_ name: String, _ set: (inout ItemStyle) -> Void) -> ItemStyle {
    var style = ItemStyle(name)
    set(&style)
    return style
  }

  private func fill(of name: String, in drawing: Drawing) -> Color? {
    drawing.commands.filter { $0.tag?.identifier == name }.compactMap { command in
      if case .roundedFill(_, _, let color) = command.step { color } else { nil }
    }.first
  }

  /// The outlines of guides by their names.
  private func outlines(in drawing: Drawing) -> [String: (DashPattern, Color)] {
    var outlines: [String: (DashPattern, Color)] = [:]
    for command in drawing.commands {
      guard case .dashedOutline(_, let pattern, let color) = command.step else { continue }
      outlines[command.tag?.identifier ?? ""] = (pattern, color)
    }
    return outlines
  }

  @Test("an id goes over a class, a figure over a view, and a view over a theme")
  func precedence() {
    let red = style("Button") { $0.fill = Self.red }
    #expect(fill(of: "plain", in: drawing([red])) == Self.red)
    #expect(fill(of: "filled", in: drawing([red])) == Self.red)
    #expect(fill(of: "plain", in: drawing([], theme: [red])) == Self.red)
    #expect(fill(of: "filled", in: drawing([], theme: [red])) == Self.blue)
    let own = style("plain") { $0.fill = Self.blue }
    #expect(fill(of: "plain", in: drawing([own, red])) == Self.blue)
  }

  @Test("a guide's name keeps to a color that can be read, whatever its outline has")
  func readableNames() throws {
    let pale = try #require(Color(hex: "#ffe066"))
    let drawing = drawing([style("gap") { $0.stroke = pale }])
    let name = try #require(drawing.texts.first { $0.text == "gap" })
    #expect(name.color.contrastRatio(with: Theme.light.palette.paper) >= 4.5)
    #expect(outlines(in: drawing)["gap"]?.1 == pale)
  }

  @Test("a guide's outline has the color, the dashes and the width, and its name the color")
  func guides() throws {
    let all = style("guide") { $0.stroke = Self.blue }
    let gap = style("gap") {
      $0.stroke = Self.red
      $0.strokeWidth = 2
      $0.dash = [8, 4]
    }
    let drawing = drawing([all, gap])
    let outlines = outlines(in: drawing)
    let own = try #require(outlines["gap"])
    #expect(own.1 == Self.red && own.0.thickness == 2)
    #expect(own.0.lengths.reduce(0, +) == 12)
    #expect(outlines["rest"]?.1 == Self.blue)
    #expect(drawing.texts.first { $0.text == "gap" }?.color == Self.red)
  }

  @Test("themes in grays have them in grays")
  func grays() {
    let gap = style("gap") { $0.stroke = Self.red }
    let color = outlines(in: drawing([gap], interface: .gray))["gap"]?.1
    #expect(color == Self.red.gray)
  }
}
