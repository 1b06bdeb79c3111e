import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Dimension lines without room")
struct MeasureRoomTests {
  private func drawing(
    _ builder: TreeBuilder, _ overlays: Set<Overlay> = [.constraints, .names, .guides],
    margin: CGFloat? = nil
  ) -> Drawing {
    var options = FigureOptions(overlays: overlays)
    options.paper.margin = margin.map { .points($0) } ?? .standard
    return Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
  }

  /// Many views side by side, each with a width, a height and a gap, on a canvas of a size.
  private func crowd(_ width: CGFloat, _ height: CGFloat) -> TreeBuilder {
    var builder = TreeBuilder(width, height)
    var last = 0
    for number in 0..<6 {
      let x = 10 + CGFloat(number) * 44
      let view = builder.view("v\(number)", [x, 30 + CGFloat(number % 3) * 7, 38, 24])
      builder.constraint(view, .width, .greaterThanOrEqual, constant: 30 + CGFloat(number))
      builder.constraint(view, .height, constant: 24, priority: 750 - Float(number))
      builder.constraint(
        view, .leading, to: (last, last == 0 ? .leading : .trailing), constant: last == 0 ? 10 : 6)
      last = view
    }
    return builder
  }

  @Test("are all drawn where a margin has room for them, outside of the canvas too")
  func margin() {
    let figure = drawing(crowd(280, 100), margin: 120)
    #expect(figure.omissions.isEmpty)
    let canvas = CGRect(x: 120, y: 120, width: 280, height: 100)
    let outside = figure.texts.filter { !canvas.intersects($0.box) }
    #expect(!outside.isEmpty)
    #expect(figure.texts.allSatisfy { figure.bounds.contains($0.box) })
    #expect(figure.pixelWidth == 280 + 240)
  }

  @Test("are drawn or named, never lost", arguments: [CGFloat(60), 90, 140, 300])
  func nothingIsLost(height: CGFloat) {
    let figure = drawing(crowd(280, height))
    let drawn = Set(figure.texts.map(\.text))
    for number in 0..<6 {
      let text = "≥ \(30 + number)"
      let omission = FigureOmission.constraint("v\(number).width >= \(30 + number)")
      #expect(drawn.contains(text) != figure.omissions.contains(omission), "\(text)")
    }
    for (number, run) in figure.texts.enumerated() {
      #expect(figure.bounds.contains(run.box), "\(run.text)")
      for other in figure.texts.dropFirst(number + 1) {
        #expect(!overlaps(run.box, other.box), "\(run.text), \(other.text)")
      }
    }
  }

  @Test("name what is missing as scene files write it")
  func names() {
    var builder = TreeBuilder(24, 16)
    let view = builder.view("view", [2, 2, 20, 12])
    builder.systemGuide(.layoutMargins, [1, 1, 22, 14])
    builder.constraint(
      view, .width, .lessThanOrEqual, to: (2, .width), multiplier: 0.5, constant: -8,
      priority: 750, identifier: "narrow")
    let figure = drawing(builder)
    #expect(
      figure.omissions == [
        .constraint("narrow: view.width <= 0.5 * root.margins.width - 8 @750"), .name("view"),
      ])
    #expect(
      figure.omissions.map(\.description) == [
        "the dimension line of 'narrow: view.width <= 0.5 * root.margins.width - 8 @750'",
        "the name of 'view'",
      ])
    let sizes = drawing(builder, [.dimensions])
    #expect(sizes.omissions.contains(.extent(item: "view", .horizontal)))
  }

  @Test("have less important texts make way")
  func makeWay() {
    let crowded = drawing(crowd(280, 70)).omissions.count
    let contents = FigureContents(
      crowd(280, 70).tree, options: FigureOptions(overlays: [.constraints, .names, .guides]),
      measure: fixedTextMeasure)
    let context = PlacementContext(contents, measure: fixedTextMeasure)
    var first = Placer(context)
    first.place(LabelContent(context: context).requests { $0.role == .leaf })
    first.place(MeasureContent(context: context).requests(for: contents.constraintMeasures))
    #expect(crowded <= first.omissions.count)
  }

  @Test("are as they are where nothing is in their way")
  func plain() {
    var builder = TreeBuilder(300, 200)
    let view = builder.view("view", [40, 40, 100, 40])
    builder.constraint(view, .width, constant: 100)
    let figure = drawing(builder)
    #expect(figure.omissions.isEmpty)
    #expect(figure.pixelWidth == 300)
  }
}
