import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("The figure of a sweep")
struct SweepFigureTests {
  private func drawing(
    _ theme: Theme = .light, breakpoints: [CGFloat] = [], slopes: [CGFloat]
  ) -> Drawing {
    var builder = TreeBuilder(300, 200)
    builder.view("box", [20, 20, 60, 40])
    let figure = FigureSheet.Figure(
      tree: builder.tree, caption: "300–700", options: FigureOptions(theme: theme))
    let curves = slopes.enumerated().map { index, slope in
      SweepFigure.Curve(
        name: "curve \(index)",
        pieces: [.init(start: CGPoint(x: 300, y: 50), end: CGPoint(x: 700, y: 50 + 400 * slope))])
    }
    return Drawing(
      of: SweepFigure(
        strip: FigureSheet(rows: [FigureSheet.Row(title: "Box", groups: [[figure]])]),
        axis: "width", range: 300...700, breakpoints: breakpoints, faults: [], curves: curves),
      measure: fixedTextMeasure)
  }

  private func lines(in drawing: Drawing) -> [(points: [CGPoint], color: Color)] {
    drawing.commands.compactMap { command in
      if case .polyline(let points, _, let color) = command.step { (points, color) } else { nil }
    }
  }

  @Test("has one color for graphs that coincide, and others for the rest")
  func colors() {
    let drawing = drawing(slopes: [0.5, 0, 0.5])
    let colors = lines(in: drawing).map(\.color)
    #expect(colors.count == 3)
    #expect(colors[0] == colors[2])
    #expect(colors[0] != colors[1])
    let names = drawing.texts.filter { $0.text.hasPrefix("curve") }
    #expect(Set(names.map(\.color)) == Set(colors))
  }

  @Test("tells graphs from each other by dashes in grays")
  func dashes() {
    let drawn = lines(in: drawing(.print, slopes: [0.5, 0]))
    #expect(drawn.count > 10)
    #expect(drawn[0].points.count == 2)
    let dashed = drawn.dropFirst().map(\.points)
    #expect(dashed.allSatisfy { $0.allSatisfy { abs($0.y - dashed[0][0].y) < 1e-6 } })
    for (dash, next) in zip(dashed, dashed.dropFirst()) { #expect(dash[1].x < next[0].x) }
    #expect(dashed.first?.first?.x == drawn[0].points.first?.x)
    #expect((dashed.last?.last?.x ?? 0) <= (drawn[0].points.last?.x ?? 0))
  }

  @Test("puts the numbers of near borders in rows, up to four, none over another")
  func rows() {
    let breakpoints: [CGFloat] = (1...9).map { 300 + 4 * CGFloat($0) }
    let drawing = drawing(breakpoints: breakpoints, slopes: [])
    let numbers = drawing.texts.filter { Double($0.text) != nil }
    #expect(Set(numbers.map(\.position.y)).count == 4)
    for (index, text) in numbers.enumerated() {
      #expect(drawing.bounds.contains(text.box))
      #expect(!numbers[(index + 1)...].contains { $0.box.intersects(text.box) })
    }
    let one = self.drawing(breakpoints: [500], slopes: [])
    #expect(one.size.height < drawing.size.height)
  }
}
