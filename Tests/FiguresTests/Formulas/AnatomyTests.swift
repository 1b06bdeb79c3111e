import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("The anatomy of a constraint")
struct AnatomyTests {
  /// Two views and a guide on a canvas, and a constraint called `it` between some of them.
  private func drawing(
    _ width: CGFloat = 400, theme: Theme = .light, direction: LayoutDirection = .leftToRight,
    _ state: (inout TreeBuilder, (first: Int, second: Int, guide: Int)) -> Void
  ) -> Drawing {
    var builder = TreeBuilder(width, 200, direction: direction)
    let first = builder.view("first", [20, 40, 60, 40])
    let second = builder.view("second", [100, 40, 60, 40])
    let guide = builder.guide("space", [20, 120, 60, 20])
    state(&builder, (first, second, guide))
    var options = FigureOptions(theme: theme)
    options.anatomy = .identifier("it")
    return Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
  }

  /// The texts of the formula, without the names of its parts.
  private func formula(_ drawing: Drawing) -> [String] {
    drawing.texts.filter { $0.font.pointSize >= 14 }.map(\.text)
  }

  @Test("measures its distance once, even if constraints have dimension lines")
  func singleLine() {
    var builder = TreeBuilder(400, 200)
    let first = builder.view("first", [20, 40, 60, 40])
    let second = builder.view("second", [104, 40, 60, 40])
    builder.constraint(
      second, .leading, to: (first, .trailing), constant: 24, identifier: "it")
    var options = FigureOptions(overlays: [.constraints])
    options.anatomy = .identifier("it")
    let figure = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    #expect(figure.texts.count { $0.text == "24" } == 1)
  }

  private func parts(_ drawing: Drawing) -> [String] {
    let names = [
      "Item 1", "Attribute 1", "Relationship", "Multiplier", "Item 2", "Attribute 2", "Constant",
      "Priority", "Identifier",
    ]
    return drawing.texts.map(\.text).filter(names.contains)
  }

  @Test("names every part, what is left unspecified as well")
  func allParts() {
    let figure = drawing { builder, items in
      builder.constraint(
        items.second, .leading, .greaterThanOrEqual, to: (items.first, .trailing), constant: 20,
        priority: 750, identifier: "it")
    }
    #expect(
      formula(figure) == [
        "second", ".leading", "≥", "1 ×", "first", ".trailing", "+ 20", "@750", "“it”",
      ])
    #expect(
      parts(figure) == [
        "Item 1", "Attribute 1", "Relationship", "Multiplier", "Item 2", "Attribute 2", "Constant",
        "Priority", "Identifier",
      ])
    let quiet = FigureOptions().theme.palette.quietText
    #expect(figure.texts.first { $0.text == "1 ×" }?.color == quiet)
    #expect(figure.texts.first { $0.text == "+ 20" }?.color != quiet)
    #expect(figure.texts.contains { $0.text == "first.trailing" })
    #expect(figure.texts.contains { $0.text == "second.leading" })
  }

  @Test("of a size and a number has neither multiplier nor second item")
  func sizeAlone() {
    let figure = drawing { builder, items in
      builder.constraint(items.first, .width, constant: 60, identifier: "it")
    }
    #expect(formula(figure) == ["first", ".width", "=", "60", "“it”"])
    #expect(
      parts(figure) == ["Item 1", "Attribute 1", "Relationship", "Constant", "Identifier"])
    #expect(figure.figures.contains { $0.text == "60" })
  }

  @Test("measures what the constant adds to a share")
  func remainder() {
    let figure = drawing { builder, items in
      builder.constraint(
        items.first, .width, to: (items.second, .width), multiplier: 0.5, constant: 30,
        identifier: "it")
    }
    #expect(formula(figure).contains("½ ×"))
    let figures = figure.figures.map(\.text)
    #expect(Set(figures) == ["first.width", "second.width", "+ 30"])
  }

  @Test("dims what it is not about, and shows its guides whatever else is shown")
  func dims() {
    let figure = drawing { builder, items in
      builder.constraint(
        items.guide, .leading, to: (items.first, .leading), identifier: "it")
    }
    let palette = Theme.light.palette
    func fill(_ identifier: String) -> Color? {
      figure.commands.lazy.compactMap { command -> Color? in
        guard command.tag?.identifier == identifier,
          case .roundedFill(let frame, _, let color) = command.step, frame.height == 40
        else { return nil }
        return color
      }.first
    }
    #expect(fill("first") == palette.fills[0])
    #expect(fill("second") == palette.fills[1].opacity(0.2).over(palette.paper))
    #expect(figure.texts.contains { $0.text == "space" && $0.font.pointSize < 14 })
  }

  @Test("of a guide that views have goes by the name that scene files have for it")
  func systemGuide() {
    let figure = drawing { builder, items in
      builder.systemGuide(.layoutMargins, [16, 0, 368, 200])
      builder.constraint(
        items.first, .leading, to: (4, .leading), constant: 4, identifier: "it")
    }
    #expect(formula(figure).contains("root.margins"))
    #expect(figure.texts.contains { $0.text == "root.margins.leading" })
  }

  @Test(
    "has no texts that overlap or leave the picture, in lines where one would be too long",
    arguments: [CGFloat(40), 120, 200, 320, 600], [LayoutDirection.leftToRight, .rightToLeft])
  func fits(width: CGFloat, direction: LayoutDirection) {
    let figure = drawing(width, direction: direction) { builder, items in
      builder.change(items.second) { $0.identifier = "anExtraordinarilyLongIdentifier" }
      builder.constraint(
        items.first, .trailing, .lessThanOrEqual, to: (items.second, .leading), multiplier: 1,
        constant: -20, priority: 999, identifier: "it")
    }
    let runs = figure.texts
    #expect(runs.count > 14)
    for (number, run) in runs.enumerated() {
      #expect(figure.bounds.contains(run.box), "\(run.text)")
      for other in runs.dropFirst(number + 1) {
        #expect(!overlaps(run.box, other.box), "\(run.text), \(other.text)")
      }
    }
    for piece in ["first", "≤", "− 20", "@999"] { #expect(formula(figure).contains(piece)) }
  }

  @Test(
    "keeps the names of parts apart where the parts themselves are narrow",
    arguments: [CGFloat(180), 220, 260, 300, 340, 600])
  func narrowParts(width: CGFloat) {
    let figure = drawing(width) { builder, items in
      builder.change(items.first) { $0.identifier = "a" }
      builder.change(items.second) { $0.identifier = "b" }
      builder.constraint(items.first, .top, to: (items.second, .top), constant: 8, identifier: "it")
    }
    let parts = figure.texts.filter { $0.font == Formula.partFont }
    #expect(parts.count > 6)
    for part in parts {
      let next = parts.filter { $0.position.y == part.position.y && $0.left > part.left }
      #expect(next.allSatisfy { $0.left - part.box.maxX > 8 }, "\(part.text)")
    }
  }

  @Test("cuts a piece that is wider than a line may be")
  func cuts() throws {
    let figure = drawing(100) { builder, items in
      builder.change(items.first) { $0.identifier = String(repeating: "wide", count: 40) }
      builder.constraint(items.first, .width, constant: 60, identifier: "it")
    }
    let name = try #require(formula(figure).first)
    #expect(name.hasSuffix("…"))
    #expect(figure.texts.allSatisfy { figure.bounds.contains($0.box) })
  }

  @Test("of a constraint that is not there is the plain figure")
  func missing() {
    var builder = TreeBuilder(100, 100)
    builder.view("a", [10, 10, 20, 20])
    var options = FigureOptions()
    let plain = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    options.anatomy = .ordinal(3)
    options.paper.margin = .points(0)
    #expect(Drawing(of: builder.tree, options: options, measure: fixedTextMeasure) == plain)
  }

  @Test("keeps its colors apart from what they stand on", arguments: Theme.allCases)
  func contrasts(theme: Theme) {
    let figure = drawing(theme: theme) { builder, items in
      builder.constraint(
        items.second, .leading, to: (items.first, .trailing), constant: 20, identifier: "it")
    }
    let desk = theme.palette.desk
    for run in figure.texts where run.text.hasPrefix(".") || parts(figure).contains(run.text) {
      #expect(run.color.contrastRatio(with: desk) >= 4.5, "\(run.text)")
    }
  }

  @Test("dims the picked segment of a control as well", arguments: Theme.allCases)
  func dimsSegments(theme: Theme) throws {
    var appearance = Appearance()
    appearance.segments = ["One", "Two"]
    appearance.pickedSegment = 1
    let drawing = drawing(theme: theme) { builder, items in
      builder.view("control", [100, 120, 120, 32], className: "SegmentedControl", appearance)
      builder.constraint(items.first, .width, constant: 60, identifier: "it")
    }
    let fills = drawing.commands.compactMap { command -> Color? in
      guard command.tag?.identifier == "control", case .roundedFill(_, _, let color) = command.step
      else { return nil }
      return color
    }
    let plate = try #require(fills.last)
    #expect(fills.count > 1 && plate == theme.palette.paper)
    let title = try #require(drawing.texts.first { $0.text == "Two" })
    #expect(title.color.contrastRatio(with: plate) >= 4.5)
  }
}
